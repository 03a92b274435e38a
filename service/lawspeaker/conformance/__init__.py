"""Conformance cases: reads them, compares answers with what they expect, and reports the results.

This package sends no requests. ``cli/conforming.py`` asks a service, and the tests ask this process.
"""
