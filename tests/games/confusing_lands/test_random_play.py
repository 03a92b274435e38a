"""Whole games at random: no dead end, no impossible state, nothing is lost or made up."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.asking import ask
from tests.games.confusing_lands.landscapes import CARDS
from tests.games.confusing_lands.play import VARIANTS, play, play_from
from tests.games.play import assert_replayed, assert_replayed_past

for_one_or_two = pytest.mark.parametrize("players", VARIANTS, ids=["two", "solo"])

IN_A_ROUND = {
    2: Counter({"deal": 1, "choose": 2, "place": 4, "pass-on": 1}),
    1: Counter({"deal": 1, "choose": 1, "place": 2, "replace-card": 1}),
}
"""What is done in each of the four rounds, by the number of players."""


@for_one_or_two
def test_a_game_goes_from_the_set_up_to_the_ranking(players: Sequence[str]) -> None:
    assert_played(players, "a game")


@pytest.mark.slow
@for_one_or_two
def test_many_games_go_from_the_set_up_to_the_ranking(players: Sequence[str]) -> None:
    for seed in range(3):
        assert_played(players, f"game {seed}")


def assert_played(players: Sequence[str], seed: str) -> None:
    played = play(players, seed)
    assert played.state["phase"] == "over"
    assert played.rounds == 4
    counted = Counter("place" if action["type"] == "set-aside" else action["type"] for action in played.actions)
    in_all = {kind: 4 * number for kind, number in IN_A_ROUND[len(players)].items()}
    if played.before["readings"]["choose.again"] == "until-laid":
        assert counted["choose"] >= in_all["choose"]
        counted["choose"] = in_all["choose"]
    assert counted == {"set-up": 1, **in_all, "score": 1}


FACES: Any = {
    "4": {"condition": ["V 4 nw", "E 4 nw"]},
    "6": {"condition": ["F nw 6", "V nw 6"]},
    "7": {"condition": ["7 F .", "7 W M"]},
}
"""Of three cards that leave no room for another as they lie in ``NO_ROOM``."""
NO_ROOM: Any = [
    {"card": card, "side": "condition", "rotation": 90, "row": row, "column": 1} for card, row in ((7, 1), (6, 3), (4, 2))
]


@pytest.mark.parametrize("choice", ["set-aside", "over-conditions"])
@pytest.mark.parametrize("seed", ["a", pytest.param("b", marks=pytest.mark.slow), pytest.param("c", marks=pytest.mark.slow)])
def test_a_game_goes_to_its_end_where_there_is_no_room(choice: str, seed: str) -> None:
    """One, who has three cards in the landscape, has received a fourth; Two has laid four."""
    deck = [card for card in CARDS if card not in (1, 4, 6, 7, 9, 10, 11, 12, 13)]
    plain = [{"card": card, "side": "plain", "rotation": 0, "row": 1, "column": 1} for card in (10, 11, 12, 13)]
    state = {
        "edition": "sample",
        "overlay": {"cards": FACES},
        "readings": {"place.none-possible": choice},
        "players": ["one", "two"],
        "phase": "placing-passed",
        "round": 2,
        "shared": {"card": 1},
        "landscapes": {"one": {"placed": NO_ROOM}, "two": {"placed": plain}},
        "hands": {"one": {"cards": [{"card": 9}]}, "two": {"cards": []}},
        "deck": {"cards": [{"card": card} for card in deck]},
    }
    played = play_from(state, f"{choice} {seed}")
    set_aside = played.events["card-set-aside"]
    assert set_aside == 5 if choice == "set-aside" else set_aside == 0
    assert played.events["placed"] + set_aside == 9
    assert_replayed("confusing-lands", played)


@for_one_or_two
def test_a_game_replayed_is_the_same(players: Sequence[str]) -> None:
    """Also past an illegal action."""
    played = play(players, "replayed", looked_at=0)
    assert_replayed("confusing-lands", played)
    assert_replayed_past("confusing-lands", played, {"type": "set-up", "seed": "once more"})


@for_one_or_two
def test_the_same_seed_deals_the_same_game(players: Sequence[str]) -> None:
    request = {"edition": "sample", "players": list(players)}
    one, same, other = (ask("confusing-lands", "setups", {**request, "seed": seed})["state"] for seed in ("a", "a", "b"))
    assert one == same
    assert one["deck"] != other["deck"]
