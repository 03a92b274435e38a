"""Festival cards: hands, bids, the open card, the deck and the cards played."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.blocks import Block, beside
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.adjudication.wire.unordered import ORDER, is_miscounted
from lawspeaker.games.java.cards.kinds import NOBODY_TOLD
from lawspeaker.games.java.cards.piles import cards_in_any_order
from lawspeaker.games.java.picture import symbols
from lawspeaker.games.java.picture.sizes import USUAL


def card(kind: str) -> Block:
    """A card."""
    return symbols.drawing(symbols.card(kind), symbols.CARD_WIDTH + 2, symbols.CARD_HEIGHT + 4)


def shown(given: Document, *, in_order: bool = False) -> Sequence[Block]:
    """The cards of a pile, equal ones grouped, with the stated number if it contradicts them.

    If their order counts, only adjacent cards are grouped.
    """
    cards = cards_in_any_order(given)
    if cards is None:
        return [_counted(NOBODY_TOLD, "?")]
    in_order = in_order and ORDER not in given
    blocks = _so_many((kind, len([*run])) for kind, run in groupby(cards)) if in_order and cards else alike(cards)
    if is_miscounted(given):
        blocks = [*blocks, written(f"≠ {given['count']}", USUAL, bold=True)]
    return blocks


def alike(cards: Sequence[str]) -> Sequence[Block]:
    """Cards, those that are alike together, with how many there are."""
    return _so_many(Counter(cards).items()) if cards else [written("0", USUAL)]


def _so_many(counted: Iterable[tuple[str, int]]) -> Sequence[Block]:
    return [_counted(kind, number) if number > 1 or kind == NOBODY_TOLD else card(kind) for kind, number in counted]


def _counted(kind: str, number: int | str) -> Block:
    return beside([card(kind), written(f"\N{MULTIPLICATION SIGN}{number}", USUAL)], 3)


def in_words(given: Document, *, in_order: bool = False) -> Mapping[str, int] | Sequence[str]:
    """The cards of a pile as a message says them: how many of each kind, or each of them if their order counts."""
    cards = cards_in_any_order(given)
    if cards is None:
        return [NOBODY_TOLD]
    return cards if in_order and ORDER not in given and set(cards) != {NOBODY_TOLD} else Counter(cards)
