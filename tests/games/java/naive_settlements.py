"""Villages and cities as plainly as possible, written from the rulebook alone."""

from tests.games.java.naive_board import Island, Space, parts

VALUES = (2, 4, 6, 8, 10)
"""What palaces there are."""


def villages(island: Island) -> list[set[Space]]:
    """The villages, cities among them, however high their spaces are."""
    return parts(space for space, terrain in island.seen.items() if terrain == "v")


def cities(island: Island) -> dict[Space, set[Space]]:
    """The cities, by where their palaces stand."""
    return {palace: village for village in villages(island) for palace in island.palaces if palace in village}


def village_of(island: Island, space: Space) -> set[Space]:
    """The village there; none where no village is."""
    return next((village for village in villages(island) if space in village), set())


def heights(island: Island, spaces: set[Space]) -> dict[str, list[int]]:
    """How high the figures of each player stand there, the highest first; of those who have any there."""
    found: dict[str, list[int]] = {}
    for space, player in island.figures.items():
        if space in spaces:
            found.setdefault(player, []).append(island.heights[space])
    return {player: sorted(levels, reverse=True) for player, levels in found.items()}


def largest_value(village: set[Space]) -> int:
    """The highest value of a palace in a village of that size; 0 if it is too small for any."""
    return max((value for value in VALUES if value <= len(village)), default=0)
