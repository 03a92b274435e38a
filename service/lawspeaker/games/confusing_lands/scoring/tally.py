"""What the conditions bring one player. Bodování 1-3; Bodovací podmínky 16."""

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from lawspeaker.adjudication.unknown import Count, Gaps, Place, Unknown, surely, total, where_known
from lawspeaker.adjudication.work import GivenUp
from lawspeaker.games.confusing_lands.conditions.condition import Award
from lawspeaker.games.confusing_lands.conditions.table import CONDITIONS, LAND_OF_PLENTY
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE
from lawspeaker.games.confusing_lands.scoring.bounds import bounds, fillings, with_whole_conditions
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS_IN_A_LANDSCAPE

DEDUCTION = 10
"""The points that each condition in the player's own landscape costs."""


class Outcome(NamedTuple):
    """What a landscape comes to."""

    own: Sequence[int]
    """What the player's own conditions bring, the most valuable first."""
    shared: int
    """What the shared one brings."""

    @property
    def total(self) -> int:
        """All that they bring, less the deduction."""
        return sum(self.own) + self.shared - DEDUCTION * len(self.own)


@dataclass(frozen=True, slots=True)
class Brought:
    """What a condition brings."""

    condition: int
    points: Count
    awards: Sequence[Award] = ()
    """What it counts, where all of that is seen."""
    lowest: int | None = None
    """The condition whose value it takes, if it is one that does and it is known which that is."""


class Tally:
    """What the conditions bring one player."""

    def __init__(self, state: State, player: str) -> None:
        self.player = player
        self._state = state
        self._brought: dict[int, Brought] = {}
        gaps = Gaps()
        self.landscape: Landscape | None = gaps.where_known(lambda: state.landscape(player), None)
        self._missing: tuple[Place, ...] = tuple(gaps.places)  # what would show the whole landscape
        if self.landscape is None:
            self.numbers: Sequence[int] = ()
            self.further = self.conditions = Count(0, CARDS_IN_A_LANDSCAPE, self._missing)
            return
        if self.landscape.unknown:
            self._missing = tuple(state.given_landscape(player).unseen())
        self.numbers = sorted(self.landscape.conditions)
        """The conditions in the landscape, as far as their numbers are known."""
        self.further = self.landscape.further
        """How many more there are."""
        if self.further.high:
            most = max(CARDS_IN_A_LANDSCAPE - len(self.numbers), self.further.low)
            self.further = replace(self.further.limited(most), missing=self._missing)
        known = Count.exactly(len(self.numbers))
        self.conditions = known + self.further if self.further.high else known
        """How many conditions there are in the landscape."""

    @property
    def has_cards(self) -> bool:
        """Whether it is seen that cards lie in the landscape, so that it is somebody's who plays."""
        return self.landscape is not None and self.landscape.squares != NONE

    def has(self, number: int) -> bool:
        """Whether that condition is in the landscape. Raises ``Unknown``."""
        if number in self.numbers:
            return True
        if self.further.high and not self._state.lies_elsewhere({"card": number}, "landscapes", self.player):
            raise Unknown(*self._missing)
        return False

    @property
    def own(self) -> Sequence[Brought]:
        """What the conditions in the landscape bring, as far as their numbers are known."""
        return [self.brought(number) for number in self.numbers]

    @property
    def shared(self) -> Brought:
        """What the shared condition brings: nothing without a condition of one's own. Raises ``Unknown``."""
        number = self._state.shared
        if self.conditions.low:
            return self.brought(number)
        if self.conditions.high == 0:
            return Brought(number, Count.exactly(0))
        points = self.brought(number).points
        return Brought(number, Count(0, points.high, points.missing + self._missing))

    @property
    def points_of_shared(self) -> Count:
        """What the shared condition brings, whichever it is."""
        if self.conditions.high == 0:
            return Count.exactly(0)
        gaps = Gaps()
        shared = gaps.where_known(lambda: self.shared, None)
        return shared.points if shared else self._of_any(self._state.perhaps_shared, gaps.places)

    def _of_any(self, numbers: Sequence[int], missing: Sequence[Place]) -> Count:
        """What one of these conditions brings."""
        points = [self.brought(number).points for number in numbers] if self.landscape else [Count(0, None)]
        least = min(count.low for count in points) if self.conditions.low else 0
        most = None if any(count.high is None for count in points) else max(count.high or 0 for count in points)
        return Count(least, most, (*missing, *(place for count in points for place in count.missing)))

    @property
    def points_of_further(self) -> Count:
        """What the conditions in the landscape bring of which the number is not known."""
        return Count(0, None, self._missing) if self.further.high else Count.exactly(0)

    @property
    def deduction(self) -> Count:
        """What each condition in the landscape costs, whether it brings anything or not, together."""
        return times(self.conditions, DEDUCTION)

    @property
    def total(self) -> Count:
        """All that the conditions bring, less the deduction."""
        return self.added_up

    @cached_property
    def added_up(self) -> Count:
        """What the conditions bring, added up, less the deduction."""
        of_own = (brought.points for brought in self.own)
        added = total((*of_own, self.points_of_further, self.points_of_shared, times(self.deduction, -1)))
        if added.is_exact:
            return added
        try:
            totals = {outcome.total for shared in self._state.perhaps_shared for outcome in self.outcomes(shared)}
        except Unknown:
            return added
        return Count(min(totals), max(totals), added.missing)

    def outcomes(self, shared: int) -> Set[Outcome]:
        """What it may come to where that is the shared condition, whatever is on the squares that are not seen.

        Raises ``Unknown`` if that may be too much.
        """
        own, of_shared = [brought.points for brought in self.own], self.points_of_shared
        if self.further.high == 0 and all(points.is_exact for points in (*own, of_shared)) and self._is_shared(shared):
            return {_outcome((points.low for points in own), of_shared.low)}
        if self.landscape is None or self.further.high:
            raise Unknown(*self._missing)
        landscape = self.landscape

        def looked_at() -> Set[Outcome]:
            conditions = [CONDITIONS[number] for number in {*self.numbers, shared} - {LAND_OF_PLENTY}]
            ways = fillings(conditions, self._ways, len(self._state.perhaps_shared))
            return {self._filled_in(way, shared) for way in ways}

        try:
            return self._state.sources.once(("outcomes", shared, tuple(self.numbers)), landscape, looked_at)
        except GivenUp:
            raise Unknown(*self._missing) from None

    def _is_shared(self, number: int) -> bool:
        """Whether that is certainly the shared condition."""
        return surely(lambda: self._state.shared == number)

    def _filled_in(self, landscape: Landscape, shared: int) -> Outcome:
        """What a landscape of which all is known comes to."""
        values = {number: self._value(number, landscape) for number in {*self.numbers, shared} - {LAND_OF_PLENTY}}
        if LAND_OF_PLENTY in self.numbers or shared == LAND_OF_PLENTY:
            values[LAND_OF_PLENTY] = min(values.values(), default=0)
        return _outcome((values[number] for number in self.numbers), values[shared] if self.numbers else 0)

    def _value(self, number: int, landscape: Landscape) -> int:
        condition = CONDITIONS[number]
        return condition.points(condition.awards(landscape, self._state.sources))

    def brought(self, number: int) -> Brought:
        """What the condition of that number brings with this landscape."""
        if number not in self._brought:
            self._brought[number] = self._land_of_plenty() if number == LAND_OF_PLENTY else self._counted(number)
        return self._brought[number]

    @cached_property
    def _ways(self) -> Sequence[Landscape]:
        """The landscape in the ways in which its conditions may lie."""
        return with_whole_conditions(self.landscape) if self.landscape else ()

    def _counted(self, number: int) -> Brought:
        condition, landscape, sources = CONDITIONS[number], self.landscape, self._state.sources
        if landscape is None:
            return Brought(number, Count(0, None, self._missing))

        def counted() -> Brought:
            awards = condition.awards(landscape, sources)
            points = Count.exactly(condition.points(awards))
            if landscape.unknown and (whatever := bounds(condition, self._ways, sources)) != points:
                return Brought(number, whatever)
            return Brought(number, points, awards)

        brought = sources.once(condition.rule, landscape, counted)
        return brought if brought.points.is_exact else replace(brought, points=replace(brought.points, missing=self._missing))

    def _land_of_plenty(self) -> Brought:
        """As much as the lowest of the player's other conditions, the shared one among them, before the deduction."""
        others = [self.brought(number) for number in self.numbers if number != LAND_OF_PLENTY]
        unsure = [self.points_of_further] if self.further.high else []
        if LAND_OF_PLENTY in self.numbers:
            shared = where_known(lambda: self._state.shared, None)
            if shared is None:
                unsure.append(self.points_of_shared)
            else:
                others.append(self.brought(shared))
        lowest = _lowest([*(other.points for other in others), *unsure])
        of_which = (other.condition for other in others if lowest.is_exact and other.points.high == lowest.low)
        return Brought(LAND_OF_PLENTY, lowest, lowest=next(of_which, None))


def tally(state: State, player: str) -> Tally:
    """What the conditions bring the player."""
    return Tally(state, player)


def _outcome(own: Iterable[int], shared: int) -> Outcome:
    return Outcome(tuple(sorted(own, reverse=True)), shared)


def times(count: Count, factor: int) -> Count:
    """So many times a number that has an upper bound."""
    assert count.high is not None
    low, high = sorted((factor * count.low, factor * count.high))
    return Count(low, high, count.missing)


def _lowest(counts: Sequence[Count]) -> Count:
    """The lowest of these numbers; 0 if there is none."""
    low = min((count.low for count in counts), default=0)
    high = min((count.high for count in counts if count.high is not None), default=None if counts else 0)
    return Count(low, high, () if low == high else tuple(place for count in counts for place in count.missing))
