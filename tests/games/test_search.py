"""What players type when they look for a rule finds it, in each game and language: a word or two among the first three rules
found, and a whole question first."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import yaml

from lawspeaker.adjudication.answers.search import search_rules
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.games import GAMES
from tests.sweeps import each

FEWEST = 25
"""Searches of each game and language."""
FIRST = 3

SEARCHES = {
    path.stem: yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    for path in sorted(Path(__file__).with_name("searches").glob("*.yaml"))
}
in_every_language = each("game, language", list(product(GAMES.ours, LANGUAGES)))


@in_every_language
def test_what_players_type_finds_the_rule(game: str, language: str) -> None:
    searches = SEARCHES[game][language]
    found = {text: search_rules(GAMES[game], language, text)[:FIRST] for text in searches}
    assert {text: rules for text, rules in found.items() if not set(rules) & set(searches[text])} == {}
    assert len(searches) >= FEWEST


@in_every_language
def test_the_answer_to_a_question_is_found_first(game: str, language: str) -> None:
    questions = SEARCHES[game]["questions"][language]
    first = {text: search_rules(GAMES[game], language, text)[:1] for text in questions}
    assert {text: rules for text, rules in first.items() if not set(rules) & set(questions[text])} == {}


@in_every_language
def test_what_a_game_does_not_have_finds_nothing(game: str, language: str) -> None:
    found = {text: search_rules(GAMES[game], language, text) for text in SEARCHES[game]["nothing"][language]}
    assert not any(found.values()), found


@each("game", GAMES.ours)
def test_the_searches_name_rules_of_the_game(game: str) -> None:
    searches = SEARCHES[game]
    of_all = [kind[language] for kind in (searches, searches["questions"]) for language in LANGUAGES]
    named = {rule for searched in of_all for rules in searched.values() for rule in rules}
    assert named <= GAMES[game].catalogue.rules.keys()


@in_every_language
def test_every_rule_is_found_by_its_id(game: str, language: str) -> None:
    first = {rule: search_rules(GAMES[game], language, rule)[0] for rule in GAMES[game].catalogue.rules}
    assert {rule: found for rule, found in first.items() if found != rule} == {}


@in_every_language
def test_keywords_belong_to_rules_and_have_one_format(game: str, language: str) -> None:
    named = GAMES[game].messages.named
    assert named(language, "keywords-").keys() <= set(identifiers(game))
    for text in (*named(language, "keywords-").values(), *named(language, "synonyms-").values()):
        words = text.split(", ")
        assert len(set(words)) == len(words), text
        assert all(word == word.strip() and word for word in words), text


def identifiers(game: str) -> Iterator[str]:
    """The ids of the rules, as they stand in the names of messages."""
    return (rule.replace(".", "-") for rule in GAMES[game].catalogue.rules)
