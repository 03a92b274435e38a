"""Phases, for games that have them: each action belongs to certain phases."""

from collections.abc import Callable, Collection, Iterator
from typing import Any

from lawspeaker.adjudication.rules.action import ActionDocument
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.view import Given, View


class PhasedView(View):
    """The view of a state with a member ``phase``."""

    phase = Given[str]("phase")
    """The current phase."""


def in_phase(
    rule_id: str, *phases: str, judged_in: Collection[str] = (), alone: bool = False, **facts: Any
) -> Callable[[PhasedView, ActionDocument], Iterator[Violation]]:
    """The check, by the rule of that id, that an action is taken in one of these phases. A message gets the ``facts``.

    In the phases ``judged_in`` nothing is violated: there another rule of the action says why it may not be taken.
    """

    @rule(rule_id, alone=alone)
    def in_its_phase(state: PhasedView, action: ActionDocument) -> Iterator[Violation]:
        """An action is taken in its own phase of the game."""
        if state.phase not in phases and state.phase not in judged_in:
            yield action.violated("type", phase=state.phase, **facts)

    return in_its_phase
