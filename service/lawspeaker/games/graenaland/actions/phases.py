"""What all actions of Graenaland have in common: each belongs to a phase of the game."""

from collections.abc import Callable, Iterator

from lawspeaker.adjudication import phases
from lawspeaker.adjudication.action import ActionDocument
from lawspeaker.adjudication.checks import Violation
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


def in_phase(
    due: Phase, *, also_in: tuple[Phase, ...] = (), judged_in: tuple[Phase, ...] = ()
) -> Callable[[State, ActionDocument], Iterator[Violation]]:
    """The check that an action is taken in the phase in which it is ``due``, or ``also_in`` others; see the kernel's one."""
    return phases.in_phase("round.phase", due, *also_in, judged_in=judged_in, due_phase=due.value)
