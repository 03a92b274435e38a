"""The action points of a turn: those that are left, and those to which it can still come with a token. ¶4, 11, 37, 38."""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import product

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, Place, all_hold, where_known
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.beginning import has_begun
from lawspeaker.games.java.words import ACTION_POINTS


def points_left(state: State) -> Count:
    """The action points left in this turn, as it is without a further token."""
    turn: Document = state.document.get("turn", {})
    if "spent" in turn and "token_used" in turn:
        return Count.exactly(max(ACTION_POINTS + turn["token_used"] - turn["spent"], 0))
    return _less(_allowance(state), _spent(state))


def most_points_left(state: State) -> int:
    """The most action points that may be left in this turn."""
    return points_left(state).high or 0


def points_to_come(state: State) -> Count:
    """The action points that there can still be in this turn: those that are left, and that of a token which may be used."""
    return _less(_allowance_to_come(state, lambda: has_begun(state)), _spent(state))


def points_to_come_after(state: State, cost: int) -> Count:
    """The action points that are left after ``cost`` more are spent."""
    return _less(_allowance_to_come(state, lambda: True), _spent(state) + Count.exactly(cost))


def points_before_and_after(state: State, cost: int) -> tuple[Collection[tuple[int, int]], Sequence[Place]]:
    """The possible numbers of action points left, each with the number after ``cost`` more are spent; and the missing places
    that would decide between them.
    """
    before, after = points_to_come(state), points_to_come_after(state, cost)
    if before.is_exact and after.is_exact:
        return [(before.low, after.low)], ()
    missing = (*before.missing, *after.missing)
    if _allowance_to_come(state, lambda: has_begun(state)) != _allowance_to_come(state, lambda: True):
        return [*product(_numbers(before), _numbers(after))], missing
    return [(points, max(points - cost, 0)) for points in _numbers(before)], missing


def _numbers(count: Count) -> Iterable[int]:
    return range(count.low, (count.high or 0) + 1)


def most_spent_on_figures(state: State) -> Count:
    """The action points that may have gone to figures in this turn, in which no land was laid: all but those for cards and
    palaces.
    """
    turn: Document = state.document.get("turn", {})
    spent = _spent(state)
    if "drawn" in turn and "palaces" in turn:
        return _less(spent, Count.exactly(turn["drawn"] + len(turn["palaces"])))
    return Count(0, spent.high, spent.missing + tuple((ROOT, "turn", member) for member in ("drawn", "palaces")))


def cards_drawn(state: State) -> Count:
    """How many festival cards were drawn in this turn: where that is not known, one for each point that went to nothing else."""
    turn: Document = state.document.get("turn", {})
    others = turn.get("land_laid", False) + len(turn.get("palaces", ()))
    return state.count("turn", "drawn", high=(_spent(state).high or 0) - others)


def _less(allowance: Count, spent: Count) -> Count:
    low, high = allowance.low - (spent.high or 0), (allowance.high or 0) - spent.low
    return Count(max(low, 0), max(high, 0), allowance.missing + spent.missing)


def _allowance(state: State) -> Count:
    """The action points of this turn, spent or not."""
    return Count.within(lambda: ACTION_POINTS + state.is_token_used, ACTION_POINTS, ACTION_POINTS + 1)


def _allowance_to_come(state: State, has_begun: Callable[[], bool]) -> Count:
    """The action points of this turn with the token that was used in it or, unless it should have been used first, may be."""
    allowance = _allowance(state)
    if allowance.low > ACTION_POINTS:
        return allowance
    player = where_known(lambda: state.turn_player, None)
    tokens = state.count("stocks", player, "tokens") if player else Count(0, None, ((ROOT, "turn", "player"),))
    if tokens.high == 0:
        return allowance
    too_late = Count.within(lambda: all_hold(has_begun, lambda: state.sources.reading("token.timing") == "turn-start"), 0, 1)
    if too_late.low:
        return allowance
    if tokens.is_exact and not too_late.high:
        return Count.exactly(ACTION_POINTS + 1)
    return Count(ACTION_POINTS, ACTION_POINTS + 1, allowance.missing + tokens.missing + too_late.missing)


def _spent(state: State) -> Count:
    """The action points spent in this turn; as far as it is not known, each thing done has cost one or more."""
    turn: Document = state.document.get("turn", {})
    if "spent" in turn:
        return Count.exactly(turn["spent"])
    return state.count("turn", "spent", low=state.least_spent, high=_allowance(state).high)
