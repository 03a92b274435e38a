"""The shape of a Graenaland state."""

from collections.abc import Sequence

from marshmallow import fields, validate

from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.chance import chance_field
from lawspeaker.adjudication.rules.terms import terms
from lawspeaker.adjudication.wire.shapes import Boolean, Keyed, OneOf, Shape, list_of, said
from lawspeaker.games.graenaland.shapes import GraenalandShape, made, player_field
from lawspeaker.games.graenaland.shapes.board import Territory, Tile
from lawspeaker.games.graenaland.shapes.cards import Decks, Discards, pile_field
from lawspeaker.games.graenaland.shapes.clans import Clans
from lawspeaker.games.graenaland.shapes.enumerations import PHASE
from lawspeaker.games.graenaland.shapes.figures import Overlay
from lawspeaker.games.graenaland.shapes.play import (
    Announcement,
    BuildingPhase,
    PendingProposal,
    Placement,
    VoidClaim,
    claims_field,
)
from lawspeaker.games.graenaland.words import CLANS, FEWEST_PLAYERS


class Options(GraenalandShape):
    """The optional rules in use."""

    three_player_changes = Boolean(metadata=said("The changes for three players. Default: in use with three players.", False))
    five_player_grant = Boolean(
        metadata=said("With five players: the main player may let another player build once. Default: not in use.", True)
    )
    victory_point_cards = Boolean(metadata=said("Victory point cards decide the game. Default: not in use.", True))


def state_shape(catalogue: Catalogue, editions: Sequence[str]) -> type[Shape]:
    """The shape of a state."""
    return made(
        "State",
        "What is known about a game of Graenaland. What is left out is unknown.",
        {
            **terms(GraenalandShape, catalogue, editions, Overlay, Options),
            "chance": chance_field(GraenalandShape),
            "map": list_of(
                Tile,
                "The tiles of your own island, or of a part of it. Default: the island of the edition.",
                [{"territory": "coast-1", "terrain": "plains", "coast": True, "neighbours": []}],
                most=20,
                fewest=1,
            ),
            "players": list_of(
                player_field("A player."),
                "Who plays, clockwise.",
                ["red", "yellow", "white", "blue"],
                most=len(CLANS),
                fewest=FEWEST_PLAYERS,
            ),
            "main_player": player_field("The player with the ship marker."),
            "phase": OneOf(PHASE, metadata=said("The phase of the game.", "proposals")),
            "turn": player_field(
                "Whose turn it is: to settle, to weigh anchor or not, to propose, or to build at the end of the game."
            ),
            "placement": fields.Nested(
                Placement,
                metadata=said("While players choose starting positions: how far they are.", {"round": 1}),
            ),
            "proposal": fields.Nested(
                PendingProposal,
                metadata=said("During voting: the proposal.", {"player": "red", "territory": "coast-1"}),
            ),
            "building": fields.Nested(
                BuildingPhase,
                metadata=said(
                    "During building: what has happened in it.", {"supply_taken": False, "markets_used": [], "offers": []}
                ),
            ),
            "announcement": fields.Nested(
                Announcement,
                metadata=said("In the final building and after it: who announced victory.", {}),
            ),
            "claims": claims_field(
                "With victory point cards, in the final building: the claims that follow if this one is void."
            ),
            "void_claims": list_of(
                VoidClaim,
                "With victory point cards, in the final building: the claims that were void.",
                [{"player": "red", "markets_used": ["coast-1"], "offers": []}],
                most=len(CLANS),
            ),
            "clans": fields.Nested(Clans, metadata=said("Armies, hands and waiting heroes.", {"red": {"army": 1}})),
            "territories": Keyed(
                fields.Nested(Territory),
                validate=validate.Length(max=20),
                metadata=said("What is in each territory, by name.", {"coast-1": {"works": ["palisade"]}}),
            ),
            "decks": fields.Nested(Decks, metadata=said("The decks to draw from.", {"plains": {"count": 30}})),
            "discards": fields.Nested(Discards, metadata=said("The discard piles.", {"plains": {"count": 0}})),
            "supply_row": pile_field("The supply cards that lie face up beside their deck."),
        },
    )
