"""A landscape as it is seen from above: its squares, and what is on them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, ClassVar

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.confusing_lands import notation
from lawspeaker.games.confusing_lands.landscape import squares as board
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares
from lawspeaker.games.confusing_lands.landscape.terms import touching
from lawspeaker.games.confusing_lands.words import Direction, Symbol

if TYPE_CHECKING:
    from lawspeaker.games.confusing_lands.landscape.faces import Face


@dataclass(frozen=True)
class Landscape:
    """The squares that lie on top, by what is on them. It never changes: a card laid on it makes another."""

    squares: Squares
    symbols: Mapping[Symbol, Squares]
    """The squares with each symbol."""
    ends: Mapping[Direction, Squares]
    """The squares with a river that ends on that edge."""
    conditions: Mapping[int, Squares]
    """The conditions that are certainly there, by number, with their squares as far as these are seen."""
    unknown: Squares
    """The squares of which it is not known what is on them."""
    perhaps_condition: Squares
    """Those of them that may be part of a condition."""
    further: Count
    """How many more conditions there are, of unknown number."""

    EMPTY: ClassVar["Landscape"]
    """A landscape in which no card lies."""

    @classmethod
    def read(cls, rows: Sequence[str], row: int = 1, column: int = 1) -> "Landscape":
        """The landscape written in ``rows``, of which the first token lies in that row and column."""
        bare = cls.EMPTY.showing(
            (board.square(row + down, column + right), notation.CONTENTS[token])
            for down, line in enumerate(rows)
            for right, token in enumerate(line.split())
            if token != notation.NOWHERE
        )
        perhaps_condition = _perhaps_condition(bare.unknown, bare.conditions)
        further = Count(0, _room(perhaps_condition, bare.conditions))
        return replace(bare, perhaps_condition=perhaps_condition, further=further)

    def showing(self, contents: Iterable[tuple[Squares, notation.Content]]) -> "Landscape":
        """The landscape with that on these squares, about which nothing was known before."""
        squares, unknown = self.squares, self.unknown
        symbols, ends, conditions = dict(self.symbols), dict(self.ends), dict(self.conditions)
        for square, content in contents:
            squares |= square
            unknown = unknown | square if content.is_unknown else unknown & ~square
            if content.symbol is not None:
                symbols[content.symbol] |= square
            for edge in content.ends:
                ends[edge] |= square
            if content.condition is not None:
                conditions[content.condition] = conditions.get(content.condition, NONE) | square
        perhaps_condition = self.perhaps_condition & unknown
        return Landscape(squares, symbols, ends, conditions, unknown, perhaps_condition, self.further)

    def covered_by(self, face: "Face", row: int, column: int) -> "Landscape":
        """The landscape with a card laid on it, showing that face, its top left square in that row and column."""
        place, shown = board.place(row, column), face.shown
        kept = ~(shown.squares << place)
        conditions = {number: squares & kept for number, squares in self.conditions.items()}
        for number, squares in shown.conditions.items():
            conditions[number] = conditions.get(number, NONE) | squares << place
        perhaps_condition = self.perhaps_condition & kept | shown.perhaps_condition << place
        further = self.further + shown.further
        if further.high != further.low:
            perhaps_condition = _perhaps_condition(perhaps_condition, conditions)
            further = further.limited(max(further.low, _room(perhaps_condition, conditions)))  # what is covered was none
        return Landscape(
            self.squares | shown.squares << place,
            {symbol: squares & kept | shown.symbols[symbol] << place for symbol, squares in self.symbols.items()},
            {edge: squares & kept | shown.ends[edge] << place for edge, squares in self.ends.items()},
            conditions,
            self.unknown & kept | shown.unknown << place,
            perhaps_condition,
            further,
        )

    @cached_property
    def condition_squares(self) -> Squares:
        """The squares that are certainly part of a condition."""
        return reduce(or_, self.conditions.values(), NONE)

    @cached_property
    def empty(self) -> Squares:
        """The squares that certainly have neither a symbol nor a part of a condition on them."""
        return self.squares & ~(reduce(or_, self.symbols.values()) | self.condition_squares | self.unknown)

    def written(self) -> tuple[tuple[str, ...], int, int]:
        """The landscape in rows of tokens, and the row and the column in which the first of them lies."""
        if not self.squares:
            return (), 1, 1
        rows, columns = board.extent(self.squares)
        tokens = [[self._token(board.square(row, column)) for column in columns] for row in rows]
        return notation.written(tokens), rows.start, columns.start

    def _token(self, square: Squares) -> str:
        """The token of what is on the square."""
        if not square & self.squares:
            return notation.NOWHERE
        return notation.token(
            notation.Content(
                next((symbol for symbol, squares in self.symbols.items() if squares & square), None),
                tuple(edge for edge, squares in self.ends.items() if squares & square),
                next((number for number, squares in self.conditions.items() if squares & square), None),
                bool(square & self.unknown),
            )
        )


def _perhaps_condition(unknown: Squares, conditions: Mapping[int, Squares]) -> Squares:
    """Those of the unknown squares that may be part of a condition, which has two adjoining squares."""
    if not unknown:
        return NONE
    halves = reduce(or_, (squares for squares in conditions.values() if squares.bit_count() == 1), NONE)
    return unknown & touching(unknown | halves)


def _room(perhaps_condition: Squares, conditions: Mapping[int, Squares]) -> int:
    """For how many more conditions there is room on these squares, beside the unseen parts of those that are there."""
    unseen = sum(max(2 - squares.bit_count(), 0) for squares in conditions.values())
    return max(perhaps_condition.bit_count() - unseen, 0) // 2


Landscape.EMPTY = Landscape(NONE, dict.fromkeys(Symbol, NONE), dict.fromkeys(Direction, NONE), {}, NONE, NONE, Count(0, 0))
