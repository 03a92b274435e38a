"""The question ``standings``: who ranks where in a village, a city or on a shore."""
