"""A state is audited, and under another choice of a reading only by what depends on that reading, on a tiny invented game."""

from collections.abc import Iterator
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from lawspeaker.adjudication.deciding.audit import audited_state
from lawspeaker.adjudication.deciding.replay import replay
from lawspeaker.adjudication.deciding.ruling import adjudicate
from lawspeaker.adjudication.rules.checks import Violation, rule
from tests.adjudication.marbles import MARBLES, Marbles, jar_holds_them, taking

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
