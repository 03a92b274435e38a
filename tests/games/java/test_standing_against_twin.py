"""Who stands first, second and so on, who may build, and what cities pay, in the service as for the naive twin."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from tests.games.java.naive_board import Island, Space, name, parts
from tests.games.java.naive_settlements import VALUES, cities, heights, largest_value, village_of, villages
from tests.games.java.naive_standing import Heights, beats, final_points, first_alone, ranks
from tests.games.java.naive_water import pay, shore
from tests.games.java.positions import PLAYERS, random_island, random_readings, told_state, turn
from tests.games.java.twins import TABLE, assert_ruled, event, every_part, options
from tests.games.play import State, told
from tests.games.test_every_game import ask


def asked(state: State, **place: Any) -> Any:
    return ask("java", "standings", {"state": state, "place": place})


def assert_ranked(answer: Any, level: Heights, agreed: dict[str, str], context: str) -> None:
    """Everybody has the twin's rank, and is compared with each other as by the twin."""
    assert {entry["player"]: entry["heights"] for entry in answer["players"]} == level, context
    assert {entry["player"]: entry["rank"] for entry in answer["players"]} == ranks(level, agreed), context
    for entry in answer["players"]:
        own = level[entry["player"]]
        assert {compared["with"] for compared in entry["compared"]} == level.keys() - {entry["player"]}, context
        for compared in entry["compared"]:
            other = level[compared["with"]]
            due = "ahead" if beats(own, other, agreed) else "behind" if beats(other, own, agreed) else "level"
            assert compared["outcome"] == due, (entry, compared, context)


@every_part
def test_places_are_asked_about_as_the_twin_would_say(part: int) -> None:
    random = Random(f"places {part}")
    seen: Counter[Any] = Counter()
    for _ in range(12 if part == 0 else 30):
        island = random_island(random, steps=random.randint(30, 130))
        state = told_state(island)
        view = TABLE.audited(state)
        assert view is not None
        for place in [*villages(island), *parts(island.water)]:
            answer = asked(state, type="board", space=name(random.choice(sorted(place))))
            context = told({"state": state, "answer": answer})
            if place <= island.water:
                level = heights(island, shore(place))
                due = {}
                if player := first_alone(level, island.agreed):
                    due = {player: 3 * (len(place) if island.agreed["irrigation.points"] == "per-space" else 1)}
                    assert pay(island, place).player == player
                assert answer["place"] == "shore", context
            else:
                level = heights(island, place)
                palace = next((space for space in place if space in island.palaces), None)
                due = final_points(level, island.palaces[palace], island.agreed) if palace else {}
                assert answer["place"] == ("city" if palace else "village"), context
                assert answer.get("palace", {}).get("value") == (island.palaces[palace] if palace else None), context
                assert answer["may_build"]["player"] == (first_alone(level, island.agreed) or "none"), context
                assert_largest(answer, island, place, state, context)
                assert set(answer["spaces"]) == set(map(name, place)), context
            assert_ranked(answer, level, island.agreed, context)
            paid = {entry["player"]: entry["points"] for entry in answer["players"] if entry.get("points")}
            assert paid == due, context
            seen[answer["place"], len(level)] += 1
    assert {place for place, _ in seen} == {"shore", "city", "village"}


def assert_largest(answer: Any, island: Island, place: set[Space], state: State, context: str) -> None:
    """The largest palace that the village is large enough for, higher than the one that is there, and in stock."""
    there = max((island.palaces[space] for space in place if space in island.palaces), default=0)
    stock = state["supply"]["palaces"]
    fitting = [value for value in VALUES if there < value <= largest_value(place) and stock[str(value)]]
    is_full = not there and all(space in island.figures for space in place)
    if is_full or not first_alone(heights(island, place), island.agreed):
        fitting = []  # nowhere for it to stand, or nobody to build it
    assert answer["may_build"]["largest"] == max(fitting, default=0), context


@every_part
def test_heights_are_compared_as_the_twin_would(part: int) -> None:
    """Without a board: what figures on these levels are worth."""
    random = Random(f"heights {part}")
    for _ in range(60 if part == 0 else 200):
        agreed = random_readings(random)
        players = PLAYERS[: random.randint(2, 4)]
        level = {
            player: sorted((random.randint(1, 3) for _ in range(random.randint(1, 3))), reverse=True)
            for player in players
            if random.random() < 0.9
        }
        if not level:
            continue
        figures = sum(map(len, level.values()))
        value, spaces = random.choice(VALUES), random.randint(figures + 1, figures + 12)
        state: State = {"players": list(players), "readings": agreed}
        answer = asked(state, type="city", heights=level, palace=value, spaces=spaces)
        context = told({"state": state, "heights": level, "answer": answer})
        assert_ranked(answer, level, agreed, context)
        paid = {entry["player"]: entry["points"] for entry in answer["players"] if entry.get("points")}
        assert paid == final_points(level, value, agreed), context
        assert answer["may_build"]["player"] == (first_alone(level, agreed) or "none"), context
        shuffled = dict(random.sample(sorted(level.items()), len(level)))
        again = asked(state, type="city", heights={player: own[::-1] for player, own in shuffled.items()}, palace=value)
        assert {entry["player"]: entry["rank"] for entry in again["players"]} == ranks(level, agreed)


@every_part
def test_palaces_are_built_and_enlarged_as_by_the_twin(part: int) -> None:
    random = Random(f"palaces {part}")
    seen: Counter[str] = Counter()
    for _ in range(6 if part == 0 else 12):
        island = random_island(random, steps=random.randint(40, 120))
        few = random.sample(sorted(island.figures), min(10, len(island.figures)))
        island = replace(
            island,
            figures={space: random.choice(("one", "one", island.figures[space])) for space in few},
            palaces={space: random.choice((2, value)) for space, value in island.palaces.items() if random.random() < 0.5},
        )
        changed = [space for space in sorted(island.palaces) if random.random() < 0.4][:4]
        round_built = sorted({*(space for space in island.palaces if random.random() < 0.15)})
        state = told_state(
            island,
            turn=turn("one", spent=1 + len(changed), palaces=[name(space) for space in changed]),
            palaces_built=[name(space) for space in round_built],
        )
        view = TABLE.audited(state)
        legal = set()
        for space in island.board.everywhere:
            for value in VALUES:
                for kind in ("build-palace", "enlarge-palace"):
                    broken = broken_by(island, state, kind, space, value)
                    if not broken:
                        legal.add((kind, name(space), value))
                    if space not in island.seen and random.random() < 0.9:
                        continue
                    action = {"type": kind, "player": "one", "space": name(space), "value": value}
                    # of a place without a village, or with the wrong one, nothing else need be said
                    unclear = OF_THE_VILLAGE if broken & {"palace.village", "palace.one"} else set()
                    ruling = assert_ruled(view, action, broken, unclear - {"palace.village"})
                    seen.update(broken or [kind])
                    if ruling.effect:
                        happened = event(ruling, {"build-palace": "palace-built", "enlarge-palace": "palace-enlarged"}[kind])
                        assert (happened["points"], happened["action_points"]) == (value // 2, 1)
                        assert_built(state, dict(ruling.effect.state), name(space), value, kind == "build-palace")
        listed = [(option["type"], option["space"], option["value"]) for kind in KINDS for option in options(view, kind)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == legal, told(state)
    assert seen.keys() >= {*KINDS, *OF_THE_VILLAGE} or part, seen


KINDS = ("build-palace", "enlarge-palace")
OF_THE_VILLAGE = {"palace.village", "palace.one", "palace.right", "palace.size", "palace.higher", "palace.once"}


def broken_by(island: Island, state: State, kind: str, space: Space, value: int) -> set[str]:
    """The rules that are broken by putting a palace of that value there."""
    broken, village = set(), village_of(island, space)
    palaces = village & island.palaces.keys()
    if kind == "build-palace":
        if not village or space in island.figures or space in island.palaces:
            broken.add("palace.village")
        if palaces:
            broken.add("palace.one")
    else:
        if space not in island.palaces:
            broken.add("palace.village")
        elif value <= island.palaces[space]:
            broken.add("palace.higher")
        told_built = state["palaces_built"] if island.agreed["palace.enlarge-built"] == "round" else []
        if name(space) in [*state["turn"]["palaces"], *told_built]:
            broken.add("palace.once")
    if first_alone(heights(island, village), island.agreed) != "one":
        broken.add("palace.right")
    if value > len(village):
        broken.add("palace.size")
    if not state["supply"]["palaces"][str(value)]:
        broken.add("palace.stock")
    return broken


def assert_built(state: State, after: State, space: str, value: int, is_new: bool) -> None:
    """The palace is there, white side up, paid for, and has paid."""
    palaces = {palace["space"]: palace for palace in state["palaces"]}
    palaces[space] = {"space": space, "value": value, "side": "white"}
    assert {palace["space"]: palace for palace in after["palaces"]} == palaces
    assert after["points"] == {**state["points"], "one": state["points"]["one"] + value // 2}
    assert sorted(after["turn"]["palaces"]) == sorted([*state["turn"]["palaces"], space])
    assert set(after["palaces_built"]) == {*state["palaces_built"], *([space] if is_new else [])}
    stock = state["supply"]["palaces"]
    assert after["supply"]["palaces"] == {**stock, str(value): stock[str(value)] - 1}


@every_part
def test_final_scorings_are_those_of_the_twin(part: int) -> None:
    random = Random(f"final {part}")
    seen: Counter[Any] = Counter()
    for _ in range(15 if part == 0 else 60):
        island = random_island(random, steps=random.randint(40, 140))
        state = told_state(island, phase="final-scoring", turn=turn("one"))
        state["supply"]["three_space"] = 0
        view = TABLE.audited(state)
        due = {}
        for palace, city in cities(island).items():
            paid = final_points(heights(island, city), island.palaces[palace], island.agreed)
            due[name(palace)] = paid.get("one", 0)
        points = sum(due.values())
        claim = [{"space": space, "points": own} for space, own in due.items() if own]
        action = {"type": "final-scoring", "player": "one"}
        ruling = assert_ruled(view, action, set())
        happened = event(ruling, "final-scored")
        assert happened["points"] == points, told(state)
        assert {entry["space"]: entry["points"] for entry in happened["cities"] if entry["points"]} == {
            space: own for space, own in due.items() if own
        }, told(state)
        assert ruling.effect
        assert ruling.effect.state["points"]["one"] == points
        assert ruling.effect.state["scored"] == ["one"]
        assert_ruled(view, {**action, "points": points, "cities": claim}, set())
        assert_ruled(view, {**action, "points": points + 1}, {"final.total"})
        seen[len(claim)] += 1
    assert len(seen) > 2, seen


@every_part
def test_names_of_players_mean_nothing(part: int) -> None:
    """Fails if somebody is preferred for sitting first. With the names exchanged the standings are the same, exchanged."""
    random = Random(f"renamed {part}")
    for _ in range(6 if part == 0 else 12):
        island = random_island(random, steps=random.randint(40, 110), players=PLAYERS)
        renamed = dict(zip(PLAYERS, random.sample(PLAYERS, 4), strict=True))
        other = replace(island, figures={space: renamed[player] for space, player in island.figures.items()})
        for place in villages(island):
            space = name(min(place))
            one, two = (asked(told_state(each, PLAYERS), type="board", space=space)["players"] for each in (island, other))
            expected = {renamed[entry["player"]]: (entry["heights"], entry["rank"]) for entry in one}
            assert {entry["player"]: (entry["heights"], entry["rank"]) for entry in two} == expected
