"""The question ``victory-claims``: can a player reach a number of points by building, and how? Rozšiřující pravidla: Konec hry.

Without victory point cards the points are the goals that the player has reached.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import (
    count_document,
    count_members,
    grounds,
    grounds_document,
    rules_document,
    rules_field,
    state_field,
)
from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.answers.sentences import sentence
from lawspeaker.adjudication.deciding.audit import audited_state, require_named
from lawspeaker.adjudication.deciding.weighing import weigh
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.unknown import Count, Place, pointers, surely, where_known
from lawspeaker.adjudication.wire.shapes import Boolean, Enumeration, Integer, OneOf, said, union
from lawspeaker.adjudication.work import Allowance, Budget
from lawspeaker.games.graenaland.shapes import GraenalandShape, made, player_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.points import points as scored_points
from lawspeaker.games.graenaland.victory.points import scored
from lawspeaker.games.graenaland.victory_claims.planning import BUILDING
from lawspeaker.games.graenaland.victory_claims.prospects import (
    cautious,
    fresh_final_building,
    hopeful,
    hopes,
    own_final_building,
)
from lawspeaker.games.graenaland.victory_claims.reaching import FURTHER_WORK, MOST_WORK, Reached, reach

_REACHABLE, _UNREACHABLE, _UNDETERMINED = "reachable", "unreachable", "undetermined"


@frozen
class ClaimResult:
    """What was found about a claim."""

    points: int
    """The points that were asked for."""
    found: Reached
    """What can surely be reached."""
    most: int | None
    """The upper limit of the points that can be reached, whatever is unknown; ``None`` if there is no limit of interest."""
    searches: Sequence[Reached]
    start: Document
    """The state in which the plan begins."""
    rules: Sequence[str]
    unknown: Sequence[Place]

    @property
    def outcome(self) -> str:
        """Whether the points can be reached."""
        if self.found.points >= self.points:
            return _REACHABLE
        return _UNREACHABLE if self.most is not None and self.most < self.points else _UNDETERMINED

    @property
    def best(self) -> Count:
        """The most points that can be reached."""
        return Count(self.found.points, self.most)

    @property
    def missing(self) -> Sequence[Place]:
        """What would have to be known to decide it."""
        return self.unknown if self.outcome == _UNDETERMINED else ()


def victory_claims(game: Game[State]) -> Question:
    """The question for Graenaland."""

    def reply(request: Document, preferences: Preferences, allowance: Allowance) -> Document:
        usual = game.sources(request["state"], allowance)
        compared = Budget(MOST_WORK + FURTHER_WORK, allowance)

        def claim(view: State) -> ClaimResult:
            require_named(game, view, ({"player": request["player"]}, ""))
            work = Budget(MOST_WORK + FURTHER_WORK, allowance) if view.sources is usual else compared
            return _claim(view, request["player"], request.get("points"), work)

        with weigh(partial(audited_state, game, request["state"]), claim, usual, _given) as weighed:
            found = weighed.answer
        plan = [step.action(request["player"]) for step in found.found.plan]
        answer = {
            "player": request["player"],
            "points": found.points,
            **_given(found),
            "best": count_document("points", found.best),
            "plan": plan,
            "sentences": [sentence(game, action, preferences.language) for action in plan],
            "searched": {
                "sets": sum(search.sets for search in found.searches),
                "complete": all(search.is_complete for search in found.searches),
            },
            "rules": rules_document(game, found.rules, preferences.language),
            **grounds_document(game, weighed, pointers(found.missing), _given, preferences.language, request["state"]),
        }
        return answer if preferences.minimal else {**answer, "start": found.start}

    state = state_field(game, "What is known about the game.", required=True)
    points = Integer(
        maximum=99,
        metadata=said("How many victory points; without victory point cards, how many goals. Default: enough to win.", 6),
    )
    action = fields.Nested(
        union(
            "GraenalandPlannedAction",
            "An action of a plan, named by its `type`.",
            [game.actions[name].Shape for name in BUILDING],
        ),
        metadata={"description": "An action, ready to be sent for a ruling."},
    )
    return Question(
        name="victory-claims",
        summary="Check a claim of victory",
        description=(
            "Says whether the player can reach this number of points by building now, as in the final building. The player can "
            "use cards in hand, markets and keeps, but takes no supply card and builds no public works. `plan` shows how: a "
            "list of actions that are legal one after the other, starting in `start`. The search ends when it reaches the "
            "points; `best` then says how many the plan brings at least. If the points cannot be reached, `best` and `plan` "
            "show the most that can; so send a very high number to learn the maximum. The outcome is `undetermined` if "
            "something unknown decides it (see `missing`), or if the search gave up (see `searched`). It gives up after "
            f"{MOST_WORK:,} steps for the points you sent and {FURTHER_WORK:,} for all smaller numbers. If something is "
            "unknown, several searches share these steps. All comparisons in `hinges_on` together have as many steps again."
        ),
        Request=made(
            "VictoryClaimRequest",
            "A player, and the points to reach.",
            {"state": state, "player": player_field("Who claims victory.", required=True), "points": points},
        ),
        Answer=made(
            "VictoryClaimAnswer",
            "Whether the points can be reached, and how.",
            {
                "player": player_field("Who claims victory.", required=True),
                "points": Integer(required=True, metadata=said("The points to reach.", 6)),
                **_members(),
                "best": fields.Nested(
                    Best,
                    required=True,
                    metadata=said("The most points that can be reached.", {"at_least": 6}),
                ),
                "plan": fields.List(
                    action,
                    required=True,
                    metadata=said("What to build, in this order, for the points that can certainly be reached.", []),
                ),
                "sentences": fields.List(
                    fields.String(metadata={"description": "An action in words, in the requested language."}),
                    required=True,
                    metadata=said("Each action of the plan in a sentence.", ["Red raises the army"]),
                ),
                "start": state_field(game, "The state in which the plan begins, ready to be sent for a replay."),
                "searched": fields.Nested(
                    Searched,
                    required=True,
                    metadata=said("How far the search went.", {"sets": 120, "complete": True}),
                ),
                "rules": rules_field(),
                **grounds(game.prefix, "VictoryClaim", _members()),
            },
        ),
        reply=reply,
        may_take_long=True,
    )


Best = made("ReachablePoints", "The most points that can be reached: exact, or between bounds.", count_members("points"))


class Searched(GraenalandShape):
    """How far the search went."""

    sets = Integer(required=True, metadata=said("How many sets of things to build were tried.", 120))
    complete = Boolean(required=True, metadata=said("Whether the search ended without giving up.", True))


def _members() -> dict[str, fields.Field[Any]]:
    outcome = OneOf(
        Enumeration("GraenalandVictoryClaimOutcome", "Whether points can be reached.", (_REACHABLE, _UNREACHABLE, _UNDETERMINED)),
        required=True,
        metadata=said("Whether the points can be reached.", _REACHABLE),
    )
    return {"outcome": outcome}


def _given(claim: ClaimResult) -> dict[str, Any]:
    return {"outcome": claim.outcome}


def _claim(state: State, player: str, asked: int | None, work: Budget) -> ClaimResult:
    points = _enough(state) if asked is None else asked
    certain = cautious(state, player)
    kept = work.left // 2 if certain.missing else 0
    work.left -= kept
    found = reach(certain, points, work)
    work.left += kept
    most, searches = found.most, [found]
    if found.points < points and certain.missing:
        hoped = where_known(lambda: _hoped(state, player, points, work), [])
        searches += hoped
        most = _most(hoped)
    start, rules = _start(state, player), list(_rules(state, player))
    missing = certain.missing
    if missing and surely(lambda: not state.cards("clans", player, "hand")):
        missing = scored_points(state, player).missing  # nothing can be built, whatever it would cost
    return ClaimResult(points, found, most, searches, start, rules, missing)


def _hoped(state: State, player: str, points: int, work: Budget) -> Sequence[Reached]:
    """What can be reached if all that is unknown is as good as it may be, with each set of faces that unknown cards may have.

    First every unknown resource card is taken for gold: if the points cannot be reached so, they cannot be reached at all. Only
    the last search may reach the points. Raises ``Unknown`` if hope has no bounds.
    """
    at_best = reach(hopeful(state, player), points, work)
    if at_best.most is not None and at_best.most < points:
        return [at_best]
    found: list[Reached] = []
    ways = list(hopes(state, player))
    for nth, way in enumerate(ways):
        part = Budget(work.left // (len(ways) - nth), work)
        found.append(reach(way, points, part))
        if _most(found[-1:]) is None:
            return found
    return found or [at_best]


def _most(found: Sequence[Reached]) -> int | None:
    """The upper limit of the points that can be reached in any of these ways; ``None`` if there is no limit of interest."""
    limits = [reached.most for reached in found]
    return max((limit for limit in limits if limit is not None), default=None) if None not in limits else None


def _enough(state: State) -> int:
    """With how many points one wins."""
    enough: int = state.sources.figure("goals", "points" if state.has_victory_point_cards else "needed")
    return enough


def _start(state: State, player: str) -> Document:
    """The state in which the player begins to build."""
    return where_known(lambda: own_final_building(state, player), fresh_final_building(state.document, player))


def _rules(state: State, player: str) -> Iterator[str]:
    """The rules by which points count, and those of what may be built."""
    yield from (line.rule for line in scored(state, player))
    yield from ("final.works", "supply.main-player")
    yield from ("points.levels", "claims.players") if state.has_victory_point_cards else ("victory.three-goals",)
