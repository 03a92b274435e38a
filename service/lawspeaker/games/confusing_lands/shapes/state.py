"""The shape of a state of Confusing Lands."""

from collections.abc import Sequence

from marshmallow import fields

from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.chance import chance_field
from lawspeaker.adjudication.rules.terms import terms
from lawspeaker.adjudication.wire.shapes import OneOf, Quantity, Shape, players_field, said
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape, made, player_field
from lawspeaker.games.confusing_lands.shapes.cards import CardsSetAside, Chosen, Discards, Hands, card_field, deck_field
from lawspeaker.games.confusing_lands.shapes.enumerations import PHASE
from lawspeaker.games.confusing_lands.shapes.figures import Overlay
from lawspeaker.games.confusing_lands.shapes.landscapes import Landscapes
from lawspeaker.games.confusing_lands.words import PLAYERS, ROUNDS


def state_shape(catalogue: Catalogue, editions: Sequence[str]) -> type[Shape]:
    """The shape of a state."""
    return made(
        "State",
        "What is known about a game of Confusing Lands. What is left out is unknown.",
        {
            **terms(ConfusingLandsShape, catalogue, editions, Overlay),
            "chance": chance_field(ConfusingLandsShape),
            "players": players_field(
                player_field("A player."),
                "Who plays: two players, or one in a solo game.",
                ["one", "two"],
                most=len(PLAYERS),
                fewest=1,
            ),
            "phase": OneOf(PHASE, metadata=said("The phase of the game.", "placing-chosen")),
            "round": Quantity("ConfusingLandsRound", minimum=1, maximum=ROUNDS, metadata=said("The round, of four.", 1)),
            "shared": card_field("The card in the middle, with the shared condition."),
            "landscapes": fields.Nested(
                Landscapes,
                metadata=said("The landscapes, by player.", {"one": {"squares": ["F ns .", "- 7 7"]}}),
            ),
            "hands": fields.Nested(Hands, metadata=said("The cards in hand, by player.", {"one": {"count": 2}})),
            "chosen": fields.Nested(
                Chosen,
                metadata=said(
                    "While cards are chosen and placed: the cards chosen but not yet placed, face down. A player who "
                    "is not listed has not chosen yet, or has already placed the card.",
                    {"one": {"card": 7}, "two": {}},
                ),
            ),
            "set_aside": fields.Nested(
                CardsSetAside,
                metadata=said(
                    "With the reading `place.none-possible`: the cards that could not be placed without covering a "
                    "condition, and left the game. A player who is not listed has set none aside.",
                    {"one": {"cards": [{"card": 9}]}},
                ),
            ),
            "deck": deck_field("The deck, the top card first."),
            "discards": fields.Nested(
                Discards,
                metadata=said("In a solo game: the discard pile.", {"count": 2}),
            ),
        },
    )
