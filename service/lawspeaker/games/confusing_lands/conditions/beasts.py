"""Conditions about wolves and elks. Bodovací podmínky 5, 10."""

from collections.abc import Iterator
from itertools import product

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.confusing_lands.conditions.condition import PAIRS_OF_SQUARES, Award, condition
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import each
from lawspeaker.games.confusing_lands.landscape.terms import group_of, within
from lawspeaker.games.confusing_lands.notation import alike, content
from lawspeaker.games.confusing_lands.words import Symbol


@condition(5, "circle-of-life", each=6, matters=alike("E", "W"), at_best=content("E", "W"), most=PAIRS_OF_SQUARES)
def circle_of_life(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each pair of a wolf square and an elk square counts, wherever they are."""
    wolves, elks = list(each(landscape.symbols[Symbol.WOLF])), list(each(landscape.symbols[Symbol.ELK]))
    pairs = list(zip(wolves, elks, strict=False))
    combinations = list(product(wolves, elks))
    if len(pairs) != len(combinations) and sources.reading("pairs") == "every-combination":
        pairs = combinations
    for wolf, elk in pairs:
        yield Award(1, wolf | elk)


@condition(10, "ruthless-hunters", each=8, matters=alike("V", "W"))
def ruthless_hunters(landscape: Landscape, sources: Sources) -> Iterator[Award]:
    """Each wolf square counts that is five spaces or more from any village square and any other wolf square."""
    wolves = landscape.symbols[Symbol.WOLF]
    shunned = wolves | landscape.symbols[Symbol.VILLAGE]
    alone = [wolf for wolf in each(wolves) if within(4, wolf, landscape.squares) & shunned == wolf]
    if alone == [shunned] and sources.reading("wolf.alone") == "does-not":
        return  # there is nothing from which it could be that far
    for wolf in alone:
        is_cut_off = wolf != shunned and group_of(wolf, landscape.squares) & shunned == wolf
        if not is_cut_off or sources.reading("wolf.unreachable") == "scores":
            yield Award(1, wolf)
