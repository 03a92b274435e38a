"""Random positions: the service rules on actions as the naive twin does, and what it lists is all that the twin allows."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from lawspeaker.adjudication.deciding.ruling import Ruling, Verdict
from tests.games.asking import ask
from tests.games.java.naive_board import (
    Island,
    Space,
    Tile,
    every_tile,
    has_name,
    left_open,
    name,
    named,
    neighbours,
    parts,
    read,
    spaces_of,
)
from tests.games.java.naive_effects import after, alike
from tests.games.java.naive_game import broken, due_finally, price
from tests.games.java.naive_settlements import VALUES, heights, largest_value, villages
from tests.games.java.naive_standing import Heights, beats, final_points, first_alone, ranks
from tests.games.java.naive_water import Irrigation, irrigations, pay, shore
from tests.games.java.naive_ways import is_passable, path_price, rate
from tests.games.java.positions import (
    PLAYERS,
    PRINTED,
    grown,
    island_of,
    near_land,
    random_board,
    random_island,
    random_readings,
    random_tile,
    told_state,
    turn,
)
from tests.games.java.twins import TABLE, event, every_part, lay, violated
from tests.games.play import Action, State, told

ON_POINTS = {"turn.points", "turn.land"}
ON_PRICES = {"land.cost", "figure.move-cost", "figure.entry-cost"}
WRONG_PRICE = "the claim about the price"
OF_A_VILLAGE = {"palace.right", "palace.size", "palace.higher", "palace.once", "palace.one"}
LEFT_OPEN = {
    "figure.land": {"figure.path", "figure.edge"},
    "figure.one": {"figure.land", "figure.path", "figure.edge"},
    "figure.edge": {"figure.path"},
    "figure.own": {"figure.land", "figure.edge", "figure.one", "figure.path"},
    "palace.village": OF_A_VILLAGE,
    "palace.one": OF_A_VILLAGE,
}
"""By a broken rule, the others of which need not be said whether they are broken, too."""
KINDS = ("lay-land", "lay-water", "enter", "move", "leave", "build-palace", "enlarge-palace")


def random_position(random: Random, island: Island | None = None) -> State:
    """A position in which player One has some points left; some palaces were changed in this turn, or in this round."""
    island = island or random_island(random, steps=random.randint(10, 130))
    few = random.sample(sorted(island.figures), min(10, len(island.figures)))
    figures = {space: random.choice(("one", island.figures[space])) for space in few}
    palaces = {space: random.choice((2, value)) for space, value in island.palaces.items() if random.random() < 0.5}
    changed = [name(space) for space in sorted(palaces) if random.random() < 0.2]
    built = [name(space) for space in sorted(palaces) if random.random() < 0.15]
    spent = random.choice((1, 1, 2, 4, 5, 6))
    return told_state(
        replace(island, figures=figures, palaces=palaces),
        turn=turn("one", max(spent, len(changed) + 1), palaces=changed),
        palaces_built=built,
    )


def actions(random: Random, island: Island) -> Iterator[Action]:
    """Actions of each kind, about half of them legal, now and then with a claim about what they cost."""
    for action in _actions(random, island):
        claims = random.random() < 0.2 and action["type"] in ("lay-land", "move", "enter", "leave") and "path" not in action
        paid = price(island, action) if claims and len(read(action.get("tile", "E7r"))) in (1, 2, 3) else None
        yield action if paid is None else {**action, "action_points": paid + random.choice((0, 0, 1))}


def _actions(random: Random, island: Island) -> Iterator[Action]:
    own = sorted(space for space, player in island.figures.items() if player == "one")
    everywhere, land = island.board.everywhere, near_land(island)
    for _ in range(20):
        tile = random_tile(random, land)
        yield lay(spoilt(tile, random) if random.random() < 0.1 else tile)
    for space in random.sample(everywhere, 8):
        yield {"type": "lay-water", "player": "one", "space": name(space)}
    for space in random.sample(everywhere, 12):
        yield {"type": "enter", "player": "one", "to": name(space)}
    for space in {*island.figures, *random.sample(everywhere, 3)}:
        yield {"type": "leave", "player": "one", "from": name(space)}
    for start in own[:3]:
        for end in random.sample(everywhere, 8):
            yield {"type": "move", "player": "one", "from": name(start), "to": name(end)}
        for way in (random_way(random, island, start) for _ in range(3)):
            yield {"type": "move", "player": "one", "from": name(start), "to": way[-1], "path": way}
    for space in [*random.sample(land, min(len(land), 4)), *(random.choice(sorted(place)) for place in villages(island))]:
        yield {"type": random.choice(KINDS[-2:]), "player": "one", "space": name(space), "value": random.choice((2, *VALUES))}
    for space in sorted(island.palaces):
        value = random.choice(VALUES)
        points = {"points": value // 2 + random.choice((0, 1))} if random.random() < 0.3 else {}
        yield {"type": "enlarge-palace", "player": "one", "space": name(space), "value": value, **points}


def spoilt(tile: Tile, random: Random) -> Tile:
    """A tile that does not exist, or that cannot lie so."""
    spaces, shown = spaces_of(tile), [terrain for _, terrain in tile]
    if random.random() < 0.5:
        shown[random.randrange(len(shown))] = random.choice("vr")
    else:
        row, column = spaces[-1]
        spaces[-1] = random.choice([(row, column + 2), (row + 2, column), (row + 1, column + 1), (row - 1, column - 1)])
    return tuple(zip(spaces, shown, strict=True)) if len(set(spaces)) == len(spaces) and has_name(spaces[-1]) else tile


def random_way(random: Random, island: Island, start: Space) -> list[str]:
    """From space to space, mostly where a figure can go."""
    path = [start]
    for _ in range(random.randint(1, 7)):
        ahead = neighbours(path[-1])
        if random.random() < 0.9:
            ahead = [space for space in ahead if is_passable(island, "one", space)] or ahead
        elif random.random() < 0.3:
            ahead = island.board.everywhere
        path.append(random.choice(ahead))
    known = set(island.board.everywhere)
    return [name(space) for space in path if space in known]


def assert_as_by_the_twin(view: Any, state: State, action: Action) -> set[str]:
    """Asserts that the verdict, the broken rules and the effect of the action are those of the twin. Returns the broken
    rules."""
    due, ruling, context = broken(state, action), TABLE.ruled(view, action), told({"state": state, "action": action})
    assert ruling.verdict is (Verdict.ILLEGAL if due else Verdict.LEGAL), f"{sorted(due)} {ruling} {context}"
    unclear = left_open(due).union(*(LEFT_OPEN.get(rule, ()) for rule in due))
    if due:
        unclear |= ON_PRICES
    if due and "path" in action:  # what lies between may be said to be no land, or no way
        unclear |= {"figure.path", "figure.land"}
    if due - ON_POINTS - {WRONG_PRICE}:
        unclear |= {*ON_POINTS, "land.stock", "palace.stock", "palace.points"} - due
    found = violated(ruling)
    assert found - unclear == due - unclear - {WRONG_PRICE}, f"{sorted(due)} {ruling} {context}"
    assert not due or found, context
    if ruling.effect:
        assert alike(dict(ruling.effect.state)) == alike(after(state, action)), f"{ruling.effect} {context}"
        assert_events(ruling, state, action)
    return due


def assert_events(ruling: Ruling, state: State, action: Action) -> None:
    """The first event tells the price, and a way that can be gone at that price; each surrounded water has an event."""
    assert ruling.effect
    island, happened = island_of(state), ruling.effect.events[0]
    assert happened["action_points"] == price(island, action)
    if "path" in happened:
        path = [named(space) for space in happened["path"]]
        edge = (rate(island, path[0]) or 0) if action["type"] == "enter" else 0
        assert path_price(island, "one", path) == happened["action_points"] - edge, (happened, told(state))
        assert name(path[-1]) == action["to"]
        assert action["type"] == "move" or len(path) == 1 or island.agreed["entry.through-own"] == "yes"
    if action["type"] == "lay-land":
        assert happened["level"] == island.heights[read(action["tile"])[0][0]] + 1
    told_of = {irrigation_of(event) for event in ruling.effect.events if event["type"] == "irrigated"}
    assert told_of == surrounded_by(island, action), told(state)


def irrigation_of(event: Any) -> Irrigation:
    player = event.get("player")
    return Irrigation(tuple(sorted(map(named, event["spaces"]))), None if player == "none" else player, event["points"])


def surrounded_by(island: Island, action: Action) -> set[Irrigation]:
    """The waters that are surrounded when this is laid."""
    match action["type"]:
        case "lay-land":
            return irrigations(island, island.with_tile(read(action["tile"])))
        case "lay-water":
            return irrigations(island, island.with_water(named(action["space"])))
    return set()


@every_part
def test_actions_are_ruled_on_as_by_the_twin(part: int) -> None:
    random = Random(f"actions {part}")
    seen: Counter[str] = Counter()
    for _ in range(20 if part == 0 else 40):
        state = random_position(random)
        view = TABLE.audited(state)
        for action in actions(random, island_of(state)):
            due = assert_as_by_the_twin(view, state, action)
            seen.update(due or [f"{action['type']} legal"])
    rules = {
        *(f"land.{rule}" for rule in ("shape", "grid", "flat", "congruent", "figures", "palaces", "water")),
        *(f"figure.{rule}" for rule in ("land", "one", "path", "edge", "own")),
        *(f"palace.{rule}" for rule in ("village", "one", "right", "size", "higher", "once", "points")),
        *("water.bottom", "turn.points", WRONG_PRICE),
    }
    assert seen.keys() >= {*rules, *(f"{kind} legal" for kind in KINDS)}, sorted(rules - seen.keys())


@every_part
def test_all_legal_actions_are_listed_and_no_others(part: int) -> None:
    """On small boards, and now and then on the printed one. Fails if a direction is forgotten anywhere."""
    random = Random(f"lists {part}")
    for number in range(4 if part == 0 else 10):
        board = PRINTED if part and number == 0 else random_board(random, random.choice((12, 18)))
        state = random_position(random, random_island(random, board, random.randint(5, 70)))
        island, view = island_of(state), TABLE.audited(state)
        for kind in KINDS:
            listed = [told(action) for action in TABLE.candidates(view, kind)]
            due = [told(action) for action in every_action(kind, island) if not broken(state, action)]
            assert sorted(listed) == sorted(due), told(state)


def every_action(kind: str, island: Island) -> Iterator[Action]:
    """Every action of that type that can be written, in the words of the list."""
    everywhere = [name(space) for space in island.board.everywhere]
    begun: Action = {"type": kind, "player": "one"}
    match kind:
        case "lay-land":
            yield from (lay(tile) for size in (1, 2, 3) for tile in every_tile(island.board, size))
        case "lay-water":
            yield from ({**begun, "space": space} for space in everywhere)
        case "enter":
            yield from ({**begun, "to": space} for space in everywhere)
        case "leave" | "move":
            own = [name(space) for space, player in sorted(island.figures.items()) if player == "one"]
            ends: Sequence[Action] = [{"to": space} for space in everywhere] if kind == "move" else [{}]
            yield from ({**begun, "from": start, **end} for start in own for end in ends)
        case _:
            yield from ({**begun, "space": space, "value": value} for space in everywhere for value in VALUES)


@every_part
def test_claims_about_water_are_right_or_break_their_rule(part: int) -> None:
    random = Random(f"claims {part}")
    seen: Counter[str] = Counter()
    for island, tile, due in itertools.islice(lays_beside_water(random), 25 if part == 0 else 100):
        state = told_state(island)
        paid = [
            {"space": name(water.spaces[-1]), "player": water.player or "none", "points": water.points}
            for water in sorted(due, key=str)
        ]
        wrong = random.choice(("", "water.points", "water.first", "water.surrounded"))
        action = lay(tile, irrigation=paid)
        if wrong == "water.points":
            paid[0]["points"] += random.choice((-1, 3))  # type: ignore[operator]
        elif wrong == "water.first":
            paid[0]["player"] = random.choice(sorted({"none", *state["players"]} - {paid[0]["player"]}))
        elif wrong == "water.surrounded":
            paid.pop()
        ruling = TABLE.ruled(TABLE.audited(state), action)
        # who is paid nothing, or how much nobody gets, is wrong by either rule
        unclear = {"water.points": {"water.first"}, "water.first": {"water.points"}}.get(wrong, set())
        assert violated(ruling) - unclear == {wrong} - {""}, told({"state": state, "action": action})
        assert ruling.verdict is (Verdict.ILLEGAL if wrong else Verdict.LEGAL)
        seen[wrong] += 1
    assert len(seen) == 4, seen


def lays_beside_water(random: Random) -> Iterator[tuple[Island, Tile, set[Irrigation]]]:
    """Small islands as they grow, with tiles that surround water."""
    while True:
        island = random_island(random, random_board(random, 16), 10)
        for _ in range(40):
            kind = random.choices(("tile", "figure", "water"), (4, 3, 1))[0]
            further = grown(island, kind, random, island.board.everywhere, PLAYERS[:3])
            is_laid = len(further.tiles) > len(island.tiles)
            if is_laid and (due := irrigations(island, further)) and not broken(told_state(island), lay(further.tiles[-1])):
                yield island, further.tiles[-1], due
            island = further


@every_part
def test_a_way_onto_the_board_is_ruled_on_as_by_the_twin(part: int) -> None:
    """Named space by space: from the edge to where the figure is to stand, over own ones if that was agreed."""
    random = Random(f"onto the board {part}")
    seen: Counter[str] = Counter()
    for _ in range(15 if part == 0 else 60):
        island = random_island(random, random_board(random, 16), random.randint(30, 90))
        state = told_state(island, turn=turn("one", spent=random.choice((1, 3, 5))))
        view = TABLE.audited(state)
        for _ in range(12):
            path = [random.choice(sorted(island.seen) or island.board.everywhere)]
            for _ in range(random.choice((0, 0, 1, 2, 3))):
                ahead = [space for space in neighbours(path[-1]) if is_passable(island, "one", space)]
                path.append(random.choice(ahead or path))
            edge, walked = rate(island, path[0]), path_price(island, "one", path)
            is_way = edge is not None and walked is not None and path[-1] not in island.figures
            is_way = is_way and (len(path) == 1 or island.agreed["entry.through-own"] == "yes")
            legal = is_way and (edge or 0) + (walked or 0) <= 6 - state["turn"]["spent"]
            action = {"type": "enter", "player": "one", "to": name(path[-1]), "path": [name(space) for space in path]}
            ruling = TABLE.ruled(view, action)
            assert ruling.verdict == ("legal" if legal else "illegal"), f"{ruling} {told({'state': state, 'action': action})}"
            if ruling.effect:
                assert ruling.effect.events[0]["action_points"] == (edge or 0) + (walked or 0)
            seen[ruling.verdict] += 1
    assert {"legal", "illegal"} <= seen.keys(), seen


@every_part
def test_final_scorings_are_those_of_the_twin(part: int) -> None:
    random = Random(f"final {part}")
    seen: Counter[int] = Counter()
    for _ in range(12 if part == 0 else 60):
        island = random_island(random, steps=random.randint(40, 140))
        state = told_state(island, phase="final-scoring", turn=turn("one"))
        state["supply"]["three_space"] = 0  # which no audit would believe: few tiles lie on the board
        view, action = TABLE.seen(state), {"type": "final-scoring", "player": "one"}
        due = {space: points for space, points in due_finally(state, "one").items() if points}
        total, cities = sum(due.values()), [{"space": space, "points": points} for space, points in due.items()]
        ruling = TABLE.ruled(view, {**action, "points": total, "cities": cities})
        happened = event(ruling, "final-scored")
        assert happened["points"] == total, told(state)
        assert {city["space"]: city["points"] for city in happened["cities"] if city["points"]} == due, told(state)
        assert ruling.effect
        assert alike(dict(ruling.effect.state)) == alike(after(state, action))
        assert violated(TABLE.ruled(view, {**action, "points": total + 1})) == {"final.total"}
        seen[len(due)] += 1
    assert len(seen) > 2, seen


# Who is first


def standings(state: State, **place: Any) -> Any:
    return ask("java", "standings", {"state": state, "place": place})


def assert_ranked(answer: Any, level: Heights, agreed: dict[str, str], context: str) -> None:
    """Everybody has the twin's rank, and is compared with each other as by the twin."""
    assert {entry["player"]: (entry["heights"], entry["rank"]) for entry in answer["players"]} == {
        player: (level[player], rank) for player, rank in ranks(level, agreed).items()
    }, context
    for entry in answer["players"]:
        own = level[entry["player"]]
        assert {compared["with"] for compared in entry["compared"]} == level.keys() - {entry["player"]}, context
        for compared in entry["compared"]:
            other = level[compared["with"]]
            due = "ahead" if beats(own, other, agreed) else "behind" if beats(other, own, agreed) else "level"
            assert compared["outcome"] == due, (entry, compared, context)


def paid_in(answer: Any) -> dict[str, int]:
    return {entry["player"]: entry["points"] for entry in answer["players"] if entry.get("points")}


@every_part
def test_standings_on_the_board_are_those_of_the_twin(part: int) -> None:
    random = Random(f"places {part}")
    seen: Counter[str] = Counter()
    for _ in range(8 if part == 0 else 30):
        island = random_island(random, steps=random.randint(30, 130))
        state = told_state(island)
        for place in [*villages(island), *parts(island.water)]:
            answer = standings(state, type="board", space=name(random.choice(sorted(place))))
            context = told({"state": state, "answer": answer})
            level = heights(island, shore(place) if place <= island.water else place)
            first = first_alone(level, island.agreed)
            palace = next((space for space in place if space in island.palaces), None)
            if place <= island.water:
                due = {first: pay(island, place).points} if first else {}
            else:
                due = final_points(level, island.palaces[palace], island.agreed) if palace else {}
                assert answer.get("palace", {}).get("value") == island.palaces.get(palace), context  # type: ignore[arg-type]
                assert answer["may_build"] == {"player": first or "none", "largest": largest(island, place, state)}, context
                assert set(answer["spaces"]) == set(map(name, place)), context
            assert answer["place"] == ("shore" if place <= island.water else "city" if palace else "village"), context
            assert_ranked(answer, level, island.agreed, context)
            assert paid_in(answer) == due, context
            seen[answer["place"]] += 1
    assert seen.keys() == {"shore", "city", "village"}


def largest(island: Island, place: set[Space], state: State) -> int:
    """The largest palace that can be built there: there is room for it, it is higher than the one there, and in stock."""
    there = max((island.palaces[space] for space in place if space in island.palaces), default=0)
    is_full = not there and all(space in island.figures for space in place)
    if is_full or not first_alone(heights(island, place), island.agreed):
        return 0
    stock = state["supply"]["palaces"]
    return max((value for value in VALUES if there < value <= largest_value(place) and stock[str(value)]), default=0)


@every_part
def test_heights_without_a_board_are_compared_as_by_the_twin(part: int) -> None:
    random = Random(f"heights {part}")
    for _ in range(60 if part == 0 else 200):
        agreed, players = random_readings(random), PLAYERS[: random.randint(2, 4)]
        level = {player: sorted(random.choices((1, 2, 3), k=random.randint(1, 3)), reverse=True) for player in players}
        value, spaces = random.choice(VALUES), sum(map(len, level.values())) + random.randint(1, 12)
        state: State = {"players": list(players), "readings": agreed}
        shuffled = {player: random.sample(own, len(own)) for player, own in random.sample(sorted(level.items()), len(level))}
        answer = standings(state, type="city", heights=shuffled, palace=value, spaces=spaces)
        context = told({"state": state, "heights": level, "answer": answer})
        assert_ranked(answer, level, agreed, context)
        assert paid_in(answer) == final_points(level, value, agreed), context
        assert answer["may_build"]["player"] == (first_alone(level, agreed) or "none"), context
