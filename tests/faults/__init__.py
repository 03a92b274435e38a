"""Tests of what the service guarantees when something fails, with real processes."""
