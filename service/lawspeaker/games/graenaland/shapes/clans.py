"""What belongs to a player, apart from the board."""

from marshmallow import fields, validate

from lawspeaker.adjudication.wire.secrecy import private
from lawspeaker.adjudication.wire.shapes import OneOf, Quantity
from lawspeaker.games.graenaland.cards.piles import from_behind
from lawspeaker.games.graenaland.shapes import GraenalandShape, made, territory_field
from lawspeaker.games.graenaland.shapes.cards import pile_field, victory_cards_field
from lawspeaker.games.graenaland.shapes.enumerations import ENTERING_HERO
from lawspeaker.games.graenaland.words import CLANS


class Waiting(GraenalandShape):
    """A priest or skald who waits to enter where its building was built."""

    hero = OneOf(ENTERING_HERO, metadata={"description": "Which hero.", "examples": ["priest"]})
    territories = fields.List(
        territory_field("A territory with a church (priest) or hall (skald) of the clan."),
        validate=validate.Length(min=1, max=9),
        metadata={
            "description": "Where it may enter, in the order of its buildings.",
            "examples": [["coast-1"]],
        },
    )


class Clan(GraenalandShape):
    """What belongs to one player, apart from the board."""

    army = Quantity(
        "GraenalandStrength", minimum=1, maximum=1_000, metadata={"description": "The strength of the army.", "examples": [2]}
    )
    hand = private(pile_field("The cards in hand, including supply cards."), seen=from_behind)
    waiting = fields.List(
        fields.Nested(Waiting),
        validate=validate.Length(max=2),
        metadata={"description": "The heroes who wait to enter, in the order of their buildings.", "examples": [[]]},
    )
    victory_cards = private(
        victory_cards_field("The victory point card of the player; while the player chooses, the three cards dealt."),
        seen=lambda cards: [{}] * len(cards),
    )


Clans = made(
    "ClansByPlayer",
    "The clans, by colour.",
    {clan: fields.Nested(Clan, metadata={"description": f"The {clan} clan.", "examples": [{"army": 1}]}) for clan in CLANS},
)
