"""The shared part of all actions of Confusing Lands: each belongs to certain phases."""

from collections.abc import Callable, Iterable, Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules import phases
from lawspeaker.adjudication.rules.action import ActionDocument
from lawspeaker.adjudication.rules.checks import Violation
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import Phase


def in_phase(type: str, *due: Phase, judged_in: Iterable[Phase] = ()) -> Callable[[State, ActionDocument], Iterator[Violation]]:
    """The check that an action of that type is taken in one of these phases; see the kernel's ``in_phase``."""
    due_phases = [phase.value for phase in due]
    return phases.in_phase("round.phase", *due, judged_in=tuple(judged_in), activity=type, due_phases=due_phases)


def whoever_plays(is_due: Callable[[State], bool]) -> Callable[[State], Iterable[str]]:
    """The takers of an action that everybody takes, one after the other or together, when it ``is_due``."""
    return lambda state: state.who_plays() if is_due(state) else ()


def by_itself(is_due: Callable[[State], bool]) -> Callable[[State], Iterable[Document]]:
    """The one candidate of an action without choices, when it ``is_due``."""
    return lambda state: [{}] if is_due(state) else ()
