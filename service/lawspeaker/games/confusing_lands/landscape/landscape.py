"""A landscape as it is seen from above: its squares, and what is on them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, reduce
from operator import or_
from typing import ClassVar

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.confusing_lands import notation
from lawspeaker.games.confusing_lands.landscape.squares import NONE, STRIDE, Squares, bit_of, each, extent
from lawspeaker.games.confusing_lands.landscape.terms import touching
from lawspeaker.games.confusing_lands.words import SQUARES_OF_A_CONDITION, Direction, Symbol

_REMEMBERED = 4096


@dataclass(frozen=True, eq=False, slots=True)
class Ground:
    """The part of a landscape that decides how a card may be laid on it: its squares and conditions, as in ``Landscape``."""

    squares: Squares
    conditions: Mapping[int, Squares]
    perhaps_condition: Squares
    further: Count

    @property
    def condition_squares(self) -> Squares:
        """The squares that are certainly part of a condition."""
        return reduce(or_, self.conditions.values(), NONE)

    def covered_by(self, shown: "Landscape", bit: int) -> "Ground":
        """The ground with a card laid on it that shows ``shown``, moved by ``bit`` bits."""
        taken = shown.squares << bit
        conditions, perhaps_condition, further = self.conditions, self.perhaps_condition, self.further
        if conditions and taken & self.condition_squares:  # what is left of one that is covered in part is an empty square
            conditions = {number: squares for number, squares in conditions.items() if not squares & taken}
        if shown.conditions:
            conditions = dict(conditions)
            for number, squares in shown.conditions.items():
                conditions[number] = conditions.get(number, NONE) | squares << bit
        if perhaps_condition or shown.perhaps_condition:
            perhaps_condition = perhaps_condition & ~taken | shown.perhaps_condition << bit
        if further.high or shown.further.high:
            further += shown.further
        if further.high != further.low:
            perhaps_condition = _perhaps_condition(perhaps_condition, conditions)
            further = further.limited(max(further.low, _room(perhaps_condition, conditions)))  # what is covered was none
        return Ground(self.squares | taken, conditions, perhaps_condition, further)


@dataclass(frozen=True)
class Landscape:
    """The squares that lie on top, by what is on them. It never changes: cards laid on it make another."""

    squares: Squares
    symbols: Sequence[Squares]
    """The squares with each symbol, by ``Symbol``."""
    ends: Sequence[Squares]
    """The squares with a river that ends on that edge, by ``Direction``."""
    conditions: Mapping[int, Squares]
    """The conditions that are certainly there, by number, with their squares as far as these are seen."""
    unknown: Squares
    """The squares with unknown content."""
    perhaps_condition: Squares
    """Those of them that may be part of a condition."""
    further: Count
    """The number of further conditions whose numbers are unknown."""

    EMPTY: ClassVar["Landscape"]
    """A landscape in which no card lies."""

    @classmethod
    def read(cls, rows: Sequence[str], row: int = 1, column: int = 1) -> "Landscape":
        """The landscape written in ``rows``, of which the first token lies in that row and column."""
        by_token: dict[str, Squares] = {}
        for down, line in enumerate(rows):
            bit = bit_of(row + down, column)
            for token, squares in _tokens(line):
                by_token[token] = by_token.get(token, NONE) | squares << bit
        bare = cls.EMPTY.showing((squares, notation.CONTENTS[token]) for token, squares in by_token.items())
        perhaps_condition = _perhaps_condition(bare.unknown, bare.conditions)
        further = Count(0, _room(perhaps_condition, bare.conditions))
        return replace(bare, perhaps_condition=perhaps_condition, further=further)

    def showing(self, contents: Iterable[tuple[Squares, notation.Content]]) -> "Landscape":
        """The landscape with that on these squares, about which nothing was known before."""
        squares, unknown = self.squares, self.unknown
        symbols, ends, conditions = list(self.symbols), list(self.ends), dict(self.conditions)
        for one, content in contents:
            squares |= one
            if content.is_unknown:
                unknown |= one
            elif unknown:
                unknown &= ~one
            if content.symbol is not None:
                symbols[content.symbol] |= one
            for edge in content.ends:
                ends[edge] |= one
            if content.condition is not None:
                conditions[content.condition] = conditions.get(content.condition, NONE) | one
        perhaps_condition = self.perhaps_condition & unknown
        return Landscape(squares, symbols, ends, conditions, unknown, perhaps_condition, self.further)

    def with_conditions_only_on(self, perhaps_condition: Squares, further: int) -> "Landscape":
        """The landscape in which only these unknown squares may be part of a condition, with at most ``further`` more
        conditions."""
        most = min(_room(perhaps_condition, self.conditions), max(further, 0))
        return replace(self, perhaps_condition=perhaps_condition, further=Count(0, most))

    @cached_property
    def ground(self) -> Ground:
        """The ground on which the next card is laid."""
        return Ground(self.squares, self.conditions, self.perhaps_condition, self.further)

    @cached_property
    def symbols_seen(self) -> Sequence[tuple[Symbol, Squares]]:
        """The symbols that are somewhere, and where."""
        return [(symbol, self.symbols[symbol]) for symbol in Symbol if self.symbols[symbol]]

    @cached_property
    def ends_seen(self) -> Sequence[tuple[Direction, Squares]]:
        """The edges on which a river ends somewhere, and of which squares."""
        return [(edge, self.ends[edge]) for edge in Direction if self.ends[edge]]

    @property
    def condition_squares(self) -> Squares:
        """The squares that are certainly part of a condition."""
        return reduce(or_, self.conditions.values(), NONE)

    @cached_property
    def empty(self) -> Squares:
        """The squares that certainly have neither a symbol nor a part of a condition on them."""
        return self.squares & ~(reduce(or_, self.symbols) | self.condition_squares | self.unknown)

    def written(self) -> tuple[tuple[str, ...], int, int]:
        """The landscape in rows of tokens, and the row and the column in which the first of them lies."""
        if not self.squares:
            return (), 1, 1
        rows, columns = extent(self.squares)
        origin = bit_of(rows.start, columns.start)
        tokens = [notation.NOWHERE] * STRIDE * len(rows)
        for squares, token in self._by_token():
            for one in each(squares >> origin):
                tokens[one.bit_length() - 1] = token
        starts = range(0, len(tokens), STRIDE)
        return notation.written([tokens[start : start + len(columns)] for start in starts]), rows.start, columns.start

    def _by_token(self) -> Iterator[tuple[Squares, str]]:
        """The squares by how they are written."""
        yield self.unknown, notation.UNKNOWN
        yield self.empty, notation.EMPTY
        for letter, symbol in notation.LETTERS.items():
            yield self.symbols[symbol], letter
        for river in notation.RIVERS:
            end, other_end = notation.CONTENTS[river].ends
            yield self.ends[end] & self.ends[other_end], river
        for number, squares in self.conditions.items():
            yield squares, str(number)


@lru_cache(_REMEMBERED)
def _tokens(line: str) -> Sequence[tuple[str, Squares]]:
    """The tokens in a row of squares, each once, with its squares, of which the first is on bit 0."""
    found: dict[str, Squares] = {}
    for right, token in enumerate(line.split()):
        found[token] = found.get(token, NONE) | 1 << right
    found.pop(notation.NOWHERE, None)
    return tuple(found.items())


def _perhaps_condition(unknown: Squares, conditions: Mapping[int, Squares]) -> Squares:
    """Those of the unknown squares that may be part of a condition, which has two adjoining squares."""
    if not unknown:
        return NONE
    halves = reduce(or_, (squares for squares in conditions.values() if squares.bit_count() == 1), NONE)
    return unknown & touching(unknown | halves)


def _room(perhaps_condition: Squares, conditions: Mapping[int, Squares]) -> int:
    """The number of further conditions that fit on these squares, in addition to the unseen parts of the known conditions."""
    unseen = sum(max(SQUARES_OF_A_CONDITION - squares.bit_count(), 0) for squares in conditions.values())
    return max(perhaps_condition.bit_count() - unseen, 0) // SQUARES_OF_A_CONDITION


Landscape.EMPTY = Landscape(NONE, [NONE] * len(Symbol), [NONE] * len(Direction), {}, NONE, NONE, Count(0, 0))
