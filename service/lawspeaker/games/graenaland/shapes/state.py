"""The shape of a Graenaland state."""

from collections.abc import Sequence

from marshmallow import fields, validate

from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.chance import chance_field
from lawspeaker.adjudication.rules.terms import terms
from lawspeaker.adjudication.wire.shapes import Boolean, Keyed, OneOf, Shape
from lawspeaker.games.graenaland.shapes import GraenalandShape, made, player_field
from lawspeaker.games.graenaland.shapes.board import Territory, Tile
from lawspeaker.games.graenaland.shapes.cards import Decks, PileForEachDeck, pile_field
from lawspeaker.games.graenaland.shapes.clans import Clans
from lawspeaker.games.graenaland.shapes.enumerations import PHASE
from lawspeaker.games.graenaland.shapes.figures import Overlay
from lawspeaker.games.graenaland.shapes.play import Announcement, BuildingPhase, PendingProposal, Placement, claims_field
from lawspeaker.games.graenaland.words import CLANS, FEWEST_PLAYERS


class Options(GraenalandShape):
    """The optional rules in use."""

    three_player_changes = Boolean(
        metadata={"description": "The changes for three players. Default: in use with three players.", "examples": [False]}
    )
    five_player_grant = Boolean(
        metadata={
            "description": "With five players: the main player may let another player build once. Default: not in use.",
            "examples": [True],
        }
    )
    victory_point_cards = Boolean(
        metadata={"description": "Victory point cards decide the game. Default: not in use.", "examples": [True]}
    )


def state_shape(catalogue: Catalogue, editions: Sequence[str]) -> type[Shape]:
    """The shape of a state."""
    return made(
        "State",
        "What is known about a game of Graenaland. What is left out is unknown.",
        {
            **terms(GraenalandShape, catalogue, editions, Overlay, Options),
            "chance": chance_field(GraenalandShape),
            "map": fields.List(
                fields.Nested(Tile),
                validate=validate.Length(min=1, max=20),
                metadata={
                    "description": "The tiles of your own island, or of a part of it. Default: the island of the edition.",
                    "examples": [[{"territory": "coast-1", "terrain": "plains", "coast": True, "neighbours": []}]],
                },
            ),
            "players": fields.List(
                player_field("A player."),
                validate=validate.Length(min=FEWEST_PLAYERS, max=len(CLANS)),
                metadata={"description": "Who plays, clockwise.", "examples": [["red", "yellow", "white", "blue"]]},
            ),
            "main_player": player_field("The player with the ship marker."),
            "phase": OneOf(PHASE, metadata={"description": "The phase of the game.", "examples": ["proposals"]}),
            "turn": player_field(
                "Whose turn it is: to settle, to weigh anchor or not, to propose, or to build at the end of the game."
            ),
            "placement": fields.Nested(
                Placement,
                metadata={
                    "description": "While players choose starting positions: how far they are.",
                    "examples": [{"round": 1}],
                },
            ),
            "proposal": fields.Nested(
                PendingProposal,
                metadata={"description": "During voting: the proposal.", "examples": [{"player": "red", "territory": "coast-1"}]},
            ),
            "building": fields.Nested(
                BuildingPhase,
                metadata={
                    "description": "During building: what has happened in it.",
                    "examples": [{"supply_taken": False, "markets_used": [], "offers": []}],
                },
            ),
            "announcement": fields.Nested(
                Announcement,
                metadata={"description": "In the final building and after it: who announced victory.", "examples": [{}]},
            ),
            "claims": claims_field(
                "With victory point cards, in the final building: the claims that follow if this one is void."
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
                PileForEachDeck, metadata={"description": "The discard piles.", "examples": [{"plains": {"count": 0}}]}
            ),
            "supply_row": pile_field("The supply cards that lie face up beside their deck."),
        },
    )
