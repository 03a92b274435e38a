"""What stands and lies on the board, and the tiles of which it is made."""

from marshmallow import fields, validate

from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.adjudication.wire.shapes import Boolean, OneOf
from lawspeaker.games.graenaland.cards.piles import from_behind
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field, resource_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import ordered_pile_field, pile_field, price_field
from lawspeaker.games.graenaland.shapes.enumerations import BUILDING, DIRECTION, HERO, SETTLEMENT, TERRAIN, WORK
from lawspeaker.games.graenaland.words import Settlement

BUILDINGS = tuple(kind.value for kind in Settlement if kind is not Settlement.VILLAGE)


class House(GraenalandShape):
    """A settlement: one house on the board."""

    player = player_field("Whose house it is.")
    kind = OneOf(SETTLEMENT, metadata={"description": "A village, or which building.", "examples": ["village"]})


class HeroOnBoard(GraenalandShape):
    """A hero who stands in a territory."""

    player = player_field("Whose hero it is.")
    hero = OneOf(HERO, metadata={"description": "Which hero.", "examples": ["warrior"]})


class Territory(GraenalandShape):
    """What stands and lies in one territory."""

    settlements = fields.List(
        fields.Nested(House),
        validate=validate.Length(max=70),
        metadata={
            "description": "Every settlement there, one entry for each house.",
            "examples": [[{"player": "red", "kind": "village"}]],
        },
    )
    heroes = fields.List(
        fields.Nested(HeroOnBoard),
        validate=validate.Length(max=15),
        metadata={"description": "Every hero who stands there.", "examples": [[{"player": "red", "hero": "warrior"}]]},
    )
    works = fields.List(
        OneOf(WORK, metadata={"description": "A public work.", "examples": ["palisade"]}),
        validate=validate.Length(max=8),
        metadata={"description": "Every public work there.", "examples": [["palisade"]]},
    )
    face_up = pile_field("The cards that lie there face up.")
    face_down = unseen(
        ordered_pile_field("The cards that lie there face down, in the order in which players get them."), seen=from_behind
    )


class Neighbour(GraenalandShape):
    """A territory that adjoins another one, and in which direction."""

    direction = OneOf(
        DIRECTION,
        metadata={
            "description": "The compass direction. Only the movement of heroes needs it, and it is enough if one tile gives it.",
            "examples": ["west"],
        },
    )
    territory = territory_field("The adjoining territory.", required=True)


def buildings_field() -> fields.List[str]:
    """The symbols of buildings on a tile."""
    return fields.List(
        OneOf(BUILDING, metadata={"description": "A building.", "examples": ["keep"]}),
        validate=validate.Length(max=3),
        metadata={"description": "The building symbols on it.", "examples": [["keep", "church"]]},
    )


class Tile(GraenalandShape):
    """A tile of the map: one territory."""

    territory = territory_field("Its name.", required=True)
    tile = territory_field("The tile of the edition that lies there. If you send it, you need not send what is printed on it.")
    terrain = OneOf(TERRAIN, metadata={"description": "Its terrain.", "examples": ["plains"]})
    coast = Boolean(metadata={"description": "Whether it is on the coast.", "examples": [True]})
    improvement = resource_field("The resource on its improvement square.")
    price = price_field("What a village costs there.")
    buildings = buildings_field()
    neighbours = fields.List(
        fields.Nested(Neighbour),
        validate=validate.Length(max=8),
        metadata={
            "description": "Every territory that adjoins it.",
            "examples": [[{"direction": "west", "territory": "coast-1"}]],
        },
    )
