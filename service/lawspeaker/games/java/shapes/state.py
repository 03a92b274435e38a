"""The shape of a state of Java."""

from collections.abc import Sequence

from marshmallow import fields

from lawspeaker.adjudication.catalogue import Catalogue
from lawspeaker.adjudication.chance import chance_field
from lawspeaker.adjudication.shapes import OneOf, Shape, players_field, said
from lawspeaker.adjudication.terms import terms
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
from lawspeaker.games.java.shapes.cards import Hands, open_card_field, pile_field
from lawspeaker.games.java.shapes.enumerations import PHASE
from lawspeaker.games.java.shapes.numbers import Points
from lawspeaker.games.java.shapes.stocks import Stocks, Supply
from lawspeaker.games.java.shapes.turn import Festival, Turn
from lawspeaker.games.java.words import PLAYERS


def state_shape(catalogue: Catalogue, editions: Sequence[str]) -> type[Shape]:
    """The shape of a state."""
    return made(
        "State",
        "What is known of a game of Java. Whatever is left out is unknown; a list that is given is the whole list.",
        {
            **terms(JavaShape, catalogue, editions, Overlay),
            "chance": chance_field(JavaShape),
            "players": players_field(
                player_field("A player."),
                "Who plays, clockwise; the first begins the game.",
                ["one", "two", "three"],
                most=len(PLAYERS),
                fewest=2,
            ),
            "phase": OneOf(PHASE, metadata=said("How far the game is.", "turn")),
            "turn": fields.Nested(
                Turn,
                metadata=said("The turn that is being played, or was just ended.", {"player": "one"}),
            ),
            "tiles": tiles_field(),
            "land": land_field(),
            "water": water_field(),
            "palaces": palaces_field(),
            "palaces_built": palaces_built_field(),
            "figures": figures_field(),
            "points": fields.Nested(Points, metadata=said("The points, by player.", {"one": 12})),
            "stocks": fields.Nested(Stocks, metadata=said("What each player has left.", {"one": {"two_space": 5}})),
            "supply": fields.Nested(Supply, metadata=said("The common stock.", {"three_space": 56})),
            "hands": fields.Nested(Hands, metadata=said("The cards in hand, by player.", {"two": {"count": 3}})),
            "face_up": open_card_field("The open card beside the deck."),
            "deck": pile_field("The deck, the top card first."),
            "discards": pile_field("The cards that were played."),
            "festival": fields.Nested(
                Festival,
                metadata=said("While a festival is bid for: how far that is.", {"palace": "G9"}),
            ),
            "scored": players_field(
                player_field("A player."),
                "Who has had their final scoring; the last turns have begun once there is somebody.",
                ["one"],
                most=len(PLAYERS),
            ),
        },
    )
