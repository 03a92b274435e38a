"""Cards: faces, backs, and piles of them."""

from collections import Counter
from collections.abc import Sequence
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.blocks import Block, beside, flow, outlined
from lawspeaker.adjudication.pictures.palette import DASHES, INK, PALE_INK
from lawspeaker.adjudication.pictures.svg import element, label, place, rectangle
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.adjudication.wire.unordered import is_miscounted
from lawspeaker.games.graenaland.cards.piles import in_any_order, number_of
from lawspeaker.games.graenaland.picture.palette import CARD, CLOSE, SMALL, TERRAINS, UNKNOWN_TERRAIN
from lawspeaker.games.graenaland.picture.symbols import LANDSCAPES, RESOURCES, symbol
from lawspeaker.games.graenaland.picture.telling import Teller

WIDTH, HEIGHT = 20, 26
_DECK_WIDTH = 59
ONE_BY_ONE = 12
"""Cards of a pile that are drawn each by itself; more of them are counted."""


def pile(given: Document | None, at: str, teller: Teller, title: str, width: float, down: bool = False) -> Block | None:
    """A pile of cards, nothing if it has none or if that is not known. ``down``: they lie face down."""
    number = number_of(given or {})
    if given is None or number is None:
        return None
    if number == 0 and not given.get("count"):
        return None
    return outlined(title, flow([*_cards(given, at, teller, down), *_disagreement(given)], width, CLOSE), at)


def _cards(given: Document, at: str, teller: Teller, down: bool) -> Sequence[Block]:
    listed = in_any_order(given)
    if "cards" not in given:
        return [counted(_card({}, teller.pile(given), at, down), given["count"])]
    if len(listed) <= ONE_BY_ONE:
        return [_card(card, teller.card(card), f"{at}/cards/{place}", down) for place, card in enumerate(listed)]
    alike = Counter((card.get("deck"), card.get("resource"), tuple(card.get("symbols", ()))) for card in listed)
    blocks = []
    for (deck, resource, symbols), number in alike.items():
        card = {"deck": deck, "resource": resource, "symbols": symbols}
        known = {member: value for member, value in card.items() if value}
        blocks.append(counted(_card(known, teller.card(known), at, down), number))
    return blocks


def _disagreement(given: Document) -> Sequence[Block]:
    """A note, if the pile says that it has another number of cards than it lists."""
    return [written(f"≠ {given['count']}", SMALL, class_="disagreement")] if is_miscounted(given) else []


def counted(card: Block, number: int) -> Block:
    """A card with how many of them there are."""
    return beside([card, written(f"x{number}", SMALL, bold=True)], CLOSE)


def _card(card: Document, title: str, at: str, down: bool) -> Block:
    shown: Sequence[str] = card.get("symbols") or ([card["resource"]] if "resource" in card else [])
    width = WIDTH + 16 * max(len(shown) - 1, 0)
    deck = card.get("deck")
    ground = TERRAINS.get(deck or "", UNKNOWN_TERRAIN)
    outline = rectangle(
        width,
        HEIGHT,
        1.2,
        rx=3,
        fill=ground if down else CARD,
        stroke=INK,
        class_=f"card {'back' if down else 'face'} {deck or 'unknown'}",
    )
    parts: list[Element] = []
    if down:
        parts.append(
            element("rect", x=3, y=3, width=width - 6, height=HEIGHT - 6, rx=1.5, fill="none", stroke=PALE_INK, stroke_width=1)
        )
    elif deck:
        parts.append(
            element("rect", x=2, y=HEIGHT - 6, width=width - 4, height=4, rx=1.5, fill=ground, stroke=PALE_INK, stroke_width=0.5)
        )
    top = 6 if down else 3
    if shown:
        size = 12 if down else 16
        parts += [symbol(RESOURCES, each, size=size).at((WIDTH - size) / 2 + 16 * place, top) for place, each in enumerate(shown)]
    elif down and deck:
        parts.append(symbol(LANDSCAPES, deck, size=12).at(4, 7))
    elif not down:
        parts.append(label("?", width / 2, 11.5, 14, fill=INK, font_weight="bold", class_="unknown"))
    return Block(width, HEIGHT, [place(title, outline, *parts, at=at)])


def deck_of(deck: str, given: Document | None, title: str, at: str) -> Block:
    """A deck or discard pile: its back, and how many cards there are."""
    outline = rectangle(
        _DECK_WIDTH,
        HEIGHT,
        1.2,
        rx=3,
        fill=TERRAINS[deck],
        stroke=INK,
        stroke_dasharray=DASHES if number_of(given or {}) is None else None,
        class_=f"deck {deck}",
    )
    number = number_of(given or {})
    count = label("?" if number is None else str(number), 40, 13, 14, fill=INK, font_weight="bold", class_="count")
    return Block(_DECK_WIDTH, HEIGHT, [place(title, outline, symbol(LANDSCAPES, deck).at(6, 5), count, at=at)])
