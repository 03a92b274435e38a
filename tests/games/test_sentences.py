"""Actions in sentences, as our games say them. The checks of every game hold that each action has one."""

import re

import pytest

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.adjudication.plain_text import MORE
from lawspeaker.adjudication.sentences import LONGEST_LIST, LONGEST_REST, sentence
from lawspeaker.games import GAMES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_counts_agree_with_their_nouns() -> None:
    def paid(ore: int) -> str:
        payment = [{"card": {"resource": "ore"}}] * ore
        return sentence(GAMES["graenaland"], {"type": "raise-army", "player": "red", "payment": payment}, "cs")

    assert [paid(count).rpartition(": ")[2] for count in (1, 2, 5)] == ["1 ruda", "2 rudy", "5 rud"]


def test_what_a_sentence_does_not_speak_of_follows_in_brackets() -> None:
    move = {"type": "move", "player": "two", "from": "I11", "to": "H10", "action_points": 0}
    assert sentence(GAMES["java"], move, "en") == "Player Two moves the figure on I11 to H10 (action points: 0)"
    many = {"type": "set-up", "deck": ["mask"] * 200}
    assert len(sentence(GAMES["java"], many, "en")) < LONGEST_REST + 50


def test_the_claims_of_an_action_are_said_in_sentences() -> None:
    sheets = [{"player": "one", "conditions": [{"condition": 8, "points": 16}], "rank": 1}, {"player": "two", "rank": 2}]
    said = [sentence(GAMES["confusing-lands"], {"type": "score", "sheets": sheets}, language) for language in LANGUAGES]
    assert said == [
        "The points are counted: Player One, 16 points for condition 8 (Shaded Streams), rank 1; Player Two, rank 2",
        "Sečtou se body: hráč 1, 16 bodů za podmínku 8 (Zastíněné potoky), pořadí 1; hráč 2, pořadí 2",
        "Les points sont comptés\u202f: le joueur 1, 16 points pour la condition 8 (Ruisseaux ombragés), rang 1\u202f; "
        "le joueur 2, rang 2",
    ]


def test_an_empty_list_reads_differently_from_a_missing_one() -> None:
    emptied: dict[str, list[tuple[Document, str]]] = {
        "graenaland": [
            ({"type": "produce", "draws": []}, "The territories produce nothing"),
            ({"type": "raise-army", "player": "red", "payment": []}, "Red raises the army, paying nothing"),
            ({"type": "announce-victory", "player": "red", "goals": []}, "Red announces victory; no goal is reached"),
        ],
        "confusing-lands": [({"type": "deal", "hands": {"one": []}}, "Player One is dealt no cards")],
        "java": [({"type": "bid", "player": "one", "cards": []}, "Player One bids nothing")],
    }
    for game, told in emptied.items():
        for action, expected in told:
            assert sentence(GAMES[game], action, "en") == expected
    assert sentence(GAMES["graenaland"], {"type": "produce"}, "en") == "The territories produce"


@every_language
def test_only_the_first_word_of_a_sentence_has_a_capital_letter(language: str) -> None:
    hands = {"one": [{"card": 1}, {"card": 2}], "two": [{"card": 3}, {"card": 4}]}
    dealt = sentence(GAMES["confusing-lands"], {"type": "deal", "hands": hands}, language)
    first, second = dealt.split("; ")
    assert first[0].isupper()
    assert second[0].isupper() == (language == "en")


@every_language
def test_a_long_list_is_cut(language: str) -> None:
    draw = {"territory": "coast-1", "resource": "wood", "source": "base", "placed": "face-up"}
    said = sentence(GAMES["graenaland"], {"type": "produce", "draws": [draw] * 100}, language)
    assert re.search(rf" {MORE} \(\+\d+\)$", said)
    assert len(said) < LONGEST_LIST + 200
    reshuffle = {"deck": "forest", "cards": [{"deck": "forest", "resource": "wood"}] * 200}
    assert sentence(GAMES["graenaland"], {"type": "produce", "reshuffles": [reshuffle] * 20}, language).endswith(f"{MORE} (+19)")
