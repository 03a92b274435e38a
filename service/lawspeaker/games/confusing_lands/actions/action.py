"""What all actions of Confusing Lands have in common."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.legacy import Action
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import Phase


class PhaseAction(Action[State]):
    """An action that belongs to a phase of the game."""

    phases: ClassVar[tuple[Phase, ...]]
    """The phases in which it is taken."""
    judged_in: ClassVar[tuple[Phase, ...]] = ()
    """Other phases in which a rule of its own says why it may not be taken."""

    @classmethod
    def is_due(cls, state: State) -> bool:
        """Whether such an action is taken in this phase of the game, and by so many players. Raises ``Unknown``."""
        return state.phase in cls.phases

    @classmethod
    def takers(cls, state: State) -> Iterable[str]:
        return state.who_plays() if cls.is_due(state) else ()

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        """The action by itself, whatever it may tell beside: most actions of a game are all that can be done then."""
        if cls.is_due(state):
            yield {"type": cls.type}

    @rule("round.phase")
    def in_its_phase(self, state: State) -> Iterator[Violation]:
        """An action is taken in its own phase of the game."""
        if state.phase not in (*self.phases, *self.judged_in):
            yield self.violated("type", phase=state.phase, due_phases=[phase.value for phase in self.phases])
