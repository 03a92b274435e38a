"""What belongs to a player, apart from the board."""

from marshmallow import fields

from lawspeaker.adjudication.wire.secrecy import private
from lawspeaker.adjudication.wire.shapes import OneOf, Quantity, list_of, said
from lawspeaker.games.graenaland.cards.piles import from_behind
from lawspeaker.games.graenaland.shapes import GraenalandShape, made, territory_field
from lawspeaker.games.graenaland.shapes.cards import pile_field, victory_cards_field
from lawspeaker.games.graenaland.shapes.enumerations import ENTERING_HERO
from lawspeaker.games.graenaland.words import CLANS


class Waiting(GraenalandShape):
    """A priest or skald who waits to enter where its building was built."""

    hero = OneOf(ENTERING_HERO, metadata=said("Which hero.", "priest"))
    territories = list_of(
        territory_field("A territory with a church (priest) or hall (skald) of the clan."),
        "Where it may enter, in the order of its buildings.",
        ["coast-1"],
        most=9,
        fewest=1,
    )


class Clan(GraenalandShape):
    """What belongs to one player, apart from the board."""

    army = Quantity("GraenalandStrength", minimum=1, maximum=1_000, metadata=said("The strength of the army.", 2))
    hand = private(pile_field("The cards in hand, including supply cards."), seen=from_behind)
    waiting = list_of(Waiting, "The heroes who wait to enter, in the order of their buildings.", [], most=2)
    victory_cards = private(
        victory_cards_field("The victory point card of the player; while the player chooses, the three cards dealt."),
        seen=lambda cards: [{}] * len(cards),
    )


Clans = made(
    "ClansByPlayer",
    "The clans, by colour.",
    {clan: fields.Nested(Clan) for clan in CLANS},
)
