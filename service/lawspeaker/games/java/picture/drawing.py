"""The picture of a state: the turn above, the board in the middle, and below what the players have."""

from collections.abc import Iterator
from math import floor
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.pictures.picture import Picture, Say
from lawspeaker.adjudication.pictures.svg import element
from lawspeaker.games.java.picture import colours
from lawspeaker.games.java.picture.board import Board
from lawspeaker.games.java.picture.boxes import Box, paragraph
from lawspeaker.games.java.picture.description import on_the_board, untold
from lawspeaker.games.java.picture.hexagons import written
from lawspeaker.games.java.picture.panel import Panel, Section
from lawspeaker.games.java.picture.seen import seen_of
from lawspeaker.games.java.picture.turn import built_in_round, phase_of, turn_of
from lawspeaker.games.java.state import State

_MARGIN, _GAP = 12, 14
_NARROWEST = 460
"""Within the margins, so that the panel below a small part of the board can be read."""
_LARGEST = 1.6
"""By how much a small part of the board is enlarged at most."""


def draw(state: State, say: Say) -> Picture:
    """The picture of ``state``."""
    seen = seen_of(state)
    document = state.document
    board = Board(seen, say) if seen.spaces else None
    width = max(board.width if board else 0, _NARROWEST)
    panel = Panel(document, say, width)
    above = [*phase_of(document, say), *turn_of(document, say, width)]
    festival = [*panel.festival()]
    below = [
        *panel.players(),
        *panel.stock(),
        *panel.cards(),
        *built_in_round(document, say, width),
    ]
    left_out = [*untold(seen, say)]
    boxes = [section.box for section in above]
    boxes += [section.box for section in festival]
    boxes.append(_board_box(board, width) if board else paragraph(say("picture", "no-land"), width))
    boxes += [section.box for section in below]
    boxes += [paragraph(words, width, 16, pale=True) for words in left_out]
    parts: list[Element] = []
    y = float(_MARGIN)
    for box in boxes:
        parts += box.parts(_MARGIN, y)
        y += box.height + _GAP
    width, height = round(width + 2 * _MARGIN, 2), round(y - _GAP + _MARGIN, 2)
    paper = element("rect", width=width, height=height, fill=colours.PAPER, class_="paper")
    sentences = [*_words(above), *on_the_board(seen, board, say), *_words([*festival, *below]), *left_out]
    return Picture(
        title=say("picture"),
        description=" ".join(sentences),
        width=width,
        height=height,
        parts=[paper, *parts],
    )


def _board_box(board: Board, width: float) -> Box:
    """The board in the middle, enlarged if there is room."""
    size = floor(100 * min(width / board.width, _LARGEST)) / 100

    def parts(x: float, y: float) -> Iterator[Element]:
        x += (width - size * board.width) / 2
        yield element(
            "g", board.drawn(), transform=f"translate({written(x)} {written(y)}) scale({written(size)})", class_="board"
        )

    return Box(width, size * board.height, parts)


def _words(sections: list[Section]) -> Iterator[str]:
    """Each section as a sentence."""
    for section in sections:
        yield f"{section.words[0].upper()}{section.words[1:]}."
