"""Cards that do not lie in a landscape, each as a small card with its number, and piles of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.pictures.blocks import GAP, Block, below, beside, flow, outlined
from lawspeaker.adjudication.pictures.palette import DASHES, INK, PALE_INK
from lawspeaker.adjudication.pictures.svg import element, label, moved, rectangle
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, Card
from lawspeaker.games.confusing_lands.picture.seen import Lying, face_of
from lawspeaker.games.confusing_lands.picture.style import (
    BACK,
    CREAM,
    EDGE,
    GOLD,
    GOLD_EDGE,
    MEADOW,
    SMALL,
    UNSEEN,
    USUAL,
)
from lawspeaker.games.confusing_lands.picture.symbols import on_square
from lawspeaker.games.confusing_lands.picture.words import PictureWords
from lawspeaker.games.confusing_lands.words import LONGER_SIDE, SHORTER_SIDE, Direction, Side

_WIDTH, _HEIGHT = 32, 26
_SQUARE = 20
"""The size of a square on a card of which both sides are drawn."""
_FEW = 4
"""The largest number of cards that are drawn one by one if only their number is known."""


def pile(words: PictureWords, name: str, *path: str, with_sides: bool = False, width: float) -> Block:
    """The pile at ``path``: what it is, how many cards, and each that is listed, with both sides if these are known."""
    at = ROOT + pointer(*path)
    cards = where_known(lambda: words.state.cards_in_any_order(*path), None)
    if cards is None:
        blocks = []
    elif "cards" in words.state.known(*path):
        blocks = [
            outlined(words.card(each), card(words, each, with_sides), at=f"{at}/cards/{nth}", room=1)
            for nth, each in enumerate(cards)
        ]
    else:
        blocks = [_back() for _ in cards] if len(cards) <= _FEW else [_stack()]
    caption = written(words.pile(name, *path), USUAL, width)
    return outlined(words.pile_listed(name, *path), _captioned(caption, blocks, width), at=at)


def chosen(words: PictureWords, player: str, width: float) -> Block:
    """The card that a player has chosen and not yet placed."""
    text, at = words.say("caption-chosen"), ROOT + pointer("chosen", player)
    each: Card = words.state.document.get("chosen", {}).get(player, {})
    return outlined(
        words.chosen(player), _captioned(written(text, USUAL, width), [card(words, each, with_sides=True)], width), at=at
    )


def shared(words: PictureWords, width: float) -> Block:
    """The card in the middle."""
    each: Card = words.state.document.get("shared", {})
    shown = [card(words, each)] if each else []
    room = width - sum(small.width + GAP for small in shown)
    return outlined(
        words.shared,
        beside([*shown, written(words.shared, USUAL, room)]),
        at=f"{ROOT}/shared",
    )


def placed(words: PictureWords, cards: Sequence[Lying], width: float) -> Block:
    """The cards in a landscape in their order, each with its letter and the side that is seen."""
    blocks = [outlined(words.placed(each), _placed(each), at=each.at, room=1) for each in cards]
    return _captioned(written(words.say("caption-placed"), USUAL, width), blocks, width)


def _captioned(caption: Block, blocks: Sequence[Block], width: float) -> Block:
    """The blocks next to their caption or, if there is not enough room, below it."""
    if caption.width + sum(GAP + block.width for block in blocks) <= width:
        return beside([caption, *blocks])
    return below([caption, flow(blocks, width)])


def card(words: PictureWords, each: Card, with_sides: bool = False) -> Block:
    """A card, as far as it is known."""
    if "card" not in each:
        return _back() if each == HIDDEN else _unknown()
    number: int = each["card"]
    sides = [face_of(words.state, number, side) for side in Side] if with_sides else []
    small = Block(_WIDTH, _HEIGHT, [_paper(CREAM), *_coin(number)])
    if not any(sides):
        return small
    both = beside([small, *map(_side, sides)])
    return replace(both, width=both.width + GAP)


def _placed(each: Lying) -> Block:
    letter = label(each.letter if each.squares else f"{each.letter}?", 10, _HEIGHT / 2, SMALL, fill=INK, font_weight="bold")
    number, side = each.given.get("card"), each.given.get("side")
    shown: Sequence[Element]
    if number is None:
        shown = _unknown().parts
    elif side == Side.CONDITION:
        shown = [_paper(CREAM), *_coin(number)]
    elif side == Side.PLAIN:
        shown = [_paper(MEADOW), _text(str(number), INK)]
    else:
        shown = [_paper(UNSEEN, is_dashed=True), _text(f"{number}?", INK)]
    return Block(22 + _WIDTH, _HEIGHT, [letter, moved(22, 0, *shown)])


def _side(rows: Sequence[str] | None) -> Block:
    """What a side of a card shows."""
    tokens = [row.split() for row in rows or ["? ? ?"] * SHORTER_SIDE]
    parts = list(_squares(tokens))
    frame = element(
        "rect",
        width=LONGER_SIDE * _SQUARE,
        height=SHORTER_SIDE * _SQUARE,
        fill="none",
        stroke=INK,
        stroke_width=1.5,
        rx=2,
        class_="card",
    )
    return Block(LONGER_SIDE * _SQUARE, SHORTER_SIDE * _SQUARE, [*parts, frame])


def _squares(tokens: Sequence[Sequence[str]]) -> Iterator[Element]:
    for row, line in zip(count(), tokens):
        for column, token in zip(count(), line):
            around = {
                Direction.WEST: line[:column][-1:],
                Direction.EAST: line[column + 1 :][:1],
                Direction.NORTH: [other[column] for other in tokens[:row]],
                Direction.SOUTH: [other[column] for other in tokens[row + 1 :]],
            }
            joined = frozenset(edge for edge, others in around.items() if token in others)
            yield from on_square(token, column * _SQUARE, row * _SQUARE, _SQUARE, joined)


def _back() -> Block:
    """A card that lies face down."""
    return Block(_WIDTH, _HEIGHT, [_paper(BACK), _text("?", "#ffffff")])


def _stack() -> Block:
    """A pile of cards that lie face down."""
    below = [
        element("rect", x=x, y=-x, width=_WIDTH, height=_HEIGHT, rx=4, fill=BACK, stroke="#ffffff", class_="back") for x in (6, 3)
    ]
    parts = [*below, *_back().parts]
    return Block(_WIDTH + 6, _HEIGHT + 6, [moved(0, 6, *parts)])


def _unknown() -> Block:
    """Unknown cards, or cards that may not be there."""
    return Block(_WIDTH, _HEIGHT, [_paper(UNSEEN, is_dashed=True), _text("?", PALE_INK)])


def _paper(colour: str, is_dashed: bool = False) -> Element:
    return rectangle(
        _WIDTH,
        _HEIGHT,
        1,
        rx=4,
        fill=colour,
        stroke=PALE_INK if is_dashed else EDGE,
        stroke_dasharray=DASHES if is_dashed else None,
        class_="unknown" if is_dashed else "back" if colour == BACK else "paper-card",
    )


def _coin(number: int) -> Iterator[Element]:
    """The number of a condition."""
    yield element("circle", cx=_WIDTH / 2, cy=_HEIGHT / 2, r=10.5, fill=GOLD, stroke=GOLD_EDGE, class_="coin")
    yield _text(str(number), INK)


def _text(text: str, colour: str) -> Element:
    return label(text, _WIDTH / 2, _HEIGHT / 2, USUAL, fill=colour, font_weight="bold", class_="number")
