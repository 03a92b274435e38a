"""Metrics, log and traces for operators. They never show the content of a request; ``log`` says what they show of its client."""
