"""What lies and stands on the board, and the board itself."""

from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.wire.shapes import Notation, OneNumberOf, OneOf, Written, list_of, said
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.games.java.notation import FIGURE, INNER_SPACE, SEEN, SPACE, TILE
from lawspeaker.games.java.shapes import JavaShape
from lawspeaker.games.java.shapes.enumerations import PALACE_VALUE, SIDE

_SPACE = Notation(
    "JavaSpace",
    "A space: its row, a letter, and its column, a number. A column is half a space wide: E9 adjoins E7, E11, D8, D10, F8 and "
    "F10.",
    "E7",
)
_TILE = Notation("JavaTile", "A land tile: its spaces, each with its terrain, `v` village or `r` rice.", "E11v E13r F12r")
MOST_TILES = 200
"""The most tiles that a state can list. The game has fewer."""
MOST_SPACES = 600
"""The most spaces that a state can list."""
MOST_FIGURES = 60
MOST_PALACES = 60
MOST_WATER = 60


def space_field(description: str, example: str = "E7", **arguments: Any) -> Written:
    """A space."""
    return Written(SPACE, Phrase("expected-space"), notation=_SPACE, metadata=said(description, example), **arguments)


def spaces_field(description: str, most: int = MOST_SPACES, **arguments: Any) -> fields.List[Any]:
    """Some spaces."""
    return list_of(space_field("A space."), description, ["E7", "F8"], most=most, **arguments)


def tile_field(description: str, **arguments: Any) -> Written:
    """A land tile on its spaces."""
    return Written(
        TILE,
        Phrase("expected-tile"),
        notation=_TILE,
        metadata=said(description, "E11v E13r F12r"),
        **arguments,
    )


def tiles_field() -> fields.List[Any]:
    """The land tiles on the board."""
    return list_of(
        tile_field("A tile: its spaces, each with its terrain, `v` village or `r` rice."),
        "All land tiles on the board in the order in which they were laid: a tile lies on those before it. With those in the "
        "supplies, all tiles must be there; if you know only a part of the board, send `land` instead.",
        ["E11v E13r F12r", "G11v"],
        most=MOST_TILES,
    )


def land_field() -> fields.List[Any]:
    """The land from above."""
    return list_of(
        Written(
            SEEN,
            Phrase("expected-land"),
            metadata=said("A space with its terrain and its height.", "E7v3"),
        ),
        "The land from above: `E7v3` is village on the third level, `E7v` village of unknown height, and `E7?` "
        "a space where land is unknown. Every other space is bare.",
        ["E7v3", "E5r1", "F8?"],
        most=MOST_SPACES,
    )


def water_field() -> fields.List[Any]:
    """The water tiles on the board."""
    return list_of(
        space_field("A space.", "K13"), "The water tiles on the board. Printed water is not listed.", ["K13"], most=MOST_WATER
    )


def value_field(description: str, **arguments: Any) -> OneNumberOf:
    """The value of a palace."""
    return OneNumberOf(PALACE_VALUE, metadata=said(description, 6), **arguments)


class Palace(JavaShape):
    """A palace on the board, as it is now."""

    space = space_field("Where it stands.", "G9", required=True)
    value = value_field("Its value.")
    side = OneOf(SIDE, metadata=said("The side that is up: red after a festival.", "white"))


def palaces_field() -> fields.List[Any]:
    """The palaces on the board."""
    return list_of(Palace, "The palaces on the board.", [{"space": "G9", "value": 6, "side": "white"}], most=MOST_PALACES)


def palaces_built_field() -> fields.List[Any]:
    """Where palaces were built in this round."""
    return list_of(
        space_field("Where a palace stands.", "G9"),
        "Palaces that were built in this round, that is, since the first player last began a turn.",
        ["G9"],
        most=MOST_PALACES,
    )


def figures_field() -> fields.List[Any]:
    """The figures on the board."""
    return list_of(
        Written(
            FIGURE,
            Phrase("expected-figure"),
            metadata=said("A figure: its space and its player.", "E7 one"),
        ),
        "All figures on the board.",
        ["E7 one", "F8 two"],
        most=MOST_FIGURES,
    )


class Board(JavaShape):
    """Your own board."""

    outline = list_of(
        Written(
            INNER_SPACE,
            Phrase("expected-inner-space"),
            metadata=said("A space.", "E7"),
        ),
        "The spaces of the grid, including those with water.",
        ["E7", "E9", "F8"],
        most=MOST_SPACES,
        fewest=1,
        required=True,
    )
    water = spaces_field("The spaces of the grid with printed water.", required=True)
    mountains = spaces_field(
        "The spaces next to the grid, outside it, that are mountains. All others are lowlands.", required=True
    )


class Overlay(JavaShape):
    """What is printed on your own components, where it differs from the edition."""

    board = fields.Nested(
        Board,
        metadata=said("The board.", {"outline": ["E7", "E9", "F8"], "water": ["E7"], "mountains": ["D6", "D8"]}),
    )
