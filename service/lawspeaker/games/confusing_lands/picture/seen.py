"""The drawn part of a landscape: every square about which the state says something, even if other parts are invalid."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.confusing_lands import notation
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import FARTHEST, LONGER_SIDE, SHORTER_SIDE, Direction, Phase

Where = tuple[int, int]
"""Row and column."""
UNKNOWN = "?"
ROOM = 2
"""Rows and columns around a landscape in which a card can lie that covers a square of it."""
_UNSEEN = (" ".join([UNKNOWN] * LONGER_SIDE),) * SHORTER_SIDE
STEPS: Mapping[Direction, Where] = {
    Direction.NORTH: (-1, 0),
    Direction.EAST: (0, 1),
    Direction.SOUTH: (1, 0),
    Direction.WEST: (0, -1),
}


@frozen
class Square:
    """A square of a landscape as it is seen from above."""

    token: str
    at: str
    """The pointer of what shows it."""
    is_certain: bool = True
    """Whether no card can lie on it of which it is not known where it lies."""
    contradiction: tuple[str, str] | None = None
    """If the cards and the squares of the landscape contradict each other here: the tokens by both of them."""


@frozen
class Lying:
    """A card that was placed, as far as it is known."""

    given: Document
    nth: int
    at: str
    squares: Mapping[Where, str]
    """The squares that it takes with their tokens; none if it is not known how it lies."""

    @property
    def letter(self) -> str:
        """By what it is called in the picture."""
        return "abcdefghijklmnopqrstuvwxyz"[self.nth]


class Seen:
    """The landscape of one player as it is known."""

    def __init__(self, state: State, player: str, room: int = 0) -> None:
        """``room`` is how many rows and columns are drawn around the squares, where further ones can be entered."""
        self.player = player
        self.room = room
        self.at = state.pointer("landscapes", player)
        self._state = state
        self._given = state.given_landscape(player).document

    @property
    def is_known(self) -> bool:
        """Whether its cards are known, or its squares, or that nothing can lie there yet."""
        return bool(self._given.keys() & {"placed", "squares"}) or self._state.document.get("phase") == Phase.SETUP

    @cached_property
    def cards(self) -> Sequence[Lying]:
        """The cards that were placed, in their order."""
        return [self._lying(nth, card) for nth, card in enumerate(self._given.get("placed", ()))]

    def _lying(self, nth: int, card: Document) -> Lying:
        return Lying(card, nth, f"{self.at}/placed/{nth}", lying(self._state, card))

    @cached_property
    def on_top(self) -> Mapping[Where, int]:
        """Which of the cards lies on top where any lies, those left out of which it is not known how they lie."""
        return {where: card.nth for card in self.cards for where in card.squares}

    @cached_property
    def squares(self) -> Mapping[Where, Square]:
        """The squares, each as far as it is known."""
        by_cards, by_squares = self._by_cards, self._by_squares
        if "placed" not in self._given or "squares" not in self._given:
            return by_cards or by_squares
        if not all(card.squares for card in self.cards):
            return {**by_cards, **by_squares}
        return {where: _both(by_cards.get(where), by_squares.get(where)) for where in by_cards | by_squares}

    @property
    def _by_cards(self) -> dict[Where, Square]:
        last_astray = max((card.nth for card in self.cards if not card.squares), default=-1)
        return {
            where: Square(self.cards[nth].squares[where], self.at, is_certain=nth > last_astray)
            for where, nth in self.on_top.items()
        }

    @property
    def _by_squares(self) -> dict[Where, Square]:
        origin = self._given.get("origin", {})
        first, column = origin.get("row", 1), origin.get("column", 1)
        return {
            where: Square(token, f"{self.at}/squares/{down}")
            for down, row in enumerate(self._given.get("squares", ()))
            for where, token in _tokens((row,), first + down, column)
            if token != notation.NOWHERE
        }

    @property
    def rows(self) -> range:
        """The rows in which there is a square, or room for one."""
        return self._with_room([row for row, _ in self.squares])

    @property
    def columns(self) -> range:
        """The columns in which there is a square, or room for one."""
        return self._with_room([column for _, column in self.squares])

    def _with_room(self, numbers: Sequence[int]) -> range:
        if not numbers:
            return range(1, 1 + 3 * self.room)
        first, last = min(numbers), max(numbers)
        return range(min(first, max(first - self.room, -FARTHEST)), max(last, min(last + self.room, FARTHEST)) + 1)

    def joined(self, where: Where) -> frozenset[Direction]:
        """On which edges the condition on a square goes on; on one at most, unless there is more of it than can be."""
        token = self.squares[where].token
        row, column = where
        others = {edge: self.squares.get((row + down, column + right)) for edge, (down, right) in STEPS.items()}
        return frozenset(edge for edge, other in others.items() if other is not None and other.token == token)


def squares_of(state: State, player: str) -> Collection[Where]:
    """The squares of the landscape of a player, as the picture shows them."""
    return state.remember(("squares seen", player), lambda: Seen(state, player).squares)


def lying(state: State, card: Document) -> Mapping[Where, str]:
    """The squares that a card takes with their tokens; none if it is not known how it lies."""
    if any(member not in card for member in ("row", "column", "rotation")):
        return {}
    rows = notation.turned(face_of(state, card.get("card"), card.get("side")) or _UNSEEN, card["rotation"])
    return dict(_tokens(rows, card["row"], card["column"]))


def face_of(state: State, card: int | None, side: str | None) -> Sequence[str] | None:
    """The face of a card on one side, not rotated, if it is known."""
    if card is None or side is None:
        return None
    return where_known(lambda: state.sources.figure("cards", str(card), side), None)


def _tokens(rows: Sequence[str], row: int, column: int) -> list[tuple[Where, str]]:
    return [((row + down, column + right), token) for down, line in enumerate(rows) for right, token in enumerate(line.split())]


def _both(by_cards: Square | None, by_squares: Square | None) -> Square:
    """A square of which both the cards and the squares of the landscape tell something."""
    if by_squares is None:
        given = by_cards or Square(UNKNOWN, "")
        return replace(given, contradiction=(given.token, notation.NOWHERE))
    if by_cards is None:
        return replace(by_squares, contradiction=(notation.NOWHERE, by_squares.token))
    if by_cards.token == UNKNOWN:
        return by_squares
    if by_squares.token == UNKNOWN or notation.CONTENTS[by_cards.token] == notation.CONTENTS[by_squares.token]:
        return replace(by_cards, at=by_squares.at)
    return replace(by_cards, at=by_squares.at, contradiction=(by_cards.token, by_squares.token))
