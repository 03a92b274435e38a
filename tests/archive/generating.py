"""Random transcripts with faults whose rule is known: an action is changed so that it breaks one rule, whatever else it does.

Whether it does follows from the rulebook and from the game that was played, never from what the service says. A game is played
once; transcripts of it differ in how much of it they have, and in their faults. The same seed gives the same transcripts.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from tests.games.confusing_lands import play as confusing_lands
from tests.games.graenaland import players as graenaland
from tests.games.graenaland.variants import VARIANTS, before, set_up
from tests.games.java import play as java
from tests.games.java.policy import decided
from tests.games.java.positions import random_readings
from tests.games.play import Action, State, Table

FEWEST_ACTIONS = 8
MOST_FAULTS = 4
"""In a transcript that goes on after an illegal action."""


class Fault(NamedTuple):
    """An action that breaks a rule."""

    action: Action
    rule: str


@dataclass
class Game:
    """A game as it was played, with the faults that could be made before each action."""

    id: str
    start: State
    actions: list[Action] = field(default_factory=list)
    faults: list[list[Fault]] = field(default_factory=list)


class Seeded(NamedTuple):
    """A transcript, with the rule that is broken by the action at each of these indices."""

    transcript: dict[str, Any]
    broken: dict[int, str]


def played(table: Table, start: State, first: Action, decide: Callable[[State, Any], Action | None], most: int) -> Game:
    """A game of at most ``most`` actions."""
    game = Game(table.game.id, start)
    state, action = start, first
    while True:
        game.actions.append(action)
        game.faults.append(list(FAULTS[game.id](state, action)) if state is not start else [])
        view = table.seen(state)
        effect = table.ruled(view, action).effect
        assert effect
        state = dict(effect.state)
        if len(game.actions) == most or state["phase"] == "over":
            return game
        decision = decide(state, table.seen(state))
        if decision is None:
            return game
        action = decision


def play_java(random: Random, most: int) -> Game:
    players = random.choice(java.VARIANTS)
    start = {**java.GAME.setting_up.bare, "players": list(players), "readings": random_readings(random)}

    def decide(state: State, _: Any) -> Action | None:
        try:
            return decided(state, random)
        except StopIteration:  # nothing that is looked at can be done
            return None

    return played(java.TABLE, start, {"type": "set-up", "seed": str(random.getrandbits(64))}, decide, most)


def play_confusing_lands(random: Random, most: int) -> Game:
    start = confusing_lands.before(("one", "two"), random)
    first = {"type": "set-up", "seed": str(random.getrandbits(64))}
    return played(confusing_lands.TABLE, start, first, lambda _, view: confusing_lands.decided(view, random), most)


def play_graenaland(random: Random, most: int) -> Game:
    variant = random.choice(VARIANTS)
    start = before(variant, random)
    return played(
        graenaland.TABLE, start, set_up(variant, start, random), lambda state, view: graenaland.decided(state, view, random), most
    )


PLAY = {"java": play_java, "confusing-lands": play_confusing_lands, "graenaland": play_graenaland}


def java_faults(state: State, action: Action) -> Iterator[Fault]:
    if state["phase"] == "final-scoring":
        yield Fault({**action, "points": 10_000}, "final.total")
    if state["phase"] != "turn":
        return
    player = state["turn"]["player"]
    other = next(one for one in state["players"] if one != player)
    yield Fault({**action, "player": other}, "turn.player")
    yield Fault({"type": "pass", "player": player}, "turn.phase")
    match action["type"]:
        case "build-palace" | "enlarge-palace":
            yield Fault({**action, "points": action["value"]}, "palace.points")
            yield Fault({**action, "side": "red"}, "palace.white")
        case "draw-card":
            yield Fault({**action, "action_points": 2}, "cards.cost")
        case "lay-land":
            yield Fault({**action, "action_points": 9}, "land.cost")
        case "end-turn" if state["supply"]["three_space"]:
            yield Fault({**action, "next": player}, "turn.next")


def confusing_lands_faults(state: State, action: Action) -> Iterator[Fault]:
    if action["type"] in ("choose", "place"):
        yield Fault({"type": "deal"}, "round.phase")
    lies = [placed["card"] for player in state["players"] for placed in state["landscapes"][player]["placed"]]
    if action["type"] == "choose" and lies:
        yield Fault({**action, "card": lies[0]}, "choose.hand")
    if action["type"] == "place":
        yield Fault({**action, "rotation": 45}, "place.quarter-turns")
        if len(state["landscapes"][action["player"]]["placed"]) > 1:  # the second card may lie apart, on top of nothing
            yield Fault({**action, "under": True}, "place.on-top")


def graenaland_faults(state: State, action: Action) -> Iterator[Fault]:
    main = state.get("main_player")
    other = next(one for one in state["players"] if one not in (main, state.get("turn")))
    match action["type"]:
        case "produce" | "vote" | "move":
            yield Fault({"type": "end-round", "player": main}, "round.phase")
        case "pass" | "propose":
            yield Fault({"type": "pass", "player": main}, "proposal.main-player")
            yield Fault({"type": "pass", "player": other}, "proposal.turn")
        case "end-round":
            yield Fault({**action, "next": main}, "round-end.marker")
            yield Fault({**action, "player": other}, "round-end.main-player")
    if action["type"] == "vote":
        yield Fault({**action, "accepted": not action["accepted"]}, "voting.majority")
    if action["type"] == "move":
        order = {"player": main, "hero": "warrior", "direction": "north", "steps": 1}
        yield Fault({**action, "orders": [*action["orders"], order]}, "movement.main-player")
    payment = action.get("payment", ())
    if payment and not any("symbols" in paid["card"] for paid in payment):  # a supply card can pay for several of its symbols
        rule = "army.price" if action["type"] == "raise-army" else "payment.price"
        yield Fault({**action, "payment": payment[1:]}, rule)


FAULTS: dict[str, Callable[[State, Action], Iterator[Fault]]] = {
    "java": java_faults,
    "confusing-lands": confusing_lands_faults,
    "graenaland": graenaland_faults,
}


def transcripts(seed: str, played_once: int, most_actions: int, only: str | None = None) -> Iterator[Seeded]:
    """Endless transcripts, made from ``played_once`` games of each kind with at most ``most_actions`` actions each."""
    random = Random(seed)
    games = [
        PLAY[name](Random(f"{seed} {name} {number}"), most_actions)
        for number in range(played_once)
        for name in PLAY
        if only in (None, name)
    ]
    number = 0
    while True:
        for game in games:
            yield seeded(game, f"{game.id}-{number}", random)
            number += 1


def seeded(game: Game, id: str, random: Random) -> Seeded:
    """A transcript of the game, or of its beginning: in a third of them without a fault, in a third with one that ends it."""
    length = random.randint(min(FEWEST_ACTIONS, len(game.actions)), len(game.actions))
    places = [index for index in range(length) if game.faults[index]]
    goes_on = random.random() < 0.5
    number = random.choice((0, 1, 1)) * (random.randint(1, MOST_FAULTS) if goes_on else 1)
    chosen = sorted(random.sample(places, min(number, len(places))))
    actions: list[Action] = []
    broken: dict[int, str] = {}
    for index in range(length):
        if index in chosen:
            fault = random.choice(game.faults[index])
            broken[len(actions)] = fault.rule
            actions.append(fault.action)
            if not goes_on:
                continue  # in the place of the right one: nothing after it is looked at
        actions.append(game.actions[index])
    going_on = {"go_on": True} if goes_on else {}
    return Seeded({"id": id, "game": game.id, "state": game.start, "actions": actions, **going_on}, broken)


def some(seed: str, number: int, played_once: int = 1, most_actions: int = 60) -> list[Seeded]:
    """The first ``number`` transcripts."""
    return list(islice(transcripts(seed, played_once, most_actions), number))
