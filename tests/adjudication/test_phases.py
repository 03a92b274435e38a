"""An action is taken in its own phases of the game."""

import pytest

from lawspeaker.adjudication.action import ActionDocument
from lawspeaker.adjudication.checks import Violation, examine, rule_of
from lawspeaker.adjudication.phases import PhasedView, in_phase
from lawspeaker.adjudication.unknown import Unknown
from tests.adjudication.marbles import MARBLES
from tests.sweeps import each

IN_PHASE = in_phase("round.phase", "filling", "taking", judged_in=("counting",), due_phase="filling")
ACTION = ActionDocument({"type": "take"})


def state(**document: str) -> PhasedView:
    return PhasedView(document, MARBLES.sources({}))


@each("phase", ["filling", "taking", "counting"])
def test_in_its_phases_and_where_another_rule_judges_nothing_is_violated(phase: str) -> None:
    assert list(IN_PHASE(state(phase=phase), ACTION)) == []


def test_in_any_other_phase_the_violation_says_which_it_is_and_what_the_game_adds() -> None:
    assert list(IN_PHASE(state(phase="over"), ACTION)) == [
        Violation(("/action/type",), {"phase": "over", "due_phase": "filling"})
    ]


def test_where_the_phase_is_unknown_so_is_the_answer() -> None:
    with pytest.raises(Unknown) as unknown:
        list(IN_PHASE(state(), ACTION))
    assert unknown.value.pointers == ["/state/phase"]


def test_the_check_bears_the_rule_of_the_game_and_silences_others_if_it_stands_alone() -> None:
    assert rule_of(IN_PHASE) == "round.phase"
    alone = in_phase("turn.phase", "taking", alone=True)
    checks = [("turn.phase", alone), ("round.phase", IN_PHASE)]
    assert [finding.rule for finding in examine(checks, state(phase="over"), ACTION)] == ["turn.phase"]
