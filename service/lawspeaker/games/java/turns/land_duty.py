"""The duty to lay land in every turn. ¶4, 5, 6, 12, 40.

There is none in the last turns, nor where no land can be laid at all, whatever it would cost.
"""

from lawspeaker.adjudication.unknown import Count, Unknown, all_hold
from lawspeaker.games.java.board.placements import LARGEST_PRICE, any_placement
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import points_left, points_to_come


def must_lay_land(state: State) -> bool:
    """Whether whose turn it is still has to lay land in it. Raises ``Unknown``."""
    return _is_due(state) and any_placement(state, state.turn_player, LARGEST_PRICE)


def leaves_nothing_for_land(state: State, cost: int) -> bool:
    """Whether land still has to be laid, and could no longer be once so many action points are spent. Raises ``Unknown``."""
    if points_left(state).low - cost >= LARGEST_PRICE:
        return False
    before, after = points_to_come(state), points_to_come(state, cost)
    return all_hold(lambda: _is_due(state), lambda: not _can_be_laid(state, after), lambda: _can_be_laid(state, before))


def _is_due(state: State) -> bool:
    return all_hold(lambda: not state.known("turn", "land_laid"), lambda: not state.is_last_turn)


def _can_be_laid(state: State, points: Count) -> bool:
    """Whether land can be laid for so many action points. Raises ``Unknown``."""
    if any_placement(state, state.turn_player, points.low):
        return True
    if not points.is_exact and any_placement(state, state.turn_player, points.high or 0):
        raise Unknown(*points.missing)
    return False
