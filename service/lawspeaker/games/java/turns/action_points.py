"""The action points of a turn: those that are left, and those to which it can still come with a token. ¶4, 11, 37, 38."""

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import Count
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.state import State
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


def points_to_come(state: State, cost: int = 0) -> Count:
    """The action points that there can still be in this turn, once so many more are spent: those that are left, and that
    of a token which may be used then.
    """
    return _less(_allowance_to_come(state), _spent(state) + Count.exactly(cost))


def _less(allowance: Count, spent: Count) -> Count:
    low, high = allowance.low - (spent.high or 0), (allowance.high or 0) - spent.low
    return Count(max(low, 0), max(high, 0), allowance.missing + spent.missing)


def _allowance(state: State) -> Count:
    """The action points of this turn, spent or not."""
    turn: Document = state.document.get("turn", {})
    if "token_used" in turn:
        return Count.exactly(ACTION_POINTS + turn["token_used"])
    return Count(ACTION_POINTS, ACTION_POINTS + 1, ((ROOT, "turn", "token_used"),))


def _allowance_to_come(state: State) -> Count:
    """The action points of this turn with the token that was used in it or, where it need not be used first, still may be."""
    allowance = _allowance(state)
    if allowance.low > ACTION_POINTS:
        return allowance
    tokens = Count.within(lambda: state.stock(state.turn_player, "tokens"), 0, None)
    if tokens.high == 0 or state.sources.reading("token.timing") != "any-time":
        return allowance
    if tokens.is_exact:
        return Count.exactly(ACTION_POINTS + 1)
    return Count(ACTION_POINTS, ACTION_POINTS + 1, allowance.missing + tokens.missing)


def _spent(state: State) -> Count:
    """The action points spent in this turn; as far as it is not told, each thing done has cost one or more."""
    turn: Document = state.document.get("turn", {})
    if "spent" in turn:
        return Count.exactly(turn["spent"])
    least = turn.get("drawn", 0) + turn.get("land_laid", False) + len(turn.get("palaces", ()))
    return Count(least, _allowance(state).high, ((ROOT, "turn", "spent"),))
