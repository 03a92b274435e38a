"""What is going on: a proposal that is voted on, a building phase, claims of victory, the choice of positions."""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.wire.secrecy import unseen
from lawspeaker.adjudication.wire.shapes import Boolean, Integer, Keyed, list_of, said
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
    face_up = list_of(
        resource_field("A card that lies face up."),
        "The face-up cards, by their resource.",
        ["grain", "wood"],
        most=MOST_CARDS,
        required=True,
    )
    face_down = Integer(maximum=MOST_CARDS, required=True, metadata=said("How many face-down cards.", 0))


def shares_field(**arguments: Any) -> fields.List[Any]:
    """A division of cards among players."""
    return list_of(Share, "Who gets which cards.", [{"player": "red", "face_up": ["grain"], "face_down": 0}], most=5, **arguments)


Ballots = made(
    "Ballots",
    "How each player votes, by colour.",
    {clan: Boolean(metadata=said(f"Whether {clan} is for the proposal.", True)) for clan in CLANS},
)


def ballots_field(description: str) -> fields.Nested:
    """The ballots on a proposal; those left out are unknown."""
    return fields.Nested(Ballots, metadata=said(description, {"red": True, "blue": False}))


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
    open = Boolean(metadata=said("Whether nothing has been built for it yet.", True))


def markets_used_field(description: str) -> fields.List[Any]:
    """The markets that a player has used in a building phase."""
    return list_of(territory_field("A territory with a market."), description, ["coast-1"], most=20)


def offers_field(description: str) -> fields.List[Any]:
    """What was offered in a building phase: nothing, or one thing."""
    return list_of(Offer, description, [{"work": "road", "territory": "coast-1", "open": True}], most=1)


class BuildingPhase(GraenalandShape):
    """What has happened in this building phase."""

    supply_taken = Boolean(metadata=said("Whether the main player has taken a supply card.", False))
    markets_used = markets_used_field("The markets that the player who builds has used.")
    offers = offers_field("The one offer of the round, if the main player has made it.")


class Claim(GraenalandShape):
    """How many points a player claims to reach if allowed to build."""

    player = player_field("Who claims.", required=True)
    points = Integer(maximum=MOST_POINTS, required=True, metadata=said("How many victory points.", 6))


def claims_field(description: str, **arguments: Any) -> fields.List[Any]:
    """Claims of victory."""
    return list_of(Claim, description, [{"player": "red", "points": 6}], most=5, **arguments)


class VoidClaim(GraenalandShape):
    """A claim that was void, and what its player did while building for it."""

    player = player_field("Who claimed.", required=True)
    markets_used = markets_used_field("The markets that the player used.")
    offers = offers_field("What the player offered.")


class Announcement(GraenalandShape):
    """The announcement of victory."""

    player = player_field("Who announced it.")
    points = Integer(maximum=MOST_POINTS, metadata=said("With victory point cards: how many points.", 6))


class Place(GraenalandShape):
    """A settlement that was just placed."""

    player = player_field("Who placed it.")
    territory = territory_field("Where.")


class Placement(GraenalandShape):
    """The choice of starting positions."""

    round = Integer(
        minimum=1,
        maximum=2,
        metadata=said("1: first settlements, with the warriors; 2: second settlements.", 1),
    )
    cards = Keyed(
        unseen(fields.Nested(CardPile), seen=from_behind),
        validate=validate.Length(max=20),
        metadata=said("The cards that still lie at each coastal territory, face down.", {"coast-1": {"count": 2}}),
    )
    newcomer = fields.Nested(
        Place,
        metadata=said(
            "While players may weigh anchor: who has just settled where no card was left.",
            {"player": "red", "territory": "coast-1"},
        ),
    )
