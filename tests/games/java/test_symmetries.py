"""What may be done does not depend on from which side one looks at the board. Fails if a direction is forgotten anywhere."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from tests.games.java.naive_board import Board, Island, Space, name, named, read
from tests.games.java.positions import random_board, random_island, told_state, turn
from tests.games.java.twins import TABLE, every_part, options
from tests.games.play import Action, told

Look = Callable[[Space], Space]

# Even numbers, so that each row keeps the columns that it has.
LOOKS: tuple[Look, ...] = (
    lambda space: (space[0], 34 - space[1]),
    lambda space: (14 - space[0], space[1]),
    lambda space: (14 - space[0], 34 - space[1]),
)
KINDS = ("lay-land", "lay-water", "enter", "move", "leave", "build-palace", "enlarge-palace")


def seen_so(island: Island, look: Look) -> Island:
    """The same island, looked at so."""

    def spaces(told: frozenset[Space]) -> frozenset[Space]:
        return frozenset(map(look, told))

    return replace(
        island,
        board=Board(*(spaces(part) for part in (island.board.grid, island.board.water, island.board.mountains))),
        tiles=[tuple((look(space), terrain) for space, terrain in tile) for tile in island.tiles],
        laid_water=spaces(island.laid_water),
        palaces={look(space): value for space, value in island.palaces.items()},
        figures={look(space): player for space, player in island.figures.items()},
    )


def told_so(action: Action, look: Look) -> list[Any]:
    """What an action is about, looked at so; a tile is the same whichever of its spaces is told first."""
    found: list[Any] = [action["type"], action.get("value")]
    for member in ("space", "from", "to"):
        found.append(name(look(named(action[member]))) if member in action else None)
    found.append(sorted((look(space), terrain) for space, terrain in read(action.get("tile", ""))))
    return found


def listed(island: Island, look: Look) -> list[list[Any]]:
    view = TABLE.audited(told_state(island, turn=turn("one", spent=2)))
    return sorted((told_so(action, look) for kind in KINDS for action in options(view, kind)), key=str)


@every_part
def test_the_same_may_be_done_from_whichever_side_one_looks(part: int) -> None:
    random = Random(f"looks {part}")
    for _ in range(2 if part == 0 else 6):
        island = random_island(random, random_board(random, 13), random.randint(15, 70))
        expected = listed(island, lambda space: space)
        for look in LOOKS:
            assert listed(seen_so(island, look), look) == expected, told(told_state(island))
