"""Scoring as plainly as possible, written from the rulebook alone: the twin that the service is compared with.

A landscape tells which token lies on which square, by row and column, and is fully known here. ``agreed`` has the choice of
every reading on which the rulebook leaves something open.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from tests.games.confusing_lands.naive_placing import EMPTY, Landscape, Square, is_condition, is_river

CHOICES = {
    "river.group": ("end-to-end", "touching"),
    "group.single": ("counts", "does-not"),
    "border.holes": ("yes", "no"),
    "row.interrupted": ("no", "by-gap"),
    "pairs": ("disjoint", "every-combination"),
    "line.diagonal": ("no", "yes"),
    "wolf.alone": ("scores", "does-not"),
    "tiebreak.shared": ("no", "yes"),
    "tiebreak.none-left": ("equal", "having-one-wins"),
    "solo.nine": ("lost", "confused"),
}
"""The readings with their choices, the default first."""
DEFAULTS = {reading: choices[0] for reading, choices in CHOICES.items()}

RULES = {
    1: "condition.mighty-river",
    2: "condition.noble-woodlands",
    3: "condition.barrier-range",
    4: "condition.thriving-villages",
    5: "condition.circle-of-life",
    6: "condition.ancient-relics",
    7: "condition.roaring-falls",
    8: "condition.shaded-streams",
    9: "condition.valley-guardians",
    10: "condition.ruthless-hunters",
    11: "condition.forest-spirit",
    12: "condition.town-centre",
    13: "condition.remote-outposts",
    14: "condition.close-neighbours",
    15: "condition.great-prairie",
    16: "condition.land-of-plenty",
    17: "condition.tranquillity",
    18: "condition.wilderness",
}

Agreed = Mapping[str, str]

EDGES = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
FOREST, MOUNTAIN, VILLAGE, ELK, WOLF, CRYSTAL = "FMVEWC"


# The key terms


def touching(square: Square) -> list[Square]:
    """The four squares around it."""
    row, column = square
    return [(row + down, column + right) for down, right in EDGES.values()]


def near(square: Square) -> list[Square]:
    """The eight squares around it."""
    row, column = square
    return [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]


def groups(squares: Iterable[Square], joined: Mapping[Square, list[Square]]) -> list[set[Square]]:
    """The squares in groups, of which each hangs together by what joins its squares."""
    left = set(squares)
    found = []
    while left:
        group = {left.pop()}
        while further := {other for square in group for other in joined[square] if other in left}:
            group |= further
            left -= further
        found.append(group)
    return found


def connected(squares: Iterable[Square]) -> list[set[Square]]:
    """The squares in connected groups."""
    chosen = set(squares)
    return groups(chosen, {square: touching(square) for square in chosen})


def flows_into(landscape: Landscape, river: Square) -> list[Square]:
    """The squares that it touches by an edge with an end of the river."""
    return [(river[0] + EDGES[edge][0], river[1] + EDGES[edge][1]) for edge in EDGES if edge in landscape[river]]


def flows_past(landscape: Landscape, river: Square) -> list[Square]:
    """The squares that it touches by an edge without an end of the river."""
    return [(river[0] + EDGES[edge][0], river[1] + EDGES[edge][1]) for edge in EDGES if edge not in landscape[river]]


def spaces_from(landscape: Landscape, start: Square) -> dict[Square, int]:
    """How far it is to each square, walking over the squares of the landscape, conditions too."""
    distance = {start: 0}
    reached = [start]
    for square in reached:
        for other in touching(square):
            if other in landscape and other not in distance:
                distance[other] = distance[square] + 1
                reached.append(other)
    return distance


def outside(landscape: Landscape, agreed: Agreed) -> set[Square]:
    """The squares around that do not belong to the landscape; a hole in it is agreed to belong to them or not."""
    rows = [row for row, _ in landscape]
    columns = [column for _, column in landscape]
    frame = {
        (row, column)
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 1, max(columns) + 2)
        if (row, column) not in landscape
    }
    if agreed["border.holes"] == "yes":
        return frame
    corner = (min(rows) - 1, min(columns) - 1)
    (around,) = (group for group in connected(frame) if corner in group)
    return around


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
        if shunned:
            points += 8 * all(distance[square] >= 5 for square in shunned)
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


# The sheet


class Sheet:
    """What a landscape scores together with the shared condition."""

    def __init__(self, landscape: Landscape, shared: int, agreed: Agreed) -> None:
        numbers = {int(token) for token in landscape.values() if is_condition(token)}
        every = numbers | {shared}
        worth = {number: BY_NUMBER[number](landscape, agreed) for number in every if number != LAND_OF_PLENTY}
        if LAND_OF_PLENTY in every and numbers:
            # Of all the conditions that count here but itself, the one that is worth the least.
            worth[LAND_OF_PLENTY] = min(worth.values())
        self.own = {number: worth[number] for number in sorted(numbers)}
        # Whoever has no condition of their own gets nothing for the shared one.
        self.shared = worth[shared] if numbers else 0
        self.deduction = 10 * len(numbers)
        self.total = sum(self.own.values()) + self.shared - self.deduction

    def lines(self, shared: int) -> Iterator[tuple[str, int]]:
        """The rule and the points of each line: own conditions, the shared one, the deduction."""
        for number, points in self.own.items():
            yield RULES[number], points
        if self.own:
            yield RULES[shared], self.shared
            yield "score.deduction", -self.deduction
        else:
            yield "score.no-own-condition", 0


def beats(one: Sheet, other: Sheet, agreed: Agreed) -> bool:
    """Whether the first wins against the second: by points, then by the most valuable conditions one after the other."""
    if one.total != other.total:
        return one.total > other.total
    first, second = (compared(sheet, agreed) for sheet in (one, other))
    for place in range(max(len(first), len(second))):
        # A condition that is not there counts like one that is worth nothing, or less than that.
        missing = -1 if agreed["tiebreak.none-left"] == "having-one-wins" else 0
        mine = first[place] if place < len(first) else missing
        theirs = second[place] if place < len(second) else missing
        if mine != theirs:
            return mine > theirs
    return False


def compared(sheet: Sheet, agreed: Agreed) -> list[int]:
    """The values that are compared on a tie, the most valuable first."""
    values = list(sheet.own.values())
    if agreed["tiebreak.shared"] == "yes":
        values.append(sheet.shared)
    return sorted(values, reverse=True)


def ranks(sheets: Mapping[str, Sheet], agreed: Agreed) -> dict[str, int]:
    """1 for whoever wins, for both if nobody does, else 2."""
    ranked = dict.fromkeys(sheets, 1)
    for one, other in combinations(sheets, 2):
        if beats(sheets[one], sheets[other], agreed):
            ranked[other] = 2
        if beats(sheets[other], sheets[one], agreed):
            ranked[one] = 2
    return ranked
