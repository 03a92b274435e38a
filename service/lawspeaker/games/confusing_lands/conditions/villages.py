"""Conditions about villages. Bodovací podmínky 4, 12."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.conditions.condition import MOST_SQUARES, Award, condition
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, each, first
from lawspeaker.games.confusing_lands.landscape.terms import near, within
from lawspeaker.games.confusing_lands.notation import RIVERS, alike, content
from lawspeaker.games.confusing_lands.words import Symbol


# a river is a symbol like the others, wherever its ends are
@condition(
    4,
    "thriving-villages",
    each=1,
    matters=alike("F", "M", "V", "E", "W", "C", " ".join(RIVERS)),
    at_best=content("F", "M", "V", "E", "W", "C", *RIVERS),
    most=(len(Symbol) - 1) * MOST_SQUARES,
)
def thriving_villages(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """For each village square each type of symbol counts once that is near it, other than villages."""
    others = [landscape.symbols[symbol] for symbol in Symbol if symbol is not Symbol.VILLAGE]
    for village in each(landscape.symbols[Symbol.VILLAGE]):
        around = near(village)
        if types := [first(found) for squares in others if (found := squares & around)]:
            yield Award(len(types), village, because_of=sum(types))


@condition(12, "town-centre", each=3, matters=alike("C", "V"), at_best=content("C", "V"))
def town_centre(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each village square counts that is three spaces or less from one crystal square, the one that is best for it."""
    if not landscape.symbols[Symbol.VILLAGE]:
        return
    centre, villages = NONE, NONE
    for crystal in each(landscape.symbols[Symbol.CRYSTAL]):
        reached = within(3, crystal, landscape.squares) & landscape.symbols[Symbol.VILLAGE]
        if reached.bit_count() > villages.bit_count():
            centre, villages = crystal, reached
    if villages:
        yield Award(villages.bit_count(), villages, because_of=centre)
