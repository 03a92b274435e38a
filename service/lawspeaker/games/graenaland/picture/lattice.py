"""Where the territories of a map lie, worked out from the directions in which they adjoin.

Directions alone do not say how far apart tiles lie. So several ways to lay them are tried: rows offset by half a tile, as
in the printed game; rows and columns; columns offset by half a tile. Whatever fits none of them is not laid out.
"""

from collections.abc import Mapping, Sequence

Steps = Mapping[str, tuple[int, int]]
Spot = tuple[int, int]
"""How far right and down, in halves of a tile."""
Neighbours = Mapping[str, Mapping[str, str]]
"""By territory, what adjoins in which direction, as far as that is known."""

_ROWS: Steps = {
    "east": (2, 0),
    "west": (-2, 0),
    "north-east": (1, -2),
    "north-west": (-1, -2),
    "south-east": (1, 2),
    "south-west": (-1, 2),
}
_SQUARES: Steps = {
    "east": (2, 0),
    "west": (-2, 0),
    "north": (0, -2),
    "south": (0, 2),
    "north-east": (2, -2),
    "north-west": (-2, -2),
    "south-east": (2, 2),
    "south-west": (-2, 2),
}
_COLUMNS: Steps = {
    "north": (0, -2),
    "south": (0, 2),
    "north-east": (2, -1),
    "north-west": (-2, -1),
    "south-east": (2, 1),
    "south-west": (-2, 1),
}


def laid_out(territories: Sequence[str], neighbours: Neighbours) -> list[dict[str, Spot]]:
    """The territories in groups that are connected, each group laid out; one alone of what is not known to adjoin any."""
    groups: list[dict[str, Spot]] = []
    for group in _groups(territories, neighbours):
        spots = next((spots for steps in (_ROWS, _SQUARES, _COLUMNS) if (spots := _laid(group, neighbours, steps))), None)
        groups += [spots] if spots else [{territory: (0, 0)} for territory in group]
    return groups


def _groups(territories: Sequence[str], neighbours: Neighbours) -> list[list[str]]:
    group_of = {territory: [territory] for territory in territories}
    for territory, around in neighbours.items():
        for other in around.values():
            if other in group_of and group_of[other] is not group_of[territory]:
                joined = group_of[territory] + group_of[other]
                group_of.update(dict.fromkeys(joined, joined))
    found = {id(group): group for group in group_of.values()}
    order = {territory: index for index, territory in enumerate(territories)}
    return sorted((sorted(group, key=order.__getitem__) for group in found.values()), key=lambda group: order[group[0]])


def _laid(group: Sequence[str], neighbours: Neighbours, steps: Steps) -> dict[str, Spot] | None:
    """Where each of the group lies if the directions are such steps; nothing if that does not fit."""
    given = {(one, direction, other) for one in group for direction, other in neighbours.get(one, {}).items() if other in group}
    if any(direction not in steps for _, direction, _ in given):
        return None
    spots: dict[str, Spot] = {group[0]: (0, 0)}
    reached = True
    while reached:
        reached = False
        for one, direction, other in sorted(given):
            right, down = steps[direction]
            if one in spots and other not in spots:
                spots[other] = spots[one][0] + right, spots[one][1] + down
                reached = True
            elif other in spots and one not in spots:
                spots[one] = spots[other][0] - right, spots[other][1] - down
                reached = True
    fits = all((spots[other][0] - spots[one][0], spots[other][1] - spots[one][1]) == steps[how] for one, how, other in given)
    adjoin = {frozenset((one, other)) for one, _, other in given}
    return _from_the_corner(spots) if fits and _touches_only(spots, adjoin) else None


def _touches_only(spots: Mapping[str, Spot], adjoin: set[frozenset[str]]) -> bool:
    """Whether no two tiles overlap, and only tiles that adjoin on the map share an edge."""
    placed = list(spots.items())
    for index, (one, (x, y)) in enumerate(placed):
        for other, (x2, y2) in placed[index + 1 :]:
            across, down = abs(x2 - x), abs(y2 - y)
            if across < 2 and down < 2:
                return False
            if across + down < 4 and max(across, down) == 2 and frozenset((one, other)) not in adjoin:
                return False
    return True


def _from_the_corner(spots: Mapping[str, Spot]) -> dict[str, Spot]:
    left, top = min(x for x, _ in spots.values()), min(y for _, y in spots.values())
    return {territory: (x - left, y - top) for territory, (x, y) in spots.items()}
