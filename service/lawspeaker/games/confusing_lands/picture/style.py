"""How things look: colours and sizes. Any style sheet may say otherwise, by the classes."""

PANEL, FRAME = "#fffdf8", "#cfc8b6"
MEADOW, EDGE = "#dfe8c8", "#8a8373"
UNSEEN, HATCH = "#ece9df", "#c5bda9"
GOLD, GOLD_EDGE, CREAM = "#f3dfa2", "#a67c1e", "#fffaf0"
BACK = "#55636f"
ALARM = "#b3261e"

SMALL, USUAL, LARGE = 12, 13, 16
"""Sizes of text."""
