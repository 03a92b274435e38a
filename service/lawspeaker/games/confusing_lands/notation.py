"""How squares are written: a token each, in rows of tokens with spaces between them.

``.`` is an empty square; ``F M V E W C`` are forest, mountain, village, elk, wolf and crystal; two of the letters ``n e s w``
a river with its ends on these edges; ``1`` to ``18`` part of that condition; ``?`` a square of which it is not known what is
on it. Only in a landscape ``-`` is no square at all. Přehled karty.
"""

from collections.abc import Mapping, Sequence
from itertools import chain, combinations, repeat

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.games.confusing_lands.words import CARDS, FARTHEST, LONGER_SIDE, Direction, Symbol

EMPTY = "."
"""The token of an empty square."""
UNKNOWN = "?"
"""The token of a square with unknown content."""
NOWHERE = "-"
"""The token of what is no square of the landscape."""

WIDEST = 2 * FARTHEST + LONGER_SIDE
"""Rows that a landscape can have, and tokens in a row: from the northernmost card to the southernmost, and so across."""


@frozen
class Content:
    """What is on a square; if nothing of this is, it is empty."""

    symbol: Symbol | None = None
    ends: tuple[Direction, ...] = ()
    """Of a river: the two edges at which it ends."""
    condition: int | None = None
    """The number of the condition of which it is a part."""
    is_unknown: bool = False


PART_OF_A_CONDITION = Content(condition=0)
"""Part of a condition, no matter which."""

LETTERS = {
    "F": Symbol.FOREST,
    "M": Symbol.MOUNTAIN,
    "V": Symbol.VILLAGE,
    "E": Symbol.ELK,
    "W": Symbol.WOLF,
    "C": Symbol.CRYSTAL,
}
_EDGES = {"n": Direction.NORTH, "e": Direction.EAST, "s": Direction.SOUTH, "w": Direction.WEST}
_CLOCKWISE = {"n": "e", "e": "s", "s": "w", "w": "n"}

RIVERS = tuple(first + second for first, second in combinations(_EDGES, 2))
"""The rivers, each with one spelling."""


def _contents() -> Mapping[str, Content]:
    """What each token stands for."""
    symbols = {letter: Content(symbol) for letter, symbol in LETTERS.items()}
    rivers = {river: Content(Symbol.RIVER, tuple(_EDGES[letter] for letter in river)) for river in RIVERS}
    turned_about = {river[::-1]: content for river, content in rivers.items()}
    conditions = {str(number): Content(condition=number) for number in range(1, CARDS + 1)}
    return {EMPTY: Content(), **symbols, **rivers, **turned_about, **conditions, UNKNOWN: Content(is_unknown=True)}


CONTENTS = _contents()
"""What each token of a square stands for."""

_SQUARE = rf"(?:[.?FMVEWC]|{'|'.join(token for token in CONTENTS if token.isalpha() and token.islower())}|1[0-8]|[1-9])"
FACE_ROW_PATTERN = rf" *{_SQUARE}(?: +{_SQUARE}){{{LONGER_SIDE - 1}}} *"
"""A row of a face that lies unturned, as a regular expression of the whole string."""
ROW_PATTERN = rf" *(?:{_SQUARE}|-)(?: +(?:{_SQUARE}|-)){{0,{WIDEST - 1}}} *"
"""A row of a landscape, as a regular expression of the whole string."""


def turned(rows: Sequence[str], rotation: int) -> tuple[str, ...]:
    """Rows of tokens turned clockwise by ``rotation`` degrees, a multiple of 90: what was top left comes to lie top right."""
    tokens = [row.split() for row in rows]
    for _ in range(rotation // 90 % 4):
        tokens = [[_turned(token) for token in reversed(column)] for column in zip(*tokens, strict=True)]
    return tuple(" ".join(row) for row in tokens)


def _turned(token: str) -> str:
    """The token of a square turned clockwise by a quarter: the ends of a river turn along."""
    if not CONTENTS[token].ends:
        return token
    turned_about = {_CLOCKWISE[letter] for letter in token}
    return next(river for river in RIVERS if set(river) == turned_about)


def written(rows: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Rows of tokens as strings, with the tokens below each other."""
    width = max(map(len, chain.from_iterable(rows)), default=0)
    return tuple(" ".join(map(str.ljust, row, repeat(width))).rstrip() for row in rows)


def conditions(row: str) -> list[int]:
    """The numbers of the conditions in a row of tokens, square by square."""
    return [int(token) for token in row.split() if token.isdigit()]


def content(*tokens: str) -> tuple[Content, ...]:
    """What these tokens stand for."""
    return tuple(CONTENTS[token] for token in tokens)


def alike(*groups: str) -> tuple[tuple[Content, ...], ...]:
    """What these groups of tokens stand for, with spaces between the tokens of a group."""
    return tuple(content(*group.split()) for group in groups)
