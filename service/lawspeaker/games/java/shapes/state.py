"""The shape of a state of Java."""

from collections.abc import Sequence

from marshmallow import fields

from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.chance import chance_field
from lawspeaker.adjudication.rules.terms import terms
from lawspeaker.adjudication.wire.shapes import OneOf, Shape, players_field, said
from lawspeaker.games.java.shapes import JavaShape, made, player_field
from lawspeaker.games.java.shapes.board import (
    Overlay,
    figures_field,
    land_field,
    palaces_built_field,
    palaces_field,
    tiles_field,
    water_field,
)
from lawspeaker.games.java.shapes.cards import Hands, deck_field, open_card_field, pile_field
from lawspeaker.games.java.shapes.enumerations import PHASE
from lawspeaker.games.java.shapes.numbers import PointTotals
from lawspeaker.games.java.shapes.stocks import Stocks, Supply
from lawspeaker.games.java.shapes.turn import Festival, Turn
from lawspeaker.games.java.words import PLAYERS


def state_shape(catalogue: Catalogue, editions: Sequence[str]) -> type[Shape]:
    """The shape of a state."""
    return made(
        "State",
        "What is known about a game of Java. What is left out is unknown. A list must be complete.",
        {
            **terms(JavaShape, catalogue, editions, Overlay),
            "chance": chance_field(JavaShape),
            "players": players_field(
                player_field("A player."),
                "Who plays, clockwise, beginning with the first player.",
                ["one", "two", "three"],
                most=len(PLAYERS),
                fewest=2,
            ),
            "phase": OneOf(PHASE, metadata=said("The phase of the game.", "turn")),
            "turn": fields.Nested(
                Turn,
                metadata=said("The current turn, or the one that has just ended.", {"player": "one"}),
            ),
            "tiles": tiles_field(),
            "land": land_field(),
            "water": water_field(),
            "palaces": palaces_field(),
            "palaces_built": palaces_built_field(),
            "figures": figures_field(),
            "points": fields.Nested(PointTotals, metadata=said("The points, by player.", {"one": 12})),
            "stocks": fields.Nested(Stocks, metadata=said("The supply of each player.", {"one": {"two_space": 5}})),
            "supply": fields.Nested(Supply, metadata=said("The common supply.", {"three_space": 56})),
            "hands": fields.Nested(Hands, metadata=said("The cards in hand, by player.", {"two": {"count": 3}})),
            "face_up": open_card_field("The open card beside the deck."),
            "deck": deck_field("The deck, the top card first."),
            "discards": pile_field("The discard pile."),
            "festival": fields.Nested(
                Festival,
                metadata=said("During a festival: its palace and the bids.", {"palace": "G9"}),
            ),
            "scored": players_field(
                player_field("A player."),
                "The players who have had their final scoring. After the first of them, the last turns have begun.",
                ["one"],
                most=len(PLAYERS),
            ),
        },
    )
