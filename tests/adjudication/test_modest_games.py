"""A game without points, picture, edition and readings: requests and answers have no members for them."""

from dataclasses import replace
from typing import Any

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.questions.question import Question
from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.wire.guard import Guard
from tests.adjudication.marbles import MARBLES, Marbles

STATE = {"players": ["ann", "bob"], "jar": 3, "hands": {"ann": 1, "bob": 0}}


def asked(game: Game[Any], name: str) -> Question:
    return next(question for question in questions_of(game) if question.name == name)


def test_a_game_without_points_has_no_scores() -> None:
    pointless: Game[Marbles] = replace(MARBLES, scoring=None)
    names = {question.name for question in questions_of(MARBLES)}
    assert {question.name for question in questions_of(pointless)} == names - {"scores"}
    listing = asked(pointless, "legal-actions")
    answer = listing.ask({"state": STATE}, Preferences())
    assert "scores" not in answer
    assert listing.Answer
    assert Guard(listing.Answer).faults(answer) == []
    assert "scores" not in listing.description
    with pytest.raises(Misunderstood):
        listing.ask({"state": STATE, "scores": True}, Preferences())


def test_a_game_that_is_not_drawn_is_not_asked_for_pictures() -> None:
    names = [question.name for question in questions_of(replace(MARBLES, draw=None))]
    assert names == [question.name for question in questions_of(MARBLES) if question.name != "pictures"]


def test_a_game_without_editions_knows_no_figure() -> None:
    sources = replace(MARBLES, editions={}).sources({})
    with pytest.raises(Unknown):
        sources.figure("jar", "size")
    assert sources.names() == ()


def test_a_game_without_readings_answers_with_none() -> None:
    rules = {name: replace(rule, readings=()) for name, rule in MARBLES.catalogue.rules.items()}
    settled = replace(MARBLES, catalogue=Catalogue(MARBLES.catalogue.rulebooks, rules, {}), audit=())
    question = asked(settled, "audits")
    answer = question.ask({"state": STATE}, Preferences())
    assert (answer["readings"], answer["hinges_on"]) == ([], [])
    assert question.Answer
    assert Guard(question.Answer).faults(answer) == []


def test_the_shapes_of_a_game_are_named_by_its_id() -> None:
    assert replace(MARBLES, id="marbles-in-a-jar").prefix == "MarblesInAJar"
