"""The points of one player from conditions. Bodování 1-3; Bodovací podmínky 16."""

from collections.abc import Collection, Iterable, Sequence, Set
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import Count, Gaps, Place, Unknown, hull, surely, total, where_known
from lawspeaker.games.confusing_lands.conditions.condition import Award, Condition
from lawspeaker.games.confusing_lands.conditions.table import CONDITIONS, LAND_OF_PLENTY, RULES
from lawspeaker.games.confusing_lands.landscape.hidden_conditions import HiddenCondition
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import NONE
from lawspeaker.games.confusing_lands.scoring.bounds import bounds, with_whole_conditions
from lawspeaker.games.confusing_lands.scoring.possibilities import Possibility, PossiblePlace, possibilities
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS_IN_A_LANDSCAPE

DEDUCTION = 10
"""The points that each condition in the player's own landscape costs."""


class LandscapePoints(NamedTuple):
    """The points of a landscape."""

    own: Sequence[int]
    """The points of the player's own conditions, the most valuable first."""
    shared: int
    """The points of the shared condition."""

    @property
    def total(self) -> int:
        """The total, after the deduction."""
        return sum(self.own) + self.shared - DEDUCTION * len(self.own)


@frozen
class Brought:
    """The points of a condition."""

    condition: int
    points: Count
    awards: Sequence[Award] = ()
    """The awards, if they are completely known."""
    lowest: int | None = None
    """The condition whose value it takes, if it is one that does and it is known which that is."""


class Tally:
    """What the conditions bring one player."""

    def __init__(self, state: State, player: str) -> None:
        self.player = player
        self._state = state
        gaps = Gaps()
        self.landscape: Landscape | None = gaps.where_known(lambda: state.landscape(player), None)
        self.missing: tuple[Place, ...] = tuple(gaps.places)
        """What would show the whole landscape."""
        if self.landscape is None:
            self.numbers: Sequence[int] = ()
            self.further = self.conditions = Count(0, CARDS_IN_A_LANDSCAPE, self.missing)
            return
        if self.landscape.unknown:
            self.missing = tuple(state.given_landscape(player).unseen())
        self.numbers = sorted(self.landscape.conditions)
        """The conditions in the landscape, as far as their numbers are known."""
        self.further = self.landscape.further
        """How many more there are."""
        if self.further.high:
            most = max(CARDS_IN_A_LANDSCAPE - len(self.numbers), self.further.low)
            self.further = replace(self.further.limited(most), missing=self.missing)
        known = Count.exactly(len(self.numbers))
        self.conditions = known + self.further if self.further.high else known
        """The number of conditions in the landscape."""

    @property
    def has_cards(self) -> bool:
        """Whether it is seen that cards lie in the landscape, so that it is somebody's who plays."""
        return self.landscape is not None and self.landscape.squares != NONE

    def has(self, number: int) -> bool:
        """Whether that condition is in the landscape. Raises ``Unknown``."""
        if number in self.numbers:
            return True
        if self.further.high and not self._state.lies_elsewhere({"card": number}, "landscapes", self.player):
            raise Unknown(*self.missing)
        return False

    @property
    def own(self) -> Sequence[Brought]:
        """The points of the conditions in the landscape whose numbers are known."""
        return self._state.remember((self, "own"), lambda: [self.brought(number) for number in self.numbers])

    @property
    def shared(self) -> Brought:
        """The points of the shared condition: none without an own condition. Raises ``Unknown``."""
        number = self._state.shared
        if self.conditions.low:
            return self.brought(number)
        if self.conditions.high == 0:
            return Brought(number, Count.exactly(0))
        ways = self._possibilities(number)
        values = hull([way.values[number] if way.own else 0 for way in ways] or [0, self.brought(number).points], *self.missing)
        return Brought(number, values)

    @property
    def points_of_shared(self) -> Count:
        """The points of the shared condition, known or unknown."""
        if self.conditions.high == 0:
            return Count.exactly(0)
        gaps = Gaps()
        shared = gaps.where_known(lambda: self.shared, None)
        return shared.points if shared else self._of_any(self._state.perhaps_shared, gaps.places)

    def _of_any(self, numbers: Sequence[int], missing: Sequence[Place]) -> Count:
        """The bounds of the points of one of these conditions."""
        points = hull([self.brought(number).points for number in numbers] if self.landscape else [Count(0, None)], *missing)
        return points if self.conditions.low else points.perhaps()

    @property
    def points_of_further(self) -> Count:
        """The points of the conditions in the landscape whose numbers are unknown."""
        if not self.further.high:
            return Count.exactly(0)
        by_shared = [self._possibilities(shared) for shared in self._state.perhaps_shared]
        if not all(by_shared):
            return Count(0, None, self.missing)
        ways = [[way.values[number] for number in way.own if number not in self.numbers] for ways in by_shared for way in ways]
        return hull(map(sum, ways), *self.missing)

    @property
    def deduction(self) -> Count:
        """The total deduction for all conditions in the landscape, whether they score or not."""
        return times(self.conditions, DEDUCTION)

    @property
    def total(self) -> Count:
        """The total points of the conditions, after the deduction."""
        return self.added_up

    @property
    def added_up(self) -> Count:
        """The sum of the points of each condition, after the deduction."""
        return self._state.remember((self, "added up"), self._added_up)

    def _added_up(self) -> Count:
        of_own = (brought.points for brought in self.own)
        added = total((*of_own, self.points_of_further, self.points_of_shared, times(self.deduction, -1)))
        if added.is_exact:
            return added
        outcomes = [self.outcomes(shared) for shared in self._state.perhaps_shared]
        if not all(outcomes):
            return added
        return _within(added, {outcome.total for of_one in outcomes for outcome in of_one})

    def outcomes(self, shared: int) -> Set[LandscapePoints]:
        """The possible results with this shared condition, for all contents of the unknown squares; none if that may be too
        much work."""
        own, of_shared = [brought.points for brought in self.own], self.points_of_shared
        if self.further.high == 0 and all(points.is_exact for points in (*own, of_shared)) and self._is_shared(shared):
            return {_outcome((points.low for points in own), of_shared.low)}
        return {
            _outcome((way.values[number] for number in way.own), way.values[shared] if way.own else 0)
            for way in self._possibilities(shared)
        }

    def _possibilities(self, shared: int) -> Sequence[Possibility]:
        """What the conditions may bring together if that is the shared one; none if that may be too much work."""
        return self._state.remember(
            (self, "possibilities", shared),
            lambda: [way for way in self._all_possibilities(shared) if self._may_be(way.own)],
        )

    def _all_possibilities(self, shared: int) -> Sequence[Possibility]:
        """The same, whatever is said about the conditions in the landscape; none if it is too much work."""
        landscape, state = self.landscape, self._state
        if landscape is None:
            return ()

        def found() -> Sequence[Possibility]:
            places = self._places_of_further(landscape, shared)
            return possibilities(self._ways, places, shared, len(state.perhaps_shared), state.sources)

        return state.sources.once(("possibilities", shared), landscape, found)

    def _may_be(self, own: Collection[int]) -> bool:
        """Whether these may be the conditions in the landscape."""
        return {*self.numbers} <= {*own} and self.conditions.allows(len(own))

    def _places_of_further(self, landscape: Landscape, shared: int) -> Sequence[PossiblePlace]:
        """Where there may be conditions in the landscape of which the number is not known, and which they may be."""
        if not landscape.further.high:
            return ()
        given, whereabouts = self._state.given_landscape(self.player), self._state.whereabouts
        unseen = [number for number in RULES if number not in {*whereabouts.known, *landscape.conditions, shared}]

        def numbers(hidden: HiddenCondition) -> Sequence[int]:
            card = {} if hidden.card is None else given.placed[hidden.card]
            return [card["card"]] if "card" in card else unseen

        return [(pair, numbers(hidden)) for hidden in given.hidden if hidden.number is None for pair in hidden.pairs]

    def _is_shared(self, number: int) -> bool:
        """Whether that is certainly the shared condition."""
        return surely(lambda: self._state.shared == number)

    def brought(self, number: int) -> Brought:
        """The points of the condition ``number`` in this landscape."""
        if number == LAND_OF_PLENTY:
            return self._state.remember((self, number), self._land_of_plenty)
        return self._counted(number)

    @cached_property
    def _ways(self) -> Sequence[Landscape]:
        """The landscape in the ways in which its conditions may lie."""
        return with_whole_conditions(self.landscape) if self.landscape else ()

    def _counted(self, number: int) -> Brought:
        condition, landscape, sources = CONDITIONS[number], self.landscape, self._state.sources
        if landscape is None:
            return Brought(number, Count(0, None, self.missing))

        def seen() -> Brought:
            awards = condition.awards(landscape, sources)
            return Brought(number, Count.exactly(condition.points(awards)), awards)

        brought = sources.once(condition.rule, landscape, seen)
        if landscape.unknown:
            whatever = self._among_all(number) or self._by_itself(condition, landscape)
            if whatever != brought.points:
                return Brought(number, whatever if whatever.is_exact else replace(whatever, missing=self.missing))
        return brought

    def _by_itself(self, condition: Condition, landscape: Landscape) -> Count:
        """The bounds of the points of a condition, for all contents of the unknown squares."""
        sources = self._state.sources
        return sources.once((condition.rule, "bounds"), landscape, lambda: bounds(condition, self._ways, sources))

    def _among_all(self, number: int) -> Count | None:
        """The bounds of the points of a condition, from all combinations of conditions, if there are not too many."""
        shared = where_known(lambda: self._state.shared, None)
        ways = self._possibilities(shared) if shared else ()
        values = [way.values[number] for way in ways if number in way.values]
        return hull(values) if values and len(values) == len(ways) else None

    def _land_of_plenty(self) -> Brought:
        """As much as the lowest of the player's other conditions, the shared one among them, before the deduction."""
        others = [self.brought(number) for number in self.numbers if number != LAND_OF_PLENTY]
        unsure = [self._lowest_of_further()] if self.further.high else []
        if LAND_OF_PLENTY in self.numbers:
            shared = where_known(lambda: self._state.shared, None)
            if shared is None:
                unsure.append(self.points_of_shared)
            else:
                others.append(self.brought(shared))
        lowest = _lowest([*(other.points for other in others), *unsure])
        if not lowest.is_exact and (whatever := self._among_all(LAND_OF_PLENTY)) and not whatever.is_exact:
            lowest = replace(whatever, missing=lowest.missing)
        of_which = (other.condition for other in others if lowest.is_exact and other.points.high == lowest.low)
        return Brought(LAND_OF_PLENTY, lowest, lowest=next(of_which, None))

    def _lowest_of_further(self) -> Count:
        """The points of the lowest condition whose number is unknown; without an upper bound if there may be no such
        condition."""
        points = self.points_of_further
        return replace(points, low=points.low if self.further.high == 1 else 0, high=points.high if self.further.low else None)


def tally(state: State, player: str) -> Tally:
    """The tally of a player."""
    return state.remember(("tally", player), lambda: Tally(state, player))


def _outcome(own: Iterable[int], shared: int) -> LandscapePoints:
    return LandscapePoints(tuple(sorted(own, reverse=True)), shared)


def _within(count: Count, numbers: Collection[int]) -> Count:
    """The number within its bounds that it may be if it is one of these; as it is, if it cannot be any of them."""
    low = max(count.low, min(numbers))
    high = max(numbers) if count.high is None else min(count.high, max(numbers))
    return Count(low, high, count.missing) if low <= high else count


def times(count: Count, factor: int) -> Count:
    """A number with an upper bound, multiplied by ``factor``."""
    assert count.high is not None
    low, high = sorted((factor * count.low, factor * count.high))
    return Count(low, high, count.missing)


def _lowest(counts: Sequence[Count]) -> Count:
    """The lowest of these numbers; 0 if there is none."""
    low = min((count.low for count in counts), default=0)
    high = min((count.high for count in counts if count.high is not None), default=None if counts else 0)
    return Count(low, high, () if low == high else tuple(place for count in counts for place in count.missing))
