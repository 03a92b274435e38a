"""The duty to lay land in every turn. ¶4-6, 11, 12, 38, 40.

It is the turn that has to contain land, if any order of what the player may do allows it; there is no duty in the last turns.
So the turn does not end, and no festival is held, as long as land can be laid in it, if need be after own figures made way.
Before that nothing may be done by which that becomes impossible; only, what takes more than three action points in all, the
tile included, is not looked for then. The most that a tile alone can cost are three.

Who has spent too much by mistake is not rid of the duty: land is due also where it certainly could have been laid when the
turn began. That is where it can lie on the bare board, or has more places than figures can have made way for since then.
"""

from collections.abc import Callable

from lawspeaker.adjudication.unknown import Count, Unknown, all_hold, every, some, surely
from lawspeaker.games.java.board.placements import LARGEST_PRICE, any_on_the_board
from lawspeaker.games.java.board.places_apart import has_places_apart
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import (
    most_spent_on_figures,
    points_before_and_after,
    points_left,
    points_to_come,
    points_to_come_after,
)
from lawspeaker.games.java.turns.room_for_land import land_can_be_laid


def must_lay_land(state: State) -> bool:
    """Whether whose turn it is still has to lay land in it. Raises ``Unknown``."""
    return all_hold(lambda: state.is_land_due, lambda: _could_be_laid(state))


def _could_be_laid(state: State) -> bool:
    """Whether land can be laid in this turn, or could have been in place of what was done. Raises ``Unknown``."""
    return not all_hold(
        lambda: not _had_room(state),
        lambda: not any_on_the_board(state, state.turn_player),
        lambda: not _can_be_laid(state, points_to_come(state)),
    )


def _had_room(state: State) -> bool:
    """Whether there are more places for a tile than figures can have made way for in this turn. Raises ``Unknown``."""
    on_figures = most_spent_on_figures(state)
    most = on_figures.high
    if most is not None and surely(lambda: has_places_apart(state, state.turn_player, most + 1)):
        return True
    if not has_places_apart(state, state.turn_player, on_figures.low + 1):
        return False
    on_figures.exact()  # raises ``Unknown`` where fewer points for figures than may have been spent would decide
    return True


def keeps_room_for_land(state: State, cost: int, after: Callable[[], State], *, takes_room: bool) -> bool:
    """Whether an action for ``cost`` action points leaves it possible to lay the required land.

    ``after`` is the position after the action, which may take a space that was free before. Raises ``Unknown``.
    """
    has_spare_places = surely(lambda: has_places_apart(state, state.turn_player, 2))  # of which it leaves one
    if has_spare_places and points_left(state).low > cost:
        return True
    left = points_to_come_after(state, cost)
    if (has_spare_places and left.low) or (left.low >= LARGEST_PRICE and not takes_room):
        return True
    return not all_hold(lambda: state.is_land_due, lambda: _loses_room(state, cost, after()))


def _loses_room(state: State, cost: int, after: State) -> bool:
    """Whether land can be laid now, but no longer in the position ``after`` an action for ``cost`` points. Raises
    ``Unknown``."""
    possible, missing = points_before_and_after(state, cost)

    def loses(points: tuple[int, int]) -> bool:
        before, left = points
        return all_hold(lambda: land_can_be_laid(state, before), lambda: not land_can_be_laid(after, left))

    pairs = dict.fromkeys((min(before, LARGEST_PRICE), min(left, LARGEST_PRICE)) for before, left in possible)
    if not some(pairs, loses):
        return False
    if not every(pairs, loses):
        raise Unknown(*missing)
    return True


def _can_be_laid(state: State, points: Count) -> bool:
    """Whether land can be laid for ``points`` action points. Raises ``Unknown``."""
    if land_can_be_laid(state, points.low):
        return True
    if not points.is_exact and land_can_be_laid(state, points.high or 0):
        raise Unknown(*points.missing)
    return False
