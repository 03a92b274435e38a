"""Answers as text for people on a terminal. Only the JSON is complete."""
