"""A state is audited, and under another choice of a reading only by what depends on that reading, on a tiny invented game."""

from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.deciding.audit import audited_state
from lawspeaker.adjudication.deciding.replay import replay
from lawspeaker.adjudication.deciding.ruling import adjudicate
from lawspeaker.adjudication.questions.audits import audits
from lawspeaker.adjudication.rules.checks import Impossible, Violation, rule, violated
from tests.adjudication.marbles import HANDS, MARBLES, Marbles, jar_holds_them, taking, with_a_jar_of
from tests.sweeps import each

STATE: dict[str, Any] = {"jar": 5, "hands": {"ann": 0, "bob": 4}}


class Audited:
    """The game with an audit that counts how often each of its rules is checked: one depends on a reading, one does not."""

    def __init__(self) -> None:
        self.checked: list[str] = []

        @rule("jar.size")
        def jar_holds(state: Marbles) -> Iterator[Violation]:
            self.checked.append("jar.size")
            return jar_holds_them(state)

        @rule("take.one-hand")
        def fits(state: Marbles) -> Iterator[Violation]:
            self.checked.append("take.one-hand")
            return iter(())

        self.game = replace(MARBLES, audit=(jar_holds, fits))


@pytest.fixture
def audited() -> Audited:
    return Audited()


def test_another_choice_repeats_only_checks_of_that_reading(audited: Audited) -> None:
    sources = audited.game.sources(STATE)
    audited_state(audited.game, STATE, sources)
    audited.checked.clear()
    for name, choice in (("luck", "twice"), ("bottom", "none")):
        audited_state(audited.game, STATE, sources.otherwise(name, choice))
    assert audited.checked == ["jar.size"]


def test_the_audit_of_another_choice_consults_the_same_readings(audited: Audited) -> None:
    state = {**STATE, "jar": 11, "readings": {"bottom": "none"}}
    ruling = adjudicate(audited.game, state, taking(1))
    assert set(ruling.sources.consulted) == {"bottom", "luck"}
    assert [hinge.reading for hinge in ruling.hinges] == ["bottom", "luck"]


def test_a_replay_audits_only_its_first_state(audited: Audited) -> None:
    done = replay(audited.game, STATE, [taking(1), taking(1)], "/actions", go_on=False, most_work=inf)
    assert done.prefix == 2
    assert audited.checked == ["jar.size", "take.one-hand"]


@each("fewest, verdict", [(10, "undetermined"), (11, "impossible")])
def test_what_breaks_a_rule_with_every_value_is_impossible(fewest: int, verdict: str) -> None:
    game = with_a_jar_of(fewest, 12)
    answer = audits(game).ask({"state": HANDS}, Preferences())
    assert (answer["verdict"], [one["rule"] for one in answer["findings"]]) == (verdict, ["jar.size"])
    with pytest.raises(Impossible) if verdict == "impossible" else nullcontext():
        audited_state(game, HANDS, game.sources(HANDS))


def test_of_two_rules_of_the_audit_one_is_broken() -> None:
    @rule("take.one-hand")
    def at_least_ten(state: Marbles) -> Iterator[Violation]:
        if state.jar < 11:
            yield violated("/state/jar", number=state.jar)

    game = replace(with_a_jar_of(10, 11), audit=(jar_holds_them, at_least_ten))
    answer = audits(game).ask({"state": HANDS}, Preferences())
    assert answer["verdict"] == "impossible"
    assert [(one["rule"], one["one_is_broken"]) for one in answer["findings"]] == [("jar.size", True), ("take.one-hand", True)]


def test_a_rule_has_one_check_where_it_is_checked() -> None:
    """Of a second one it would be forgotten what it found, or that it was looked at."""
    doubled = replace(MARBLES, audit=(*MARBLES.audit, *MARBLES.audit))
    with pytest.raises(LookupError):
        adjudicate(doubled, STATE, taking(1))
