"""What all actions of Java have in common: each belongs to a phase of the game."""

from collections.abc import Callable, Iterator

from lawspeaker.adjudication import phases
from lawspeaker.adjudication.action import ActionDocument
from lawspeaker.adjudication.checks import Violation
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase


def in_phase(due: Phase) -> Callable[[State, ActionDocument], Iterator[Violation]]:
    """The check that an action is taken in the phase in which it is ``due``; if it is not, no other rule says anything."""
    return phases.in_phase("turn.phase", due, alone=True, due_phase=due.value)
