"""What all actions of Graenaland have in common: each belongs to a phase of the game."""

from collections.abc import Callable, Iterator, Sequence

from lawspeaker.adjudication.rules import phases
from lawspeaker.adjudication.rules.action import ActionDocument
from lawspeaker.adjudication.rules.checks import Violation
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


def in_phase(
    due: Phase, *, also_in: tuple[Phase, ...] = (), judged_in: tuple[Phase, ...] = ()
) -> Callable[[State, ActionDocument], Iterator[Violation]]:
    """The check that an action is taken in its phase, ``due`` or one of ``also_in``; see the kernel's ``in_phase``."""
    return phases.in_phase("round.phase", due, *also_in, judged_in=judged_in, due_phase=due.value)


def whose_turn(phase: Phase) -> Callable[[State], Sequence[str]]:
    """The takers of an action in a phase in which players take turns: the one whose turn it is."""
    return lambda state: [state.turn] if state.phase == phase else []


def the_main_player(state: State) -> Sequence[str]:
    """The takers of what only the main player does in the building phase."""
    return [state.main_player] if state.phase == Phase.BUILDING else []
