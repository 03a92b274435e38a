"""Piles of cards in an unknown order, as after a shuffle.

Such a pile lists its cards and has ``"order": "unknown"``. If unknown cards were drawn from it, ``count`` is the number of
listed cards that are left.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

import orjson

from lawspeaker.adjudication.document import Document, Path, standing_at
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import are_bounds
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, said

C = TypeVar("C")

ORDER, CARDS, COUNT = "order", "cards", "count"
_UNKNOWN = "unknown"
_ORDER = Enumeration("PileOrder", "What is known about the order of the cards in a pile.", (_UNKNOWN,))

NEEDS = {ORDER: CARDS}
"""What a shape of piles with an order ``needs``."""


def order_field() -> OneOf:
    """The member of a pile for an unknown order."""
    description = (
        "The cards are in an unknown order. With a `count`, only that number of them are there: the others were drawn, and it is "
        "not known which."
    )
    return OneOf(_ORDER, metadata=said(description, _UNKNOWN))


def is_miscounted(pile: Document) -> bool:
    """Whether the ``count`` of a pile differs from the number of its listed cards; in an unknown order, whether it is
    larger."""
    if CARDS not in pile or COUNT not in pile:
        return False
    number: int = pile[COUNT]
    return number > len(pile[CARDS]) if ORDER in pile else number != len(pile[CARDS])


def is_known_in_part(document: Document, path: Path) -> bool:
    """Whether the value at ``path`` is known in part: cards in an unknown order, or the bounds of a number."""
    steps, holder = standing_at(document, path[:-1])
    if steps < len(path) - 1 or not isinstance(holder, dict):
        return False
    value = holder.get(path[-1])
    return (path[-1] == CARDS and ORDER in holder) or are_bounds(value)


@frozen
class Unordered(Generic[C]):
    """A pile of ``number`` of these ``cards``, in an unknown order."""

    cards: Sequence[C]
    number: int
    """The number of cards that are left."""

    @classmethod
    def of(cls, pile: Document) -> "Unordered[Any] | None":
        """The cards of a pile in an unknown order; ``None`` if the order is known."""
        return cls(pile[CARDS], min(pile.get(COUNT, len(pile[CARDS])), len(pile[CARDS]))) if ORDER in pile else None

    @property
    def is_whole(self) -> bool:
        """Whether the pile still has all listed cards."""
        return self.number == len(self.cards)

    @property
    def are_alike(self) -> bool:
        """Whether the order makes no difference."""
        return not self.number or all(card == self.cards[0] for card in self.cards)

    def one_by_one(self, unknown: C) -> list[C]:
        """The cards from top to bottom, with ``unknown`` for each card that is not known."""
        return [self.cards[0]] * self.number if self.number and self.are_alike else [unknown] * self.number

    def in_any_order(self, unknown: C) -> list[C]:
        """The cards that are certainly in the pile, whichever were drawn, with ``unknown`` for each of the others."""
        drawn = len(self.cards) - self.number
        seen: list[C] = []
        certain = []
        for card in self.cards:
            seen.append(card)
            if seen.count(card) > drawn:
                certain.append(card)
        return [*certain, *[unknown] * (self.number - len(certain))]

    def without(self, *likely: C) -> "Unordered[C]":
        """The pile after a card is drawn: the first of the ``likely`` cards that it contains.

        If it contains none of them, it is unknown which card was drawn.
        """
        left = [*self.cards]
        drawn = [card for card in likely if card in left] or (left[:1] if self.are_alike else [])
        if drawn:
            left.remove(drawn[0])
        return Unordered(left, self.number - 1)

    def with_cards(self, cards: Iterable[C]) -> "Unordered[C]":
        """The pile with additional cards."""
        more = [*cards]
        return Unordered([*self.cards, *more], self.number + len(more))

    @property
    def in_canonical_order(self) -> list[C]:
        """The cards, sorted: the order reveals nothing about the order in the pile."""
        return sorted(self.cards, key=_written)

    @property
    def document(self) -> Document:
        """The pile as JSON."""
        cards = self.in_canonical_order
        if self.are_alike:
            return {CARDS: cards[: self.number]}
        return {CARDS: cards, ORDER: _UNKNOWN, **({} if self.is_whole else {COUNT: self.number})}


def _written(card: object) -> bytes:
    return orjson.dumps(card, option=orjson.OPT_SORT_KEYS)
