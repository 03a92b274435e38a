"""Actions in sentences, as our games say them. The checks of every game hold that each action has one."""

import re

import pytest

from lawspeaker.adjudication.answers.place_names import place_names
from lawspeaker.adjudication.answers.sentences import LONGEST_LIST, LONGEST_REST, events_in_words, sentence
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.adjudication.words.plain_text import MORE
from lawspeaker.games import GAMES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_what_follows_in_brackets_is_cut() -> None:
    many = {"type": "set-up", "deck": ["mask"] * 200}
    assert len(sentence(GAMES["java"], many, "en")) < LONGEST_REST + 50


@every_language
def test_only_the_first_word_of_a_sentence_has_a_capital_letter(language: str) -> None:
    hands = {"one": [{"card": 1}, {"card": 2}], "two": [{"card": 3}, {"card": 4}]}
    dealt = sentence(GAMES["confusing-lands"], {"type": "deal", "hands": hands}, language)
    first, second = dealt.split("; ")
    assert first[0].isupper()
    assert second[0].isupper() == (language == "en")


@every_language
def test_a_long_list_is_cut(language: str) -> None:
    draw = {"resource": "wood", "source": "base", "placed": "face-up"}
    draws = [{"territory": f"coast-{number}", **draw} for number in range(100)]
    said = sentence(GAMES["graenaland"], {"type": "produce", "draws": draws}, language)
    assert re.search(rf" {MORE} \(\+\d+\)$", said)
    assert len(said) < LONGEST_LIST + 200


def test_equal_cards_and_symbols_are_counted() -> None:
    cards = [{"resource": "wood"}, {"symbols": ["gold", "gold"]}, {}, {"resource": "wood"}, {"symbols": ["gold", "gold"]}, {}]
    paid = {"type": "cards-paid", "player": "red", "cards": cards}
    assert events_in_words(GAMES["graenaland"], [paid], "en") == ["Red pays 2 wood; 2 supply cards with 2 gold; 2 unknown cards"]
    assert events_in_words(GAMES["graenaland"], [paid], "cs") == [
        "Červený platí: 2 dřeva; 2 karty zásob (2 zlata); 2 karty s neznámým lícem"
    ]


def test_a_negative_number_has_a_minus_sign() -> None:
    placed = {"type": "place", "player": "one", "card": 8, "side": "plain", "row": -1, "column": 3, "rotation": 0}
    assert "row \N{MINUS SIGN}1, column 3" in sentence(GAMES["confusing-lands"], placed, "en")


def test_several_territories_are_in_the_plural() -> None:
    heroes = [f"/state/territories/{name}/heroes" for name in ("coast-1", "inland-1")]
    in_words = [place_names(GAMES["graenaland"], heroes, language) for language in ("cs", "fr")]
    assert in_words == [
        ["kteří hrdinové jsou na územích Pobřeží 1 a Vnitrozemí 1"],
        ["quels héros sont dans les territoires Côte 1 et Intérieur 1"],
    ]
