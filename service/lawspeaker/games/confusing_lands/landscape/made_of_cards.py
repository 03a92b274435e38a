"""Whether a number of cards can have made a landscape that is only seen from above. Přehled karty 1, 2; Průběh hry 2-4.

Each of the cards lies wholly on the squares that are seen, and together they take all of them. Looked at from the top down, of
each card only what no card above it covers is seen: of conditions nothing or one alone, and all of that. Looked at from the
bottom up, each card after the first shares a square with those below it.
"""

from collections.abc import Sequence
from functools import lru_cache

from lawspeaker.adjudication.work import Budget, GivenUp
from lawspeaker.games.confusing_lands.landscape.card_places import SHAPES, inside, taken
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE, Squares, each
from lawspeaker.games.confusing_lands.landscape.terms import touching
from lawspeaker.games.confusing_lands.words import DEALT, SQUARES_OF_A_CARD, SQUARES_OF_A_CONDITION

_REMEMBERED = 1024
_STEPS = 2_500
"""The limit of the search, in cards that are tried. After that, the landscape counts as possible."""

_Condition = tuple[Squares, Squares]
"""The squares of a condition that are seen; and of one that is seen in part those on one of which the rest must be."""


def can_be_made(seen: Landscape, cards: int, work: Budget, *, begins_apart: bool) -> bool:
    """Whether at most ``cards`` cards can have made the landscape; if it ``begins_apart``, the second may lie anywhere.

    Takes steps of ``work``, the same number if the result is remembered. More cards can show all that fewer can: a card may lie
    below another one, on the same squares.
    """
    conditions = tuple(_as_seen(parts, seen.unknown) for _, parts in sorted(seen.conditions.items()))
    result, steps = _can_be_made(seen.squares, conditions, cards, begins_apart)
    work.spend(steps)
    return result


def _as_seen(parts: Squares, unknown: Squares) -> _Condition:
    return parts, NONE if parts.bit_count() == SQUARES_OF_A_CONDITION else touching(parts) & unknown


@lru_cache(_REMEMBERED)
def _can_be_made(squares: Squares, conditions: Sequence[_Condition], cards: int, begins_apart: bool) -> tuple[bool, float]:
    """Whether it can be, and how many times cards were looked at to find out."""
    if not squares:
        return True, 0
    work = Budget(_STEPS)
    try:
        result = _Puzzle(squares, conditions, begins_apart, work).can_be_solved(cards)
    except GivenUp:
        result = True
    return result, _STEPS - work.left


class _Puzzle:
    """Cards that are laid on squares until all of them are taken: first one for each condition, then others."""

    def __init__(self, squares: Squares, conditions: Sequence[_Condition], begins_apart: bool, work: Budget) -> None:
        self._squares = squares
        self._unlinked = DEALT if begins_apart else 1
        """Cards that need share no square with those below."""
        self._places, self._on_squares = _places(squares)
        bearing = [(parts, [place for place in self._places if not parts & ~place]) for parts, _ in conditions]
        self._bearing = sorted(bearing, key=_choice)
        """The places of cards that can contain each condition."""
        self._conditions = conditions
        self._work = work

    def can_be_solved(self, cards: int) -> bool:
        """Whether ``cards`` cards can take the squares."""
        return len(self._bearing) <= cards and self._goes_on((), (), self._squares, cards)

    def _goes_on(self, laid: Sequence[Squares], pieces: Sequence[Squares], open_squares: Squares, left: int) -> bool:
        """Whether ``left`` further cards can take the open squares.

        Those that are laid are connected in ``pieces``. Each further card shares a square with one of these or with another
        card, until all are connected.
        """
        self._work.spend()
        shared = max(left + len(pieces) - self._unlinked, 0)
        if open_squares.bit_count() > SQUARES_OF_A_CARD * left - shared:
            return False
        if not open_squares and len(laid) >= len(self._bearing) and self._can_lie_on_each_other(laid):
            return True
        return left > 0 and any(
            self._goes_on((*laid, card), _joined(pieces, card), open_squares & ~card, left - 1)
            for card in self._next(laid, open_squares)
        )

    def _next(self, laid: Sequence[Squares], open_squares: Squares) -> Sequence[Squares]:
        """The cards that are candidates for the next: with a condition, with the fewest choices, or all."""
        if len(laid) < len(self._bearing):
            parts, candidates = self._bearing[len(laid)]
            above = [others for (others, _), card in zip(self._bearing, laid, strict=False) if card & parts]
            return [card for card in candidates if not any(card & others for others in above)]  # else each covers the other
        return next((places for square, places in self._on_squares if square & open_squares), self._places)

    def _can_lie_on_each_other(self, laid: Sequence[Squares]) -> bool:
        """Whether the cards can lie on each other in some order so that what is seen is seen."""
        return self._can_be_lifted(tuple(sorted(laid)), NONE, set())

    def _can_be_lifted(self, cards: tuple[Squares, ...], lifted: Squares, dead_ends: set[tuple[Squares, ...]]) -> bool:
        """Whether the cards that are left can be lifted off one by one, after those that lay on these squares.

        Cards that cannot are added to the ``dead_ends``.
        """
        if not cards or cards in dead_ends:
            return not cards
        self._work.spend()
        for nth, card in enumerate(cards):
            below = (*cards[:nth], *cards[nth + 1 :])
            is_linked = len(below) < self._unlinked or any(card & other for other in below)
            if is_linked and self._shows_one_condition(card & ~lifted) and self._can_be_lifted(below, lifted | card, dead_ends):
                return True
        dead_ends.add(cards)
        return False

    def _shows_one_condition(self, in_sight: Squares) -> bool:
        """Whether a card of which this is in sight bears, of the conditions that are seen, one that is whole, or none."""
        borne = [(parts, rest) for parts, rest in self._conditions if parts & in_sight]
        if len(borne) > 1:
            return False
        return all(not parts & ~in_sight and (not rest or rest & in_sight) for parts, rest in borne)


@lru_cache(_REMEMBERED)
def _places(squares: Squares) -> tuple[Sequence[Squares], Sequence[tuple[Squares, Sequence[Squares]]]]:
    """Where cards can lie on these squares; and where on each square, that first on which there are the fewest places."""
    places = [taken(shape, place) for shape in SHAPES for place in each(inside(shape, squares))]
    return places, sorted(((square, [place for place in places if place & square]) for square in each(squares)), key=_choice)


def _choice(item: tuple[Squares, Sequence[Squares]]) -> int:
    return len(item[1])


def _joined(pieces: Sequence[Squares], card: Squares) -> Sequence[Squares]:
    """The pieces with a further card, which joins those with which it shares a square."""
    joined, others = card, []
    for piece in pieces:
        if piece & card:
            joined |= piece
        else:
            others.append(piece)
    return [*others, joined]
