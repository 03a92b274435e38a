"""What is going on: a proposal that is voted on, a building phase, claims of victory, the choice of positions."""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.adjudication.wire.shapes import Boolean, Integer, Keyed
from lawspeaker.games.graenaland.cards.piles import from_behind
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
    """What one player gets by a proposal."""

    player = player_field("Who gets it.", required=True)
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
            "description": "Who gets which cards.",
            "examples": [[{"player": "red", "face_up": ["grain"], "face_down": 0}]],
        },
        **arguments,
    )


Ballots = made(
    "Ballots",
    "How each player votes, by colour.",
    {clan: Boolean(metadata={"description": f"Whether {clan} is for the proposal.", "examples": [True]}) for clan in CLANS},
)


def ballots_field(description: str) -> fields.Nested:
    """The ballots on a proposal; those left out are unknown."""
    return fields.Nested(Ballots, metadata={"description": description, "examples": [{"red": True, "blue": False}]})


class PendingProposal(GraenalandShape):
    """The proposal that is being voted on."""

    player = player_field("Who made it.")
    territory = territory_field("The territory whose cards it divides.")
    shares = shares_field()


class Offer(GraenalandShape):
    """The main player's offer: a joint work or a grant to build."""

    exclusive = ("work", "player")

    work = work_field("For a joint work: its kind.")
    territory = territory_field("For a joint work: where.")
    player = player_field("For a grant: who may build.")
    open = Boolean(metadata={"description": "Whether nothing has been built for it yet.", "examples": [True]})


class BuildingPhase(GraenalandShape):
    """What has happened in this building phase."""

    supply_taken = Boolean(metadata={"description": "Whether the main player has taken a supply card.", "examples": [False]})
    markets_used = fields.List(
        territory_field("A territory with a market."),
        validate=validate.Length(max=20),
        metadata={"description": "The markets that the player who builds has used.", "examples": [["coast-1"]]},
    )
    offers = fields.List(
        fields.Nested(Offer),
        validate=validate.Length(max=1),
        metadata={
            "description": "The one offer of the round, if the main player has made it.",
            "examples": [[{"work": "road", "territory": "coast-1", "open": True}]],
        },
    )


class Claim(GraenalandShape):
    """How many points a player claims to reach if allowed to build."""

    player = player_field("Who claims.", required=True)
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
    """The announcement of victory."""

    player = player_field("Who announced it.")
    points = Integer(maximum=MOST_POINTS, metadata={"description": "With victory point cards: how many points.", "examples": [6]})


class Place(GraenalandShape):
    """A settlement that was just placed."""

    player = player_field("Who placed it.")
    territory = territory_field("Where.")


class Placement(GraenalandShape):
    """The choice of starting positions."""

    round = Integer(
        minimum=1,
        maximum=2,
        metadata={"description": "1: first settlements, with the warriors; 2: second settlements.", "examples": [1]},
    )
    cards = Keyed(
        unseen(fields.Nested(CardPile), seen=from_behind),
        validate=validate.Length(max=20),
        metadata={
            "description": "The cards that still lie at each coastal territory, face down.",
            "examples": [{"coast-1": {"count": 2}}],
        },
    )
    newcomer = fields.Nested(
        Place,
        metadata={
            "description": "While players may weigh anchor: who has just settled where no card was left.",
            "examples": [{"player": "red", "territory": "coast-1"}],
        },
    )
