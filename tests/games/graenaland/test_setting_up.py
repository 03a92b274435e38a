"""How games begin by a seed, and the choice of positions at random."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from lawspeaker.adjudication.wire.errors import Misunderstood
from tests.games.asking import ask
from tests.games.graenaland.positions import State, heroes
from tests.sweeps import each


def set_up(**request: Any) -> Any:
    return ask("graenaland", "setups", request)


def begun(**request: Any) -> State:
    answer = set_up(**request)
    assert answer["verdict"] == "legal", answer
    state: State = answer["state"]
    assert ask("graenaland", "audits", {"state": state})["verdict"] != "impossible"
    return state


def number(pile: Any) -> int:
    return len(pile["cards"]) if "cards" in pile else int(pile["count"])


def test_a_seed_deals_as_it_did_when_this_was_written() -> None:
    state = begun(edition="sample", players=["red", "yellow", "white"], seed="Brattahlid")
    hands = {player: [card["resource"] for card in clan["hand"]["cards"]] for player, clan in state["clans"].items()}
    assert hands == {"red": ["ore", "cattle"], "yellow": ["wood", "cattle"], "white": ["ore", "wood"]}
    assert state == begun(edition="sample", players=["red", "yellow", "white"], seed="Brattahlid")
    assert state["decks"] != begun(edition="sample", players=["red", "yellow", "white"], seed="Gardar")["decks"]


@each("told", [{"army": [3, 4, 5]}, {"settlements": [7, 8, 10], "buildings": [2, 3, 5]}, {}])
def test_no_card_is_dealt_that_another_player_may_have(told: dict[str, list[int]]) -> None:
    state = begun(
        edition="sample",
        players=["red", "yellow", "white"],
        seed="told in part",
        options={"victory_point_cards": True},
        victory_cards={"yellow": [told, {}, {}]},
    )
    dealt = [card for player in ("red", "white") for card in state["clans"][player]["victory_cards"]]
    assert state["clans"]["yellow"]["victory_cards"] == [told, {}, {}]
    assert not told or not [card for card in dealt if told.items() <= card.items()]


@each("member, dealt", [("starts", {"warrior": "coast-1"}), ("hands", []), ("victory_cards", [{}, {}, {}]), ("armies", 1)])
def test_nothing_is_dealt_to_somebody_who_does_not_play(member: str, dealt: object) -> None:
    with pytest.raises(Misunderstood) as refused:
        set_up(edition="sample", players=["red", "yellow", "white"], **{member: {"blue": dealt}})
    assert [fault.pointer for fault in refused.value.faults] == [f"/{member}/blue"]


def test_positions_can_be_chosen_on_a_coast_for_each_player() -> None:
    coast = [{"territory": f"coast-{place}", "terrain": "plains", "coast": True} for place in (1, 2, 3)]
    for game in range(3):
        state = begun(edition="sample", players=["red", "yellow", "white"], positions="chosen", map=coast)
        while state["phase"] in ("placement", "anchor"):
            state = after(state, Random(f"{game} {state}"))
        assert_everybody_is_placed(state)


def after(state: State, random: Random) -> State:
    actions = ask("graenaland", "legal-actions", {"state": state})["actions"]
    assert actions, f"a dead end: {state}"
    left = {name: number(pile) for name, pile in state["placement"]["cards"].items()}
    crowding = [action for action in actions if "territory" in action and not left[action["territory"]]]
    action = random.choice(crowding if crowding and random.random() < 0.5 else actions)
    answer = ask("graenaland", "rulings", {"state": state, "action": action})
    assert answer["verdict"] == "legal"
    assert ask("graenaland", "audits", {"state": answer["state"]})["verdict"] != "impossible"
    following: State = answer["state"]
    return following


def homes_of(state: State, player: str) -> list[str]:
    return [name for name, place in state["territories"].items() for house in place["settlements"] if house["player"] == player]


def assert_everybody_is_placed(state: State) -> None:
    for player in state["players"]:
        homes = homes_of(state, player)
        assert len(homes) == len({*homes}) == 2
        assert all(home.startswith("coast") for home in homes)
    assert heroes(state) == Counter((player, "warrior") for player in state["players"])
    assert "placement" not in state
    assert "turn" not in state
