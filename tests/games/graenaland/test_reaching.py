"""How many points can be reached: as many as by trying everything, and every plan can be carried out."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from lawspeaker.adjudication.deciding.ruling import decide
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.wire.errors import Misunderstood
from lawspeaker.adjudication.work import Budget
from lawspeaker.conformance.package.erasing import erased
from lawspeaker.games.graenaland.victory_claims import reaching
from lawspeaker.games.graenaland.victory_claims.prospects import cautious
from tests.effort import one_in
from tests.games.asking import ask
from tests.games.graenaland import naive_goals
from tests.games.graenaland.naive_reaching import most_points, view
from tests.games.graenaland.players import GAME
from tests.games.graenaland.positions import State, decks, later
from tests.games.hiding import members

in_many_positions = pytest.mark.parametrize("chunk", one_in(3, range(3)))
"""Random positions in chunks."""

RESOURCES = ("grain", "cattle", "wood", "ore")
MORE_THAN_THERE_ARE = 16
"""More points than a victory point card has."""


def position(players: int, random: Random, hand: int, supply: int) -> tuple[State, str]:
    """An advanced game before a final building, and a player with ``hand`` resource and ``supply`` supply cards."""
    state = later(players, random, victory_cards=random.random() < 0.8)
    player = state["players"][0]
    for clan in state["clans"].values():
        clan["hand"] = {"count": 0}
    for place in state["territories"].values():
        place["face_up"] = place["face_down"] = {"cards": []}
    box = decks()
    supply_cards = random.sample(box.pop("supply"), supply)
    resource_cards = random.sample([card for cards in box.values() for card in cards], hand - supply)
    state["clans"][player]["hand"] = {"cards": [*resource_cards, *supply_cards]}
    state["clans"][player]["army"] = random.randint(1, 2)
    for pile in ("decks", "discards", "supply_row"):
        del state[pile]
    return {**state, "phase": "final-building", "turn": player, "building": {"markets_used": []}}, player


def cheap(state: State, random: Random) -> State:
    """The same game with few works, and prices that let a small hand build several things.

    Such tiles cannot be, but the rules of building do not care.
    """

    def price(*sizes: int) -> dict[str, int]:
        needs = [random.choice(RESOURCES) for _ in range(random.choice(sizes))]
        return {resource: needs.count(resource) for resource in needs}

    tiles = {name: {"price": price(1, 2, 2, 3)} for name in state["territories"]}
    costs = {kind: price(1, 2) for kind in ("keep", "church", "hall")}
    army = {"peasants": {"grain": 1, "ore": 2}, "plains": price(2), "forest": price(2), "hills": price(1)}
    territories = {
        name: {**place, "works": [work for work in ("market", "palisade") if place["settlements"] and random.random() < 0.3]}
        for name, place in state["territories"].items()
    }
    toll_cards = random.choice(("resource-cards", "any-card"))
    overlay = {"tiles": tiles, "costs": {**costs, "army": army}}
    return {**state, "territories": territories, "overlay": overlay, "readings": {"toll.cards": toll_cards}}


@in_many_positions
def test_as_much_is_reached_as_by_trying_everything(chunk: int) -> None:
    for seed in range(10):
        random = Random(f"small {chunk} {seed}")
        hand = random.choice((2, 3, 3, 4) if chunk == 0 else (3, 3, 4, 4))
        state, player = position(3, random, hand, random.randint(0, min(2, hand)))
        state = cheap(state, random)
        found = reaching.reach(cautious(view(state), player), MORE_THAN_THERE_ARE, Budget(100_000))
        assert found.points == found.most == most_points(state, player), (chunk, seed)
        assert scored(carried_out(state, [step.action(player) for step in found.plan]), player) == found.points, (chunk, seed)


@in_many_positions
def test_every_plan_brings_what_it_says(chunk: int) -> None:
    for seed in range(12):
        random = Random(f"large {chunk} {seed}")
        state, player = position(random.choice((3, 4, 5)), random, random.choice((8, 14, 20)), random.randint(0, 5))
        for points in (random.randint(1, 8), MORE_THAN_THERE_ARE):
            answer = claim(state, player, points)
            reached = scored(replayed(answer), player)
            assert answer["outcome"] == ("reachable" if reached >= points else "unreachable"), (chunk, seed, points)
            assert answer["best"] == ({"at_least": reached} if reached >= points else {"points": reached}), (chunk, seed, points)


@in_many_positions
def test_knowing_less_leaves_a_claim_open_or_the_same(chunk: int) -> None:
    for seed in range(12):
        random = Random(f"hidden {chunk} {seed}")
        state, player = position(random.choice((3, 4)), random, random.choice((5, 10)), random.randint(0, 2))
        most = claim(state, player, MORE_THAN_THERE_ARE)["best"]["points"]
        paths = list(members("graenaland", state))
        for number in (1, 1, 1, 1, 2, 2, 4, 8, 16):
            chosen = random.sample(paths, number)
            points = random.choice((most, most, most + 1, most + 3))
            try:
                answer = claim(erased(state, chosen), player, points)
            except (Misunderstood, Impossible):
                continue
            due = "reachable" if points <= most else "unreachable"
            assert answer["outcome"] in (due, "undetermined"), (chunk, seed, points, chosen)
            assert answer["best"].get("at_least", most) <= most <= answer["best"].get("at_most", most), (chunk, seed, chosen)
            assert answer["best"].get("points", most) == most, (chunk, seed, chosen)
            assert bool(answer["missing"]) == (answer["outcome"] == "undetermined"), (chunk, seed, chosen)
            replayed(answer)


@pytest.mark.slow
def test_a_search_that_gives_up_says_so_and_what_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    given_up = 0
    for seed in range(6):
        state, player = position(5, Random(f"gives up {seed}"), 20, 3)
        most = claim(state, player, MORE_THAN_THERE_ARE)
        with monkeypatch.context() as patched:
            patched.setattr(reaching, "MOST_WORK", 40)
            hasty = claim(state, player, most["best"]["points"] + 1)
        given_up += hasty["outcome"] == "undetermined"
        assert hasty["outcome"] in ("unreachable", "undetermined")
        assert hasty["missing"] == []
        if hasty["searched"]["complete"]:
            assert hasty["best"] == most["best"]
        else:
            sure = scored(replayed(hasty), player)
            assert hasty["best"] == {"at_least": sure, "at_most": hasty["best"]["at_most"]}
            assert sure <= most["best"]["points"] <= hasty["best"]["at_most"]
    assert given_up


def claim(state: State, player: str, points: int) -> Any:
    return ask("graenaland", "victory-claims", {"state": state, "player": player, "points": points})


def replayed(answer: Any) -> State:
    """The state to which the plan of an answer leads, every action of it being ruled legal by the service."""
    if not answer["plan"]:
        return dict(answer["start"])
    replay = ask("graenaland", "replays", {"state": answer["start"], "actions": answer["plan"]})
    assert [ruling["verdict"] for ruling in replay["rulings"]] == ["legal"] * len(answer["plan"])
    after: State = replay["state"]
    return after


def carried_out(state: State, actions: Iterable[Document]) -> State:
    """The same where the state cannot exist, because of its prices, but the rules of building do not care."""
    for action in actions:
        ruling = decide(GAME, GAME.action(action), view(state))
        assert ruling.effect, (action, ruling)
        state = dict(ruling.effect.state)
    return state


def scored(state: State, player: str) -> int:
    return sum(naive_goals.points(state, player).values())
