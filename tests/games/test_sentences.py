"""Actions in sentences, as our games say them. The checks of every game hold that each action has one."""

import re

import pytest

from lawspeaker.adjudication.answers.sentences import LONGEST_LIST, LONGEST_REST, sentence
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
