"""Every action has a title, and every id and member of it a word, in all languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.guard import specification
from lawspeaker.adjudication.messages import KERNEL, LANGUAGES
from lawspeaker.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)

SAID_BY_ITSELF = "?"
"""The id of a card that is not known."""
OF_ALL_GAMES = {"nothing", "yes", "no", "member-type", "member-player", "member-seed"}


def members(game: Game[Any]) -> Iterator[tuple[str, set[str]]]:
    """The members of the game's actions and of what is in them, with the ids that are values of each."""
    document, converter = specification(title="", version="")
    for action in game.actions.values():
        converter.resolve_nested_schema(action.Shape)
    for shape in document.to_dict()["components"]["schemas"].values():
        for name, member in shape["properties"].items():
            values = member.get("items", member).get("enum", ())
            yield name, {value for value in values if isinstance(value, str)}


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
def test_every_member_of_an_action_has_a_label_and_every_id_in_it_a_word(game: Game[Any], language: str) -> None:
    words = game.messages.words(language)
    labels = {f"member-{name}" for name, _ in members(game)}
    ids = {word(name, id) for name, values in members(game) if name != "type" for id in values - {SAID_BY_ITSELF}}
    assert (labels | ids) - words.keys() == set()


@every_game
def test_no_word_is_for_a_member_or_a_fact_that_does_not_exist(game: Game[Any]) -> None:
    words = game.messages.words("en").keys() - OF_ALL_GAMES
    names = {name for name, _ in members(game)}
    assert {each for each in words if each.startswith("member-")} <= {f"member-{name}" for name in names}
    named = tuple(word(name, "") for name in names | members_of_states(game) | facts(game))
    assert {each for each in words if not each.startswith(("member-", *named))} == set()


@every_game
def test_the_words_are_the_same_in_all_languages(game: Game[Any]) -> None:
    one, *others = (game.messages.words(language) for language in LANGUAGES)
    assert all(list(other) == list(one) for other in others)


def members_of_states(game: Game[Any]) -> set[str]:
    document, converter = specification(title="", version="")
    converter.resolve_nested_schema(game.State)
    return {name for shape in document.to_dict()["components"]["schemas"].values() for name in shape["properties"]}


def facts(game: Game[Any]) -> set[str]:
    """The facts that messages of the game tell of."""
    written = (KERNEL / "en.ftl", game.folder / "messages" / "en.ftl")
    return {name for file in written for name in re.findall(r"\$(\w+)", file.read_text(encoding="utf-8"))}
