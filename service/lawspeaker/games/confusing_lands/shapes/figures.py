"""Figures read off the cards at hand, where the edition does not know them or is wrong."""

from marshmallow import fields, validate

from lawspeaker.games.confusing_lands.notation import FACE_ROW_PATTERN
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape, Tokens, made
from lawspeaker.games.confusing_lands.words import CARDS, SHORTER_SIDE


def _face_field(description: str) -> fields.List[str]:
    return fields.List(
        Tokens(
            FACE_ROW_PATTERN,
            "one of the two rows of three squares on a side of a card",
            metadata={"description": "Three squares, a token each.", "examples": ["7 7 F"]},
        ),
        validate=validate.Length(equal=SHORTER_SIDE, error="Not two rows of three squares."),
        metadata={"description": description, "examples": [["7 7 F", ". ns M"]]},
    )


class CardFaces(ConfusingLandsShape):
    """What the two sides of a card show, unturned: two rows of three squares each."""

    condition = _face_field("The side with the condition.")
    plain = _face_field("The other side.")


Cards = made(
    "CardFigures",
    "The cards, by number.",
    {
        str(number): fields.Nested(
            CardFaces, metadata={"description": f"Card {number}.", "examples": [{"plain": ["F . .", ". . V"]}]}
        )
        for number in range(1, CARDS + 1)
    },
)


class Overlay(ConfusingLandsShape):
    """Figures read off the cards at hand, where the edition does not know them or is wrong."""

    cards = fields.Nested(
        Cards, metadata={"description": "What the cards show.", "examples": [{"7": {"condition": ["7 7 F", ". ns M"]}}]}
    )
