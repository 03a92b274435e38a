"""The beginning of a turn: whose is next, what a new one is like, and whether anything was done in it. ¶8, 25, 36, 38, 40."""

from collections.abc import Callable

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.unknown import surely
from lawspeaker.games.java.figures.ways import can_walk_for_nothing
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.done import NOTHING_DONE
from lawspeaker.games.java.words import Phase


def begin_turn(after: NextState, player: Callable[[], str]) -> None:
    """Begins a turn of that player."""
    after.put(("phase",), lambda: Phase.TURN.value)
    after.put(("turn",), lambda: NOTHING_DONE)
    after.put(("turn", "player"), player)


def begin(after: NextState) -> None:
    """Notes that something was done in the turn."""
    after.put(("turn", "begun"), lambda: True)


def has_begun(state: State) -> bool:
    """Whether anything was done in the turn. Raises ``Unknown``."""
    turn: Document = state.document.get("turn", {})
    if "begun" not in turn and surely(lambda: not can_have_begun(state)):
        return False
    return any(turn.get(member) for member in NOTHING_DONE) or bool(state.known("turn", "begun"))


def can_have_begun(state: State) -> bool:
    """Whether something was done in the turn, or may have been that left no trace. Raises ``Unknown``.

    That is a walk within one colour. Where there was one, the figure that walked last can go back.
    """
    turn: Document = state.document.get("turn", {})
    if any(turn.get(member, True) for member in NOTHING_DONE if member != "begun"):
        return True
    return can_walk_for_nothing(state, state.turn_player)


def begin_next_turn(after: NextState, state: State, player: str) -> None:
    """Begins the turn of the player who sits next to ``player``, and perhaps a round, in which no palace was built yet."""
    begin_turn(after, lambda: state.next_player(player))
    if after.whether(lambda: _begins_a_round(state, player)):
        after.put(("palaces_built",), list[str])


def _begins_a_round(state: State, player: str) -> bool:
    """Whether a round begins with the turn after that of ``player``. Raises ``Unknown``."""
    return state.next_player(player) == state.players[0]
