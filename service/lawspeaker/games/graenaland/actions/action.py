"""What all actions of Graenaland have in common."""

from collections.abc import Callable, Iterator
from typing import ClassVar, TypeVar

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.legacy import Action
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase

T = TypeVar("T")


class PhaseAction(Action[State]):
    """An action that belongs to a phase of the game."""

    phase: ClassVar[Phase]
    """The phase in which it is taken."""
    also_in: ClassVar[tuple[Phase, ...]] = ()
    """Other phases in which it may be taken too."""
    judged_in: ClassVar[tuple[Phase, ...]] = ()
    """Other phases in which a rule of its own says why it may not be taken."""

    @classmethod
    def is_due(cls, state: State) -> bool:
        """Whether the game is in a phase in which such an action is taken. Raises ``Unknown``."""
        return state.phase in (cls.phase, *cls.also_in)

    def remembered(self, state: State, work_out: Callable[[State], T]) -> T:
        """``work_out(state)``, done only once for this action in that state."""
        return state.remember((self, work_out.__name__), lambda: work_out(state))

    @rule("round.phase")
    def in_its_phase(self, state: State) -> Iterator[Violation]:
        """An action is taken in its own phase of the round."""
        if not self.is_due(state) and state.phase not in self.judged_in:
            yield self.violated("type", phase=state.phase, due_phase=self.phase.value)
