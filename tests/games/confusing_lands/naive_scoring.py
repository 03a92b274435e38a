"""Sheets and ranks as plainly as possible, written from the rulebook alone: the twin that the service is compared with."""

from collections.abc import Iterator, Mapping
from itertools import combinations

from tests.games.confusing_lands.naive_conditions import BY_NUMBER, LAND_OF_PLENTY
from tests.games.confusing_lands.naive_placing import Landscape, is_condition
from tests.games.confusing_lands.naive_terms import Agreed

CHOICES = {
    "choose.again": ("no", "until-laid"),
    "cover.first-round": ("first-card", "whole-round"),
    "place.none-possible": ("set-aside", "over-conditions"),
    "river.group": ("end-to-end", "touching"),
    "group.single": ("counts", "does-not"),
    "border.holes": ("yes", "no"),
    "row.interrupted": ("no", "by-gap"),
    "pairs": ("disjoint", "every-combination"),
    "line.diagonal": ("no", "yes"),
    "wolf.alone": ("scores", "does-not"),
    "wolf.unreachable": ("scores", "does-not"),
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
    for index in range(max(len(first), len(second))):
        # A condition that is not there counts like one that is worth nothing, or less than that.
        missing = -1 if agreed["tiebreak.none-left"] == "having-one-wins" else 0
        mine = first[index] if index < len(first) else missing
        theirs = second[index] if index < len(second) else missing
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
