"""How games begin, in every way in which they can, and the choice of positions at random."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from tests.games.asking import ask
from tests.games.graenaland.positions import ALL_CARDS, CLANS, State, cards, heroes, printed
from tests.sweeps import each

of_every_number = each("players", [3, 4, 5])
in_every_way = each("players, positions, points, first", product([3, 4, 5], ["standard", "chosen"], [False, True], [0, 2]))


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


@in_every_way
def test_from_a_seed_everything_is_known(players: int, positions: str, points: bool, first: int) -> None:
    names = list(CLANS[:players])
    state = begun(
        edition="sample",
        players=names,
        positions=positions,
        seed=f"{players} {first}",
        first_player=names[first],
        options={"victory_point_cards": points},
    )
    assert ask("graenaland", "audits", {"state": state})["verdict"] == "possible"
    assert cards(state) == ALL_CARDS
    assert (state["main_player"], number(state["supply_row"])) == (names[first], 4)
    for clan in state["clans"].values():
        assert (clan["army"], clan["waiting"]) == (1, [])
        assert len(clan.get("victory_cards", ())) == (3 if points else 0)
    dealt = [str(card) for clan in state["clans"].values() for card in clan.get("victory_cards", ())]
    assert len({*dealt}) == len(dealt)
    expected = "placement" if positions == "chosen" else "victory-cards" if points else "production"
    assert state["phase"] == expected


@of_every_number
def test_hands_are_drawn_where_the_villages_stand(players: int) -> None:
    state = begun(edition="sample", players=list(CLANS[:players]), seed="hands")
    for player, clan in state["clans"].items():
        terrains = Counter(printed(home, "terrain") for home in homes_of(state, player))
        assert Counter(card["deck"] for card in clan["hand"]["cards"]) == terrains


def test_a_seed_deals_as_it_did_when_this_was_written() -> None:
    state = begun(edition="sample", players=["red", "yellow", "white"], seed="Brattahlid")
    hands = {player: [card["resource"] for card in clan["hand"]["cards"]] for player, clan in state["clans"].items()}
    assert hands == {"red": ["ore", "cattle"], "yellow": ["wood", "cattle"], "white": ["ore", "wood"]}
    assert state == begun(edition="sample", players=["red", "yellow", "white"], seed="Brattahlid")
    assert state["decks"] != begun(edition="sample", players=["red", "yellow", "white"], seed="Gardar")["decks"]


@of_every_number
def test_without_a_seed_only_numbers_are_known(players: int) -> None:
    state = begun(edition="sample", players=list(CLANS[:players]))
    assert all(pile.keys() == {"count"} for pile in state["decks"].values())
    piles = [*state["decks"].values(), state["supply_row"], *(clan["hand"] for clan in state["clans"].values())]
    assert sum(map(number, piles)) == ALL_CARDS.total()


@of_every_number
def test_what_was_drawn_can_be_sent_instead_of_a_seed(players: int) -> None:
    names = list(CLANS[:players])
    seeded = begun(edition="sample", players=names, seed="told")
    hands = {player: list(reversed(seeded["clans"][player]["hand"]["cards"])) for player in names}
    told = {"players": names, "hands": hands, "supply_row": seeded["supply_row"]}
    state = begun(edition="sample", **told)
    for player in names:
        drawn = [sorted(clan["hand"]["cards"], key=str) for clan in (state["clans"][player], seeded["clans"][player])]
        assert drawn[0] == drawn[1]
    assert begun(edition="sample", seed="told", **told) == seeded
    assert set_up(edition="sample", seed="another", **told)["verdict"] == "illegal"


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
