"""Rules are found by the words of players: with any ending, with accents or without, and by words that mean the same."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lawspeaker.adjudication.answers.search import ALGORITHMS, FEW, search_rules
from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import KERNEL, LANGUAGES, Messages
from tests.adjudication.marbles import MARBLES
from tests.sweeps import each

CATALOGUE = """
rulebooks:
  marbles.en: {title: Marbles, language: en}
  marbles.la: {title: De globulis, language: la}
rules:
  jar.size: {citations: [[marbles.en, The jar, 1]]}
  take.last: {citations: [[marbles.en, Taking, 1]], readings: [last]}
  take.enough: {citations: [[marbles.la, Ludus, 1]]}
  score.marbles: {citations: [[marbles.en, The end, 1]]}
readings:
  last:
    choices: [stays, taken]
    citations: [[marbles.en, Taking, 1]]
"""
ENGLISH = """
## Filling
jar-size = A jar holds ten marbles.

## Taking
take-last = The last marble stays.
take-enough = Nobody takes more than there is.

## Scoring
score-marbles = Each marble is a point.

## Readings
reading-last = May the final piece leave?
    .stays = Never
    .taken = Sometimes

## Search
synonyms-jar = jar, vase, bottle
keywords-take-enough = greedy, who
"""
CZECH = """
## Plnění
jar-size = Do sklenice se vejde deset kuliček.

## Braní
take-last = Poslední kulička zůstává.
take-enough = Nikdo nebere víc, než kolik jich je.

## Body
score-marbles = Každá kulička je bod.

## Výklady
reading-last = Smí se vzít poslední?
    .stays = Nikdy
    .taken = Někdy
"""
FRENCH = """
## Remplir
jar-size = Un bocal contient dix billes.

## Prendre
take-last = L'épée reste la dernière.
take-enough = Personne ne prend plus qu'il n'y en a.

## Points
score-marbles = Chaque bille rapporte un point.

## Interprétations
reading-last = Et la fin ?
    .stays = Jamais
    .taken = Parfois
"""

Search = Callable[..., Sequence[str]]


@pytest.fixture
def search(tmp_path: Path) -> Search:
    """Searches the rules of a game of marbles, by default in English."""
    (tmp_path / "catalogue.yaml").write_text(CATALOGUE, encoding="utf-8")
    for language, messages in zip(LANGUAGES, (ENGLISH, CZECH, FRENCH), strict=True):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(messages, encoding="utf-8")
    catalogue = Catalogue.load(tmp_path / "catalogue.yaml")
    game: Game[Any] = replace(MARBLES, catalogue=catalogue, messages=Messages(KERNEL, tmp_path))
    return lambda text, language="en": search_rules(game, language, text)


@each(
    "text, rule",
    [
        ("holds", "jar.size"),
        ("size", "jar.size"),
        ("filling", "jar.size"),
        ("piece", "take.last"),
        ("sometimes", "take.last"),
        ("ludus", "take.enough"),
        ("greedy", "take.enough"),
        ("take.last", "take.last"),
    ],
)
def test_a_rule_is_found_by_what_is_said_about_it(search: Search, text: str, rule: str) -> None:
    assert search(text)[0] == rule


@each(
    "text, language, rule",
    [
        ("HOLDING", "en", "jar.size"),
        ("sklenicí", "cs", "jar.size"),
        ("sklenici", "cs", "jar.size"),
        ("epee", "fr", "take.last"),
        ("les épées", "fr", "take.last"),
        ("l'épée", "fr", "take.last"),
    ],
)
def test_endings_accents_and_case_make_no_difference(search: Search, text: str, language: str, rule: str) -> None:
    assert search(text, language) == [rule]


def test_a_word_may_be_typed_in_part(search: Search) -> None:
    assert search("hol") == ["jar.size"]
    assert search("ho") == []


def test_a_synonym_finds_a_rule_after_the_word_itself(search: Search) -> None:
    assert search("vases") == search("jar") == ["jar.size"]
    assert search("marble bottle")[0] == "jar.size"


def test_rules_that_have_all_words_come_first(search: Search) -> None:
    assert search("marble last")[0] == "take.last"
    assert search("marble point")[0] == "score.marbles"


def test_partial_matches_are_left_out_if_enough_rules_match(tmp_path: Path) -> None:
    balls = [f"ball.{number}" for number in range(FEW)]
    ids = ["cube.one", *balls]
    cited = "".join(f"  {id}: {{citations: [[b, 1]]}}\n" for id in ids)
    (tmp_path / "catalogue.yaml").write_text(f"rulebooks: {{b: {{title: B, language: en}}}}\nrules:\n{cited}")
    (tmp_path / "en").mkdir()
    stated = "".join(f"{id.replace('.', '-')} = A red {id.partition('.')[0]}.\n" for id in ids)
    (tmp_path / "en" / "game.ftl").write_text(f"## Things\n{stated}")
    catalogue = Catalogue.load(tmp_path / "catalogue.yaml")
    game: Game[Any] = replace(MARBLES, catalogue=catalogue, messages=Messages(KERNEL, tmp_path))
    assert search_rules(game, "en", "red ball") == balls
    assert search_rules(game, "en", "red cube") == ids


def test_words_that_no_rule_has_are_left_out_of_account(search: Search) -> None:
    assert search("elephant jar") == ["jar.size"]
    assert search("elephant") == search("") == search("?! …") == []


def test_stop_words_find_a_rule_only_with_other_words(search: Search) -> None:
    assert search("who") == search("how can the") == []
    assert search("who takes")[0] == "take.enough"
    assert search("who holds") == ["jar.size"]


def test_every_language_has_a_stemmer() -> None:
    assert ALGORITHMS.keys() == set(LANGUAGES)
