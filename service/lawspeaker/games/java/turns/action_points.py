"""The action points of a turn: those that are left, and those to which it can still come with a token. ¶4, 11, 37, 38."""

from collections.abc import Callable
from functools import partial

from lawspeaker.adjudication.unknown import all_hold, some, where_known
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.beginning import has_begun
from lawspeaker.games.java.words import ACTION_POINTS


def most_points_left(state: State) -> int:
    """The most action points that may be left in this turn."""
    return where_known(lambda: state.points_left, ACTION_POINTS + 1)


def points_to_come(state: State) -> int:
    """The action points that are left, and that of a token which may still be used. Raises ``Unknown``."""
    return _to_come(state, 0, partial(has_begun, state))


def points_to_come_after(state: State, cost: int) -> int:
    """The action points to come after ``cost`` more are spent. Raises ``Unknown``."""
    return _to_come(state, cost, lambda: True)


def _to_come(state: State, cost: int, is_after_the_start: Callable[[], bool]) -> int:
    """The points to come after ``cost`` more are spent. A token brings one point, whether it was used or still may be."""

    def can_use_token() -> bool:
        return all_hold(
            lambda: state.stock(state.turn_player, "tokens") > 0,
            lambda: state.sources.reading("token.timing") != "turn-start" or not is_after_the_start(),
        )

    has_token = some((lambda: state.is_token_used, can_use_token), lambda holds: holds())
    return max(ACTION_POINTS - state.spent - cost + has_token, 0)
