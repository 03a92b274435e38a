"""Figures go, come and leave in the service as for the naive twin: to the same spaces, at the same price, by a way there is."""

import itertools
from collections import Counter
from collections.abc import Sequence
from random import Random

from lawspeaker.adjudication.ruling import Ruling
from tests.games.java.naive_board import Island, Space, name, named, neighbours
from tests.games.java.naive_ways import entries, exits, is_open, is_passable, moves, path_price, rate
from tests.games.java.positions import FIGURES, random_island, told_state, turn
from tests.games.java.twins import TABLE, assert_ruled, event, every_part, options
from tests.games.play import Action, State, told

MOST_POINTS = 6
NO_WAY = {"figure.path"}
"""Of a space where no figure can be it may also be said that there is no way to it."""


def random_state(random: Random) -> tuple[Island, State]:
    island = random_island(random, steps=random.randint(30, 130), players=("one", "two", "three"))
    return island, told_state(island, turn=turn("one", spent=random.choice((1, 1, 2, 4, 5))))


def left(state: State) -> int:
    return MOST_POINTS - int(state["turn"]["spent"])


def not_there(island: Island, space: Space, start: Space | None = None) -> set[str]:
    """The rules that are broken by a figure that is to be there, and comes from that other space of the board, if from any."""
    if space == start:
        return {"figure.path"}
    if not is_open(island, space):
        return {"figure.land"}
    return {"figure.one"} if space in island.figures else set()


def assert_path(island: Island, ruling: Ruling, kind: str, price: int, edge: int = 0) -> None:
    """The way that is told of can be gone, and costs what it is said to cost; ``edge`` of it for coming onto the board."""
    happened = event(ruling, kind)
    assert happened["action_points"] == price
    path = [named(space) for space in happened["path"]]
    assert name(path[-1]) == happened["to"]
    assert path_price(island, "one", path) == price - edge, (happened, price)


@every_part
def test_figures_are_moved_as_by_the_twin(part: int) -> None:
    """Fails if others are passed, own ones not, or a change of colour costs too much or too little, or a detour is taken."""
    random = Random(f"moves {part}")
    seen: Counter[str] = Counter()
    for _ in range(10 if part == 0 else 25):
        island, state = random_state(random)
        own = sorted(space for space, player in island.figures.items() if player == "one")
        view = TABLE.audited(state)
        due_listed = set()
        for start in own:
            prices = moves(island, start)
            due_listed |= {(name(start), name(to)) for to, price in prices.items() if price <= left(state)}
            for to in random.sample(island.board.everywhere, min(12, len(island.board.everywhere))):
                broken = not_there(island, to, start)
                if not broken and to not in prices:
                    broken = {"figure.path"}
                elif not broken and prices[to] > left(state):
                    broken = {"turn.points"}
                action = {"type": "move", "player": "one", "from": name(start), "to": name(to)}
                unclear = {"figure.path", "turn.points"} if broken & {"figure.land", "figure.one"} else set()
                ruling = assert_ruled(view, action, broken, unclear)
                seen.update(broken or ["legal"])
                if ruling.effect:
                    assert_path(island, ruling, "moved", prices[to])
                    assert event(ruling, "moved")["path"][0] == name(start)
                    assert_moved(state, ruling, {f"{name(start)} one"}, {f"{name(to)} one"}, prices[to])
                    wrong = {**action, "action_points": prices[to] + 1}
                    assert_ruled(view, wrong, {"figure.move-cost"})
        listed = [(action["from"], action["to"]) for action in options(view, "move")]
        assert len(set(listed)) == len(listed)
        assert set(listed) == due_listed, told(state)
    assert seen.keys() >= {"legal", "figure.land", "figure.one", "figure.path", "turn.points"} or part == 0, seen


def assert_moved(state: State, ruling: Ruling, gone: set[str], come: set[str], price: int) -> None:
    """These figures left their spaces, those are new, and it was paid for."""
    assert ruling.effect
    after = ruling.effect.state
    assert sorted(after["figures"]) == sorted({*state["figures"]} - gone | come)
    assert after["turn"] == {**state["turn"], "begun": True, "spent": state["turn"]["spent"] + price}


@every_part
def test_ways_that_are_told_are_judged_as_by_the_twin(part: int) -> None:
    """A way costs what it costs, though there be a cheaper one."""
    random = Random(f"told ways {part}")
    seen: Counter[str] = Counter()
    for _ in range(25 if part == 0 else 60):
        island, state = random_state(random)
        own = sorted(space for space, player in island.figures.items() if player == "one")
        if not own:
            continue
        view = TABLE.audited(state)
        for _ in range(6):
            path = random_way(random, island, random.choice(own))
            price = path_price(island, "one", path)
            broken = not_there(island, path[-1], path[0])
            for space in path:
                if not is_open(island, space):
                    broken.add("figure.land")
                elif not is_passable(island, "one", space):
                    broken.add("figure.path")
            if any(there not in neighbours(here) for here, there in itertools.pairwise(path)):
                broken.add("figure.path")
            if price is not None and price > left(state):
                broken.add("turn.points")
            way = [name(space) for space in path]
            action = {"type": "move", "player": "one", "from": way[0], "to": way[-1], "path": way}
            # what lies between may be said to be no land, or no way
            unclear = {"figure.path", "turn.points"} if broken - {"turn.points"} else set()
            if "figure.path" in broken and "figure.one" not in broken:
                unclear |= {"figure.land"}
            ruling = TABLE.ruled(view, action)
            context = told({"state": state, "action": action})
            if broken <= {"turn.points"} or broken - unclear:
                ruling = assert_ruled(view, action, broken, unclear)
            else:
                assert ruling.verdict == "illegal", context
            seen.update(broken or ["legal"])
            if ruling.effect and price is not None:
                assert_path(island, ruling, "moved", price)
                seen["a detour"] += price > moves(island, path[0])[path[-1]]
    assert seen.keys() >= {"legal", "figure.path", "figure.land"}, seen
    assert seen["a detour"] or part == 0, seen


def random_way(random: Random, island: Island, start: Space) -> list[Space]:
    """From space to space, mostly where one can go, now and then not."""
    path = [start]
    for _ in range(random.randint(1, 7)):
        ahead = neighbours(path[-1])
        if random.random() < 0.9:
            ahead = [space for space in ahead if is_passable(island, "one", space)] or ahead
        elif random.random() < 0.3:
            ahead = island.board.everywhere
        path.append(random.choice(ahead))
    known = set(island.board.everywhere)
    return [space for space in path if space in known]


def random_edge(random: Random, spaces: Sequence[Space]) -> list[Space]:
    return random.sample(spaces, min(14, len(spaces)))


@every_part
def test_figures_enter_as_by_the_twin(part: int) -> None:
    """Fails if the mountains cost as much as the lowlands, or figures come from where there is no edge."""
    random = Random(f"entering {part}")
    seen: Counter[str] = Counter()
    for _ in range(15 if part == 0 else 40):
        island, state = random_state(random)
        prices = entries(island, "one")
        has_left = sum(player == "one" for player in island.figures.values()) < FIGURES
        view = TABLE.audited(state)
        for to in random_edge(random, island.board.everywhere):
            broken = not_there(island, to)
            if not broken and to not in prices:
                broken = {"figure.edge"}
            elif not broken and prices[to] > left(state):
                broken = {"turn.points"}
            if not has_left:
                broken.add("figure.stock")
            action = {"type": "enter", "player": "one", "to": name(to)}
            unclear = {"figure.edge", "figure.path", "turn.points"} if broken & {"figure.land", "figure.one"} else set()
            if "figure.edge" in broken and island.agreed["entry.through-own"] == "yes":
                unclear = {"figure.path"}
            ruling = assert_ruled(view, action, broken, unclear)
            seen.update(broken or ["legal"])
            if ruling.effect:
                seen[f"at {prices[to]}"] += 1
                assert_entered(island, ruling, prices[to])
                assert_moved(state, ruling, set(), {f"{name(to)} one"}, prices[to])
                assert_ruled(view, {**action, "action_points": prices[to] + 1}, {"figure.entry-cost"}, {"figure.move-cost"})
        listed = [action["to"] for action in options(view, "enter")]
        due = {name(space) for space, price in prices.items() if price <= left(state) and has_left}
        assert len(set(listed)) == len(listed)
        assert set(listed) == due, told(state)
    assert seen.keys() >= {"legal", "at 1", "at 2", "figure.land", "figure.one", "figure.edge"}, seen


def assert_entered(island: Island, ruling: Ruling, price: int) -> None:
    """The way begins where one can enter, and all of it costs what it is said to cost."""
    path = event(ruling, "entered")["path"]
    edge = rate(island, named(path[0]))
    assert edge is not None
    assert len(path) == 1 or island.agreed["entry.through-own"] == "yes"
    assert_path(island, ruling, "entered", price, edge)


@every_part
def test_figures_leave_as_by_the_twin(part: int) -> None:
    random = Random(f"leaving {part}")
    seen: Counter[str] = Counter()
    for _ in range(12 if part == 0 else 40):
        island, state = random_state(random)
        prices = exits(island, "one")
        view = TABLE.audited(state)
        for start in sorted({*island.figures, *random_edge(random, island.board.everywhere)}):
            action: Action = {"type": "leave", "player": "one", "from": name(start)}
            broken, unclear = set(), set()
            if island.figures.get(start) != "one":
                broken, unclear = {"figure.own"}, {"figure.edge", "figure.land", "turn.points"}
            elif start not in prices:
                broken = {"figure.edge"}
            elif prices[start] > left(state):
                broken = {"turn.points"}
            ruling = assert_ruled(view, action, broken, unclear)
            seen.update(broken or ["legal"])
            if ruling.effect:
                assert event(ruling, "left")["action_points"] == prices[start]
                assert_moved(state, ruling, {f"{name(start)} one"}, set(), prices[start])
        listed = [action["from"] for action in options(view, "leave")]
        assert sorted(listed) == sorted(name(space) for space, price in prices.items() if price <= left(state)), told(state)
    assert seen.keys() >= {"legal", "figure.own", "figure.edge"}, seen
