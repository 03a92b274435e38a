"""The duty to lay land, the points of a turn and the token as by the naive twin, on boards with hardly any room left."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from tests.games.java.naive_board import Island, Space, cost, name, placements, spaces_of
from tests.games.java.naive_game import SORTS, Action, State, broken, cheapest_land, cheapest_tile, in_stock, is_land_due
from tests.games.java.naive_settlements import villages
from tests.games.java.naive_ways import entries, exits, is_open, moves
from tests.games.java.positions import PLAYERS, random_board, random_island, stock_of, told_state, turn
from tests.games.java.twins import TABLE, every_part, violated
from tests.games.play import told


def random_state(random: Random) -> tuple[Island, State]:
    """Somebody who may have to lay land still, on a small island; often no single tiles are left, and little is free.

    The board is too small for all tiles that are used up, so no audit would believe it.
    """
    board = random_board(random, random.choice((3, 3, 4, 5, 8)))
    island = random_island(random, board, random.choice((0, 1, 3, random.randint(0, 60))), ("one", "two"))
    if random.random() < 0.5:
        free = [space for space in sorted(island.seen) if is_open(island, space) and space not in island.figures]
        crowd = {space: random.choice(("one", "two", "three")) for space in free[:20] if random.random() < 0.9}
        island = replace(island, figures={**island.figures, **crowd})
    players = PLAYERS[:3]
    used = random.random() < 0.3
    spent = random.choice((0, random.randint(0, 6)))
    state = told_state(island, players, turn=turn("one", spent=spent, token_used=used, land_laid=False))
    state["stocks"]["one"] = {sort: random.choice((0, 0, number)) for sort, number in state["stocks"]["one"].items()}
    state["stocks"]["one"]["tokens"] = random.randint(0, 2)
    own = [space for space, owner in island.figures.items() if owner == "one"]
    if not state["turn"]["begun"] and any(0 in moves(island, space).values() for space in own):
        state["turn"]["begun"] = random.random() < 0.5
    state["supply"]["three_space"] = random.choice((1, state["supply"]["three_space"]))
    if random.random() < 0.15:
        state["scored"] = ["three"]
        state["supply"]["three_space"] = 0
    return island, state


@every_part
def test_land_must_be_laid_as_by_the_twin(part: int) -> None:
    """Fails if the duty is forgotten, falls away for want of points, or keeps somebody from what leaves enough for land."""
    random = Random(f"duty {part}")
    seen: Counter[str] = Counter()
    for _ in range(40 if part == 0 else 120):
        island, state = random_state(random)
        if max(Counter(island.figures.values()).values(), default=0) > 12:
            continue
        view = TABLE.seen(state)
        actions: list[Action] = [{"type": kind, "player": "one"} for kind in ("end-turn", "use-token")]
        actions.append({"type": "draw-card", "player": "one", "from": "face-up"})
        actions += [{"type": "lay-water", "player": "one", "space": name(space)} for space in island.board.everywhere[:4]]
        actions += [{"type": "enter", "player": "one", "to": name(space)} for space in list(entries(island, "one"))[:3]]
        actions += [{"type": "leave", "player": "one", "from": name(space)} for space in list(exits(island, "one"))[:3]]
        for space in [space for space, owner in island.figures.items() if owner == "one"][:3]:
            ends = list(moves(island, space))[:2]
            actions += [{"type": "move", "player": "one", "from": name(space), "to": name(end)} for end in ends]
        for space in [space for village in villages(island) for space in list(village)[:2]]:
            actions.append({"type": "build-palace", "player": "one", "space": name(space), "value": 2})
        at_once, in_the_end = cheapest_tile(state, island), cheapest_land(state, island, 7)
        seen[f"land for {in_the_end}"] += 1
        seen["room made"] += at_once != in_the_end
        seen["begun by a walk"] += state["turn"]["begun"] and not state["turn"]["spent"] + state["turn"]["token_used"]
        for action in actions:
            due, ruling = counted(state, action), TABLE.ruled(view, action)
            context = told({"state": state, "action": action})
            if not due and action["type"] == "end-turn" and could_have_been_laid(state, island):
                continue  # at the beginning of the turn, which the twin does not look at
            assert ruling.verdict == ("illegal" if due else "legal"), f"{due} {ruling} {context}"
            assert due & violated(ruling) or not due, f"{due} {ruling} {context}"
            assert ("turn.land" in due) == ("turn.land" in violated(ruling)) or due - {"turn.land"}, f"{due} {ruling} {context}"
            seen.update(f"{action['type']} {rule}" for rule in due or ["legal"])
    assert seen.keys() >= {f"land for {price}" for price in (None, 1, 2, 3)}, seen
    assert seen["room made"], seen
    assert seen["begun by a walk"] or part == 0, seen
    due_seen = {"end-turn turn.land", "end-turn legal", "draw-card turn.land", "draw-card legal", "use-token token.timing"}
    assert seen.keys() >= {*due_seen, "use-token legal", "draw-card turn.points"} or part, seen


def could_have_been_laid(state: State, island: Island) -> bool:
    """Whether there are more places for a tile, without a space in common, than figures can have made way for in the turn."""
    tiles = [tile for size in SORTS for tile in placements(island, size) if in_stock(state, stock_of(tile))]
    places = {frozenset(spaces_of(tile)) for tile in tiles if cost(island, tile) == 1}

    def apart(left: Sequence[frozenset[Space]]) -> int:
        return max((1 + apart([place for place in left if not place & one]) for one in left), default=0)

    on_figures = state["turn"]["spent"] - state["turn"]["drawn"] - len(state["turn"]["palaces"])
    return bool(is_land_due(state) and len(places) < 12 and apart(list(places)) > on_figures)


def counted(state: State, action: Action) -> set[str]:
    """The rules that are broken, of a state in which cards are known by their number only."""
    cards: State = {"deck": {"cards": ["mask"] * 5}, "discards": {"cards": []}}
    return broken({**state, **cards}, action)
