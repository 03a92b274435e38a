"""Sizes of text."""

SMALL, USUAL, LARGE = 16, 18, 20
