"""The final scoring. All members of the action are claims, which are checked. Bodování; Sólo varianta 4-10."""

from collections.abc import Callable, Iterator, Sequence, Set
from functools import cached_property, partial

from marshmallow import fields, validate

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, Effect, member
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.scoring import Score
from lawspeaker.adjudication.unknown import Count, Unknown, each, perhaps, surely
from lawspeaker.adjudication.wire.shapes import SAFE_INTEGER, Integer, OneOf, said
from lawspeaker.games.confusing_lands.actions.phases import by_itself, in_phase
from lawspeaker.games.confusing_lands.actions.score_claims import (
    LANDSCAPE,
    SHEET,
    Claim,
    SheetClaim,
    conditions,
    differing,
    differs,
    sheets,
    wrong,
)
from lawspeaker.games.confusing_lands.conditions.table import CONDITIONS, RULES
from lawspeaker.games.confusing_lands.scoring import ranking
from lawspeaker.games.confusing_lands.scoring.filled_in import FilledIn
from lawspeaker.games.confusing_lands.scoring.rating import possible_ratings
from lawspeaker.games.confusing_lands.scoring.sheet import RATING, score_sheet
from lawspeaker.games.confusing_lands.scoring.tally import DEDUCTION, Tally, tally
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsAction, event, made, player_field
from lawspeaker.games.confusing_lands.shapes.enumerations import SOLO_RATING
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS_IN_A_LANDSCAPE, PLAYERS, Phase

_MOST = sorted((condition.each * condition.most for condition in CONDITIONS.values()), reverse=True)
MOST_OF_A_CONDITION = _MOST[0]
"""The points that no condition exceeds in any landscape."""
MOST_IN_ALL = sum(_MOST[: CARDS_IN_A_LANDSCAPE + 1]) - CARDS_IN_A_LANDSCAPE * DEDUCTION
"""The points that no landscape exceeds with all its conditions and the shared one."""
ANY_RANK = Count(1, None)
"""What is known of the rank of somebody who does not play."""


class Scoring(ConfusingLandsAction):
    """The points are counted. All members are claims, which are checked."""

    sheets: Sequence[Document] = member(
        fields.List(
            fields.Nested(SheetClaim),
            validate=validate.Length(max=len(PLAYERS)),
            metadata={"description": "Claim: the score sheets of the players.", "examples": [[{"player": "one", "total": 16}]]},
        ),
        default=(),
    )
    rating = member(
        OneOf(SOLO_RATING, metadata={"description": "Claim: the rating of a solo game.", "examples": ["wondrous"]}),
        default=None,
    )

    @cached_property
    def conditions(self) -> Set[int]:
        """The conditions about which anything is claimed."""
        return {claim["condition"] for sheet in self.sheets for claim in sheet.get("conditions", ())}


def is_due(state: State) -> bool:
    """Whether the final scoring comes now. Raises ``Unknown``."""
    return state.phase == Phase.SCORING


# Which conditions are scored


@rule("score.own")
def own_conditions_are_scored(state: State, action: Scoring) -> Iterator[Violation]:
    """Each condition in the player's own landscape is scored once, and no other but the shared one."""
    return each((_two_sheets, _left_out, _out_of_place, _on_both_sheets), lambda fault: fault(state, action))


def _two_sheets(_: State, action: Scoring) -> Iterator[Violation]:
    """The sheets of a player that contradict each other."""
    for nth, sheet in enumerate(action.sheets):
        for before in action.sheets[:nth]:
            if before["player"] == sheet["player"] and any(before[name] != sheet[name] for name in before.keys() & sheet.keys()):
                yield action.violated("sheets", nth, "player", player=sheet["player"], fault="two-sheets")


def _left_out(state: State, action: Scoring) -> Iterator[Violation]:
    """The conditions in the player's own landscape that the sheet leaves out."""

    def left_out(sheet: Claim) -> Iterator[Violation]:
        listed, due = sheet.conditions, sheet.due
        for number in due.numbers:
            if number not in listed:
                yield wrong(action, sheet, "conditions", condition=number, fault="left-out")
        if due.further.high:
            raise Unknown(*due.further.missing)

    return each(sheets(state, action, "conditions"), left_out)


def _out_of_place(state: State, action: Scoring) -> Iterator[Violation]:
    """The conditions that are on the sheet twice, or without being in the player's own landscape or shared.

    Of those that are not seen in the landscape one can be the shared one, and that many can be where nobody sees them.
    """

    def out_of_place(sheet: Claim) -> Iterator[Violation]:
        listed, due = sheet.conditions, sheet.due
        others = list(dict.fromkeys(number for number in listed if number not in due.numbers))
        most = due.further.high
        for nth, number in enumerate(listed):
            if number in listed[:nth]:
                yield wrong(action, sheet, "conditions", nth, condition=number, fault="twice")
        try:
            foreign = [number for number in others if number != state.shared and not due.has(number)]
        except Unknown:  # which of them is wrong; that one is may be certain all the same
            if most is not None and len(others) > most + 1:
                yield wrong(action, sheet, "conditions", conditions=sorted(others), count=most + 1, fault="too-many")
            raise
        for number in foreign:
            yield wrong(action, sheet, "conditions", listed.index(number), condition=number, fault="foreign")

    return each(sheets(state, action, "conditions"), out_of_place)


def _on_both_sheets(state: State, action: Scoring) -> Iterator[Violation]:
    """The conditions that are on both sheets, of which nobody sees whose they are. There is one card of each."""
    claims = list(sheets(state, action, "conditions"))
    if len(claims) < 2 or claims[0].due.player == claims[1].due.player:
        return
    one, other = claims
    for number in one.conditions:
        is_seen = any(surely(partial(_is_known, claim, number)) for claim in claims)
        if number in other.conditions and not is_seen and number != state.shared:
            places = (action.pointer(*claim.path, "conditions", claim.conditions.index(number)) for claim in claims)
            yield violated(*places, player=one.due.player, other_player=other.due.player, condition=number, fault="both")


def _is_known(claim: Claim, number: int) -> bool:
    """Whether it is known if that condition is in the player's own landscape. Raises ``Unknown``."""
    claim.due.has(number)
    return True


@rule("score.shared")
def shared_condition_is_scored(state: State, action: Scoring) -> Iterator[Violation]:
    """The player who has a condition in their own landscape scores the shared one too."""

    def missed(sheet: Claim) -> Iterator[Violation]:
        if sheet.due.conditions.high == 0 or state.shared in sheet.conditions:
            return
        if shown := sheet.shown_by(lambda tally: tally.conditions.is_positive()):
            yield wrong(action, sheet, "conditions", condition=state.shared, by=shown[0])

    return each(sheets(state, action, "conditions"), missed)


@rule("score.no-own-condition")
def shared_condition_gives_nothing_without_an_own_one(state: State, action: Scoring) -> Iterator[Violation]:
    """Without a condition in the player's own landscape, the shared one scores nothing."""

    def too_much(claim: Claim) -> Iterator[Violation]:
        number, points = claim.said["condition"], claim.said["points"]
        if not points or number in claim.due.numbers or number != state.shared:
            return
        if shown := claim.shown_by(lambda tally: not tally.conditions.is_positive()):
            yield wrong(action, claim, "points", condition=number, points=points, by=shown[0])

    return each(conditions(state, action), too_much)


# What they bring


def _condition(number: int, name: str) -> Callable[[State, Scoring], Iterator[Violation]]:
    """The check of the claims about the condition of that number, by the rule of that name."""

    @rule(name)
    def as_much_as_it_brings(state: State, action: Scoring) -> Iterator[Violation]:
        """A condition brings as many points as is claimed."""
        if number not in action.conditions:
            return iter(())

        def otherwise(claim: Claim) -> Iterator[Violation]:
            scores = partial(_scores, state, claim.due, number)
            if not (perhaps(scores) if claim.said["points"] else scores()):  # what is not scored brings no points
                return
            if not claim.due.brought(number).points.is_exact:
                yield from _never(action, claim, number)
            yield from differing(
                action, claim, "points", lambda tally: tally.brought(number).points, condition=number, fault="other"
            )

        return each(conditions(state, action, (number,)), otherwise)

    return as_much_as_it_brings


def _never(action: Scoring, claim: Claim, number: int) -> Iterator[Violation]:
    """A violation if the condition of that number never brings as many points as is claimed."""
    points, condition = claim.said["points"], CONDITIONS.get(number)
    if condition is None:
        if points > MOST_OF_A_CONDITION:
            yield wrong(action, claim, "points", condition=number, points=points, fault="too-much", most=MOST_OF_A_CONDITION)
    elif not condition.can_bring(points):
        count, rest = divmod(points, condition.each)
        facts: dict[str, object] = {"fault": "never-so-many", "count": count}
        if rest:
            facts = {"fault": "never", "each": condition.each}
        elif count > condition.most:
            facts = {"fault": "too-much", "most": condition.each * condition.most}
        yield wrong(action, claim, "points", condition=number, points=points, **facts)


@rule("score.deduction")
def ten_points_are_deducted_for_each(state: State, action: Scoring) -> Iterator[Violation]:
    """Each condition in the player's own landscape costs 10 points, whether it brought any or not; the shared one does not."""

    def otherwise(sheet: Claim) -> Iterator[Violation]:
        points = sheet.said["deduction"]
        if shown := sheet.shown_by(lambda tally: points % DEDUCTION > 0 or differs(points, tally.deduction)):
            by, tally = shown
            yield wrong(action, sheet, "deduction", count=tally.conditions, points=points, due=tally.deduction, by=by)

    return each(sheets(state, action, "deduction"), otherwise)


@rule("score.total")
def total_is_right(state: State, action: Scoring) -> Iterator[Violation]:
    """The total is what the conditions bring, less the deduction."""

    def otherwise(sheet: Claim) -> Iterator[Violation]:
        points = sheet.said["total"]
        if points > MOST_IN_ALL and not sheet.due.added_up.is_exact:
            yield wrong(action, sheet, "total", points=points, due="never", most=MOST_IN_ALL, by=LANDSCAPE)
            return
        yield from differing(action, sheet, "total", lambda tally: tally.added_up)

    return each(sheets(state, action, "total"), otherwise)


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
    seen = ranking.final_ranking(state)
    in_doubt = [(place, sheet) for place, sheet in claims if not _is_sure(seen, sheet)]
    yield from _other_ranks(action, claims, seen, name, LANDSCAPE)
    if in_doubt:
        filled_in = ranking.ranking(state, [_as_filled_in(state, action, player) for player in state.players])
        yield from _other_ranks(action, in_doubt, filled_in, name, SHEET)
        if name == ranking.WINNER:
            if not any(_is_sure(filled_in, sheet) for _, sheet in in_doubt):
                yield from _nobody_first(action, in_doubt)
            raise Unknown(*(place for rank in seen.ranks.values() for place in rank.missing))


def _is_sure(found: ranking.Ranking, sheet: Document) -> bool:
    """Whether the rank is known about which something is claimed; that of a stranger is none."""
    return sheet["player"] not in found.ranks or found.ranks[sheet["player"]].is_exact


def _other_ranks(
    action: Scoring, claims: Sequence[tuple[int, Document]], found: ranking.Ranking, name: str, by: str
) -> Iterator[Violation]:
    """The claims that are wrong by what was found, if it was by the rule ``name``."""
    for place, sheet in claims:
        if found.rule == name and not found.ranks.get(sheet["player"], ANY_RANK).allows(sheet["rank"]):
            yield action.violated("sheets", place, "rank", **found.facts, rank=sheet["rank"], by=by)


def _nobody_first(action: Scoring, claims: Sequence[tuple[int, Document]]) -> Iterator[Violation]:
    """A violation if both players are put second."""
    if {sheet["player"] for _, sheet in claims if sheet["rank"] > 1} == set(PLAYERS):
        yield violated(*(action.pointer("sheets", place, "rank") for place, _ in claims), fault="nobody")


def _as_filled_in(state: State, action: Scoring, player: str) -> Tally:
    """What a player has scored by the sheet that is filled in, if there is one."""
    sheet = next((sheet for sheet in action.sheets if sheet["player"] == player), None)
    return FilledIn(state, sheet) if sheet else tally(state, player)


@rule(RATING)
def rating_is_that_of_the_table(state: State, action: Scoring) -> Iterator[Violation]:
    """A player who plays alone looks up the rating of the landscape in a table; two players do not."""
    if action.rating is None:
        return
    if not state.is_solo:
        yield action.violated("rating", fault="two-play", rating=action.rating, due_ratings=["none"])
        return
    player = state.players[0]
    seen, filled_in = tally(state, player).total, _as_filled_in(state, action, player).total
    for by, points in ((LANDSCAPE, seen), (SHEET, filled_in)):
        due = possible_ratings(state, points)
        if action.rating not in due:
            fault = "wrong" if len(due) == 1 else "impossible"
            ratings = [rating.value for rating in due]
            yield action.violated("rating", fault=fault, points=points, rating=action.rating, due_ratings=ratings, by=by)
            return
        if len(due) == 1 and by == LANDSCAPE:
            return
    raise Unknown(*seen.missing)


def takers(state: State) -> Sequence[str]:
    """Everybody who plays, all together."""
    return state.players if is_due(state) else ()


def apply(state: State, action: Scoring) -> Effect:
    """The game is over."""
    sheet = score_sheet(state)
    event: Document = {"type": "scored"}
    if "players" in state.document:
        event = {**event, "players": [_given(score) for score in sheet.scores]}
    return Effect({**state.document, "phase": Phase.OVER.value}, [event], sheet.applied)


def _scores(state: State, due: Tally, number: int) -> bool:
    """Whether the player scores that condition, by its own rule and not by another. Raises ``Unknown``."""
    if number in due.numbers:
        return True
    if due.conditions.high == 0:
        return False
    if number == state.shared:
        return due.conditions.is_positive()
    return due.has(number)


def _given(score: Score) -> Document:
    """The score of a player in an event, as far as it is known."""
    counts = {"points": score.points, "rank": score.rank}
    return {"player": score.player, **{name: count.low for name, count in counts.items() if count.is_exact}}


FinalScore = made(
    "FinalScore",
    "The points and the rank of a player, as far as they are known.",
    {
        "player": player_field("The player.", required=True),
        "points": Integer(minimum=-SAFE_INTEGER, metadata=said("The points.", 16)),
        "rank": Integer(minimum=1, metadata=said("The rank.", 1)),
    },
)
Scored = event(
    "scored",
    "The points are counted.",
    {
        "players": fields.List(
            fields.Nested(FinalScore),
            metadata=said(
                "The points and the rank of each player, if it is known who plays.", [{"player": "one", "points": 16, "rank": 1}]
            ),
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
