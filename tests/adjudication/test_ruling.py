"""Rulings in three values, with the readings and figures on which they rest, on a tiny invented game."""

from dataclasses import replace
from typing import Any

import pytest

from lawspeaker.adjudication.deciding.audit import weigh_audit
from lawspeaker.adjudication.deciding.ruling import Ruling, Verdict, adjudicate
from lawspeaker.adjudication.deciding.weighing import WithHinges
from lawspeaker.adjudication.rules.action import Open
from lawspeaker.adjudication.rules.checks import Outcome
from tests.adjudication.marbles import MARBLES, taking

FULL: dict[str, Any] = {"jar": 5, "hands": {"ann": 0, "bob": 4}}


def ruled(state: dict[str, Any], action: dict[str, Any]) -> WithHinges[Ruling]:
    return adjudicate(MARBLES, state, action)


def outcomes(ruling: Ruling) -> dict[str, str]:
    return {finding.rule: finding.outcome.value for finding in ruling.findings}


def test_findings_are_in_the_order_of_the_catalogue() -> None:
    ruling = ruled(FULL, taking(2)).answer
    assert ruling.verdict is Verdict.LEGAL
    assert list(outcomes(ruling)) == ["take.enough", "take.last", "take.one-hand"]
    assert ruling.effect is not None
    assert ruling.effect.state == {"jar": 3, "hands": {"ann": 2, "bob": 4}}
    assert FULL == {"jar": 5, "hands": {"ann": 0, "bob": 4}}


def test_an_unknown_next_state_still_has_the_terms() -> None:
    ruling = ruled({"readings": {"bottom": "none"}}, {"type": "fill"}).answer
    assert (ruling.verdict, ruling.missing) == (Verdict.LEGAL, ())
    assert ruling.effect
    assert ruling.effect.state == {"readings": {"bottom": "none"}}
    assert ruling.effect.open == [Open((), ["/state/players"])]


def test_only_consulted_readings_are_recorded() -> None:
    assert ruled(FULL, taking(2)).sources.consulted == {"luck": "once"}
    assert ruled(FULL, taking(5)).sources.consulted == {"last": "stays"}


def test_a_hinge_is_a_reading_that_changes_the_result() -> None:
    illegal = ruled(FULL, taking(5))
    assert [(hinge.reading, hinge.choice) for hinge in illegal.hinges] == [("last", "stays")]
    ((choice, other),) = illegal.hinges[0].otherwise
    assert (choice, other.verdict) == ("goes", Verdict.LEGAL)
    # Whether the last marble goes makes no difference to somebody who cannot hold that many.
    greedy = ruled({**FULL, "hands": {"ann": 5}}, taking(5))
    assert (greedy.sources.consulted, greedy.hinges) == ({"last": "stays"}, ())


def test_a_state_may_be_possible_only_under_its_own_reading() -> None:
    state = {**FULL, "jar": 11, "readings": {"bottom": "none"}}
    weighed = ruled(state, taking(1))
    assert weighed.answer.verdict is Verdict.LEGAL
    others = {hinge.reading: hinge.otherwise for hinge in weighed.hinges}
    assert [(choice, other.verdict) for choice, other in others["bottom"]] == [("solid", Verdict.IMPOSSIBLE)]
    audited = weigh_audit(MARBLES, state)
    assert [finding.outcome for finding in audited.answer] == [Outcome.UPHELD]
    assert [hinge.reading for hinge in audited.hinges] == ["bottom"]


def test_a_rule_has_one_check_where_it_is_checked() -> None:
    """Of a second one it would be forgotten what it found, or that it was looked at."""
    doubled = replace(MARBLES, audit=(*MARBLES.audit, *MARBLES.audit))
    with pytest.raises(LookupError):
        adjudicate(doubled, {"jar": 3, "hands": {"ann": 0}}, taking(1))
