"""Landscapes: the cards that were placed, or the squares from above."""

from marshmallow import fields

from lawspeaker.adjudication.wire.shapes import OneNumberOf, OneOf, list_of, said
from lawspeaker.adjudication.words.phrases import Phrase
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
    side = OneOf(SIDE, metadata=said("The side that is up.", "plain"))
    rotation = OneNumberOf(ROTATION, metadata=said("How far it is turned clockwise, in degrees.", 90))
    row = line_field("The row of its top left square as it lies. Rows are counted to the south.", 1)
    column = line_field("The column of that square. Columns are counted to the east.", 1)


class Origin(ConfusingLandsShape):
    """The row and the column of the first token of `squares`."""

    row = line_field("The row.", 1)
    column = line_field("The column.", 1)


class Landscape(ConfusingLandsShape):
    """The landscape of a player: its cards, its squares from above, or both."""

    placed = list_of(
        PlacedCard,
        "The cards, in the order in which they were placed.",
        [{"card": 7, "side": "plain", "rotation": 90, "row": 1, "column": 1}],
        most=CARDS,
    )
    squares = list_of(
        Tokens(
            ROW_PATTERN,
            Phrase("expected-row"),
            NOWHERE,
            metadata=said("A row of squares, one token each.", "F ns ."),
        ),
        "The squares, row by row, separated by spaces. `.` is empty, `F` forest, `M` mountain, `V` village, `E` elk, "
        "`W` wolf and `C` crystal. `ns` is a river that ends in the north and the south; the directions are `n`, `e`, "
        "`s` and `w`. `7` is part of condition 7, `?` is unknown, and `-` is no square.",
        ["F ns .", "- 7 7"],
        most=WIDEST,
    )
    origin = fields.Nested(
        Origin,
        metadata=said("The row and the column of the first token of `squares`. Default: 1 and 1.", {"row": 1, "column": 1}),
    )


Landscapes = by_player(
    "LandscapesByPlayer",
    "The landscapes of the players.",
    lambda _: fields.Nested(Landscape),
)
