"""What a finding says of Confusing Lands, word for word."""

from typing import Any

import pytest

from lawspeaker.adjudication.preferences import Preferences
from tests.games.test_every_game import ask

SECOND_CARD: Any = {
    "players": ["one", "two"],
    "phase": "placing-passed",
    "landscapes": {"one": {"squares": ["F . V", "ns C W"]}},
    "hands": {"one": {"cards": [{"card": 8}]}},
}


def said(question: str, request: Any, language: str = "en") -> dict[str, str]:
    """What an answer says of each rule that is broken or applied."""
    answer = ask("confusing-lands", question, request, Preferences(language))
    return {finding["rule"]: finding["message"] for finding in answer["findings"]}


def laid(language: str, **members: Any) -> dict[str, str]:
    lying = {"rotation": 0, "row": 1, "column": 1, **members}
    action = {"type": "place", "player": "one", "card": 8, "side": "plain", **lying}
    return said("rulings", {"state": SECOND_CARD, "action": action}, language)


@pytest.mark.parametrize(
    ("row", "language", "told"),
    [
        (2.9999999, "en", "2.9999999"),
        (2.9999999, "cs", "2,9999999"),
        (19.999999999999996, "fr", "19,999999999999996"),
        (-0.5, "en", "\N{MINUS SIGN}0.5"),
        (1e-30, "en", "0." + 29 * "0" + "1"),
    ],
)
def test_a_row_that_is_nearly_a_whole_one_is_told_as_it_is(row: float, language: str, told: str) -> None:
    assert laid(language, row=row)["place.grid"].startswith(f"{told} ")


@pytest.mark.parametrize(("rotation", "told"), [(90.00001, "90.00001"), (-45, "\N{MINUS SIGN}45"), (0.125, "0.125")])
def test_so_is_a_turn_that_is_nearly_a_quarter(rotation: float, told: str) -> None:
    assert laid("en", rotation=rotation)["place.quarter-turns"].startswith(f"{told}° ")


LEVEL: Any = {
    "players": ["one", "two"],
    "landscapes": {"one": {"squares": ["F  F  E", "17 17 V"]}, "two": {"squares": [".  .  W", "13 13 ."]}},
    "shared": {"card": 18},
}


def test_players_who_are_level_in_every_condition_are_told_what_was_compared() -> None:
    told = said("scores", {"state": LEVEL})["score.shared-victory"]
    assert told == (
        "Both have \N{MINUS SIGN}6 points, and they tie on every condition too. "
        "Player One's own conditions score 3 (the shared one scores 1). "
        "Player Two's own conditions score 3 (the shared one scores 1). They share the victory."
    )


def test_so_they_are_when_they_say_that_one_of_them_has_won() -> None:
    action = {"type": "score", "sheets": [{"player": "one", "rank": 2}]}
    told = said("rulings", {"state": {**LEVEL, "phase": "scoring"}, "action": action})["score.shared-victory"]
    assert told.endswith("Player Two's own conditions score 3 (the shared one scores 1). They share the victory.")


@pytest.mark.parametrize(
    ("rows", "rule", "told"),
    [
        (
            ["F V E", "4 4 V", ". W ."],
            "condition.thriving-villages",
            "4 other types of symbol, counted for each village square, 1 point each. "
            "Each village square with one symbol of each type: row 1, column 2 (row 1, columns 1 and 3) = 2; "
            "row 2, column 3 (row 1, column 3; row 3, column 2) = 2.",
        ),
        (
            ["M ew M", "7 7 ns", ". . M"],
            "condition.roaring-falls",
            "river squares flow into mountain squares 4 times, 4 points each time. "
            "Each river square with its mountain squares: row 1, column 2 (row 1, columns 1 and 3) = 8; "
            "row 2, column 3 (row 1, column 3; row 3, column 3) = 8.",
        ),
        (
            ["F ns F", "8 8 ew", ". . F"],
            "condition.shaded-streams",
            "river squares flow past forest squares 4 times, 4 points each time. "
            "Each river square with its forest squares: row 1, column 2 (row 1, columns 1 and 3) = 8; "
            "row 2, column 3 (row 1, column 3; row 3, column 3) = 8.",
        ),
        (
            ["C . . . M", "9 9 . . .", "M . C . ."],
            "condition.valley-guardians",
            "mountain squares are exactly four spaces from crystal squares 2 times, 2 points each time. "
            "Each crystal square with its mountain squares: row 1, column 1 (row 1, column 5) = 2; "
            "row 3, column 3 (row 1, column 5) = 2.",
        ),
    ],
)
def test_what_each_square_earns_is_told(rows: list[str], rule: str, told: str) -> None:
    answer = ask("confusing-lands", "scores", {"state": {"players": ["one"], "landscapes": {"one": {"squares": rows}}}})
    messages = {line["rule"]: line["message"] for line in answer["players"][0]["lines"]}
    assert messages[rule].endswith(told)


BEFORE_DEALING: Any = {"players": ["one", "two"], "phase": "dealing", "round": 1}


@pytest.mark.parametrize(
    ("state", "message"),
    [
        ({"hands": {"one": {"count": 1}}}, "Player One has 1 card in hand, but at this point it must be 0."),
        ({"chosen": {"one": {"card": 5}}}, "Player One cannot have a chosen card at this point."),
        ({"deck": {"count": 5}}, "The deck has 5 cards, but at this point it must have 17."),
        ({"phase": "over", "round": 3}, "The points are counted after round 4, not after round 3."),
    ],
)
def test_what_there_is_too_much_of_is_called_by_its_name(state: Any, message: str) -> None:
    assert said("audits", {"state": {**BEFORE_DEALING, **state}})["round.cards"] == message


ALONE_WITH_UNSEEN_CARDS: Any = {
    "players": ["two"],
    "phase": "choosing",
    "round": 1,
    "shared": {"card": 1},
    "landscapes": {"two": {"placed": []}},
    "hands": {"two": {"cards": [{}, {}]}},
    "chosen": {},
    "deck": {"count": 15},
    "discards": {"cards": []},
}


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", "the first card in the hand of Player Two and the second card in the hand of Player Two."),
        ("cs", "která je první karta v ruce hráče 2 a která je druhá karta v ruce hráče 2."),
        ("fr", "quelle est la première carte de la main du joueur 2 et quelle est la deuxième carte de la main du joueur 2."),
    ],
)
def test_what_is_not_known_is_named_in_words(language: str, named: str) -> None:
    choice = {"type": "choose", "player": "two", "card": 9}
    assert said("rulings", {"state": ALONE_WITH_UNSEEN_CARDS, "action": choice}, language)["choose.hand"].endswith(named)


def test_a_negative_number_has_a_minus_sign() -> None:
    landscapes = {"one": {"squares": ["17 17 F F", "F V M ."]}}
    request = {"state": {"players": ["one"], "landscapes": landscapes}, "action": {"type": "score", "rating": "tricky"}}
    assert said("rulings", request)["solo.rating"] == "With \N{MINUS SIGN}5 to 1 points the landscape is lost, not tricky."
