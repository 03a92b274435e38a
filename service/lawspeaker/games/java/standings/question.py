"""The question ``standings``: who ranks where in a village, a city or on a shore, and who may build there?"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.answers import grounds, grounds_document, listed, rules_document, rules_field, state_field
from lawspeaker.adjudication.audit import audited_state
from lawspeaker.adjudication.context import Context
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.errors import Fault, Misunderstood
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.naming import strangers
from lawspeaker.adjudication.phrases import Phrase
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.shapes import Enumeration, Integer, OneOf, Shape, said, tag, union
from lawspeaker.adjudication.unknown import pointers
from lawspeaker.adjudication.weighing import weigh
from lawspeaker.games.java.figures.standing import Comparison, Outcome
from lawspeaker.games.java.shapes import JavaShape, by_player, made, player_field
from lawspeaker.games.java.shapes.bidding import Symbols
from lawspeaker.games.java.shapes.board import MOST_SPACES, space_field, spaces_field, value_field
from lawspeaker.games.java.shapes.enumerations import PLAYER_OR_NOBODY
from lawspeaker.games.java.standings.on_paper import on_paper
from lawspeaker.games.java.standings.on_the_board import on_the_board
from lawspeaker.games.java.standings.ranked import Kind, Ranked
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import FIGURES, PALACES, PLAYERS

_KIND = Enumeration("JavaComparedPlace", "In what players are compared.", tuple(Kind))
_OUTCOME = Enumeration("JavaComparisonOutcome", "How a player compares with another one.", tuple(Outcome))
_HIGHEST = 99
"""The highest level that a state can name."""

_BOARD = "board"
"""The type of a place that is a space of the state; the other types are kinds of places."""

_RULES = {
    Kind.VILLAGE: ("palace.right", "palace.size", "palace.stock"),
    Kind.CITY: ("palace.right", "palace.size", "palace.higher", "palace.once", "palace.stock", "final.first", "final.second"),
    Kind.SHORE: ("water.first", "water.points"),
}
"""The rules on which an answer rests."""
_RULES_OF_A_FESTIVAL = ("festival.figure", "festival.symbols", "festival.order")


def standings(game: Game[State]) -> Question:
    """The question for Java."""

    def reply(request: Document, preferences: Preferences, context: Context) -> Document:
        document, place = request["state"], request["place"]

        def ranked(state: State) -> Ranked:
            if faults := [*_strangers(state, place.get("heights", {})), *_crowded(place)]:
                raise Misunderstood(*faults)
            return on_the_board(state, place["space"]) if place["type"] == _BOARD else on_paper(place, state.sources)

        with weigh(partial(audited_state, game, document), ranked, game.sources(document, context), _given) as weighed:
            found = weighed.answer
        rules = [*(_RULES[found.kind] if found.kind else ()), *(_RULES_OF_A_FESTIVAL if found.festival else ())]
        return {
            **_given(found),
            "rules": rules_document(game, game.catalogue.in_order(rules), preferences.language),
            **grounds_document(game, weighed, pointers(found.missing), _given, preferences.language, document),
        }

    return Question(
        name="standings",
        summary="Rank the players in one place",
        description=(
            "Ranks the players in a village, in a city or on a shore, with each comparison and the figure that decides "
            "it. Says who may build or enlarge a palace there, and how large it may be. Says what the final scoring would pay in "
            "the city, or for the water when it is surrounded. During a festival in the city, says how many symbols each player "
            "has laid and who may still bid. The `place` is a space on the `board` of the state, or a `village`, `city` or "
            "`shore` described only by the heights of the figures. Players who tie share a rank, and the next rank follows it: "
            "after two players with rank 1 comes rank 2. A palace that was changed in the `turn` of the state cannot be changed "
            "again in it; if the state does not list the changes, there were none."
        ),
        Request=made("StandingsRequest", "A place, and what is known about the game.", _asked(game)),
        Answer=made(
            "StandingsAnswer",
            "Who ranks where.",
            {
                **_members(),
                "rules": rules_field(),
                **grounds(game, "Standings", _members()),
            },
        ),
        reply=reply,
    )


def _kind_field(description: str, **arguments: Any) -> OneOf:
    return OneOf(
        Enumeration("JavaPlaceKind", "The kind of place in which players are compared.", tuple(Kind)),
        metadata=said(description, Kind.CITY.value),
        **arguments,
    )


def _heights_field(description: str, **arguments: Any) -> fields.List[Any]:
    height = Integer(minimum=1, maximum=_HIGHEST, metadata=said("A level. The lowest tiles are on level 1.", 3))
    return fields.List(height, validate=validate.Length(max=FIGURES), metadata=said(description, [3, 2]), **arguments)


Heights = by_player("Heights", "The heights of each player's figures.", _heights_field)


class BoardPlace(JavaShape):
    """The village, city or water to which a space on the board of the state belongs."""

    type = tag(_BOARD)
    space = space_field("A space of the village or city, or one with water.", required=True)


def _place_by_heights(kind: Kind, description: str, **members: fields.Field[Any]) -> type[Shape]:
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
        _place_by_heights(Kind.VILLAGE, "A village, and how high the figures in it stand."),
        _place_by_heights(
            Kind.CITY, "A city, and how high the figures in it stand.", palace=value_field("The value of its palace.")
        ),
        _place_by_heights(Kind.SHORE, "The shore of some water, and how high the figures on it stand."),
    ),
)


def _asked(game: Game[State]) -> dict[str, fields.Field[Any]]:
    """The members of a request."""
    return {
        "state": state_field(
            game, "What is known about the game. Only the readings matter if `place` is not on the board.", required=True
        ),
        "place": fields.Nested(
            ComparedPlace, required=True, metadata=said("Where players are compared.", {"type": _BOARD, "space": "E7"})
        ),
    }


StandingComparison = made(
    "StandingComparison",
    "The figures of a player compared with those of another player, one by one, the highest first.",
    {
        "with": player_field("The other player.", required=True),
        "outcome": OneOf(
            Enumeration("JavaComparisonOutcome", "How a player compares with another one.", tuple(Outcome)),
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


def _members() -> dict[str, fields.Field[Any]]:
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


def _strangers(state: State, heights: Document) -> Iterator[Fault]:
    """A fault for each player of whom heights are known and who does not play."""
    return strangers(state, ((pointer("place", "heights", player), player) for player in heights))


def _crowded(place: Document) -> Iterator[Fault]:
    """A fault if a village or city is said to have more figures than spaces for them."""
    room = place["spaces"] - (place["type"] == Kind.CITY) if "spaces" in place and place["type"] != Kind.SHORE else None
    figures = sum(map(len, place.get("heights", {}).values()))
    if room is not None and figures > room:
        yield Fault("/place/heights", Phrase("error-heights", {"place": place["type"], "count": room, "found": figures}))


def _given(ranked: Ranked) -> dict[str, Any]:
    """The members that ``_members`` declares."""
    palace = _known(space=ranked.palace_space, value=ranked.palace_value)
    ranks = ranked.ranks or {}
    builder = _known(player=ranked.builder, largest=ranked.largest)
    return {
        **_known(place=ranked.kind and ranked.kind.value, spaces=ranked.spaces, size=ranked.size, palace=palace or None),
        **_known(festival=ranked.festival and _known(symbols=ranked.festival.symbols, may_bid=ranked.festival.may_bid)),
        "players": [_player(ranked, player) for player in sorted(ranked.players, key=lambda player: ranks.get(player, 0))],
        **_known(may_build=builder or None),
    }


def _player(ranked: Ranked, player: str) -> dict[str, Any]:
    heights = ranked.standing and ranked.standing.heights[player]
    figures = ranked.figures.get(player)
    return {
        "player": player,
        **_known(
            heights=heights.known if heights else None,
            figures=figures and [_known(space=space, height=height) for space, height in figures],
            rank=ranked.ranks and ranked.ranks[player],
            points=ranked.points.get(player),
        ),
        "compared": list(_compared(ranked, player)),
    }


def _compared(ranked: Ranked, player: str) -> Iterator[dict[str, Any]]:
    for other in ranked.players:
        if other != player and ranked.standing and (found := ranked.standing.comparison(player, other)):
            yield _comparison(found)


def _comparison(found: Comparison) -> dict[str, Any]:
    numbers = _known(decided_by=found.decided_by, own=found.own, other=found.others)
    return {"with": found.other, "outcome": found.outcome.value, **numbers}


def _known(**members: Any) -> dict[str, Any]:
    """Those members that are known."""
    return {name: value for name, value in members.items() if value is not None}
