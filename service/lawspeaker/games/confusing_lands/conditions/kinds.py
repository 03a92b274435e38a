"""Conditions that count squares by their symbols alone. Bodovací podmínky 17, 18."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.conditions.condition import Award, condition
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.notation import RIVERS, alike
from lawspeaker.games.confusing_lands.words import Symbol


@condition(17, "tranquillity", each=1, matters=alike("V M F"), is_steady=True)
def tranquillity(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each village, mountain and forest square counts."""
    return _of_symbols(landscape, Symbol.VILLAGE, Symbol.MOUNTAIN, Symbol.FOREST)


@condition(18, "wilderness", each=1, matters=alike(" ".join(["C", "W", "E", *RIVERS])), is_steady=True)
def wilderness(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each river, crystal, wolf and elk square counts."""
    return _of_symbols(landscape, Symbol.RIVER, Symbol.CRYSTAL, Symbol.WOLF, Symbol.ELK)


def _of_symbols(landscape: Landscape, *symbols: Symbol) -> Iterator[Award]:
    for symbol in symbols:
        if squares := landscape.symbols[symbol]:
            yield Award(squares.bit_count(), squares)
