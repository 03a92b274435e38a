"""Rulings in three values, with the readings and figures on which they rest, on a tiny invented game."""

from dataclasses import replace
from typing import Any

import pytest

from lawspeaker.adjudication.action import Open
from lawspeaker.adjudication.audit import weigh_audit
from lawspeaker.adjudication.checks import Outcome
from lawspeaker.adjudication.errors import Misunderstood
from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions.legal_actions import legal_actions
from lawspeaker.adjudication.ruling import Ruling, Verdict, adjudicate
from lawspeaker.adjudication.weighing import WithHinges
from tests.adjudication.marbles import MARBLES, taking

FULL: dict[str, Any] = {"jar": 5, "hands": {"ann": 0, "bob": 4}}


def ruled(state: dict[str, Any], action: dict[str, Any]) -> WithHinges[Ruling]:
    return adjudicate(MARBLES, state, action)


def outcomes(ruling: Ruling) -> dict[str, str]:
    return {finding.rule: finding.outcome.value for finding in ruling.findings}


def without(member: str) -> dict[str, Any]:
    return {name: value for name, value in FULL.items() if name != member}


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


def test_an_unknown_name_is_a_misunderstanding() -> None:
    with pytest.raises(Misunderstood) as raised:
        ruled(FULL, taking(1, "eve"))
    assert [fault.pointer for fault in raised.value.faults] == ["/action/player"]


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


def test_a_chosen_reading_makes_the_default_an_alternative() -> None:
    weighed = ruled({**FULL, "readings": {"last": "goes", "luck": "once"}}, taking(5))
    assert weighed.answer.verdict is Verdict.LEGAL
    hinges = {hinge.reading: [choice for choice, _ in hinge.otherwise] for hinge in weighed.hinges}
    assert hinges == {"last": ["stays"], "luck": ["twice", "thrice"]}


def test_only_assumed_figures_are_listed_as_assumptions() -> None:
    lucky = ruled({**FULL, "readings": {"luck": "twice"}}, taking(1))
    assert list(lucky.sources.assumptions) == [("luck", "bonus")]
    assert not ruled(FULL, taking(1)).sources.assumptions


def test_a_state_may_be_possible_only_under_its_own_reading() -> None:
    state = {**FULL, "jar": 11, "readings": {"bottom": "none"}}
    weighed = ruled(state, taking(1))
    assert weighed.answer.verdict is Verdict.LEGAL
    others = {hinge.reading: hinge.otherwise for hinge in weighed.hinges}
    assert [(choice, other.verdict) for choice, other in others["bottom"]] == [("solid", Verdict.IMPOSSIBLE)]
    audited = weigh_audit(MARBLES, state)
    assert [finding.outcome for finding in audited.answer] == [Outcome.UPHELD]
    assert [hinge.reading for hinge in audited.hinges] == ["bottom"]


def listed(state: dict[str, Any], **wanted: Any) -> Any:
    return legal_actions(MARBLES).ask({"state": state, **wanted}, Preferences())


def test_an_open_action_is_not_listed_but_what_it_needs() -> None:
    answer = listed(without("jar"))
    assert (answer["actions"], answer["truncated"], list(answer["missing"])) == ([], False, ["/state/jar"])


def test_a_rule_has_one_check_where_it_is_checked() -> None:
    """Of a second one it would be forgotten what it found, or that it was looked at."""
    doubled = replace(MARBLES, audit=(*MARBLES.audit, *MARBLES.audit))
    with pytest.raises(LookupError):
        adjudicate(doubled, {"jar": 3, "hands": {"ann": 0}}, taking(1))
