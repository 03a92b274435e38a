"""The picture of a state, as a game draws it."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Protocol
from xml.etree.ElementTree import Element, tostring

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.pictures.palette import PAPER
from lawspeaker.adjudication.pictures.svg import element, mark, number

_MARGIN = 12


class Say(Protocol):
    """Renders the message ``name`` of a game, or its attribute, in the language of the picture, with ``facts`` filled in."""

    def __call__(self, name: str, attribute: str | None = None, **facts: object) -> str: ...


def apart(say: Say, texts: Iterable[str]) -> str:
    """Several texts, separated by semicolons."""
    return f"{say('semicolon')} ".join(texts)


class Hidden(StrEnum):
    """How a picture treats known cards that nobody at the table sees."""

    LEFT_OUT = "left-out"
    SHOWN = "shown"


@frozen
class Picture:
    """A drawing of a state, ``width`` by ``height`` units in size. A unit is about a pixel on a large screen."""

    title: str
    """A title of a few words."""
    description: str
    """A description of the picture, for people who cannot see it."""
    width: float
    height: float
    parts: Sequence[Element]
    """From the lowest to the topmost."""

    def svg(self, marked: Sequence[str] = (), game: str = "", hidden: Hidden | None = None) -> str:
        """The picture as a document, with the ``marked`` places highlighted: pointers or names.

        Its class is the id of the ``game``, so that a style sheet can give each game its colours. ``hidden`` says how cards are
        treated that nobody at the table sees; ``None`` if none of them is known.
        """
        drawn = element(
            "svg",
            element("title", self.title),
            element("desc", self.description),
            *self.parts,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {self.width:g} {self.height:g}",
            width=self.width,
            height=self.height,
            role="img",
            class_=f"lawspeaker {game}".strip(),
            data_hidden=hidden,
            font_family="system-ui, sans-serif",
        )
        mark(drawn, marked)
        return tostring(drawn, encoding="unicode")


def on_paper(title: str, description: str, block: Block) -> Picture:
    """The picture of a block, on a sheet of paper with a margin."""
    width, height = round(block.width + 2 * _MARGIN, 2), round(block.height + 2 * _MARGIN, 2)
    paper = element("rect", width=width, height=height, fill=PAPER, class_="paper")
    return Picture(title, description, width, height, [paper, block.at(_MARGIN, _MARGIN)])


def drawn_alone(block: Block) -> str:
    """A block as a document of its own, without texts. A page that shows it must describe it."""
    drawn = element(
        "svg",
        *block.parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(block.width)} {number(block.height)}",
        width=block.width,
        height=block.height,
        aria_hidden="true",
        font_family="system-ui, sans-serif",
    )
    return tostring(drawn, encoding="unicode")
