"""The duty to lay land in every turn. ¶4, ¶5, ¶6, ¶12, ¶40.

There is none in the last turns, nor where no land can be laid at all, whatever it would cost.
"""

from lawspeaker.adjudication.unknown import Count, Unknown, all_hold
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.board.laying import LARGEST_PRICE, any_placement
from lawspeaker.games.java.state import State


def must_lay_land(state: State) -> bool:
    """Whether whose turn it is still has to lay land in it. Raises ``Unknown``."""
    return _is_due(state) and any_placement(state, state.turn_player, LARGEST_PRICE)


def leaves_nothing_for_land(state: State, cost: int) -> bool:
    """Whether land still has to be laid, and could no longer be once so many action points are spent. Raises ``Unknown``."""

    def is_too_little() -> bool:
        after = state.points_left + _by_token(state, cost)
        left = after.low - cost
        if left >= LARGEST_PRICE or any_placement(state, state.turn_player, left):
            return False
        if after.high != after.low and any_placement(state, state.turn_player, (after.high or 0) - cost):
            raise Unknown(*after.missing)
        return True

    def could_be_laid_before() -> bool:
        before = state.points_left + _by_token(state, cost=0)
        if any_placement(state, state.turn_player, before.low):
            return True
        return any_placement(state, state.turn_player, before.high or 0) and before.exact() > 0

    return all_hold(lambda: _is_due(state), is_too_little, could_be_laid_before)


def _is_due(state: State) -> bool:
    return all_hold(lambda: not state.known("turn", "land_laid"), lambda: not state.is_last_turn)


def _by_token(state: State, cost: int) -> Count:
    """The action point that a token may still bring in this turn, once so much was spent for something else."""
    player = state.turn_player
    try:
        if state.known("turn", "token_used") or not state.tokens_left(player):
            return Count.exactly(0)
    except Unknown as unknown:
        return Count(0, 1, tuple(unknown.places))
    if state.sources.reading("token.timing") == "any-time":
        return Count.exactly(1)
    return Count.exactly(0) if cost else has_only_begun(state)


def has_only_begun(state: State) -> Count:
    """1 if nothing was done yet in this turn, else 0."""
    turn = state.document.get("turn", {})
    if any(turn.get(done) for done in ("spent", "land_laid", "palaces", "drawn", "festival_held")):
        return Count.exactly(0)
    return Count.exactly(1) if "spent" in turn else Count(0, 1, ((ROOT, "turn", "spent"),))
