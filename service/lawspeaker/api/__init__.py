"""The HTTP API: requests, responses, and the OpenAPI contract that describes them.

This package knows no rule of any game. ``contract`` declares each operation once; the Flask routes and ``openapi.yaml`` are both
built from it.
"""
