"""Conditions about mountains. Bodovací podmínky 3, 9."""

from collections.abc import Iterator
from itertools import islice

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.conditions.condition import PAIRS_OF_SQUARES, Award, condition
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, each
from lawspeaker.games.confusing_lands.landscape.terms import border, outer_border, spaces_from
from lawspeaker.games.confusing_lands.notation import alike, content
from lawspeaker.games.confusing_lands.words import Symbol


@condition(3, "barrier-range", each=3, matters=alike("M"), is_steady=True)
def barrier_range(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each mountain square counts that is at the border of the landscape."""
    mountains = landscape.symbols[Symbol.MOUNTAIN] & border(landscape.squares)
    if mountains:
        outer = mountains & outer_border(landscape.squares)
        if outer != mountains and sources.reading("border.holes") == "no":
            mountains = outer
    if mountains:
        yield Award(mountains.bit_count(), mountains)


@condition(9, "valley-guardians", each=2, matters=alike("C", "M"), at_best=content("C", "M"), most=PAIRS_OF_SQUARES)
def valley_guardians(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """For each crystal square each mountain square counts that is exactly four spaces from it."""
    all_mountains = landscape.symbols[Symbol.MOUNTAIN]
    for crystal in each(landscape.symbols[Symbol.CRYSTAL]) if all_mountains else ():
        four_spaces = next(islice(spaces_from(crystal, landscape.squares), 4, None), NONE)
        if mountains := four_spaces & all_mountains:
            yield Award(mountains.bit_count(), crystal, because_of=mountains)
