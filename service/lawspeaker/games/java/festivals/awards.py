"""What a festival brings to those who hold it. ¶36."""

SHARED = {2: 0, 4: 1, 6: 2, 8: 2, 10: 3}
"""By the value of the palace: the points of each who shares the festival, by the table on the overview card."""


def award(value: int, winning: int) -> int:
    """The points of each of so many who hold the festival in a palace of that value."""
    return value // 2 if winning == 1 else SHARED[value]
