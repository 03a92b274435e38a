"""Every action and event has a title, and every id and member of actions, events and states a word, in all languages."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from marshmallow import Schema

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.guard import specification
from lawspeaker.adjudication.messages import KERNEL, LANGUAGES, fluent_files, word_for
from lawspeaker.api.resources.examples import load_examples
from lawspeaker.games import GAMES
from tests.conformance import cases

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)

SAID_BY_ITSELF = "?"
"""The id of a card that is not known."""
SAID_OF_VALUES = {"nothing", "unknown", "yes", "no"}
OF_ALL_GAMES = SAID_OF_VALUES | {"member-type", "member-player", "member-seed", "member-chance", "member-shuffles"}
EVENTFUL = {"setups", "rulings", "turns", "replays"}


def members(game: Game[Any]) -> Iterator[tuple[str, set[str]]]:
    """The members of the game's actions, its state and of what is in them, with the ids that are values of each.

    Those that are numbers are no words, and the game itself tells what its options and readings mean.
    """
    published = shapes(game.ActionShape, game.StateShape)
    for shape in published.values():
        for name, member in shape.get("properties", {}).items():
            if not name.isdigit() and name not in {*game.options, *game.catalogue.readings}:
                item = member.get("items", member)
                values = published[item["$ref"].rpartition("/")[2]] if "$ref" in item else item
                words = [values["const"]] if "const" in values else values.get("enum", ())
                yield name, {value for value in words if isinstance(value, str)}


def shapes(*schemas: type[Schema]) -> dict[str, Any]:
    """These shapes and those in them by name, as they are published."""
    document, converter = specification(title="", version="")
    for schema in schemas:
        converter.resolve_nested_schema(schema)
    published: dict[str, Any] = document.to_dict()["components"]["schemas"]
    return published


@cache
def events(game: str) -> list[dict[str, Any]]:
    """What happens in the conformance cases."""
    answers = (case.answer() for case in cases() if case.game == game and case.question in EVENTFUL)
    return [event for answer in answers for event in happened(answer)]


def happened(answer: Any) -> Iterator[dict[str, Any]]:
    """The events in an answer, wherever in it they are told."""
    if isinstance(answer, dict):
        yield from answer.get("events", ())
    for value in inside(answer):
        yield from happened(value)


def named(value: Any) -> Iterator[str]:
    """The names of the members of ``value`` and of what is in it."""
    if isinstance(value, dict):
        yield from value
    for each in inside(value):
        yield from named(each)


def inside(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        yield from value.values()
    elif isinstance(value, list):
        yield from value


def word(name: str, id: str) -> str:
    """What clients look for, as the contract says."""
    return f"{name.rpartition('_')[2].removesuffix('s')}-{id.replace('+', '-').replace('.', '-')}"


@every_language
@every_game
def test_every_action_has_a_title_of_its_own(game: Game[Any], language: str) -> None:
    titles = [game.messages.text(language, f"action.{type}") for type in game.actions]
    assert len(set(titles)) == len(titles)


@every_language
@every_game
def test_every_worked_example_has_a_title_of_its_own_and_no_title_is_left_over(game: Game[Any], language: str) -> None:
    titles = {message.id.name: game.messages.text(language, message.id.name) for message in titles_of_examples(game, language)}
    assert sorted(titles) == sorted(f"example-{example['name']}" for example in load_examples(game.folder))
    assert len(set(titles.values())) == len(titles)


@pytest.mark.slow
@every_language
@every_game
def test_every_event_has_a_title_of_its_own(game: Game[Any], language: str) -> None:
    words = game.messages.words(language)
    titles = {word("event", type): words.get(word("event", type)) for type in {event["type"] for event in events(game.id)}}
    assert None not in titles.values()
    assert len(set(titles.values())) == len(titles)
    assert {each for each in words if each.startswith("event-")} == titles.keys()


@pytest.mark.slow
@every_language
@every_game
def test_every_member_has_a_label_and_every_id_in_it_a_word(game: Game[Any], language: str) -> None:
    words = game.messages.words(language)
    labels = {f"member-{name}" for name in {name for name, _ in members(game)} | members_of_events(game)}
    ids = {word(name, id) for name, values in members(game) if name != "type" for id in values - {SAID_BY_ITSELF}}
    assert (labels | ids) - words.keys() == set()


@pytest.mark.slow
@every_game
def test_no_word_is_for_a_member_or_a_fact_that_does_not_exist(game: Game[Any]) -> None:
    words = game.messages.words("en").keys() - OF_ALL_GAMES
    names = {name for name, _ in members(game)} | members_of_events(game)
    assert {each for each in words if each.startswith("member-")} <= {f"member-{name}" for name in names}
    said = tuple(word(name, "") for name in names | facts(game))
    assert {each for each in words if not each.startswith(("member-", "event-", *said))} == set()


@every_game
def test_the_words_are_the_same_in_all_languages(game: Game[Any]) -> None:
    one, *others = (game.messages.words(language) for language in LANGUAGES)
    assert all(list(other) == list(one) for other in others)


@every_language
@every_game
def test_no_message_chooses_by_an_id_in_the_place_of_which_it_gets_a_word(game: Game[Any], language: str) -> None:
    chosen = Choices()
    for message in messages(game, language):
        chosen.visit(message)
    never = [(fact, id) for fact, id in chosen.found if game.messages.has(language, word_for(fact, id))]
    assert never == [], "the variants of these ids are never chosen"


class Choices(Visitor):
    """The ids by which messages choose what they say, each with the fact whose value it is."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = (variant.key for variant in node.variants)
            self.found += [(node.selector.id.name, key.name) for key in keys if isinstance(key, ast.Identifier)]
        self.generic_visit(node)


def messages(game: Game[Any], language: str) -> list[ast.EntryType]:
    """The messages of a game as they are written."""
    return [entry for file in fluent_files(game.folder / "messages", language) for entry in file]


def titles_of_examples(game: Game[Any], language: str) -> list[ast.Message]:
    """The messages that say the titles of worked examples."""
    return [
        message
        for message in messages(game, language)
        if isinstance(message, ast.Message) and message.id.name.startswith("example-")
    ]


def members_of_events(game: Game[Any]) -> set[str]:
    return {name for event in events(game.id) for name in named(event)}


def facts(game: Game[Any]) -> set[str]:
    """The facts that messages of the game tell of."""
    written = [file for folder in (KERNEL, game.folder / "messages") for file in (folder / "en").glob("*.ftl")]
    return {name for file in written for name in re.findall(r"\$(\w+)", file.read_text(encoding="utf-8"))}
