"""The shapes of the question ``standings``."""

from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import listed, state_field
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.shapes import Boolean, Enumeration, Integer, OneOf, Shape, list_of, said, tag, union
from lawspeaker.games.java.figures.standing import Relation
from lawspeaker.games.java.shapes import JavaShape, by_player, made, player_field
from lawspeaker.games.java.shapes.bidding import Symbols
from lawspeaker.games.java.shapes.board import MOST_SPACES, space_field, spaces_field, value_field
from lawspeaker.games.java.shapes.enumerations import PLAYER_OR_NOBODY
from lawspeaker.games.java.standings.ranked import Contest
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import FIGURES, PALACES, PLAYERS

BOARD = "board"
"""The type of a place that is a space of the state; the other types are kinds of places."""
ON_BOARD = "on_board"
"""The member with a described place on the board, and that of a request that asks for it."""
_HIGHEST = 99
"""The highest level that a state can name."""


def _kind_field(description: str, **arguments: Any) -> OneOf:
    return OneOf(
        Enumeration("JavaPlaceKind", "The kind of place in which players are compared.", tuple(Contest)),
        metadata=said(description, Contest.CITY.value),
        **arguments,
    )


def _heights_field(description: str, **arguments: Any) -> fields.List[Any]:
    height = Integer(minimum=1, maximum=_HIGHEST, metadata=said("A level. The lowest tiles are on level 1.", 3))
    return list_of(height, description, [3, 2], most=FIGURES, **arguments)


Heights = by_player("Heights", "The heights of each player's figures.", _heights_field)


class BoardPlace(JavaShape):
    """The village, city or water to which a space on the board of the state belongs."""

    type = tag(BOARD)
    space = space_field("A space of the village or city, or one with water.", required=True)


def _place_by_heights(kind: Contest, description: str, **members: fields.Field[Any]) -> type[Shape]:
    """A place off the board, of which it is given how high everybody's figures stand."""
    example = {"one": [3], "two": [2]}
    heights = fields.Nested(Heights, required=True, metadata=said("The heights of each player's figures.", example))
    spaces = Integer(
        minimum=1, maximum=MOST_SPACES, metadata=said("The number of spaces of the village, the city or the water.", 5)
    )
    return made(
        f"{kind.capitalize()}Place", description, {"type": tag(kind.value), "heights": heights, **members, "spaces": spaces}
    )


ComparedPlace = union(
    "JavaComparedPlace",
    "Where players are compared.",
    (
        BoardPlace,
        _place_by_heights(Contest.VILLAGE, "A village, and how high the figures in it stand."),
        _place_by_heights(
            Contest.CITY, "A city, and how high the figures in it stand.", palace=value_field("The value of its palace.")
        ),
        _place_by_heights(Contest.SHORE, "The shore of some water, and how high the figures on it stand."),
    ),
)


def request_shape(game: Game[State]) -> type[Shape]:
    """The shape of a request."""
    return made(
        "StandingsRequest",
        "A place, and what is known about the game.",
        {
            "state": state_field(
                game, "What is known about the game. Only the readings matter if `place` is not on the board.", required=True
            ),
            "place": fields.Nested(
                ComparedPlace, required=True, metadata=said("Where players are compared.", {"type": BOARD, "space": "E7"})
            ),
            ON_BOARD: Boolean(
                metadata=said(
                    "Whether to lay a place that is described by heights on the board, too. The default is `false`.", True
                )
            ),
        },
    )


def on_board_field(Request: type[Shape]) -> fields.Nested:
    """The member with a request about a described place on the board."""
    return fields.Nested(
        Request,
        metadata=said(
            "If you ask for it: a request about the same place, in the middle of the board. Its `place` stays as you sent it if "
            "the place cannot be laid there: the number of spaces of the water is unknown, or there is too little room or land. "
            "Then its `state` has only the figures, if they can be laid.",
            {
                "state": {"land": ["G17v2", "G19v", "F18r"], "palaces": [], "figures": ["G17 one"]},
                "place": {"type": BOARD, "space": "G17"},
            },
        ),
    )


StandingComparison = made(
    "StandingComparison",
    "The figures of a player compared with those of another player, one by one, the highest first.",
    {
        "with": player_field("The other player.", required=True),
        "outcome": OneOf(
            Enumeration("JavaComparisonOutcome", "How a player compares with another one.", tuple(Relation)),
            required=True,
            metadata=said("Whether the player is ahead, behind or tied.", "ahead"),
        ),
        "decided_by": Integer(
            minimum=1,
            maximum=FIGURES,
            metadata=said("Which figure decides, where 1 is the highest. Left out if the players tie.", 2),
        ),
        "own": Integer(maximum=_HIGHEST, metadata=said("The height of that figure. Left out if the player has none left.", 3)),
        "other": Integer(
            maximum=_HIGHEST, metadata=said("The height of the other player's figure. Left out if there is none.", 2)
        ),
    },
)


class StandingFigure(JavaShape):
    """A figure that stands there."""

    space = space_field("Where it stands.", required=True)
    height = Integer(maximum=_HIGHEST, metadata=said("Its height, if it is known.", 3))


class PlayerStanding(JavaShape):
    """The rank of a player there."""

    player = player_field("The player.", required=True)
    heights = _heights_field("The heights of the figures, the highest first, if they are known.")
    figures = listed(StandingFigure, "The figures, if they are on the board of a state.", [{"space": "G9", "height": 3}])
    rank = Integer(
        minimum=1, maximum=len(PLAYERS), metadata=said("The rank, from 1. Players who tie share one. Left out if unknown.", 1)
    )
    points = Integer(
        metadata=said("The points for the city in a final scoring, or for the water when it is surrounded, if they are known.", 6)
    )
    compared = listed(
        StandingComparison,
        "The comparison with each other player.",
        [{"with": "two", "outcome": "ahead", "decided_by": 1, "own": 3, "other": 2}],
        required=True,
    )


class StandingPalace(JavaShape):
    """The palace of the city."""

    space = space_field("Where it stands, if it was sent.", "G9")
    value = value_field("Its value, if it is known.")


class StandingFestival(JavaShape):
    """The bids for a festival."""

    symbols = fields.Nested(
        Symbols,
        required=True,
        metadata=said("The matching symbols that each player has played, as far as they are known.", {"one": 2, "two": 1}),
    )
    may_bid = fields.List(
        player_field("A player."),
        metadata=said("Who may still bid, clockwise, beginning with the next player. Left out if unknown.", ["two", "one"]),
    )


class StandingBuilder(JavaShape):
    """Who may build or enlarge a palace, and how large."""

    player = OneOf(PLAYER_OR_NOBODY, metadata=said("The player, or `none` if nobody may. Left out if unknown.", "one"))
    largest = Integer(
        maximum=max(PALACES),
        metadata=said(
            "The value of the largest palace that fits, is left, and is higher than the one there. 0 if there is none.",
            6,
        ),
    )


def members() -> dict[str, fields.Field[Any]]:
    """The members that say who ranks where."""
    return {
        "place": _kind_field("Where that is, if it is known."),
        "spaces": spaces_field("The spaces of the village, the city or the water, if they are known."),
        "size": Integer(maximum=MOST_SPACES, metadata=said("The number of spaces.", 5)),
        "palace": fields.Nested(StandingPalace, metadata=said("In a city: its palace.", {"space": "G9", "value": 6})),
        "festival": fields.Nested(
            StandingFestival,
            metadata=said("During a festival in this city: its bids.", {"symbols": {"one": 2}, "may_bid": ["two"]}),
        ),
        "players": listed(PlayerStanding, "Everybody who has a figure there, the first ones first.", required=True),
        "may_build": fields.Nested(
            StandingBuilder,
            metadata=said("In a village or city: who may build or enlarge a palace.", {"player": "one", "largest": 6}),
        ),
    }
