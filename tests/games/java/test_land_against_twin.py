"""The service lays land and water as the naive twin does: the same placements are legal, others break the same rules."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.java.naive_board import (
    Island,
    Tile,
    breaches,
    cost,
    has_name,
    left_open,
    name,
    placements,
    spaces_of,
    written,
)
from tests.games.java.naive_water import Irrigation, irrigations
from tests.games.java.naive_water import breaches as water_breaches
from tests.games.java.positions import (
    PRINTED,
    grown,
    near_land,
    random_board,
    random_island,
    random_tile,
    stock_of,
    told_state,
    turn,
)
from tests.games.java.twins import TABLE, after_of, assert_ruled, claim, event, every_part, irrigated, lay, options
from tests.games.play import State, told

MOST_POINTS = 6


def broken_by(island: Island, state: State, tile: Tile) -> tuple[set[str], set[str]]:
    """The rules that are broken by laying that tile now, and those of which it is left open whether they are."""
    broken = breaches(island, tile)
    unclear = left_open(broken)
    if "land.shape" in broken:
        return broken, unclear | {"land.stock", "turn.points"}
    sort = stock_of(tile)
    number = state["supply"][sort] if sort == "three_space" else state["stocks"]["one"][sort]
    if not number:
        broken.add("land.stock")
    if "land.cost" in unclear:
        unclear.add("turn.points")
    elif cost(island, tile) > MOST_POINTS - state["turn"]["spent"]:
        broken.add("turn.points")
    return broken, unclear


def spoilt(tile: Tile, random: Random) -> Tile:
    """The tile as there is none, or as it cannot lie."""
    spaces, shown = spaces_of(tile), [terrain for _, terrain in tile]
    if random.random() < 0.5:
        shown[random.randrange(len(shown))] = random.choice("vr")
    else:
        row, column = spaces[-1]
        spaces[-1] = random.choice([(row, column + 2), (row + 2, column), (row + 1, column + 1), (row - 1, column - 1)])
    return tuple(zip(spaces, shown, strict=True)) if len(set(spaces)) == len(spaces) and has_name(spaces[-1]) else tile


@every_part
def test_tiles_are_laid_as_by_the_twin(part: int) -> None:
    random = Random(f"tiles {part}")
    seen: Counter[str] = Counter()
    for _ in range(12 if part == 0 else 30):
        island = random_island(random, steps=random.randint(10, 110))
        state = told_state(island, turn=turn("one", spent=random.choice((1, 1, 1, 4, 5, 6))))
        if random.random() < 0.1:
            state["supply"]["three_space"] = 0
        view = TABLE.audited(state)
        for _ in range(30):
            tile = random_tile(random, near_land(island))
            tile = spoilt(tile, random) if random.random() < 0.1 else tile
            broken, unclear = broken_by(island, state, tile)
            ruling = assert_ruled(view, lay(tile), broken, unclear)
            if not broken:
                assert_laid(ruling, island, state, tile)
            seen.update(broken or ["legal"])
    rules = ("shape", "grid", "flat", "congruent", "figures", "palaces", "water", "cities", "stock")
    assert seen.keys() >= {"legal", "turn.points", *(f"land.{rule}" for rule in rules)} or part, seen


def assert_laid(ruling: Any, island: Island, state: State, tile: Tile) -> None:
    """The tile lies on top, it was paid for, one less is in stock, and waters have paid."""
    after, laid = after_of(ruling), event(ruling, "land-laid")
    context = told({"state": state, "tile": written(tile)})
    level = island.heights[tile[0][0]] + 1
    assert (laid["tile"], laid["level"], laid["action_points"]) == (written(tile), level, cost(island, tile)), context
    assert after["tiles"] == [*state["tiles"], written(tile)]
    assert after["turn"] == {
        **state["turn"],
        "begun": True,
        "spent": state["turn"]["spent"] + cost(island, tile),
        "land_laid": True,
    }
    due = irrigations(island, island.with_tile(tile))
    assert irrigated(ruling) == due, context
    assert_paid(state, after, due)
    sort = stock_of(tile)
    stock, left = (told["supply"] if sort == "three_space" else told["stocks"]["one"] for told in (state, after))
    assert left == {**stock, sort: stock[sort] - 1}


def assert_paid(state: State, after: State, due: Any) -> None:
    points: Counter[str] = Counter(state["points"])
    for irrigation in due:
        if irrigation.player:
            points[irrigation.player] += irrigation.points
    assert after["points"] == points, told({"state": state, "after": after})


@every_part
def test_all_placements_are_those_of_the_twin(part: int) -> None:
    """Fails if anything is not listed that could be done, or listed twice, or ruled otherwise than listed."""
    random = Random(f"all tiles {part}")
    for number in range(3 if part == 0 else 8):
        board = PRINTED if part and number == 0 else random_board(random, random.choice((12, 18, 24)))
        island = random_island(random, board, random.randint(0, 60))
        spent = random.choice((1, 4, 5))
        state = told_state(island, turn=turn("one", spent=spent))
        listed = [action["tile"] for action in options(TABLE.audited(state), "lay-land")]
        due = [tile for size in (1, 2, 3) for tile in placements(island, size) if not broken_by(island, state, tile)[0]]
        assert sorted(listed) == sorted(map(written, due)), told(state)


def random_lays(random: Random) -> Iterator[tuple[Island, Tile, set[Irrigation]]]:
    """As a small island grows: tiles with which water is surrounded, and some others."""
    island = random_island(random, random_board(random, 16), 10)
    for _ in range(40):
        kind = random.choices(("tile", "figure", "water"), (4, 3, 1))[0]
        further = grown(island, kind, random, island.board.everywhere, ("one", "two", "three"))
        if len(further.tiles) > len(island.tiles):
            due = irrigations(island, further)
            has_such = not broken_by(island, told_state(island), further.tiles[-1])[0]
            if has_such and (due or random.random() < 0.1):
                yield island, further.tiles[-1], due
        island = further


@every_part
def test_a_claim_about_a_tile_is_right_or_breaks_its_rule(part: int) -> None:
    """About what it cost, and about what waters paid."""
    random = Random(f"claims {part}")
    seen: Counter[str] = Counter()
    for _ in range(30 if part == 0 else 50):
        for island, tile, due in random_lays(random):
            state = told_state(island)
            paid = claim(due)
            broken, action = set(), lay(tile, irrigation=paid, action_points=cost(island, tile))
            if random.random() < 0.3:
                action["action_points"] += 1
                broken.add("land.cost")
            wrong = random.choice(("", "water.points", "water.first", "water.surrounded")) if paid else ""
            if wrong == "water.points":
                paid[0]["points"] += random.choice((-1, 3))
            elif wrong == "water.first":
                others = {"none", *state["players"]} - {paid[0]["player"]}
                paid[0]["player"] = random.choice(sorted(others))
            elif wrong == "water.surrounded":
                paid.pop()
            broken |= {wrong} - {""}
            # who is paid nothing, or how much nobody gets, is wrong by either rule
            unclear = {"water.points"} if "water.first" in broken else {"water.first"} if "water.points" in broken else set()
            assert_ruled(TABLE.audited(state), action, broken, unclear)
            seen.update(broken or ["legal"])
    assert seen.keys() >= {"legal", "land.cost", "water.points", "water.first", "water.surrounded"}, seen


@every_part
def test_water_is_laid_as_by_the_twin(part: int) -> None:
    random = Random(f"water {part}")
    seen: Counter[str] = Counter()
    for _ in range(12 if part == 0 else 40):
        island = random_island(random, steps=random.randint(10, 90))
        state = told_state(island)
        view = TABLE.audited(state)
        for space in random.sample(island.board.everywhere, 15):
            action = {"type": "lay-water", "player": "one", "space": name(space)}
            broken = water_breaches(island, space)
            ruling = assert_ruled(view, action, broken)
            seen.update(broken or ["legal"])
            if broken:
                continue
            after, due = after_of(ruling), irrigations(island, island.with_water(space))
            context = told({"state": state, "space": name(space)})
            assert irrigated(ruling) == due, context
            assert_paid(state, after, due)
            seen["irrigated"] += len(due)
            assert set(after["water"]) == {*state["water"], name(space)}
            assert after["supply"]["water"] == state["supply"]["water"] - 1
            assert after["turn"] == {**state["turn"], "begun": True, "spent": state["turn"]["spent"] + 1}
        listed = [action["space"] for action in options(view, "lay-water")]
        due_listed = [name(space) for space in island.board.everywhere if not water_breaches(island, space)]
        assert sorted(listed) == sorted(due_listed), told(state)
    assert all(seen[kind] for kind in ("legal", "water.bottom", "irrigated")), seen


@every_part
def test_water_that_was_surrounded_is_paid_once(part: int) -> None:
    """What is laid elsewhere afterwards, or on top of the shore, pays nothing again."""
    random = Random(f"once {part}")
    for _ in range(5 if part == 0 else 15):
        island = random_island(random, random_board(random, 14), 20)
        paid: Counter[Any] = Counter()
        for _ in range(25):
            further = grown(island, random.choice(("tile", "water")), random, island.board.everywhere, ("one",))
            if further == island or len(further.tiles) > 40:
                continue
            state = told_state(island, turn=turn("one", spent=1))
            if len(further.tiles) > len(island.tiles):
                action = lay(further.tiles[-1])
            else:
                (space,) = further.laid_water - island.laid_water
                action = {"type": "lay-water", "player": "one", "space": name(space)}
            ruling = TABLE.ruled(TABLE.seen(state), action)
            if ruling.effect:
                paid.update(irrigation.spaces for irrigation in irrigated(ruling))
            island = further
        assert all(number == 1 for number in paid.values())
