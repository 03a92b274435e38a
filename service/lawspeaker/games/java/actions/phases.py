"""What all actions of Java have in common: each belongs to a phase of the game, and most of them to a player."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from lawspeaker.adjudication.rules import phases
from lawspeaker.adjudication.rules.action import ActionDocument, AnyAction
from lawspeaker.adjudication.rules.checks import Violation
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase


class PlayersAction(AnyAction, Protocol):
    """An action that a player takes."""

    player: str


def in_phase(due: Phase) -> Callable[[State, ActionDocument], Iterator[Violation]]:
    """The check that an action is taken in the phase in which it is ``due``; if it is not, no other rule says anything."""
    return phases.in_phase("turn.phase", due, alone=True, due_phase=due.value, due=due.value)


def whoever_acts(due: Phase) -> Callable[[State], Sequence[str]]:
    """The takers of an action that is ``due`` in that phase: the player whose turn it is to act."""
    return lambda state: [state.acting_player] if state.phase == due else []
