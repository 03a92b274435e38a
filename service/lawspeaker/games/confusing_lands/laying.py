"""How a landscape came about, card laid on card, and what is seen of it from above. Průběh hry 2."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.unknown import Count, Unknown
from lawspeaker.games.confusing_lands.landscape import squares as board
from lawspeaker.games.confusing_lands.landscape.faces import Face, face, unknown_face
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares
from lawspeaker.games.confusing_lands.words import Symbol


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that was laid, and the landscape before and after."""

    squares: Squares
    """Those that it took."""
    conditions: Mapping[int, Squares]
    """The condition that it bears, by number, with its squares as far as these are known."""
    perhaps_condition: Squares
    """The squares that may be part of its condition, beside those that are."""
    before: Landscape
    after: Landscape


def lay(landscape: Landscape, face: Face, row: int, column: int) -> Laid:
    """Lays a card that shows that face, with its top left square in that row and column."""
    place = board.place(row, column)
    return Laid(
        squares=face.squares_at(row, column),
        conditions={number: parts << place for number, parts in face.shown.conditions.items()},
        perhaps_condition=face.shown.perhaps_condition << place,
        before=landscape,
        after=landscape.covered_by(face, row, column),
    )


def shown(sources: Sources, card: Document, rotation: int) -> Face:
    """The face that a card shows, turned so far; of a card that nobody knows, squares of unknown content."""
    number, side = card.get("card"), card.get("side")
    if number is None or side is None:
        return unknown_face(rotation, side, number)
    try:
        return face(sources.figure("cards", str(number), side), rotation, side, number)
    except Unknown:
        return unknown_face(rotation, side, number)


def filled_in(landscape: Landscape, seen: Landscape) -> Landscape:
    """``landscape`` with what is seen of its unknown squares."""
    told = landscape.unknown & ~seen.unknown
    conditions = dict(landscape.conditions)
    further = landscape.further
    for number, squares in seen.conditions.items():
        if squares & told:
            if number not in conditions:
                further = Count(max(further.low - 1, 0), further.high, further.missing)
            conditions[number] = conditions.get(number, NONE) | squares & told
    perhaps_condition = landscape.perhaps_condition & seen.perhaps_condition
    return replace(
        landscape,
        symbols=_joined(landscape.symbols, seen.symbols, told),
        ends=_joined(landscape.ends, seen.ends, told),
        conditions=conditions,
        unknown=landscape.unknown & seen.unknown,
        perhaps_condition=perhaps_condition,
        further=further.limited(max(further.low, perhaps_condition.bit_count() // 2)),
    )


def _joined(ours: Mapping[Any, Squares], seen: Mapping[Any, Squares], told: Squares) -> Mapping[Any, Squares]:
    return {name: squares | seen[name] & told for name, squares in ours.items()}


def differing(landscape: Landscape, seen: Landscape) -> Squares:
    """The squares at which what is seen cannot be this landscape."""
    both = landscape.squares & seen.squares & ~landscape.unknown & ~seen.unknown
    layers = [(landscape.symbols[symbol], seen.symbols[symbol]) for symbol in Symbol]
    layers += [(squares, seen.ends[edge]) for edge, squares in landscape.ends.items()]
    numbers = {*landscape.conditions, *seen.conditions}
    layers += [(landscape.conditions.get(number, NONE), seen.conditions.get(number, NONE)) for number in numbers]
    wrong = landscape.squares ^ seen.squares
    for ours, theirs in layers:
        wrong |= (ours ^ theirs) & both
    return wrong
