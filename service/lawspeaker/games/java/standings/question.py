"""The question ``standings``: who ranks where in a village, a city or on a shore, and who may build there?"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from lawspeaker.adjudication.answers.answers import grounds, grounds_document, rules_document, rules_field
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.deciding.audit import audited_state
from lawspeaker.adjudication.deciding.weighing import weigh
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.rules.naming import strangers
from lawspeaker.adjudication.unknown import pointers
from lawspeaker.adjudication.wire.errors import Fault, Misunderstood
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.adjudication.work import Allowance
from lawspeaker.games.java.figures.standing import Comparison
from lawspeaker.games.java.shapes import made
from lawspeaker.games.java.standings.described import on_board
from lawspeaker.games.java.standings.on_paper import on_paper
from lawspeaker.games.java.standings.on_the_board import on_the_board
from lawspeaker.games.java.standings.ranked import Contest, Ranking
from lawspeaker.games.java.standings.shapes import BOARD, ON_BOARD, members, on_board_field, request_shape
from lawspeaker.games.java.state import State

_RULES = {
    Contest.VILLAGE: ("palace.right", "palace.size", "palace.stock"),
    Contest.CITY: ("palace.right", "palace.size", "palace.higher", "palace.once", "palace.stock", "final.first", "final.second"),
    Contest.SHORE: ("water.first", "water.points"),
}
"""The rules on which an answer rests."""
_RULES_OF_A_FESTIVAL = ("festival.figure", "festival.symbols", "festival.order")


def standings(game: Game[State]) -> Question:
    """The question for Java."""
    Request = request_shape(game)

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        document, place = request["state"], request["place"]

        def ranked(state: State) -> Ranking:
            if faults := [*_strangers(state, place.get("heights", {})), *_crowded(place)]:
                raise Misunderstood(*faults)
            return on_the_board(state, place["space"]) if place["type"] == BOARD else on_paper(place, state.sources)

        with weigh(partial(audited_state, game, document), ranked, game.sources(document, allowance), _given) as weighed:
            found = weighed.answer
        rules = [*(_RULES[found.kind] if found.kind else ()), *(_RULES_OF_A_FESTIVAL if found.festival else ())]
        is_laid = request.get(ON_BOARD) and place["type"] != BOARD
        return {
            **_given(found),
            "rules": rules_document(game, game.catalogue.in_order(rules), preferences.language),
            **grounds_document(game, weighed, pointers(found.missing), _given, preferences.language, document),
            **({ON_BOARD: on_board(game, document, place, allowance)} if is_laid else {}),
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
        Request=Request,
        Answer=made(
            "StandingsAnswer",
            "Who ranks where.",
            {
                **members(),
                "rules": rules_field(),
                **grounds(game.prefix, "Standings", members()),
                ON_BOARD: on_board_field(Request),
            },
        ),
        reply=reply,
    )


def _strangers(state: State, heights: Document) -> Iterator[Fault]:
    """A fault for each player with known heights who does not play."""
    return strangers(state, ((pointer("place", "heights", player), player) for player in heights))


def _crowded(place: Document) -> Iterator[Fault]:
    """A fault if a village or city is said to have more figures than spaces for them."""
    room = place["spaces"] - (place["type"] == Contest.CITY) if "spaces" in place and place["type"] != Contest.SHORE else None
    figures = sum(map(len, place.get("heights", {}).values()))
    if room is not None and figures > room:
        yield Fault("/place/heights", Phrase("error-heights", {"place": place["type"], "count": room, "found": figures}))


def _given(ranked: Ranking) -> dict[str, Any]:
    """The members that ``members`` declares."""
    palace = _known(space=ranked.palace_space, value=ranked.palace_value)
    ranks = ranked.ranks or {}
    builder = _known(player=ranked.builder, largest=ranked.largest)
    return {
        **_known(place=ranked.kind and ranked.kind.value, spaces=ranked.spaces, size=ranked.size, palace=palace or None),
        **_known(festival=ranked.festival and _known(symbols=ranked.festival.symbols, may_bid=ranked.festival.may_bid)),
        "players": [_player(ranked, player) for player in sorted(ranked.players, key=lambda player: ranks.get(player, 0))],
        **_known(may_build=builder or None),
    }


def _player(ranked: Ranking, player: str) -> dict[str, Any]:
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


def _compared(ranked: Ranking, player: str) -> Iterator[dict[str, Any]]:
    for other in ranked.players:
        if other != player and ranked.standing and (found := ranked.standing.comparison(player, other)):
            yield _comparison(found)


def _comparison(found: Comparison) -> dict[str, Any]:
    numbers = _known(decided_by=found.decided_by, own=found.own, other=found.others)
    return {"with": found.other, "outcome": found.outcome.value, **numbers}


def _known(**members: Any) -> dict[str, Any]:
    """Those members that are known."""
    return {name: value for name, value in members.items() if value is not None}
