"""The condition about crystals alone. Bodovací podmínky 6."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.conditions.condition import Award, condition
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import each
from lawspeaker.games.confusing_lands.landscape.terms import in_line, in_line_without_gap, near
from lawspeaker.games.confusing_lands.notation import alike
from lawspeaker.games.confusing_lands.words import Symbol


@condition(6, "ancient-relics", each=4, matters=alike("C"))
def ancient_relics(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each crystal square counts that has no other one near it or in its row or column."""
    crystals = landscape.symbols[Symbol.CRYSTAL]
    apart = [crystal for crystal in each(crystals) if not near(crystal) & crystals]
    alone = [crystal for crystal in apart if in_line(crystal) & crystals == crystal]
    if len(alone) != len(apart):
        parted = [crystal for crystal in apart if in_line_without_gap(crystal, landscape.squares) & crystals == crystal]
        if alone != parted and sources.reading("row.interrupted") == "by-gap":
            alone = parted
    for crystal in alone:
        yield Award(1, crystal)
