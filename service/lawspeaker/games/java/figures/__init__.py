"""Figures: how they compare, what their ways cost, and where they come and go."""
