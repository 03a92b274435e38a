"""The final scoring. All members of the action are claims, which are checked. Bodování; Sólo varianta 4-10."""

from collections.abc import Callable, Container, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.action import Action, Effect, member
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.scoring import Score
from lawspeaker.adjudication.shapes import SAFE_INTEGER, Integer, OneOf, said
from lawspeaker.adjudication.unknown import Count, Unknown, each
from lawspeaker.games.confusing_lands.actions.phases import by_itself, in_phase
from lawspeaker.games.confusing_lands.conditions.table import RULES
from lawspeaker.games.confusing_lands.scoring import ranking
from lawspeaker.games.confusing_lands.scoring.rating import possible_ratings
from lawspeaker.games.confusing_lands.scoring.sheet import RATING, score_sheet
from lawspeaker.games.confusing_lands.scoring.tally import DEDUCTION, Tally, tally
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsAction, ConfusingLandsShape, event, made, player_field
from lawspeaker.games.confusing_lands.shapes.enumerations import SOLO_RATING
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS, PLAYERS, Phase

_MOST = 10_000
"""More points than any landscape brings."""


def _number_field(description: str, example: int, minimum: int = 0, maximum: int = _MOST) -> Integer:
    return Integer(minimum=minimum, maximum=maximum, metadata={"description": description, "examples": [example]})


class ConditionClaim(ConfusingLandsShape):
    """Claim: what a condition brings a player."""

    condition = Integer(required=True, minimum=1, maximum=CARDS, metadata={"description": "Its number.", "examples": [7]})
    points = _number_field("The points that it brings.", 12)


class SheetClaim(ConfusingLandsShape):
    """Claim: what a player has scored."""

    player = player_field("The player.", required=True)
    conditions = fields.List(
        fields.Nested(ConditionClaim),
        validate=validate.Length(max=CARDS),
        metadata={
            "description": "Every condition that is scored: those in the landscape and the shared one.",
            "examples": [[{"condition": 7, "points": 12}]],
        },
    )
    deduction = _number_field("The points that are deducted.", 30)
    total = _number_field("The points in all.", 16, minimum=-_MOST)
    rank = _number_field("1 for whoever wins or shares the victory, else 2.", 1, minimum=1, maximum=len(PLAYERS))


class Scoring(ConfusingLandsAction):
    """The final scoring. All its members are claims, which are checked."""

    sheets: Sequence[Document] = member(
        fields.List(
            fields.Nested(SheetClaim),
            validate=validate.Length(max=len(PLAYERS)),
            metadata={"description": "Claim: what the players have scored.", "examples": [[{"player": "one", "total": 16}]]},
        ),
        default=(),
    )
    rating = member(
        OneOf(SOLO_RATING, metadata={"description": "Claim: what the table of the solo variant says.", "examples": ["wondrous"]}),
        default=None,
    )

    @cached_property
    def conditions(self) -> Set[int]:
        """The conditions about which anything is claimed."""
        return {claim["condition"] for sheet in self.sheets for claim in sheet.get("conditions", ())}


def is_due(state: State) -> bool:
    """Whether the final scoring comes now. Raises ``Unknown``."""
    return state.phase == Phase.SCORING


@dataclass(frozen=True, slots=True)
class _Claim:
    """A claim about what a player has scored."""

    path: Path
    """Where in the action it stands."""
    said: Document
    due: Tally
    """What the player has scored."""

    @property
    def conditions(self) -> Sequence[int]:
        """The conditions that a sheet lists."""
        return [claim["condition"] for claim in self.said["conditions"]]


# What is claimed


def _sheets(state: State, action: Scoring, name: str) -> Iterator[_Claim]:
    """The sheets of those who play on which the member of that name is filled in."""
    players = state.document.get("players", PLAYERS)
    for nth, sheet in enumerate(action.sheets):
        if sheet["player"] in players and name in sheet:
            yield _Claim(("sheets", nth), sheet, tally(state, sheet["player"]))


def _conditions(state: State, action: Scoring, numbers: Container[int] = RULES) -> Iterator[_Claim]:
    """The claims about the points of single conditions, all or those of some numbers."""
    for sheet in _sheets(state, action, "conditions"):
        for nth, claim in enumerate(sheet.said["conditions"]):
            if "points" in claim and claim["condition"] in numbers:
                yield _Claim((*sheet.path, "conditions", nth), claim, sheet.due)


def _differing(action: Scoring, claim: _Claim, name: str, due: Count, **facts: Any) -> Iterator[Violation]:
    """A violation if the points claimed under that name are wrong. Raises ``Unknown`` if that is open."""
    if not due.allows(claim.said[name]):
        yield _wrong(action, claim, name, **facts, points=claim.said[name], due=due)
    else:
        due.exact()


def _wrong(action: Scoring, claim: _Claim, *path: str | int, **facts: Any) -> Violation:
    return action.violated(*claim.path, *path, player=claim.due.player, **facts)


# Which conditions are scored


@rule("score.own")
def own_conditions_are_scored(state: State, action: Scoring) -> Iterator[Violation]:
    """Each condition in one's own landscape is scored once, and no other but the shared one."""
    return each((_left_out, _out_of_place), lambda wrong: wrong(state, action))


def _left_out(state: State, action: Scoring) -> Iterator[Violation]:
    """The conditions in the player's own landscape that the sheet leaves out."""

    def left_out(sheet: _Claim) -> Iterator[Violation]:
        listed, due = sheet.conditions, sheet.due
        for number in due.numbers:
            if number not in listed:
                yield _wrong(action, sheet, "conditions", condition=number, fault="left-out")
        if due.further.high:
            raise Unknown(*due.further.missing)

    return each(_sheets(state, action, "conditions"), left_out)


def _out_of_place(state: State, action: Scoring) -> Iterator[Violation]:
    """The conditions that are on the sheet twice, or without being in the player's own landscape or shared.

    Of those that are not seen in the landscape one can be the shared one, and so many can be where nobody sees them.
    """

    def out_of_place(sheet: _Claim) -> Iterator[Violation]:
        listed, due = sheet.conditions, sheet.due
        others = list(dict.fromkeys(number for number in listed if number not in due.numbers))
        most = due.further.high
        for nth, number in enumerate(listed):
            if number in listed[:nth]:
                yield _wrong(action, sheet, "conditions", nth, condition=number, fault="twice")
        try:
            foreign = [number for number in others if number != state.shared and not due.has(number)]
        except Unknown:  # which of them is wrong; that one is may be certain all the same
            if most is not None and len(others) > most + 1:
                yield _wrong(action, sheet, "conditions", conditions=sorted(others), count=most + 1, fault="too-many")
            raise
        for number in foreign:
            yield _wrong(action, sheet, "conditions", listed.index(number), condition=number, fault="foreign")

    return each(_sheets(state, action, "conditions"), out_of_place)


@rule("score.shared")
def shared_condition_is_scored(state: State, action: Scoring) -> Iterator[Violation]:
    """Whoever has a condition in one's own landscape scores the shared one too."""

    def missed(sheet: _Claim) -> Iterator[Violation]:
        own = sheet.due.conditions
        if own.high != 0 and state.shared not in sheet.conditions and own.is_positive():
            yield _wrong(action, sheet, "conditions", condition=state.shared)

    return each(_sheets(state, action, "conditions"), missed)


@rule("score.no-own-condition")
def shared_condition_gives_nothing_without_an_own_one(state: State, action: Scoring) -> Iterator[Violation]:
    """Without a condition in one's own landscape the shared one gives nothing."""

    def wrong(claim: _Claim) -> Iterator[Violation]:
        number, points = claim.said["condition"], claim.said["points"]
        if not points or number in claim.due.numbers:
            return
        if number == state.shared and not claim.due.conditions.is_positive():
            yield _wrong(action, claim, "points", condition=number, points=points)

    return each(_conditions(state, action), wrong)


# What they bring


def _condition(number: int, name: str) -> Callable[[State, Scoring], Iterator[Violation]]:
    """The check of the claims about the condition of that number, by the rule of that name."""

    @rule(name)
    def as_much_as_it_brings(state: State, action: Scoring) -> Iterator[Violation]:
        """A condition brings as many points as is claimed."""
        if number not in action.conditions:
            return iter(())

        def wrong(claim: _Claim) -> Iterator[Violation]:
            if _scores(state, claim.due, number):
                yield from _differing(action, claim, "points", claim.due.brought(number).points, condition=number)

        return each(_conditions(state, action, (number,)), wrong)

    return as_much_as_it_brings


@rule("score.deduction")
def ten_points_are_deducted_for_each(state: State, action: Scoring) -> Iterator[Violation]:
    """Each condition in one's own landscape costs 10 points, whether it brought any or not; the shared one does not."""

    def wrong(sheet: _Claim) -> Iterator[Violation]:
        points, due = sheet.said["deduction"], sheet.due.deduction
        if points % DEDUCTION or not due.allows(points):
            yield _wrong(action, sheet, "deduction", count=sheet.due.conditions, points=points, due=due)
        due.exact()

    return each(_sheets(state, action, "deduction"), wrong)


@rule("score.total")
def total_is_right(state: State, action: Scoring) -> Iterator[Violation]:
    """The total is what the conditions bring, less the deduction."""
    return each(_sheets(state, action, "total"), lambda sheet: _differing(action, sheet, "total", sheet.due.total))


# Who wins


@rule(ranking.WINNER)
def most_points_win(state: State, action: Scoring) -> Iterator[Violation]:
    """The player with the most points wins."""
    return _wrong_ranks(state, action, ranking.WINNER)


@rule(ranking.TIE_BREAK)
def most_valuable_condition_breaks_a_tie(state: State, action: Scoring) -> Iterator[Violation]:
    """Level on points, the most valuable single condition decides, then the second most valuable, and so on."""
    return _wrong_ranks(state, action, ranking.TIE_BREAK)


@rule(ranking.SHARED_VICTORY)
def those_who_are_level_share_the_victory(state: State, action: Scoring) -> Iterator[Violation]:
    """Level to the last, the players share the victory."""
    return _wrong_ranks(state, action, ranking.SHARED_VICTORY)


@rule(ranking.SOLO)
def only_the_own_landscape_is_scored_alone(state: State, action: Scoring) -> Iterator[Violation]:
    """Alone, one scores only one's own landscape, and there is no other to be ranked against."""
    yield from _wrong_ranks(state, action, ranking.SOLO)
    for place, sheet in enumerate(action.sheets):
        if sheet["player"] not in state.players_seen and sheet["player"] not in state.players:
            yield action.violated("sheets", place, "player", fault="stranger", player=sheet["player"])


def _wrong_ranks(state: State, action: Scoring, name: str) -> Iterator[Violation]:
    """The claims about ranks that are wrong by the rule ``name``."""
    claims = [(place, sheet) for place, sheet in enumerate(action.sheets) if "rank" in sheet]
    if not claims:
        return
    found = ranking.final_ranking(state)
    for place, sheet in claims:
        if found.rule == name and sheet["player"] in found.ranks:
            rank = found.ranks[sheet["player"]]
            if not rank.allows(sheet["rank"]):
                yield action.violated("sheets", place, "rank", **found.facts, rank=sheet["rank"])
            rank.exact()


@rule(RATING)
def rating_is_that_of_the_table(state: State, action: Scoring) -> Iterator[Violation]:
    """Alone, one looks up in a table what the landscape is worth; two players do not."""
    if action.rating is None:
        return
    if not state.is_solo:
        yield action.violated("rating", fault="two-play", rating=action.rating, due_ratings=["none"])
        return
    points = tally(state, state.players[0]).total
    due = possible_ratings(state, points)
    if action.rating not in due:
        fault = "wrong" if len(due) == 1 else "impossible"
        yield action.violated(
            "rating", fault=fault, points=points, rating=action.rating, due_ratings=[rating.value for rating in due]
        )
    elif len(due) > 1:
        raise Unknown(*points.missing)


def takers(state: State) -> Sequence[str]:
    """Everybody who plays, all together."""
    return state.players if is_due(state) else ()


def apply(state: State, action: Scoring) -> Effect:
    """The game is over."""
    sheet = score_sheet(state)
    event: Document = {"type": "scored"}
    if "players" in state.document:
        event = {**event, "players": [_told(score) for score in sheet.scores]}
    return Effect({**state.document, "phase": Phase.OVER.value}, [event], sheet.applied)


def _scores(state: State, due: Tally, number: int) -> bool:
    """Whether the player scores that condition, by its own rule and not by another. Raises ``Unknown``."""
    if number in due.numbers:
        return True
    if number == state.shared:
        return due.conditions.is_positive()
    return due.has(number)


def _told(score: Score) -> Document:
    """The score of a player in an event, as far as it is known."""
    counts = {"points": score.points, "rank": score.rank}
    return {"player": score.player, **{name: count.low for name, count in counts.items() if count.is_exact}}


FinalScore = made(
    "FinalScore",
    "What a player has at the end, as far as it is known.",
    {
        "player": player_field("The player.", required=True),
        "points": Integer(minimum=-SAFE_INTEGER, metadata=said("The points.", 16)),
        "rank": Integer(minimum=1, metadata=said("The rank.", 1)),
    },
)
Scored = event(
    "scored",
    "The scoring is done.",
    {
        "players": fields.List(
            fields.Nested(FinalScore),
            metadata=said("What everybody has, if it is known who plays.", [{"player": "one", "points": 16, "rank": 1}]),
        )
    },
)

SCORE = Action(
    "score",
    Scoring,
    rules=(
        in_phase("score", Phase.SCORING),
        *(_condition(number, name) for number, name in sorted(RULES.items())),
        own_conditions_are_scored,
        shared_condition_is_scored,
        shared_condition_gives_nothing_without_an_own_one,
        ten_points_are_deducted_for_each,
        total_is_right,
        most_points_win,
        most_valuable_condition_breaks_a_tie,
        those_who_are_level_share_the_victory,
        only_the_own_landscape_is_scored_alone,
        rating_is_that_of_the_table,
    ),
    takers=takers,
    options=by_itself(is_due),
    apply=apply,
    events=(Scored,),
)
