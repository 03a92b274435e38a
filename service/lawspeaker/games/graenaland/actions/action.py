"""What all actions of Graenaland have in common."""

from collections.abc import Iterator
from typing import ClassVar

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.game import Action
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class RoundAction(Action[State]):
    """An action that belongs to a phase of the round."""

    phase: ClassVar[Phase]
    """The phase in which it is taken."""
    judged_in: ClassVar[tuple[Phase, ...]] = ()
    """Other phases in which a rule of its own says why it may not be taken."""

    @rule("round.phase")
    def in_its_phase(self, state: State) -> Iterator[Violation]:
        """An action is taken in its own phase of the round."""
        if state.phase not in (self.phase, *self.judged_in):
            yield self.violated("type", phase=state.phase, due_phase=self.phase.value)
