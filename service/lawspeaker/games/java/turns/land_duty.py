"""The duty to lay land in every turn. ¶4-6, 11, 12, 38, 40.

It is the turn that has to contain land, if any order of what the player may do allows it; there is no duty in the last turns.
So the turn does not end, and no festival is held, as long as land can be laid in it, if need be after own figures made way.
Before that nothing may be done by which that becomes impossible; only, what takes more than three action points in all, the
tile included, is not looked for then. The most that a tile alone can cost are three.

Who has spent too much by mistake is not rid of the duty: land is due also where it certainly could have been laid when the
turn began. That is where it can lie on the bare board, or has more places than figures can have made way for since then.
"""

from collections.abc import Callable

from lawspeaker.adjudication.unknown import all_hold, surely, where_known
from lawspeaker.games.java.board.placements import LARGEST_PRICE, any_on_the_board
from lawspeaker.games.java.board.places_apart import has_places_apart
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import points_to_come, points_to_come_after
from lawspeaker.games.java.turns.room_for_land import land_can_be_laid
from lawspeaker.games.java.words import ACTION_POINTS


def must_lay_land(state: State) -> bool:
    """Whether whose turn it is still has to lay land in it. Raises ``Unknown``."""
    return all_hold(lambda: state.is_land_due, lambda: _could_be_laid(state))


def _could_be_laid(state: State) -> bool:
    """Whether land can be laid in this turn, or could have been in place of what was done. Raises ``Unknown``."""
    most_points = where_known(lambda: points_to_come(state), ACTION_POINTS + 1)
    return not all_hold(
        lambda: not _had_room(state),
        lambda: not any_on_the_board(state, state.turn_player),
        lambda: not (land_can_be_laid(state, most_points) and land_can_be_laid(state, points_to_come(state))),
    )


def _had_room(state: State) -> bool:
    """Whether there are more places for a tile than figures can have made way for in this turn. Raises ``Unknown``."""

    def places_apart(number: int) -> bool:
        return has_places_apart(state, state.turn_player, number)

    if not places_apart(1):
        return False
    built = state.document.get("turn", {}).get("palaces", ())  # those for which there were no points to make way
    if places_apart(state.spent - state.drawn - len(built) + 1):
        return True
    state.known("turn", "palaces")
    return False


def keeps_room_for_land(state: State, cost: int, after: Callable[[], State], *, takes_room: bool) -> bool:
    """Whether an action for ``cost`` action points leaves it possible to lay the required land.

    ``after`` is the position after the action, which may take a space that was free before. Raises ``Unknown``.
    """

    def are_enough(left: int) -> bool:
        """Whether that many points are enough, wherever the land can be laid; of two places apart, one is left."""
        if left >= LARGEST_PRICE and not takes_room:
            return True
        return left > 0 and surely(lambda: has_places_apart(state, state.turn_player, 2))

    def loses_room() -> bool:
        if surely(lambda: are_enough(state.points_left - cost)) or are_enough(left := points_to_come_after(state, cost)):
            return False
        return all_hold(
            lambda: land_can_be_laid(state, min(points_to_come(state), LARGEST_PRICE)),
            lambda: not land_can_be_laid(after(), min(left, LARGEST_PRICE)),
        )

    return not all_hold(lambda: state.is_land_due, loses_room)
