"""The largest group of connected squares, for the conditions that count one. Klíčové pojmy 3; Bodovací podmínky 1, 15."""

from collections.abc import Iterable, Iterator

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.conditions.condition import Award
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares


def largest(groups: Iterable[Squares]) -> Squares:
    """The first of the groups with most squares; no square if there is no group."""
    return max(groups, key=Squares.bit_count, default=NONE)


def award_for_group(group: Squares, sources: Sources) -> Iterator[Award]:
    """Each square of the group counts, if a square by itself is one or there are more."""
    if group and (group.bit_count() > 1 or sources.reading("group.single") == "counts"):
        yield Award(group.bit_count(), group)
