"""Holds a service to the conformance cases: reads them, compares answers with what they expect, and reports.

It asks nothing itself. ``cli/conforming.py`` asks a service, and the tests ask this process.
"""
