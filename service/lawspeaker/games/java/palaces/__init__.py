"""Palaces on the board."""
