"""A landscape from above, compared with its cards: only the topmost squares are visible. Průběh hry 2."""

from collections.abc import Sequence
from dataclasses import replace

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares


def filled_in(landscape: Landscape, seen: Landscape) -> Landscape:
    """``landscape`` with what is seen of its unknown squares."""
    given = landscape.unknown & ~seen.unknown
    conditions = dict(landscape.conditions)
    further = landscape.further
    for number, squares in seen.conditions.items():
        if squares & given:
            if number not in conditions:
                further = Count(max(further.low - 1, 0), further.high, further.missing)
            conditions[number] = conditions.get(number, NONE) | squares & given
    perhaps_condition = landscape.perhaps_condition & seen.perhaps_condition
    return replace(
        landscape,
        symbols=_joined(landscape.symbols, seen.symbols, given),
        ends=_joined(landscape.ends, seen.ends, given),
        conditions=conditions,
        unknown=landscape.unknown & seen.unknown,
        perhaps_condition=perhaps_condition,
        further=further.limited(max(further.low, perhaps_condition.bit_count() // 2)),
    )


def _joined(ours: Sequence[Squares], seen: Sequence[Squares], given: Squares) -> Sequence[Squares]:
    return [squares | others & given for squares, others in zip(ours, seen, strict=True)]


def differing(landscape: Landscape, seen: Landscape) -> Squares:
    """The squares at which what is seen cannot be this landscape."""
    both = landscape.squares & seen.squares & ~landscape.unknown & ~seen.unknown
    layers = [*zip(landscape.symbols, seen.symbols, strict=True), *zip(landscape.ends, seen.ends, strict=True)]
    numbers = {*landscape.conditions, *seen.conditions}
    layers += [(landscape.conditions.get(number, NONE), seen.conditions.get(number, NONE)) for number in numbers]
    wrong = landscape.squares ^ seen.squares
    for ours, theirs in layers:
        wrong |= (ours ^ theirs) & both
    return wrong
