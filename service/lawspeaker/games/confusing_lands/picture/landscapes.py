"""A landscape as it is seen from above, with the names of its rows and columns."""

from collections.abc import Iterator, Sequence
from xml.etree.ElementTree import Element

from lawspeaker.adjudication.pictures.blocks import Block
from lawspeaker.adjudication.pictures.palette import DASHES, PALE_INK
from lawspeaker.adjudication.pictures.svg import element, label, place
from lawspeaker.adjudication.pictures.text import written
from lawspeaker.games.confusing_lands.picture.outlines import outlines
from lawspeaker.games.confusing_lands.picture.seen import Seen, Square, Where
from lawspeaker.games.confusing_lands.picture.style import ALARM, CREAM, FRAME, SMALL, USUAL
from lawspeaker.games.confusing_lands.picture.symbols import hatching, on_square
from lawspeaker.games.confusing_lands.picture.words import PictureWords, named

LEFT, TOP = 32, 24
"""Room for the names of the rows and of the columns."""
LARGEST, SMALLEST = 56, 20
"""The size of a square at most, if the landscape is small, and at least, however large it is."""
_MARGIN = 4
_ROOMY = 30
"""The size of a square from which on there is room for the name of every row and column."""
_BARE = 60
"""The height of a field in which no square lies."""


def size_of_squares(landscapes: Sequence[Seen], width: float) -> int:
    """How large the squares of all of them are to be, so that they fit into that width, if they are not too many."""
    columns = max((len(seen.columns) for seen in landscapes), default=0) or 1
    return max(SMALLEST, min(LARGEST, int((width - LEFT - _MARGIN) // columns)))


def width_of(seen: Seen, size: int) -> float:
    """How wide the landscape is drawn."""
    return LEFT + _MARGIN + len(seen.columns) * size


def landscape(seen: Seen, words: PictureWords, size: int, width: float) -> Block:
    """The landscape in a field of that width."""
    title = words.landscape(seen)
    if not seen.squares and not seen.room:
        return _bare(seen, words, title, width)
    left = LEFT + max(width - width_of(seen, size), 0) / 2 // 1
    corner = left - seen.columns.start * size, TOP - seen.rows.start * size
    height = TOP + len(seen.rows) * size + _MARGIN
    names = element("g", *_names(seen, corner, size), class_="names", fill=PALE_INK)
    squares = [*_room(seen, words, corner, size)] if seen.room else []
    squares += [_square(seen, words, where, square, corner, size) for where, square in sorted(seen.squares.items())]
    outline = element(
        "rect", x=left - LEFT + 2, y=2, width=width_of(seen, size) - 4, height=height - 4, rx=6, fill="none", class_="outline"
    )
    drawn = place(title, outline, names, *squares, *outlines(seen, words, corner, size), at=seen.at, is_board=True)
    return Block(width, height, [drawn])


def _bare(seen: Seen, words: PictureWords, title: str, width: float) -> Block:
    """The field of a landscape in which no square lies, or about which the state says nothing."""
    outline = element(
        "rect",
        x=2,
        y=2,
        width=width - 4,
        height=_BARE - 4,
        rx=6,
        fill="none",
        stroke=PALE_INK if not seen.is_known else FRAME,
        stroke_dasharray=None if seen.is_known else DASHES,
        class_="outline bare" if seen.is_known else "outline unknown",
    )
    text = written(words.say("picture-bare", count=0 if seen.is_known else "unknown"), USUAL, width - 20, fill=PALE_INK)
    return Block(width, _BARE, [place(title, outline, text.at(10, (_BARE - text.height) / 2), at=seen.at, is_board=True)])


def _names(seen: Seen, corner: tuple[float, float], size: int) -> Iterator[Element]:
    """The names of rows and columns; only every other one if there is little room."""
    step = 1 if size >= _ROOMY else 2
    left, top = corner[0] + seen.columns.start * size, corner[1] + seen.rows.start * size
    for column in seen.columns[::step]:
        yield label(str(column), corner[0] + (column + 0.5) * size, top - 9, SMALL)
    for row in seen.rows[::step]:
        yield label(str(row), left - 5, corner[1] + (row + 0.5) * size, SMALL, text_anchor="end")


def _square(seen: Seen, words: PictureWords, where: Where, square: Square, corner: tuple[float, float], size: int) -> Element:
    """A square, in which its outline lies so that the mark around it is not covered by its neighbours."""
    x, y = corner[0] + where[1] * size, corner[1] + where[0] * size
    outline = element("rect", x=x + 3.5, y=y + 3.5, width=size - 7, height=size - 7, fill="none", class_="outline")
    shown = list(on_square(square.token, x, y, size, seen.joined(where)))
    if not square.is_certain:
        veil = element("g", hatching(), transform=f"translate({x:g} {y:g}) scale({size / 100:g})", class_="hatching")
        shown = [element("g", *shown, opacity=0.7), veil, _badge("?", x, y, size, PALE_INK)]
    if square.contradiction is not None:
        shown.append(_badge("≠", x, y, size, ALARM))
    return place(words.square(where, square), outline, *shown, at=square.at, name=named(where))


def _room(seen: Seen, words: PictureWords, corner: tuple[float, float], size: int) -> Iterator[Element]:
    """The places in which no square lies, and one can be entered."""
    for row in seen.rows:
        for column in seen.columns:
            if (row, column) not in seen.squares:
                x, y = corner[0] + column * size, corner[1] + row * size
                outline = element(
                    "rect", x=x + 1, y=y + 1, width=size - 2, height=size - 2, fill=CREAM, stroke=FRAME, stroke_dasharray=DASHES
                )
                name = named((row, column))
                title = words.say("labelled", what=name, text=words.say("content-nowhere"))
                yield place(title, outline, at=seen.at, name=name)


def _badge(sign: str, x: float, y: float, size: int, colour: str) -> Element:
    """A sign in the lower right corner of a square."""
    ground = element("circle", cx=x + size - 9, cy=y + size - 9, r=8, fill=colour, stroke=CREAM, stroke_width=1)
    text = label(sign, x + size - 9, y + size - 9, SMALL, fill="#ffffff", font_weight="bold")
    return element("g", ground, text, class_="badge")
