"""A state is audited once, and again only where that could find something else, on a tiny invented game."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from lawspeaker.adjudication.deciding.audit import audited_state, digest_of
from lawspeaker.adjudication.deciding.ruling import adjudicate
from lawspeaker.adjudication.rules.checks import Impossible, Violation, rule
from lawspeaker.adjudication.rules.context import Context
from tests.adjudication.marbles import MARBLES, Marbles, jar_holds_them, taking
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


def test_a_known_state_repeats_only_checks_with_readings(audited: Audited) -> None:
    context = Context(possible_states=set())
    for _ in range(2):
        audited_state(audited.game, STATE, audited.game.sources(STATE, context))
    assert audited.checked == ["jar.size", "take.one-hand", "jar.size"]


def test_a_known_state_consults_the_same_readings(audited: Audited) -> None:
    context = Context(possible_states=set())
    state = {**STATE, "jar": 11, "readings": {"bottom": "none"}}
    rulings = [adjudicate(audited.game, state, taking(1), context=context) for _ in range(2)]
    assert [set(ruling.sources.consulted) for ruling in rulings] == [{"bottom", "luck"}] * 2
    assert [[hinge.reading for hinge in ruling.hinges] for ruling in rulings] == [["bottom", "luck"]] * 2


def test_the_state_after_a_legal_action_is_known(audited: Audited) -> None:
    context = Context(possible_states=set())
    effect = adjudicate(audited.game, STATE, taking(1), context=context).answer.effect
    assert effect
    audited.checked.clear()
    audited_state(audited.game, effect.state, audited.game.sources(effect.state, context))
    assert audited.checked == ["jar.size"]


def test_another_choice_repeats_only_checks_of_that_reading(audited: Audited) -> None:
    sources = audited.game.sources(STATE)
    audited_state(audited.game, STATE, sources)
    audited.checked.clear()
    for name, choice in (("luck", "twice"), ("bottom", "none")):
        audited_state(audited.game, STATE, sources.otherwise(name, choice))
    assert audited.checked == ["jar.size"]


def test_after_an_action_only_a_consulted_choice_repeats_checks(audited: Audited) -> None:
    sources = audited.game.sources(STATE)
    audited_state(audited.game, STATE, sources)
    sources.reading("luck")
    audited.checked.clear()
    after = sources.afterwards()
    audited_state(audited.game, STATE, after)
    audited_state(audited.game, STATE, after.otherwise("last", "goes"))
    assert audited.checked == []
    audited_state(audited.game, STATE, after.otherwise("luck", "twice"))
    assert audited.checked == ["jar.size", "take.one-hand"]


def test_a_state_that_cannot_exist_is_not_known_afterwards() -> None:
    known: set[bytes] = set()
    for _ in range(2):
        with pytest.raises(Impossible):
            audited_state(MARBLES, {**STATE, "jar": 11}, MARBLES.sources({}, Context(possible_states=known)))
    assert not known


@each(
    "other",
    [
        {**STATE, "jar": 6},
        {**STATE, "hands": {"ann": 0, "bob": 5}},
        {**STATE, "hands": {"ann": 0}},
        {**STATE, "hands": {"bob": 0, "ann": 4}},
        {**STATE, "players": ["ann", "bob"]},
        {**STATE, "readings": {"last": "goes"}},
        {**STATE, "overlay": {"jar": {"size": 4}}},
        {**STATE, "edition": "clay"},
    ],
)
def test_a_state_that_differs_in_anything_is_another_one(other: dict[str, Any]) -> None:
    assert digest_of(MARBLES, other) != digest_of(MARBLES, STATE)


def test_the_digest_ignores_the_order_of_members_only() -> None:
    turned = {"hands": {"bob": 4, "ann": 0}, "jar": 5}
    assert digest_of(MARBLES, turned) == digest_of(MARBLES, STATE)
    one, other = ({**STATE, "players": players} for players in (["ann", "bob"], ["bob", "ann"]))
    assert digest_of(MARBLES, one) != digest_of(MARBLES, other)


def test_a_state_of_another_game_is_another_one() -> None:
    assert digest_of(replace(MARBLES, ruleset="marbles/2"), STATE) != digest_of(MARBLES, STATE)
