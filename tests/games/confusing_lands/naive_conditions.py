"""The conditions as plainly as possible, written from the rulebook alone: the twin that the service is compared with.

A landscape tells which token lies on which square, by row and column, and is fully known here.
"""

from math import inf

from tests.games.confusing_lands.naive_placing import EMPTY, Landscape, Square, is_condition, is_river
from tests.games.confusing_lands.naive_terms import (
    Agreed,
    connected,
    flows_into,
    flows_past,
    groups,
    near,
    outside,
    spaces_from,
    touching,
)

FOREST, MOUNTAIN, VILLAGE, ELK, WOLF, CRYSTAL = "FMVEWC"


def with_token(landscape: Landscape, *tokens: str) -> list[Square]:
    return [square for square, token in landscape.items() if token in tokens]


def rivers(landscape: Landscape) -> list[Square]:
    return [square for square, token in landscape.items() if is_river(token)]


def type_of_symbol(token: str) -> str:
    """Which of the seven symbols it is; nothing for an empty square or a condition."""
    if is_river(token):
        return "river"
    return "" if token == EMPTY or is_condition(token) else token


# The conditions


def mighty_river(landscape: Landscape, agreed: Agreed) -> int:
    joined: dict[Square, list[Square]] = {}
    for square in rivers(landscape):
        joined[square] = touching(square)
        if agreed["river.group"] == "end-to-end":
            joined[square] = [other for other in flows_into(landscape, square) if is_river(landscape.get(other, EMPTY))]
            joined[square] = [other for other in joined[square] if square in flows_into(landscape, other)]
    return 4 * largest(groups(rivers(landscape), joined), agreed)


def largest(found: list[set[Square]], agreed: Agreed) -> int:
    """The size of the largest group, if one square by itself is agreed to be one."""
    sizes = [len(group) for group in found if len(group) > 1 or agreed["group.single"] == "counts"]
    return max(sizes, default=0)


def noble_woodlands(landscape: Landscape, agreed: Agreed) -> int:
    return 3 * sum(len(group) for group in connected(with_token(landscape, FOREST)) if len(group) >= 2)


def barrier_range(landscape: Landscape, agreed: Agreed) -> int:
    beyond = outside(landscape, agreed)
    return 3 * sum(any(square in beyond for square in touching(mountain)) for mountain in with_token(landscape, MOUNTAIN))


def thriving_villages(landscape: Landscape, agreed: Agreed) -> int:
    points = 0
    for village in with_token(landscape, VILLAGE):
        seen = {type_of_symbol(landscape[square]) for square in near(village) if square in landscape}
        points += len(seen - {"", VILLAGE})
    return points


def circle_of_life(landscape: Landscape, agreed: Agreed) -> int:
    wolves, elks = len(with_token(landscape, WOLF)), len(with_token(landscape, ELK))
    return 6 * (wolves * elks if agreed["pairs"] == "every-combination" else min(wolves, elks))


def ancient_relics(landscape: Landscape, agreed: Agreed) -> int:
    crystals = with_token(landscape, CRYSTAL)
    points = 0
    for crystal in crystals:
        others = [other for other in crystals if other != crystal]
        if not any(other in near(crystal) or in_line(landscape, crystal, other, agreed) for other in others):
            points += 4
    return points


def in_line(landscape: Landscape, one: Square, other: Square, agreed: Agreed) -> bool:
    """Whether both are in the same row or column; a gap between them is agreed to interrupt it or not."""
    if one[0] == other[0]:
        first, last = sorted((one[1], other[1]))
        between = [(one[0], column) for column in range(first + 1, last)]
    elif one[1] == other[1]:
        first, last = sorted((one[0], other[0]))
        between = [(row, one[1]) for row in range(first + 1, last)]
    else:
        return False
    return agreed["row.interrupted"] == "no" or all(square in landscape for square in between)


def roaring_falls(landscape: Landscape, agreed: Agreed) -> int:
    return 4 * sum(landscape.get(square) == MOUNTAIN for river in rivers(landscape) for square in flows_into(landscape, river))


def shaded_streams(landscape: Landscape, agreed: Agreed) -> int:
    return 4 * sum(landscape.get(square) == FOREST for river in rivers(landscape) for square in flows_past(landscape, river))


def valley_guardians(landscape: Landscape, agreed: Agreed) -> int:
    points = 0
    for crystal in with_token(landscape, CRYSTAL):
        distance = spaces_from(landscape, crystal)
        points += 2 * sum(distance[mountain] == 4 for mountain in with_token(landscape, MOUNTAIN))
    return points


def ruthless_hunters(landscape: Landscape, agreed: Agreed) -> int:
    points = 0
    for wolf in with_token(landscape, WOLF):
        distance = spaces_from(landscape, wolf)
        shunned = [square for square in with_token(landscape, VILLAGE, WOLF) if square != wolf]
        if any(distance[square] < inf for square in shunned):
            points += 8 * all(distance[square] >= 5 for square in shunned)
        elif shunned:
            points += 8 * (agreed["wolf.unreachable"] == "scores")
        elif agreed["wolf.alone"] == "scores":
            points += 8
    return points


def forest_spirit(landscape: Landscape, agreed: Agreed) -> int:
    return 8 * sum(sum(landscape.get(square) == FOREST for square in near(elk)) >= 3 for elk in with_token(landscape, ELK))


def town_centre(landscape: Landscape, agreed: Agreed) -> int:
    values = [0]
    for crystal in with_token(landscape, CRYSTAL):
        distance = spaces_from(landscape, crystal)
        values.append(3 * sum(distance[village] <= 3 for village in with_token(landscape, VILLAGE)))
    return max(values)


def free_of_conditions(landscape: Landscape) -> set[Square]:
    return {square for square, token in landscape.items() if not is_condition(token)}


def remote_outposts(landscape: Landscape, agreed: Agreed) -> int:
    free = free_of_conditions(landscape)
    directions = [(0, 1), (1, 0)]
    if agreed["line.diagonal"] == "yes":
        directions += [(1, 1), (1, -1)]
    longest = 0
    for row, column in free:
        for down, right in directions:
            length = 0
            while (row + length * down, column + length * right) in free:
                length += 1
            longest = max(longest, length)
    return longest


def close_neighbours(landscape: Landscape, agreed: Agreed) -> int:
    free = free_of_conditions(landscape)
    largest_side = 0
    for row, column in free:
        side = 1
        while all((row + down, column + right) in free for down in range(side) for right in range(side)):
            largest_side = max(largest_side, side)
            side += 1
    return largest_side * largest_side


def great_prairie(landscape: Landscape, agreed: Agreed) -> int:
    return 2 * largest(connected(with_token(landscape, EMPTY)), agreed)


def tranquillity(landscape: Landscape, agreed: Agreed) -> int:
    return len(with_token(landscape, VILLAGE, MOUNTAIN, FOREST))


def wilderness(landscape: Landscape, agreed: Agreed) -> int:
    return len(rivers(landscape)) + len(with_token(landscape, CRYSTAL, WOLF, ELK))


LAND_OF_PLENTY = 16
BY_NUMBER = {
    1: mighty_river,
    2: noble_woodlands,
    3: barrier_range,
    4: thriving_villages,
    5: circle_of_life,
    6: ancient_relics,
    7: roaring_falls,
    8: shaded_streams,
    9: valley_guardians,
    10: ruthless_hunters,
    11: forest_spirit,
    12: town_centre,
    13: remote_outposts,
    14: close_neighbours,
    15: great_prairie,
    17: tranquillity,
    18: wilderness,
}
"""What each condition is worth, but for the one that looks at the others."""
