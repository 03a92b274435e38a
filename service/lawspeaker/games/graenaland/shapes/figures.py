"""Figures that you read from your own components, where the edition lacks them or is wrong."""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.wire.shapes import Integer, Keyed, OneOf, list_of, said
from lawspeaker.games.graenaland.shapes import GraenalandShape, made, resource_field, territory_field
from lawspeaker.games.graenaland.shapes.board import BUILDINGS, buildings_field
from lawspeaker.games.graenaland.shapes.cards import MOST_CARDS, price_field
from lawspeaker.games.graenaland.shapes.enumerations import TERRAIN
from lawspeaker.games.graenaland.words import STARTING_VILLAGES, Resource, Terrain, Work

MOST_TILES = 60
"""The most tiles that a state may mention; there are fewer."""

Composition = made(
    "Composition",
    "How many cards of each resource a deck has. Default: 0.",
    {resource.value: Integer(maximum=MOST_CARDS, metadata=said(f"{resource.capitalize()} cards.", 18)) for resource in Resource},
)


class TileFigures(GraenalandShape):
    """What is printed on a tile."""

    terrain = OneOf(TERRAIN, metadata=said("Its terrain.", "plains"))
    improvement = resource_field("The resource on its improvement square.")
    price = price_field("What a village costs there.")
    buildings = buildings_field()


DeckFigures = made(
    "DeckFigures",
    "The composition of the decks, by terrain.",
    {terrain.value: fields.Nested(Composition) for terrain in Terrain},
)

ArmyCosts = made(
    "ArmyCosts",
    "The price of raising the army by 1, without a keep and with a keep in each terrain.",
    {
        "peasants": price_field("Without a keep."),
        **{terrain: price_field(f"With a keep in the {terrain}.") for terrain in ("plains", "forest", "hills")},
    },
)

Costs = made(
    "Costs",
    "The prices on the overview card.",
    {
        **{kind: price_field(f"The price of one {kind}.") for kind in (*BUILDINGS, *(work.value for work in Work))},
        "army": fields.Nested(ArmyCosts, metadata=said("The price of raising the army.", {"hills": {"grain": 1, "ore": 2}})),
    },
)


class StartingPlace(GraenalandShape):
    """Where a player starts."""

    settlements = fields.List(
        territory_field("A territory."),
        validate=validate.Length(equal=STARTING_VILLAGES),
        metadata=said("Where the two villages stand.", ["coast-1", "coast-3"]),
    )
    warrior = territory_field("Where the warrior stands.")


_IN_WORDS = {3: "Three", 4: "Four", 5: "Five"}


def _starts(players: int) -> fields.Nested:
    places = {
        str(number): fields.Nested(
            StartingPlace,
            metadata=said(f"The places marked {number}.", {"settlements": ["coast-1", "coast-3"], "warrior": "coast-1"}),
        )
        for number in range(1, players + 1)
    }
    shape = made(f"StartsFor{_IN_WORDS[players]}", f"The starting places for {players} players.", places)
    return fields.Nested(shape, metadata=said(f"For {players} players.", {}))


Starts: Any = made(
    "StartsByNumberOfPlayers",
    "The starting places marked on the picture of the map.",
    {str(players): _starts(players) for players in (3, 4, 5)},
)


class SupplyFigures(GraenalandShape):
    """The symbols on the supply cards."""

    cards = list_of(
        fields.List(resource_field("A symbol."), validate=validate.Length(equal=2)),
        "The two symbols of each supply card.",
        [["grain", "wood"]],
        most=16,
    )


class Overlay(GraenalandShape):
    """Figures that you read from your own components, where the edition lacks them or is wrong."""

    decks = fields.Nested(DeckFigures, metadata=said("The cards in the decks.", {}))
    tiles = Keyed(
        fields.Nested(TileFigures),
        validate=validate.Length(max=MOST_TILES),
        metadata=said("What is printed on the tiles, by name.", {"coast-1": {"terrain": "plains"}}),
    )
    supply = fields.Nested(SupplyFigures, metadata=said("The symbols on the supply cards.", {}))
    costs = fields.Nested(Costs, metadata=said("The prices.", {"church": {"wood": 2}}))
    starts = fields.Nested(Starts, metadata=said("Where the players start.", {}))
