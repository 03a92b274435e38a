"""Conditions about forests. Bodovací podmínky 2, 11."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.conditions.condition import Award, condition
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import each
from lawspeaker.games.confusing_lands.landscape.terms import near, touching
from lawspeaker.games.confusing_lands.notation import alike, content
from lawspeaker.games.confusing_lands.words import Symbol


@condition(2, "noble-woodlands", each=3, matters=alike("F"), is_steady=True, may_count=lambda forests: forests != 1)
def noble_woodlands(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each forest square counts that is in a connected group of two forest squares or more."""
    forests = landscape.symbols[Symbol.FOREST]
    if in_groups := forests & touching(forests):
        yield Award(in_groups.bit_count(), in_groups)


@condition(11, "forest-spirit", each=8, matters=alike("E", "F"), at_best=content("E", "F"))
def forest_spirit(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each elk square counts that is near three forest squares or more."""
    for elk in each(landscape.symbols[Symbol.ELK]):
        forests = near(elk) & landscape.symbols[Symbol.FOREST]
        if forests.bit_count() >= 3:
            yield Award(1, elk, because_of=forests)
