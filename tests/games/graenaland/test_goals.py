"""Goals, points and ranks are those of the naive twin, and erasing parts of a state widens the bounds around them."""

from collections.abc import Iterator
from math import inf
from random import Random
from typing import Any

from lawspeaker.conformance.package.erasing import erased, put_back
from tests.games.asking import ask
from tests.games.graenaland import naive_goals, positions
from tests.games.hiding import members
from tests.sweeps import each

State = dict[str, Any]

GOALS_NEEDED = 3


def games(number: int) -> Iterator[State]:
    """Positions of games that have gone on, with and without victory point cards, some of them over."""
    for seed in range(number):
        random = Random(seed)
        state = positions.later(random.choice((3, 4, 5)), random, victory_cards=random.random() < 0.5)
        if random.random() < 0.5:
            state["options"]["three_player_changes"] = random.random() < 0.5
        if random.random() < 0.3:
            state |= over(state, random)
        yield state


def over(state: State, random: Random) -> State:
    """What the state says if the game is over: whoever can have announced victory has, if anybody can."""
    if state.get("options", {}).get("victory_point_cards"):
        claimant = random.choice(state["players"])
        return {"phase": "over", "announcement": {"player": claimant, "points": 6}, "claims": []}
    able = [player for player in state["players"] if sum(naive_goals.points(state, player).values()) >= GOALS_NEEDED]
    if not able:
        return {}
    announcer = random.choice(able)
    return {"phase": "over", "main_player": announcer, "announcement": {"player": announcer}}


def scores(state: State) -> Any:
    return ask("graenaland", "scores", {"state": state})


def test_points_and_ranks_are_those_of_the_twin() -> None:
    for state in games(100):
        answer = scores(state)
        assert answer["missing"] == []
        for entry in answer["players"]:
            expected = naive_goals.points(state, entry["player"])
            assert [line["points"] for line in entry["lines"]] == list(expected.values()), state
            assert entry["points"] == sum(expected.values())
        assert {entry["player"]: entry["rank"] for entry in answer["players"]} == naive_goals.ranks(state), state
        assert {entry["player"]: entry["rank"] for entry in answer["ranking"]} == naive_goals.ranks(state), state


def test_each_line_tells_the_count_and_points_at_the_own_houses() -> None:
    for state in games(40):
        for entry in scores(state)["players"]:
            counts = naive_goals.counts(state, entry["player"])
            for goal, line in zip(counts, entry["lines"], strict=True):
                assert line["facts"]["count"] == counts[goal]
                assert all(owner(state, place) == entry["player"] for place in line["at"]), line
            settlements, _, largest, buildings, army = entry["lines"]
            assert len(settlements["at"]) == counts["settlements"]
            assert len(largest["at"]) == counts["largest"]
            assert len(buildings["at"]) - counts["buildings"] in (0, 1)
            assert army["at"] == [f"/state/clans/{entry['player']}/army"]


def owner(state: State, place: str) -> str:
    """Whose house, or army, stands at a place in the request."""
    _, _, kind, name, *rest = place.split("/")
    return str(state["territories"][name]["settlements"][int(rest[1])]["player"]) if kind == "territories" else name


@each("number", [1, 4, 12])
def test_erasing_widens_the_bounds_and_leaves_ranks_open(number: int) -> None:
    for seed, state in enumerate(games(30)):
        random = Random(seed)
        paths = [path for path in members("graenaland", state) if path[0] in ("territories", "clans", "players", "announcement")]
        poorer = scores(erased(state, random.sample(paths, number)))
        ranks = naive_goals.ranks(state)
        for entry in poorer["players"]:
            expected = naive_goals.points(state, entry["player"])
            for line, points in zip(entry["lines"], expected.values(), strict=True):
                least, most = bounds(line)
                assert least <= points <= most, (state, line)
            assert entry.get("rank", ranks[entry["player"]]) == ranks[entry["player"]], state
            least, most = bounds(entry)
            assert least == most or poorer["missing"], state


def bounds(count: dict[str, int]) -> tuple[float, float]:
    if "points" in count:
        return count["points"], count["points"]
    return count["at_least"], count.get("at_most", inf)


def test_what_is_missing_makes_the_points_exact() -> None:
    for seed, state in enumerate(games(30)):
        random = Random(seed)
        paths = [path for path in members("graenaland", state) if path[0] in ("territories", "clans")]
        told = {"state": erased(state, random.sample(paths, 6))}
        while missing := scores(told["state"])["missing"]:
            before = told
            for place in missing:
                told = put_back(told, {"state": state}, place)
            assert told != before, missing
        points = {entry["player"]: entry["points"] for entry in scores(told["state"])["players"]}
        assert points == {player: sum(naive_goals.points(state, player).values()) for player in state["players"]}
