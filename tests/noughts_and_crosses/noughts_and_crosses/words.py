"""The words of the game: its players and its squares."""

PLAYERS = CROSS, NOUGHT = "cross", "nought"
EMPTY, NOBODY = "empty", "nobody"
ROWS = (("top-left", "top", "top-right"), ("left", "centre", "right"), ("bottom-left", "bottom", "bottom-right"))
SQUARES = tuple(square for row in ROWS for square in row)
LINES = (*ROWS, *zip(*ROWS, strict=True), ("top-left", "centre", "bottom-right"), ("top-right", "centre", "bottom-left"))
