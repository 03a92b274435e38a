"""Where squares are not known, the points have bounds: the true points lie within them, and knowing less never narrows them."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, product
from math import inf
from random import Random
from typing import Any

from tests.games.confusing_lands.landscapes import RIVERS, random_readings
from tests.games.confusing_lands.naive_placing import Landscape, Square, is_condition
from tests.games.confusing_lands.naive_scoring import Sheet, ranks
from tests.games.confusing_lands.positions import random_position
from tests.games.confusing_lands.test_conditions_against_twin import ask, every_part

UNKNOWN = "?"

Bounds = tuple[float, float]


@every_part
def test_bounds_contain_the_points_and_widen_with_each_square(part: int) -> None:
    random = Random(f"blotted {part}")
    for _ in range(8 if part == 0 else 20):
        position, agreed = random_position(random), random_readings(random)
        told = random.choice((position.as_cards(), position.as_squares()))
        sheets = position.sheets(agreed)
        ranked = ranks(sheets, agreed)
        narrower: dict[str, Bounds] = {player: (sheet.total, sheet.total) for player, sheet in sheets.items()}
        worth = {player: dict(sheet.lines(position.shared)) for player, sheet in sheets.items()}
        for state in blotted(random, {**told, "readings": agreed}):
            for score in ask(state)["players"]:
                player = score["player"]
                at_least, at_most = bounds(score)
                least, most = narrower[player]
                assert at_least <= least <= most <= at_most, (player, state)
                assert score.get("rank") in (None, ranked[player]), (player, state)
                narrower[player] = (at_least, at_most)
                for line in score["lines"]:
                    fewest, greatest = bounds(line)
                    assert fewest <= worth[player].get(line["rule"], 0) <= greatest, (player, line, state)


@every_part
def test_the_bounds_with_two_hidden_squares_are_exact(part: int) -> None:
    random = Random(f"two hidden {part}")
    for _ in range(5 if part == 0 else 10):
        position, agreed = random_position(random, players=("one",)), random_readings(random)
        seen = position.landscapes["one"].seen()
        hidden = _two_without_conditions(random, seen)
        state: dict[str, Any] = {**position.as_squares(), "readings": agreed}
        blot(state["landscapes"]["one"]["squares"], state["landscapes"]["one"]["origin"], hidden)
        (score,) = ask(state)["players"]
        numbers = {position.shared, *(int(token) for token in seen.values() if is_condition(token))}
        ways = [*product((*".FMVEWC", *RIVERS), repeat=2)]
        if any(line["rule"] == "score.own" for line in score["lines"]):
            ways += [(str(number), str(number)) for number in range(1, 19) if number not in numbers]
        sheets = [Sheet({**seen, **dict(zip(hidden, way, strict=True))}, position.shared, agreed) for way in ways]
        totals = [sheet.total for sheet in sheets]
        assert bounds(score) == (min(totals), max(totals)), state
        for line in score["lines"]:
            if line["rule"] not in ("score.own", "score.deduction", "condition.land-of-plenty"):
                points = [dict(sheet.lines(position.shared)).get(line["rule"], 0) for sheet in sheets]
                assert bounds(line) == (min(points), max(points)), (line, state)


def _two_without_conditions(random: Random, seen: Landscape) -> list[Square]:
    """Two squares that are no part of a condition, of which every other time one adjoins the other."""
    free = sorted(square for square, token in seen.items() if not is_condition(token))
    pairs = [list(pair) for pair in combinations(free, 2)]
    beside = [[one, other] for one, other in pairs if abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1]
    return random.choice(random.choice((pairs, beside)))


def bounds(count: Any) -> Bounds:
    if "points" in count:
        return count["points"], count["points"]
    return count["at_least"], count.get("at_most", inf)


def blotted(random: Random, state: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The state with ever more of the squares of landscapes and faces unknown, until none is known, nor the shared card."""
    state = deepcopy(state)
    grids = [landscape["squares"] for landscape in state["landscapes"].values() if "squares" in landscape]
    grids += [face for sides in state.get("overlay", {}).get("cards", {}).values() for face in sides.values()]
    left = [
        (grid, row, index)
        for grid in grids
        for row, tokens in enumerate(grid)
        for index, token in enumerate(tokens.split())
        if token != "-"
    ]
    random.shuffle(left)
    while left:
        for _ in range(random.choice((1, 2, 4, 8, 16))):
            if left:
                _blot(*left.pop())
        yield deepcopy(state)
    state["shared"] = {}
    yield state


def blot(grid: list[str], origin: dict[str, int], squares: list[tuple[int, int]]) -> None:
    for row, column in squares:
        _blot(grid, row - origin["row"], column - origin["column"])


def _blot(grid: list[str], row: int, place: int) -> None:
    tokens = grid[row].split()
    tokens[place] = UNKNOWN
    grid[row] = " ".join(tokens)
