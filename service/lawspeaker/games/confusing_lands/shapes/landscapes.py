"""Landscapes: the cards that were placed, or what is seen of them from above."""

from marshmallow import fields, validate

from lawspeaker.adjudication.shapes import OneNumberOf, OneOf
from lawspeaker.games.confusing_lands.notation import NOWHERE, ROW_PATTERN, WIDEST
from lawspeaker.games.confusing_lands.shapes import (
    ConfusingLandsShape,
    Tokens,
    by_player,
    card_number_field,
    line_field,
)
from lawspeaker.games.confusing_lands.shapes.enumerations import ROTATION, SIDE
from lawspeaker.games.confusing_lands.words import CARDS


class PlacedCard(ConfusingLandsShape):
    """A card as it lies in a landscape."""

    card = card_number_field("Its number.")
    side = OneOf(SIDE, metadata={"description": "The side that is seen.", "examples": ["plain"]})
    rotation = OneNumberOf(ROTATION, metadata={"description": "How far it is turned clockwise, in degrees.", "examples": [90]})
    row = line_field("The row of its top left square as it lies; rows grow southwards.", 1)
    column = line_field("The column of that square; columns grow eastwards.", 1)


class Origin(ConfusingLandsShape):
    """Where the first token of a landscape lies."""

    row = line_field("The row.", 1)
    column = line_field("The column.", 1)


class Landscape(ConfusingLandsShape):
    """The landscape of a player: its cards, or its squares as they are seen from above, or both."""

    placed = fields.List(
        fields.Nested(PlacedCard),
        validate=validate.Length(max=CARDS),
        metadata={
            "description": "The cards, in the order in which they were placed.",
            "examples": [[{"card": 7, "side": "plain", "rotation": 90, "row": 1, "column": 1}]],
        },
    )
    squares = fields.List(
        Tokens(
            ROW_PATTERN,
            "a row of squares, or `-` where there is none",
            NOWHERE,
            metadata={"description": "A row of squares, a token each.", "examples": ["F ns ."]},
        ),
        validate=validate.Length(max=WIDEST),
        metadata={
            "description": (
                "The squares, row by row, with spaces between them: `.` empty, `F` forest, `M` mountain, `V` village, `E` elk, "
                "`W` wolf, `C` crystal, `ns` a river with its ends in the north and the south (`n`, `e`, `s`, `w`), `7` part of "
                "the condition 7, `?` not known, `-` no square."
            ),
            "examples": [["F ns .", "- 7 7"]],
        },
    )
    origin = fields.Nested(
        Origin,
        metadata={
            "description": "Row and column of the first token of `squares`; 1 and 1 where left out.",
            "examples": [{"row": 1, "column": 1}],
        },
    )


Landscapes = by_player(
    "LandscapesByPlayer",
    "The landscapes of the players.",
    lambda description: fields.Nested(
        Landscape, metadata={"description": description, "examples": [{"squares": ["F ns .", "- 7 7"]}]}
    ),
)
