"""A position of Java that is entered by hand."""

from functools import partial

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.games.java import JAVA
from tests.games.entering import entered as entered_by_hand
from tests.sweeps import each

QUESTIONS = {question.name: question for question in questions_of(JAVA)}


entered = partial(entered_by_hand, JAVA)


def test_tiles_turn_around_their_village() -> None:
    turned = [entered({"place": "E11", "piece": "three_space", "turn": turn})["tiles"] for turn in range(7)]
    around = ["E11v E13r F12r", "E11v F12r F10r", "E11v F10r E9r", "E11v E9r D10r", "E11v D10r D12r", "E11v D12r E13r"]
    assert turned == [[tile] for tile in (*around, around[0])]
    pairs = [entered({"place": "E11", "piece": "two_space", "turn": turn})["tiles"][0].split()[1] for turn in range(6)]
    assert pairs == ["E13r", "F12r", "F10r", "E9r", "D10r", "D12r"]


def test_pieces_may_be_entered_in_any_order() -> None:
    state = entered(
        {"place": "E11", "piece": "three_space"},
        {"place": "E11", "piece": "village"},
        {"place": "G11", "piece": "rice"},
        {"place": "E11", "piece": "figure", "player": "one"},
    )
    assert state == {"tiles": ["E11v E13r F12r", "E11v", "G11r"], "figures": ["E11 one"]}
    assert QUESTIONS["audits"].ask({"state": state}, Preferences())["verdict"] != "impossible"


def test_the_topmost_piece_is_taken_away_first() -> None:
    state = entered(
        {"place": "E11", "piece": "three_space"},
        {"place": "E11", "piece": "palace-4", "turn": 1},
        {"place": "E11", "piece": "figure", "player": "two"},
    )
    left = []
    for _ in range(3):
        state = entered({"place": "E11"}, state=state)
        left.append(sorted(state))
    assert left == [["palaces", "tiles"], ["tiles"], []]


def test_a_tile_is_taken_away_by_any_of_its_spaces() -> None:
    state = {"tiles": ["E11v E13r F12r", "E13v", "G11r"]}
    assert entered({"place": "E13"}, state=state) == {"tiles": ["E11v E13r F12r", "G11r"]}
    assert entered({"place": "F12"}, state=state) == {"tiles": ["E13v", "G11r"]}


RAISED, SOWN = {"place": "E11", "piece": "land-village"}, {"place": "E11", "piece": "land-rice"}
"""Land from above on E11, one level higher: village, and rice."""


def test_land_from_above_grows_and_shrinks_by_a_level() -> None:
    assert entered(RAISED, RAISED, RAISED) == {"land": ["E11v3"]}
    assert entered(RAISED, RAISED, SOWN) == {"land": ["E11r3"]}
    assert entered(RAISED, state={"land": ["E13?", "E11v"]}) == {"land": ["E11v1", "E13?"]}
    taken = {"place": "E11"}
    assert entered(taken, state={"land": ["E11v3"]}) == {"land": ["E11v2"]}
    assert entered(taken, state={"land": ["E11v1", "E13r2"]}) == {"land": ["E13r2"]}
    assert entered(taken, state={"land": ["E11v"]}) == {}


UNKNOWN = {"place": "E13", "piece": "land-unknown"}
"""Unknown land, seen from above, on E13."""


def test_unknown_land_replaces_what_was_there() -> None:
    assert entered(RAISED, UNKNOWN, UNKNOWN) == {"land": ["E11v1", "E13?"]}
    assert entered(UNKNOWN, state={"tiles": ["E11v E13r F12r"]}) == {"land": ["E11v1", "E13?", "F12r1"]}
    assert entered({"place": "E13"}, state={"land": ["E11v1", "E13?"]}) == {"land": ["E11v1"]}
    assert entered(RAISED | {"place": "E13"}, state={"land": ["E13?"]}) == {"land": ["E13v1"]}


def test_the_audit_advises_how_a_lone_high_space_is_possible() -> None:
    state = entered(RAISED, RAISED)
    answer = QUESTIONS["audits"].ask({"state": state}, Preferences())
    assert answer["verdict"] == "impossible"
    assert answer["findings"][0]["message"].endswith("enter unknown land there.")
    assert QUESTIONS["audits"].ask({"state": entered(UNKNOWN, state=state)}, Preferences())["verdict"] != "impossible"


TILE = {"place": "E11", "piece": "three_space"}
"""Puts down E11v E13r F12r."""


@each(
    "land, seen",
    [
        (["G11r1"], ["E11v1", "E13r1", "F12r1", "G11r1"]),
        (["E11r1", "E13v1", "F12r1"], ["E11v2", "E13r2", "F12r2"]),
        (["E11r3", "E13?", "F12v"], ["E11v4", "E13r4", "F12r4"]),
        (["E11v", "E13r", "F12?"], ["E11v", "E13r", "F12r"]),
    ],
)
def test_a_tile_on_land_from_above_becomes_land_from_above(land: list[str], seen: list[str]) -> None:
    state = entered(TILE, state={"land": land})
    assert state == {"land": seen}
    assert QUESTIONS["audits"].ask({"state": state}, Preferences())["verdict"] != "impossible"


def test_a_tile_that_would_not_lie_flat_is_refused() -> None:
    state = {"land": ["E11v2", "E13r1"]}
    answer = QUESTIONS["edits"].ask({"state": state, "edit": TILE}, Preferences())
    assert (answer["fits"], answer["state"]) == (False, state)
    assert answer["note"].endswith("different heights (E11 = 2, E13 = 1, F12 = 0).")


def test_no_tile_is_laid_on_the_highest_land() -> None:
    state = {"land": ["E11v99", "E13r99", "F12r99"]}
    assert QUESTIONS["edits"].ask({"state": state, "edit": TILE}, Preferences()) == {"fits": False, "state": state}


def test_tiles_become_land_from_above_with_a_note() -> None:
    state = {"tiles": ["E11v E13r F12r", "E11v"], "figures": ["E11 one"]}
    answer = QUESTIONS["edits"].ask({"state": state, "edit": {"place": "G11", "piece": "land-rice"}}, Preferences())
    assert answer["state"] == {"figures": ["E11 one"], "land": ["E11v2", "E13r1", "F12r1", "G11r1"]}
    assert answer["note"].startswith("The tiles are now entered as land from above")
    assert "note" not in QUESTIONS["edits"].ask({"state": answer["state"], "edit": TILE | {"place": "K9"}}, Preferences())


def test_tiles_and_other_land_are_joined_by_the_next_edit() -> None:
    state = {"tiles": ["E11v E13r F12r"], "land": ["E11r3", "G11v1"]}
    assert entered(TILE | {"place": "K9"}, state=state)["land"] == ["E11v1", "E13r1", "F12r1", "G11v1", "K9v1", "K11r1", "L10r1"]
    assert entered({"place": "G11"}, state=state) == {"land": ["E11v1", "E13r1", "F12r1"]}
    assert entered(TILE, state={"land": [], "water": []}) == {"tiles": ["E11v E13r F12r"], "water": []}


def test_one_figure_and_one_palace_stand_on_a_space() -> None:
    figures = [{"place": "E11", "piece": "figure", "player": player} for player in ("one", "two")]
    assert entered(*figures) == {"figures": ["E11 two"]}
    palaces = [{"place": "E11", "piece": piece} for piece in ("palace-2", "palace-6")]
    assert entered(*palaces) == {"palaces": [{"space": "E11", "value": 6, "side": "white"}]}


def test_a_figure_needs_an_owner_and_water_is_put_once() -> None:
    figure = QUESTIONS["edits"].ask({"state": {}, "edit": {"place": "E11", "piece": "figure"}}, Preferences())
    assert figure == {"fits": False, "state": {}}
    water = {"place": "E11", "piece": "water"}
    assert entered(water, water) == {"water": ["E11"]}


def test_a_tile_stays_on_the_paper_and_all_of_it_is_drawn() -> None:
    edit = {"place": "@0", "piece": "two_space", "turn": 3}
    assert not QUESTIONS["edits"].ask({"state": {}, "edit": edit}, Preferences())["fits"]
    few, whole = (
        QUESTIONS["pictures"].ask({"state": {"tiles": ["E11v"]}, "whole": each}, Preferences()) for each in (False, True)
    )
    assert ('data-place="M25"' in few, 'data-place="M25"' in whole) == (False, True)
