"""What is going on: a proposal that is voted on, a building phase, claims of victory, the choice of positions."""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.shapes import Boolean, Integer, Keyed
from lawspeaker.games.graenaland.shapes import (
    GraenalandShape,
    made,
    player_field,
    resource_field,
    territory_field,
    work_field,
)
from lawspeaker.games.graenaland.shapes.cards import MOST_CARDS, CardPile
from lawspeaker.games.graenaland.words import CLANS, Goal

MOST_POINTS = 3 * len(Goal)
"""Victory points that a card can bring: three levels of each goal."""


class Share(GraenalandShape):
    """What one player is to get by a proposal."""

    player = player_field("Who is to get it.", required=True)
    face_up = fields.List(
        resource_field("A card that lies face up."),
        required=True,
        validate=validate.Length(max=MOST_CARDS),
        metadata={"description": "The face-up cards, by their resource.", "examples": [["grain", "wood"]]},
    )
    face_down = Integer(maximum=MOST_CARDS, required=True, metadata={"description": "How many face-down cards.", "examples": [0]})


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


class Offer(GraenalandShape):
    """What the main player offered the others: a joint work, or that one of them builds something."""

    exclusive = ("work", "player")

    work = work_field("Of a joint work: which.")
    territory = territory_field("Of a joint work: where.")
    player = player_field("Of a grant: who may build.")
    open = Boolean(metadata={"description": "Whether nothing was built on it yet.", "examples": [True]})


class BuildingPhase(GraenalandShape):
    """What has happened in this building phase."""

    supply_taken = Boolean(metadata={"description": "Whether the main player has taken a supply card.", "examples": [False]})
    markets_used = fields.List(
        territory_field("A territory with a market."),
        validate=validate.Length(max=20),
        metadata={"description": "The markets that whoever builds has used.", "examples": [["coast-1"]]},
    )
    offers = fields.List(
        fields.Nested(Offer),
        validate=validate.Length(max=1),
        metadata={
            "description": "The one offer of the round, if the main player has made it: a joint work or a grant.",
            "examples": [[{"work": "road", "territory": "coast-1", "open": True}]],
        },
    )


class Claim(GraenalandShape):
    """What a player says can be reached if allowed to build."""

    player = player_field("Who says so.", required=True)
    points = Integer(maximum=MOST_POINTS, required=True, metadata={"description": "How many victory points.", "examples": [6]})


def claims_field(description: str, **arguments: Any) -> fields.List[Any]:
    """Claims of victory."""
    return fields.List(
        fields.Nested(Claim),
        validate=validate.Length(max=5),
        metadata={"description": description, "examples": [[{"player": "red", "points": 6}]]},
        **arguments,
    )


class Announcement(GraenalandShape):
    """The victory that was announced."""

    player = player_field("Who announced it.")
    points = Integer(maximum=MOST_POINTS, metadata={"description": "With victory point cards: how many points.", "examples": [6]})


class Place(GraenalandShape):
    """Where somebody placed a settlement."""

    player = player_field("Who did.")
    territory = territory_field("Where.")


class Placement(GraenalandShape):
    """The choice of starting positions."""

    round = Integer(
        minimum=1, maximum=2, metadata={"description": "1: first settlements, with the warriors; 2: second.", "examples": [1]}
    )
    cards = Keyed(
        fields.Nested(CardPile),
        validate=validate.Length(max=20),
        metadata={
            "description": "The cards that still lie at each coastal territory, face down.",
            "examples": [{"coast-1": {"count": 2}}],
        },
    )
    newcomer = fields.Nested(
        Place,
        metadata={
            "description": "While somebody may weigh anchor: who has just settled where there was no card left.",
            "examples": [{"player": "red", "territory": "coast-1"}],
        },
    )
