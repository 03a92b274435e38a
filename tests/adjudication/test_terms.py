"""The terms of a question have the same members in every game, but for those of which a game has nothing."""

from dataclasses import replace

import pytest

from lawspeaker.adjudication.rules.terms import terms
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.shapes import Boolean, Shape, shape
from tests.adjudication.marbles import MARBLES
from tests.sweeps import each


class Overlay(Shape):
    """Figures."""


class Options(Shape):
    """Optional rules."""

    blindfold = Boolean()


def state(options: type[Shape] | None = None) -> Guard:
    return Guard(shape("State", "A state.", terms(Shape, MARBLES.catalogue, ["glass", "clay"], Overlay, options)))


def test_a_state_chooses_edition_overlay_options_and_readings() -> None:
    state(Options).accepted({"edition": "clay", "overlay": {}, "options": {"blindfold": True}, "readings": {"last": "goes"}})
    state(Options).accepted({})


@each("member", [{"edition": "tin"}, {"readings": {"last": "flies"}}, {"readings": {"first": "stays"}}])
def test_it_can_only_choose_what_there_is(member: dict[str, object]) -> None:
    with pytest.raises(Misunderstood):
        state(Options).accepted(member)


def test_a_game_without_optional_rules_has_no_options() -> None:
    state().accepted({"edition": "clay", "overlay": {}, "readings": {"last": "goes"}})
    assert [fault.pointer for fault in state().faults({"options": {}})] == ["/options"]


def test_a_game_has_terms_only_for_what_it_has() -> None:
    catalogue = MARBLES.catalogue
    assert list(terms(Shape, catalogue)) == ["readings"]
    assert list(terms(Shape, replace(catalogue, readings={}), ["glass"])) == ["edition"]
    assert list(terms(Shape, replace(catalogue, readings={}))) == []
