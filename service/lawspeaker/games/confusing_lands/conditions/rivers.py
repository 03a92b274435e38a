"""Conditions about rivers. Bodovací podmínky 1, 7, 8."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.conditions.condition import ADJOINING_SQUARES, Award, condition
from lawspeaker.games.confusing_lands.conditions.groups import award_for_group, largest
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import STRIDE, Squares, each, first
from lawspeaker.games.confusing_lands.landscape.terms import connected, flows_into, flows_past
from lawspeaker.games.confusing_lands.notation import RIVERS, Content, alike, content
from lawspeaker.games.confusing_lands.words import Direction, Symbol


@condition(1, "mighty-river", each=4, matters=alike(*RIVERS), at_best=content(*RIVERS))
def mighty_river(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each square of the largest group of river squares that are connected from end to end counts."""
    group = largest(connected_end_to_end(landscape))
    touching = largest(connected(landscape.symbols[Symbol.RIVER]))
    if group != touching and sources.reading("river.group") == "touching":
        group = touching
    return award_for_group(group, sources)


def connected_end_to_end(landscape: Landscape) -> Iterator[Squares]:
    """The groups of river squares whose ends meet on the edge that they share, in reading order."""
    ends = landscape.ends
    meets_east = ends[Direction.EAST] & ends[Direction.WEST] >> 1
    meets_south = ends[Direction.SOUTH] & ends[Direction.NORTH] >> STRIDE
    meets_west, meets_north = meets_east << 1, meets_south << STRIDE
    rest = landscape.symbols[Symbol.RIVER]
    while rest:
        group, latest = 0, first(rest)
        while latest:
            group |= latest
            onward = (latest & meets_east) << 1 | (latest & meets_west) >> 1
            onward |= (latest & meets_south) << STRIDE | (latest & meets_north) >> STRIDE
            latest = onward & ~group
        yield group
        rest &= ~group


@condition(7, "roaring-falls", each=4, matters=alike(*RIVERS, "M"), at_best=content(*RIVERS, "M"), most=ADJOINING_SQUARES)
def roaring_falls(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """For each river square each mountain square counts into which it flows."""
    for river in each(landscape.symbols[Symbol.RIVER]):
        if mountains := flows_into(landscape.ends, river) & landscape.symbols[Symbol.MOUNTAIN]:
            yield Award(mountains.bit_count(), river, because_of=mountains)


# a river that ends nowhere flows past everything that touches it
@condition(
    8,
    "shaded-streams",
    each=4,
    matters=alike(*RIVERS, "F"),
    at_best=(Content(Symbol.RIVER), *content("F")),
    most=ADJOINING_SQUARES,
)
def shaded_streams(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """For each river square each forest square counts past which it flows."""
    for river in each(landscape.symbols[Symbol.RIVER]):
        if forests := flows_past(landscape.ends, river) & landscape.symbols[Symbol.FOREST]:
            yield Award(forests.bit_count(), river, because_of=forests)
