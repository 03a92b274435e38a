"""The shape of a Graenaland state.

What a state leaves out is unknown. A list that is given is the whole list, and its entries may leave members out: a
hero of unknown colour, a card whose face nobody has seen.
"""

from functools import partial
from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.catalogue import Catalogue
from lawspeaker.adjudication.editions import Edition
from lawspeaker.adjudication.shapes import Boolean, Integer, Keyed, Name, OneOf, Shape, shape
from lawspeaker.games.graenaland.words import CLANS, OPPOSITE, Hero, Phase, Resource, Settlement, Terrain, Work


class GraenalandShape(Shape):
    """A shape of this game."""

    prefix = "Graenaland"


made = partial(shape, base=GraenalandShape)
"""A shape of this game, put together from members."""


def player_field(description: str, **arguments: Any) -> OneOf:
    """A player, named by colour."""
    return OneOf(*CLANS, metadata={"description": description, "examples": ["red"]}, **arguments)


def territory_field(description: str, **arguments: Any) -> Name:
    """A territory, named as on the map."""
    return Name(metadata={"description": description, "examples": ["coast-1"]}, **arguments)


def resource_field(description: str) -> OneOf:
    """A resource."""
    return OneOf(*Resource, metadata={"description": description, "examples": ["grain"]})


class Card(GraenalandShape):
    """A resource card; nothing given: a card of which nothing is known."""

    deck = OneOf(*Terrain, metadata={"description": "The terrain on its back.", "examples": ["plains"]})
    resource = resource_field("The resource on its face.")


class Pile(GraenalandShape):
    """Some cards: each of them, or only how many there are."""

    count = Integer(maximum=126, metadata={"description": "How many cards.", "examples": [2]})
    cards = fields.List(
        fields.Nested(Card),
        validate=validate.Length(max=126),
        metadata={
            "description": "The cards themselves; of a deck, the top one first.",
            "examples": [[{"deck": "plains", "resource": "grain"}]],
        },
    )


def pile_field(description: str) -> fields.Nested:
    """A pile of cards."""
    return fields.Nested(Pile, metadata={"description": description, "examples": [{"count": 2}]})


class House(GraenalandShape):
    """A settlement: one house on the board."""

    player = player_field("Whose house it is.")
    kind = OneOf(*Settlement, metadata={"description": "A village, or which building.", "examples": ["village"]})


class HeroOnBoard(GraenalandShape):
    """A hero who stands in a territory."""

    player = player_field("Whose hero it is.")
    hero = OneOf(*Hero, metadata={"description": "Which hero.", "examples": ["warrior"]})


class Territory(GraenalandShape):
    """What stands and lies in one territory."""

    settlements = fields.List(
        fields.Nested(House),
        validate=validate.Length(max=70),
        metadata={
            "description": "Every settlement there, a house an entry.",
            "examples": [[{"player": "red", "kind": "village"}]],
        },
    )
    heroes = fields.List(
        fields.Nested(HeroOnBoard),
        validate=validate.Length(max=15),
        metadata={"description": "Every hero who stands there.", "examples": [[{"player": "red", "hero": "warrior"}]]},
    )
    works = fields.List(
        OneOf(*Work, metadata={"description": "A public work.", "examples": ["palisade"]}),
        validate=validate.Length(max=8),
        metadata={"description": "Every public work there.", "examples": [["palisade"]]},
    )
    face_up = pile_field("The cards that lie there face up.")
    face_down = pile_field("The cards that lie there face down, in the order in which they would be dealt.")


class Waiting(GraenalandShape):
    """A priest or skald who waits to enter, because another hero of the clan stood where its building was built."""

    hero = OneOf(Hero.PRIEST, Hero.SKALD, metadata={"description": "Which hero.", "examples": ["priest"]})
    territories = fields.List(
        territory_field("A territory with a church (priest) or hall (skald) of the clan."),
        validate=validate.Length(min=1, max=9),
        metadata={
            "description": "Where it may enter, in the order in which its buildings were built.",
            "examples": [["coast-1"]],
        },
    )


class Clan(GraenalandShape):
    """What belongs to one player, apart from the board."""

    army = Integer(minimum=1, maximum=1_000, metadata={"description": "The strength of the army.", "examples": [2]})
    hand = pile_field("The cards in hand.")
    waiting = fields.List(
        fields.Nested(Waiting),
        validate=validate.Length(max=2),
        metadata={"description": "The heroes who wait to enter, in the order of their buildings.", "examples": [[]]},
    )


Clans = made(
    "Clans",
    "The clans, by colour.",
    {clan: fields.Nested(Clan, metadata={"description": f"The {clan} clan.", "examples": [{"army": 1}]}) for clan in CLANS},
)


class Neighbour(GraenalandShape):
    """The territory that adjoins another one in some direction."""

    direction = OneOf(*OPPOSITE, required=True, metadata={"description": "The compass direction.", "examples": ["west"]})
    territory = territory_field("The territory there.", required=True)


class Tile(GraenalandShape):
    """A tile of the map: one territory."""

    territory = territory_field("Its name.", required=True)
    terrain = OneOf(*Terrain, metadata={"description": "Its terrain.", "examples": ["plains"]})
    coast = Boolean(metadata={"description": "Whether it is on the coast.", "examples": [True]})
    improvement = resource_field("The resource on its improvement square.")
    neighbours = fields.List(
        fields.Nested(Neighbour),
        validate=validate.Length(max=8),
        metadata={
            "description": "Every territory that adjoins it.",
            "examples": [[{"direction": "west", "territory": "coast-1"}]],
        },
    )


class Share(GraenalandShape):
    """What one player is to get by a proposal."""

    player = player_field("Who is to get it.", required=True)
    face_up = fields.List(
        resource_field("A card that lies face up."),
        required=True,
        validate=validate.Length(max=126),
        metadata={"description": "The face-up cards, by their resource.", "examples": [["grain", "wood"]]},
    )
    face_down = Integer(maximum=126, required=True, metadata={"description": "How many face-down cards.", "examples": [0]})


def shares_field(**arguments: Any) -> fields.List[Any]:
    """A division of cards among players."""
    return fields.List(
        fields.Nested(Share),
        validate=validate.Length(max=5),
        metadata={
            "description": "Who is to get which cards.",
            "examples": [[{"player": "red", "face_up": ["grain"], "face_down": 0}]],
        },
        **arguments,
    )


Ballots = made(
    "Ballots",
    "Who voted how, by colour.",
    {clan: Boolean(metadata={"description": f"Whether {clan} is for the proposal.", "examples": [True]}) for clan in CLANS},
)


def ballots_field(description: str) -> fields.Nested:
    """The ballots on a proposal; those left out are unknown."""
    return fields.Nested(Ballots, metadata={"description": description, "examples": [{"red": True, "blue": False}]})


class PendingProposal(GraenalandShape):
    """The proposal that is being voted on."""

    player = player_field("Who made it.")
    territory = territory_field("Whose cards it divides.")
    shares = shares_field()


class Composition(GraenalandShape):
    """How many cards of each resource a deck has; none of those left out."""

    grain = Integer(maximum=126, metadata={"description": "Grain cards.", "examples": [18]})
    cattle = Integer(maximum=126, metadata={"description": "Cattle cards.", "examples": [12]})
    wood = Integer(maximum=126, metadata={"description": "Wood cards.", "examples": [0]})
    ore = Integer(maximum=126, metadata={"description": "Ore cards.", "examples": [6]})
    gold = Integer(maximum=126, metadata={"description": "Gold cards.", "examples": [0]})


class TileFigures(GraenalandShape):
    """What is printed on a tile."""

    terrain = OneOf(*Terrain, metadata={"description": "Its terrain.", "examples": ["plains"]})
    improvement = resource_field("The resource on its improvement square.")


DeckFigures = made(
    "DeckFigures",
    "The composition of the decks, by terrain.",
    {
        terrain.value: fields.Nested(
            Composition,
            metadata={"description": f"The deck of the {terrain}.", "examples": [{"grain": 18, "cattle": 12, "ore": 6}]},
        )
        for terrain in Terrain
    },
)

Decks = made(
    "Decks", "A pile for each terrain.", {terrain.value: pile_field(f"The cards of the {terrain}.") for terrain in Terrain}
)


class Overlay(GraenalandShape):
    """Figures read off the components at hand, where the edition does not know them or is wrong."""

    decks = fields.Nested(DeckFigures, metadata={"description": "What the decks hold.", "examples": [{}]})
    tiles = Keyed(
        fields.Nested(TileFigures),
        metadata={
            "description": "What the tiles of the edition's map show, by territory.",
            "examples": [{"coast-1": {"terrain": "plains"}}],
        },
    )


class Options(GraenalandShape):
    """Optional rules in force."""

    three_player_changes = Boolean(
        metadata={"description": "The changes for three players; if left out, in force with three players.", "examples": [False]}
    )


def readings_shape(catalogue: Catalogue) -> type[Shape]:
    """The shape of a state's choice among the readings of ``catalogue``."""
    return made(
        "Readings",
        "Answers chosen where the rulebook leaves a question open.",
        {
            reading.id: OneOf(
                *reading.choices,
                metadata={"description": f"`{reading.default}` if left out.", "examples": [reading.default]},
            )
            for reading in catalogue.readings.values()
        },
    )


def state_shape(catalogue: Catalogue, editions: list[Edition]) -> type[Shape]:
    """The shape of a state."""
    ids = [edition.id for edition in editions]
    return made(
        "State",
        "What is known of a game of Graenaland. Whatever is left out is unknown.",
        {
            "edition": OneOf(
                *ids,
                metadata={
                    "description": f"Whose figures count: `{ids[0]}` if left out; `sample` makes up those that nobody knows.",
                    "examples": [ids[0]],
                },
            ),
            "overlay": fields.Nested(
                Overlay, metadata={"description": "Figures that replace those of the edition.", "examples": [{}]}
            ),
            "options": fields.Nested(Options, metadata={"description": "Optional rules.", "examples": [{}]}),
            "readings": fields.Nested(
                readings_shape(catalogue), metadata={"description": "Readings chosen other than by default.", "examples": [{}]}
            ),
            "map": fields.List(
                fields.Nested(Tile),
                validate=validate.Length(min=1, max=20),
                metadata={
                    "description": "An island of your own, every tile of it, instead of the edition's for that many players.",
                    "examples": [[{"territory": "coast-1", "terrain": "plains", "coast": True, "neighbours": []}]],
                },
            ),
            "players": fields.List(
                player_field("A player."),
                validate=validate.Length(min=3, max=5),
                metadata={"description": "Who plays, clockwise.", "examples": [["red", "yellow", "white", "blue"]]},
            ),
            "main_player": player_field("Who has the ship marker."),
            "phase": OneOf(*Phase, metadata={"description": "The phase of the round.", "examples": ["proposals"]}),
            "turn": player_field("During proposals and voting: whose turn it is to propose."),
            "proposal": fields.Nested(
                PendingProposal,
                metadata={"description": "During voting: the proposal.", "examples": [{"player": "red", "territory": "coast-1"}]},
            ),
            "clans": fields.Nested(
                Clans, metadata={"description": "Armies, hands and waiting heroes.", "examples": [{"red": {"army": 1}}]}
            ),
            "territories": Keyed(
                fields.Nested(Territory),
                validate=validate.Length(max=20),
                metadata={
                    "description": "What is in each territory, by name.",
                    "examples": [{"coast-1": {"works": ["palisade"]}}],
                },
            ),
            "decks": fields.Nested(
                Decks, metadata={"description": "The decks to draw from.", "examples": [{"plains": {"count": 30}}]}
            ),
            "discards": fields.Nested(
                Decks, metadata={"description": "The discard piles.", "examples": [{"plains": {"count": 0}}]}
            ),
        },
    )
