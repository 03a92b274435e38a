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


def test_a_legal_action_has_an_effect_and_findings_in_the_order_of_the_catalogue() -> None:
    ruling = ruled(FULL, taking(2)).answer
    assert ruling.verdict is Verdict.LEGAL
    assert list(outcomes(ruling)) == ["take.enough", "take.last", "take.one-hand"]
    assert ruling.effect is not None
    assert ruling.effect.state == {"jar": 3, "hands": {"ann": 2, "bob": 4}}
    assert FULL == {"jar": 5, "hands": {"ann": 0, "bob": 4}}


def test_if_nothing_can_be_told_of_the_next_state_it_says_by_what_terms_is_played() -> None:
    ruling = ruled({"readings": {"bottom": "none"}}, {"type": "fill"}).answer
    assert (ruling.verdict, ruling.missing) == (Verdict.LEGAL, ())
    assert ruling.effect
    assert ruling.effect.state == {"readings": {"bottom": "none"}}
    assert ruling.effect.open == [Open((), ["/state/players"])]


def test_a_name_that_stands_for_nothing_is_a_misunderstanding_and_no_ruling() -> None:
    with pytest.raises(Misunderstood) as raised:
        ruled(FULL, taking(1, "eve"))
    assert [fault.pointer for fault in raised.value.faults] == ["/action/player"]


def test_the_readings_that_were_consulted_are_noted_and_no_others() -> None:
    assert ruled(FULL, taking(2)).sources.consulted == {"luck": "once"}
    assert ruled(FULL, taking(5)).sources.consulted == {"last": "stays"}


def test_a_reading_is_a_hinge_only_if_another_choice_changes_the_result() -> None:
    illegal = ruled(FULL, taking(5))
    assert [(hinge.reading, hinge.choice) for hinge in illegal.hinges] == [("last", "stays")]
    ((choice, other),) = illegal.hinges[0].otherwise
    assert (choice, other.verdict) == ("goes", Verdict.LEGAL)
    # Whether the last marble goes makes no difference to somebody who cannot hold that many.
    greedy = ruled({**FULL, "hands": {"ann": 5}}, taking(5))
    assert (greedy.sources.consulted, greedy.hinges) == ({"last": "stays"}, ())


def test_the_choice_of_the_state_is_in_force_and_the_default_becomes_the_other_one() -> None:
    weighed = ruled({**FULL, "readings": {"last": "goes", "luck": "once"}}, taking(5))
    assert weighed.answer.verdict is Verdict.LEGAL
    hinges = {hinge.reading: [choice for choice, _ in hinge.otherwise] for hinge in weighed.hinges}
    assert hinges == {"last": ["stays"], "luck": ["twice", "thrice"]}


def test_an_assumed_figure_that_was_read_is_listed_and_one_that_is_printed_is_not() -> None:
    lucky = ruled({**FULL, "readings": {"luck": "twice"}}, taking(1))
    assert list(lucky.sources.assumptions) == [("luck", "bonus")]
    assert not ruled(FULL, taking(1)).sources.assumptions


def test_a_state_may_be_possible_only_under_the_reading_that_it_chose() -> None:
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


def test_an_action_that_is_open_is_not_listed_and_what_it_needs_is_named() -> None:
    answer = listed(without("jar"))
    assert (answer["actions"], answer["truncated"], list(answer["missing"])) == ([], False, ["/state/jar"])


def test_a_rule_has_one_check_where_it_is_checked() -> None:
    """Of a second one it would be forgotten what it found, or that it was looked at."""
    doubled = replace(MARBLES, audit=(*MARBLES.audit, *MARBLES.audit))
    with pytest.raises(LookupError):
        adjudicate(doubled, {"jar": 3, "hands": {"ann": 0}}, taking(1))
