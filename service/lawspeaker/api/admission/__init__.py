"""Admission of requests: API keys and rate limits. Both are checked before anything else is done."""
