"""The final scoring. All members of the action are claims, which are checked. Bodování; Sólo varianta 4-10."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property, partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.claims import Claim, by_rules, claims, for_each
from lawspeaker.adjudication.rules.scoring import Score
from lawspeaker.adjudication.unknown import Count, Unknown, each, perhaps, where_known
from lawspeaker.adjudication.wire.shapes import SAFE_INTEGER, Integer, OneOf, list_of, said
from lawspeaker.games.confusing_lands.actions.phases import by_itself, in_phase
from lawspeaker.games.confusing_lands.actions.score_claims import (
    LANDSCAPE,
    SHEET,
    Sheet,
    SheetClaim,
    for_each_sheet,
    sheets,
    with_sheets,
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
"""The known rank of the player who does not play."""


class Scoring(ConfusingLandsAction):
    """The points are counted. All members are claims, which are checked."""

    sheets: Sequence[Document] = member(
        list_of(SheetClaim, "Claim: the score sheets of the players.", [{"player": "one", "total": 16}], most=len(PLAYERS)),
        default=(),
    )
    rating = member(
        OneOf(SOLO_RATING, metadata=said("Claim: the rating of a solo game.", "wondrous")),
        default=None,
    )

    @cached_property
    def conditions_claimed(self) -> Collection[int]:
        """The conditions that some sheet lists."""
        return {listed["condition"] for sheet in self.sheets for listed in sheet.get("conditions", ())}


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
    for sheet in claims(action, "sheets"):
        for before in action.sheets[: sheet.name]:
            if before["player"] == sheet["player"] and any(
                before[name] != sheet[name] for name in before.keys() & sheet.said.keys()
            ):
                yield sheet.violated("player", player=sheet["player"], fault="two-sheets")


@for_each_sheet("conditions")
def _left_out(_: State, claim: Claim, sheet: Sheet) -> Iterator[Violation]:
    """The conditions in the player's own landscape that the sheet leaves out."""
    for number in sheet.due.numbers:
        if number not in sheet.conditions:
            yield claim.violated("conditions", player=claim["player"], condition=number, fault="left-out")
    if sheet.due.further.high:
        raise Unknown(*sheet.due.further.missing)


@for_each_sheet("conditions")
def _out_of_place(state: State, claim: Claim, sheet: Sheet) -> Iterator[Violation]:
    """The conditions that are on the sheet twice, or neither in the player's own landscape nor shared.

    Of those that are not visible in the landscape, one can be the shared one, and others can be where nobody sees them.
    """
    listed, due, player = sheet.conditions, sheet.due, claim["player"]
    others = list(dict.fromkeys(number for number in listed if number not in due.numbers))
    most = due.further.high
    for nth, number in enumerate(listed):
        if number in listed[:nth]:
            yield claim.violated("conditions", nth, player=player, condition=number, fault="twice")
    try:
        foreign = [number for number in others if number != state.shared and not due.has(number)]
    except Unknown:  # which of them is wrong; that one is may be certain all the same
        if most is not None and len(others) > most + 1:
            facts = {"conditions": sorted(others), "count": most + 1, "fault": "too-many"}
            yield claim.violated("conditions", player=player, **facts)
        raise
    for number in foreign:
        yield claim.violated("conditions", listed.index(number), player=player, condition=number, fault="foreign")


def _on_both_sheets(state: State, action: Scoring) -> Iterator[Violation]:
    """The conditions that are on both sheets, of which nobody sees whose they are. There is one card of each."""
    filled_in = sheets(state, action, "conditions")
    if len({claim["player"] for claim, _ in filled_in}) < len(PLAYERS):
        return
    (_, one), (_, other) = filled_in
    for number in one.conditions:
        is_seen = any(where_known(partial(sheet.due.has, number), None) is not None for sheet in (one, other))
        if number in other.conditions and not is_seen and number != state.shared:
            places = (claim.pointer("conditions", sheet.conditions.index(number)) for claim, sheet in filled_in)
            players = {"player": one.said["player"], "other_player": other.said["player"]}
            yield violated(*places, **players, condition=number, fault="both")


@rule("score.shared")
@for_each_sheet("conditions")
def shared_condition_is_scored(state: State, claim: Claim, sheet: Sheet) -> Iterator[Violation]:
    """The player who has a condition in their own landscape scores the shared one too."""
    if sheet.due.conditions.high == 0 or state.shared in sheet.conditions:
        return
    if shown := sheet.shown_by(lambda tally: tally.conditions.is_positive()):
        yield claim.violated("conditions", player=claim["player"], condition=state.shared, by=shown[0])


@rule("score.no-own-condition")
@for_each_sheet("conditions", "points")
def shared_condition_gives_nothing_without_an_own_one(state: State, claim: Claim, sheet: Sheet) -> Iterator[Violation]:
    """Without a condition in the player's own landscape, the shared one scores nothing."""
    number, points = claim["condition"], claim["points"]
    if not points or number in sheet.due.numbers or number != state.shared:
        return
    if shown := sheet.shown_by(lambda tally: not tally.conditions.is_positive()):
        yield claim.violated("points", player=sheet.said["player"], condition=number, points=points, by=shown[0])


# What they bring


def _condition(number: int, name: str) -> Callable[[State, Scoring], Iterator[Violation]]:
    """The check of the claims about the condition of that number, by the rule of that name."""

    def otherwise(state: State, claim: Claim, sheet: Sheet) -> Iterator[Violation]:
        scores = partial(_scores, state, sheet.due, number)
        if not (perhaps(scores) if claim["points"] else scores()):
            return  # what is not scored brings no points
        if not sheet.due.brought(number).points.is_exact and (never := _never(number, claim["points"])):
            facts = {"player": sheet.said["player"], "condition": number, "points": claim["points"], **never}
            yield claim.violated("points", **facts)
        yield from sheet.against(lambda tally: tally.brought(number).points, claim, "points", condition=number, fault="other")

    @rule(name)
    def as_much_as_it_brings(state: State, action: Scoring) -> Iterator[Violation]:
        """A condition brings as many points as is claimed."""
        if number not in action.conditions_claimed:
            return iter(())
        claimed = [claim for claim in claims(action, "sheets", "conditions", having="points") if claim["condition"] == number]
        return each(with_sheets(state, claimed), lambda one: otherwise(state, *one))

    return as_much_as_it_brings


def _never(number: int, points: int) -> Document:
    """The reason why the condition ``number`` can never score ``points``, if it cannot."""
    condition = CONDITIONS.get(number)
    most = condition.each * condition.most if condition else MOST_OF_A_CONDITION
    if condition and points % condition.each:
        return {"fault": "never", "each": condition.each}
    if points > most:
        return {"fault": "too-much", "most": most}
    if condition and not condition.may_count(points // condition.each):
        return {"fault": "never-so-many", "count": points // condition.each}
    return {}


@rule("score.deduction")
@for_each_sheet("deduction")
def ten_points_are_deducted_for_each(_: State, claim: Claim, sheet: Sheet) -> Iterator[Violation]:
    """Each condition in the player's own landscape costs 10 points, whether it brought any or not; the shared one does not."""
    points = claim["deduction"]
    if shown := sheet.shown_by(lambda tally: points % DEDUCTION > 0 or tally.deduction.differs_from(points)):
        by, tally = shown
        facts = {"count": tally.conditions, "points": points, "due": tally.deduction, "by": by}
        yield claim.violated("deduction", player=claim["player"], **facts)


@rule("score.total")
@for_each_sheet("total")
def total_is_right(_: State, claim: Claim, sheet: Sheet) -> Iterator[Violation]:
    """The total is what the conditions bring, less the deduction."""
    points = claim["total"]
    if points > MOST_IN_ALL and not sheet.due.added_up.is_exact:
        facts = {"points": points, "due": "never", "most": MOST_IN_ALL, "by": LANDSCAPE}
        return iter([claim.violated("total", player=claim["player"], **facts)])
    return sheet.against(lambda tally: tally.added_up, claim, "total")


# Who wins


@by_rules(
    {
        ranking.WINNER: "The player with the most points wins.",
        ranking.TIE_BREAK: "Level on points, the most valuable single condition decides, then the second one, and so on.",
        ranking.SHARED_VICTORY: "Level to the last, the players share the victory.",
        ranking.SOLO: "Alone, one scores only one's own landscape, and there is no other to rank against.",
    }
)
def rightly_ranked(state: State, action: Scoring, name: str) -> Iterator[Violation]:
    """Players have the ranks that the rule ``name`` gives them."""
    claimed = claims(action, "sheets", having="rank")
    if claimed:
        seen = ranking.final_ranking(state)
        yield from _other_ranks(claimed, seen, name, LANDSCAPE)
        if in_doubt := [claim for claim in claimed if not _is_sure(seen, claim)]:
            filled_in = ranking.ranking(state, [_as_filled_in(state, action, player) for player in state.players])
            yield from _other_ranks(in_doubt, filled_in, name, SHEET)
            if name == ranking.WINNER:
                if not any(_is_sure(filled_in, claim) for claim in in_doubt):
                    yield from _nobody_first(in_doubt)
                raise Unknown(*(place for rank in seen.ranks.values() for place in rank.missing))
    if name == ranking.SOLO:
        for sheet in claims(action, "sheets"):
            if sheet["player"] not in state.players_seen and sheet["player"] not in state.players:
                yield sheet.violated("player", fault="stranger", player=sheet["player"])


def _is_sure(found: ranking.Ranking, claim: Claim) -> bool:
    """Whether the rank is known about which something is claimed; that of a stranger is none."""
    return claim["player"] not in found.ranks or found.ranks[claim["player"]].is_exact


def _other_ranks(claimed: Sequence[Claim], found: ranking.Ranking, name: str, by: str) -> Iterator[Violation]:
    """The claims that are wrong by what was found, if it was by the rule ``name``."""
    for claim in claimed:
        if found.rule == name and not found.ranks.get(claim["player"], ANY_RANK).allows(claim["rank"]):
            yield claim.violated("rank", **found.facts, rank=claim["rank"], by=by)


def _nobody_first(claimed: Sequence[Claim]) -> Iterator[Violation]:
    """A violation if both players are put second."""
    if {claim["player"] for claim in claimed if claim["rank"] > 1} == set(PLAYERS):
        yield violated(*(claim.pointer("rank") for claim in claimed), fault="nobody")


def _as_filled_in(state: State, action: Scoring, player: str) -> Tally:
    """The points of a player by the sheet that is filled in, if there is one."""
    sheet = next((sheet for sheet in action.sheets if sheet["player"] == player), None)
    return FilledIn(state, sheet) if sheet else tally(state, player)


@rule(RATING)
@for_each("rating")
def rating_is_that_of_the_table(state: State, action: Scoring, rating: Claim) -> Iterator[Violation]:
    """A player who plays alone looks up the rating of the landscape in a table; two players do not."""
    if not state.is_solo:
        yield rating.violated(fault="two-play", rating=rating.said, due_ratings=["none"])
        return
    player = state.players[0]
    seen, filled_in = tally(state, player).total, _as_filled_in(state, action, player).total
    for by, points in ((LANDSCAPE, seen), (SHEET, filled_in)):
        due = possible_ratings(state, points)
        if rating.said not in due:
            facts = {"points": points, "due_ratings": [possible.value for possible in due], "by": by}
            yield rating.violated(fault="wrong" if len(due) == 1 else "impossible", rating=rating.said, **facts)
            return
        if len(due) == 1 and by == LANDSCAPE:
            return
    raise Unknown(*seen.missing)


def takers(state: State) -> Sequence[str]:
    """Everybody who plays, all together."""
    return state.players if is_due(state) else ()


def apply(state: State, action: Scoring, after: NextState) -> Sequence[Document]:
    """The game is over."""
    sheet = score_sheet(state)
    event: Document = {"type": "scored"}
    if "players" in state.document:
        event = {**event, "players": [_given(score) for score in sheet.scores]}
    after.put(("phase",), lambda: Phase.OVER.value)
    after.applied += sheet.applied
    return [event]


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
        "players": list_of(
            FinalScore,
            "The points and the rank of each player, if it is known who plays.",
            [{"player": "one", "points": 16, "rank": 1}],
            most=len(PLAYERS),
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
        *rightly_ranked,
        rating_is_that_of_the_table,
    ),
    takers=takers,
    candidates=by_itself(is_due),
    apply=apply,
    events=(Scored,),
)
