"""What stands and lies on the board, and the tiles of which it is made."""

from marshmallow import fields

from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.adjudication.wire.shapes import Boolean, OneOf, list_of, said
from lawspeaker.games.graenaland.cards.piles import from_behind
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field, resource_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import ordered_pile_field, pile_field, price_field
from lawspeaker.games.graenaland.shapes.enumerations import BUILDING, DIRECTION, HERO, SETTLEMENT, TERRAIN, WORK
from lawspeaker.games.graenaland.words import Settlement

BUILDINGS = tuple(kind.value for kind in Settlement if kind is not Settlement.VILLAGE)


class House(GraenalandShape):
    """A settlement: one house on the board."""

    player = player_field("Whose house it is.")
    kind = OneOf(SETTLEMENT, metadata=said("A village, or which building.", "village"))


class HeroOnBoard(GraenalandShape):
    """A hero who stands in a territory."""

    player = player_field("Whose hero it is.")
    hero = OneOf(HERO, metadata=said("Which hero.", "warrior"))


class Territory(GraenalandShape):
    """What stands and lies in one territory."""

    settlements = list_of(
        House, "Every settlement there, one entry for each house.", [{"player": "red", "kind": "village"}], most=70
    )
    heroes = list_of(HeroOnBoard, "Every hero who stands there.", [{"player": "red", "hero": "warrior"}], most=15)
    works = list_of(OneOf(WORK, metadata=said("A public work.", "palisade")), "Every public work there.", ["palisade"], most=8)
    face_up = pile_field("The cards that lie there face up.")
    face_down = unseen(
        ordered_pile_field("The cards that lie there face down, in the order in which players get them."), seen=from_behind
    )


class Neighbour(GraenalandShape):
    """A territory that adjoins another one, and in which direction."""

    direction = OneOf(
        DIRECTION,
        metadata=said(
            "The compass direction. Only the movement of heroes needs it, and it is enough if one tile gives it.", "west"
        ),
    )
    territory = territory_field("The adjoining territory.", required=True)


def buildings_field() -> fields.List[str]:
    """The symbols of buildings on a tile."""
    return list_of(
        OneOf(BUILDING, metadata=said("A building.", "keep")), "The building symbols on it.", ["keep", "church"], most=3
    )


class Tile(GraenalandShape):
    """A tile of the map: one territory."""

    territory = territory_field("Its name.", required=True)
    tile = territory_field("The tile of the edition that lies there. If you send it, you need not send what is printed on it.")
    terrain = OneOf(TERRAIN, metadata=said("Its terrain.", "plains"))
    coast = Boolean(metadata=said("Whether it is on the coast.", True))
    improvement = resource_field("The resource on its improvement square.")
    price = price_field("What a village costs there.")
    buildings = buildings_field()
    neighbours = list_of(Neighbour, "Every territory that adjoins it.", [{"direction": "west", "territory": "coast-1"}], most=8)
