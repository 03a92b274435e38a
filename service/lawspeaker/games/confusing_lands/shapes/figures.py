"""What your own cards show, where the edition does not know it or is wrong."""

from marshmallow import fields, validate

from lawspeaker.adjudication.wire.shapes import said
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.games.confusing_lands.notation import FACE_ROW_PATTERN
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape, Tokens, made
from lawspeaker.games.confusing_lands.words import CARDS, SHORTER_SIDE


def _face_field(description: str) -> fields.List[str]:
    return fields.List(
        Tokens(
            FACE_ROW_PATTERN,
            Phrase("expected-card-row"),
            metadata=said("Three squares, one token each.", "7 7 F"),
        ),
        validate=validate.Length(equal=SHORTER_SIDE),
        metadata=said(description, ["7 7 F", ". ns M"]),
    )


class CardFaces(ConfusingLandsShape):
    """What the two sides of a card show, unturned: two rows of three squares each."""

    condition = _face_field("The side with the condition.")
    plain = _face_field("The other side.")


Cards = made(
    "CardFigures",
    "The cards, by number.",
    {
        str(number): fields.Nested(CardFaces, metadata=said(f"Card {number}.", {"plain": ["F . .", ". . V"]}))
        for number in range(1, CARDS + 1)
    },
)


class Overlay(ConfusingLandsShape):
    """What your own cards show, where the edition does not know it or is wrong."""

    cards = fields.Nested(Cards, metadata=said("What the cards show.", {"7": {"condition": ["7 7 F", ". ns M"]}}))
