"""What the symbols mean that the picture uses."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.pictures.blocks import Block, below, beside, flow
from lawspeaker.adjudication.pictures.palette import INK, PALE_INK
from lawspeaker.adjudication.pictures.svg import element, number
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.games.graenaland.picture.palette import CARD, SMALL
from lawspeaker.games.graenaland.picture.pieces import HOUSES
from lawspeaker.games.graenaland.picture.symbols import HEROES, LANDSCAPES, RESOURCES, SIGNS, WORKS, symbol
from lawspeaker.games.graenaland.picture.telling import Teller

_SYMBOLS = ((HEROES, "hero"), (WORKS, "work"), (LANDSCAPES, "deck"), (RESOURCES, "resource"), (SIGNS, "symbol"))
"""Symbols, and how the messages begin that name them."""


def legend(drawn: Sequence[Block], teller: Teller, width: float) -> Block:
    """Each symbol that is used in ``drawn``, with its word."""
    used = {part.get("class", "") for block in drawn for root in block.parts for part in root.iter() if part.tag != "text"}
    words = {word for class_ in used for word in class_.split()}
    entries = list(_entries(words, teller))
    if not entries:
        return Block(0, 0, [])
    rule = Block(width, 4, [element("path", d=f"M0 0H{number(width)}", stroke=PALE_INK, stroke_width=0.8, class_="rule")])
    return below([rule, flow(entries, width, 10)], 8)


def _entries(used: set[str], teller: Teller) -> Iterator[Block]:
    for kind in [kind for kind in HOUSES if kind in used]:
        look = {"fill": CARD, "stroke": INK, "stroke_linejoin": "round", "transform": "scale(.7)"}
        shape = element("path", d=HOUSES[kind], stroke_width=1.8, **look)
        yield _entry(Block(17, 17, [shape]), teller.say(f"kind-{kind}"))
    for symbols, named in _SYMBOLS:
        for name in [name for name in symbols if name in used]:
            yield _entry(symbol(symbols, name), teller.say(f"{named}-{name}"))


def _entry(shape: Block, word: str) -> Block:
    return beside([shape, written(word, SMALL, fill=PALE_INK)], 4)
