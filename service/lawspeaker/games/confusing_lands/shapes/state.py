"""The shape of a state of Confusing Lands."""

from collections.abc import Sequence

from marshmallow import ValidationError, fields, validate

from lawspeaker.adjudication.catalogue import Catalogue
from lawspeaker.adjudication.shapes import Integer, OneOf, Shape
from lawspeaker.adjudication.terms import terms
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape, made, player_field
from lawspeaker.games.confusing_lands.shapes.cards import Chosen, Discards, Hands, card_field, pile_field
from lawspeaker.games.confusing_lands.shapes.figures import Overlay
from lawspeaker.games.confusing_lands.shapes.landscapes import Landscapes
from lawspeaker.games.confusing_lands.words import PLAYERS, ROUNDS, Phase


def _each_once(players: Sequence[str]) -> None:
    if len(set(players)) != len(players):
        raise ValidationError("A player is there twice.")


def state_shape(catalogue: Catalogue, editions: Sequence[str]) -> type[Shape]:
    """The shape of a state."""
    return made(
        "State",
        "What is known of a game of Confusing Lands. Whatever is left out is unknown.",
        {
            **terms(ConfusingLandsShape, catalogue, editions, Overlay),
            "players": fields.List(
                player_field("A player."),
                validate=[validate.Length(min=1, max=len(PLAYERS)), _each_once],
                metadata={
                    "description": "Who plays: both, or one alone in the solo variant.",
                    "examples": [["one", "two"]],
                    "uniqueItems": True,
                },
            ),
            "phase": OneOf(*Phase, metadata={"description": "How far the game is.", "examples": ["placing-chosen"]}),
            "round": Integer(
                minimum=1, maximum=ROUNDS, metadata={"description": "Which of the four rounds it is.", "examples": [1]}
            ),
            "shared": card_field("The card in the middle, which bears the shared condition."),
            "landscapes": fields.Nested(
                Landscapes,
                metadata={"description": "The landscapes, by player.", "examples": [{"one": {"squares": ["F ns .", "- 7 7"]}}]},
            ),
            "hands": fields.Nested(
                Hands, metadata={"description": "The cards in hand, by player.", "examples": [{"one": {"count": 2}}]}
            ),
            "chosen": fields.Nested(
                Chosen,
                metadata={
                    "description": (
                        "While cards are chosen and then placed: the cards chosen and not yet placed, face down. Whoever is "
                        "not in it has not chosen, or has placed already."
                    ),
                    "examples": [{"one": {"card": 7}, "two": {}}],
                },
            ),
            "deck": pile_field("The deck, the top card first."),
            "discards": fields.Nested(
                Discards,
                metadata={"description": "In the solo variant: the cards that were discarded.", "examples": [{"count": 2}]},
            ),
        },
    )
