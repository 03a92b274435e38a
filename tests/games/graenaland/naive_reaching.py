"""The most points that a player can reach, found as plainly as possible: by doing everything that is legal.

Whatever can be built next is built with every payment that there is, and so on from each state that this leads to. It
rests on the rules of building and scoring, which have twins of their own, and is only for small hands.
"""

from collections.abc import Iterator
from typing import Any

import orjson

from lawspeaker.adjudication.deciding.ruling import Verdict, decide
from lawspeaker.adjudication.rules.checks import breaches
from lawspeaker.games.graenaland.actions import build_building, build_village, raise_army
from tests.games.graenaland import naive_goals
from tests.games.graenaland.players import GAME
from tests.games.graenaland.positions import State

PROJECTS = {
    "build-village": build_village.projects,
    "build-building": build_building.projects,
    "raise-army": raise_army.projects,
}
"""What may come into question to be built, by the type of the action."""


def most_points(state: State, player: str) -> int:
    """The most points that ``player``, who is to build in ``state``, can have in the end; all must be known."""
    most = 0
    seen = {told(state, player)}
    waiting = [state]
    while waiting:
        now = waiting.pop()
        most = max(most, sum(naive_goals.points(now, player).values()))
        for following in following_states(now, player):
            if (key := told(following, player)) not in seen:
                seen.add(key)
                waiting.append(following)
    return most


def view(state: State) -> Any:
    """The state as the rules see it."""
    return GAME.State(state, GAME.sources(state))


def following_states(state: State, player: str) -> Iterator[State]:
    """Every state after one thing more was built."""
    seen = view(state)
    for kind, projects in PROJECTS.items():
        for project in projects(seen):
            action = GAME.action({"type": kind, "player": player, **project})
            if "hero" in project or next(breaches(GAME.action_checks[kind], seen, action), None):
                continue  # where a hero goes brings no points
            for told_in_full in GAME.actions[kind].completions(seen, action):
                ruling = decide(GAME, GAME.action(told_in_full), seen)
                if ruling.verdict is Verdict.LEGAL and ruling.effect:
                    yield dict(ruling.effect.state)


def told(state: State, player: str) -> bytes:
    """What matters of a state: what the player has, the cards, and the markets that were used."""
    clan = state["clans"][player]
    hand = sorted(orjson.dumps(card, option=orjson.OPT_SORT_KEYS).decode() for card in clan["hand"]["cards"])
    houses = [
        sorted(house["kind"] for house in place["settlements"] if house["player"] == player)
        for _, place in sorted(state["territories"].items())
    ]
    return orjson.dumps([clan["army"], hand, houses, sorted(state["building"]["markets_used"])])
