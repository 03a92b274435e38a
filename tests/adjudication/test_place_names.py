"""What a JSON Pointer leads to, in words."""

from typing import Any

import pytest

from lawspeaker.adjudication.answers.place_names import figure_name, place_name, place_names
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.games import GAMES
from tests.adjudication.marbles import MARBLES
from tests.sweeps import each

JAVA = GAMES["java"]
BETWEEN = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "


@each(
    "place, name",
    [
        ("/state/hands/ann", "how many marbles ann holds"),
        ("/state/hands/carol", "how many marbles carol holds"),
        ("/state/hands/7", "how many marbles number 7 holds"),
        ("/state/players/0", "who plays as number 1"),
        ("/players/1", "who plays as number 2"),
    ],
)
def test_a_game_says_a_place_in_words_of_its_own(place: str, name: str) -> None:
    assert place_name(MARBLES, place, "en") == name


def test_a_place_in_an_action_that_sets_up_is_named_as_such() -> None:
    name = place_name(GAMES["graenaland"], "/victory_cards/red/1", "en")
    assert name == f"victory point cards{BETWEEN}Red{BETWEEN}2."


def test_a_game_says_it_in_every_language() -> None:
    assert place_name(MARBLES, "/state/hands/bob", "cs") == "kolik kuliček má bob"
    assert place_name(MARBLES, "/state/hands/bob", "fr") == "combien de billes a bob"


@each(
    "place, name",
    [
        ("/state/edition", "edition"),
        ("/action/space", "space"),
        ("/actions/3/space", "space"),
        ("/seed", "seed"),
        ("/action/irrigation/1/space", f"surrounded water{BETWEEN}2.{BETWEEN}space"),
        ("/state/nothing/of~1the~0kind", f"nothing{BETWEEN}of/the~kind"),
    ],
)
def test_a_place_is_named_by_the_labels_that_lead_to_it(place: str, name: str) -> None:
    assert place_name(JAVA, place, "en") == name


@each(
    "place, name",
    [
        ("/state/palaces/1/value", "the value of the palace on K13"),
        ("/state/palaces/2/value", "the value of the third palace on the list"),
        ("/state/land/0", "the land and the height of K9"),
        ("/state/land/1", "the height of K11 (village)"),
        ("/state/festival/bids/one/0", "the first card that Player One played for the festival"),
        ("/state/figures", "where the figures stand"),
    ],
)
def test_an_entry_of_a_list_is_named_by_its_content(place: str, name: str) -> None:
    state = {"palaces": [{"space": "G9"}, {"space": "K13"}], "land": ["K9?", "K11v"], "festival": {"bids": {"one": ["?"]}}}
    assert place_name(JAVA, place, "en", state) == name


@each(
    "figure, name",
    [
        ("/tiles/coast-1/price", "what a village costs in Coast 1"),
        ("/maps/4/coast-1/neighbours", "the map for 4 players"),
        ("/decks/plains", f"the decks{BETWEEN}plains"),
    ],
)
def test_a_figure_is_named_by_its_place_in_an_overlay(figure: str, name: str) -> None:
    assert figure_name(GAMES["graenaland"], figure, "en") == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_figure_that_an_answer_may_rest_on_has_a_name(game: Game[Any], language: str) -> None:
    figures = {path: figure for edition in game.editions.values() for path, figure in edition.figures.items()}
    names = {path: figure_name(game, pointer(*path), language) for path, figure in figures.items() if figure.is_assumed}
    assert [path for path, name in names.items() if BETWEEN in name] == []


@each(
    "game, places, together",
    [
        ("graenaland", ["territories/coast-1/heroes", "territories/inland-1/heroes"], "which heroes are in Coast 1 and Inland 1"),
        ("graenaland", ["territories/coast-1/heroes", "territories/coast-2/heroes"], "which heroes are in Coast 1 and 2"),
        ("graenaland", ["decks/plains", "decks/hills"], "how many cards are in the plains and hills deck"),
        ("graenaland", ["phase", "players"], None),
        ("java", ["hands/one", "hands/two"], None),
        ("java", ["turn/spent", "turn/drawn"], None),
    ],
)
def test_places_that_differ_in_one_step_are_named_together(game: str, places: list[str], together: str | None) -> None:
    pointers = [f"/state/{place}" for place in places]
    each_alone = [place_name(GAMES[game], pointer, "en") for pointer in pointers]
    assert place_names(GAMES[game], pointers, "en") == ([together] if together else each_alone)
