"""The additional members for sentences about actions, see ``adjudication/answers/sentences.py``."""

from lawspeaker.adjudication.document import Document
from lawspeaker.games.java.notation import RICE, VILLAGE, seen


def describe_tile(members: Document) -> Document:
    """The tile: how many spaces it has, and where its villages and rice fields are. And the water that it surrounds."""
    spaces = [seen(space)[:2] for space in members["tile"].split()]
    described = {
        "tile_size": len(spaces),
        "tile_villages": [name for name, terrain in spaces if terrain == VILLAGE],
        "tile_rices": [name for name, terrain in spaces if terrain == RICE],
    }
    return describe_irrigation({**members, **described})


def describe_irrigation(members: Document) -> Document:
    """The surrounded water, perhaps none."""
    return {**members, "irrigation_nothing": True} if members.get("irrigation") == [] else members


def describe_cities(members: Document) -> Document:
    """The cities that bring points, perhaps none."""
    return {**members, "cities_nothing": True} if members.get("cities") == [] else members


def describe_points(members: Document) -> Document:
    """The points of each player, perhaps none."""
    if "points" not in members:
        return members
    points = [{"player": player, "points": number} for player, number in members["points"].items()]
    return {**members, "points": points} if points else {**members, "points": points, "points_nothing": True}
