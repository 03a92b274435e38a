"""Who stands higher: the figures of players in a village, a city or on a shore, compared one by one. ¶19, 26, 43, 44."""

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from itertools import combinations, permutations, product, zip_longest
from math import inf
from typing import Self, TypeVar

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Place, Unknown
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.settlements import Settlement
from lawspeaker.games.java.board.spaces import Spaces, each_of
from lawspeaker.games.java.state import State

T = TypeVar("T")

_REMEMBERED = 256
_LEVEL: Set[tuple[str, str]] = frozenset()
"""Neither of a pair is ahead."""

FIRST, SECOND = 1, 2
"""Ranks."""
LOWEST = 1
"""The level of the tiles that lie on the board itself."""


class Relation(StrEnum):
    """The relation of a player's height to that of another."""

    AHEAD = "ahead"
    BEHIND = "behind"
    LEVEL = "level"


@frozen
class Comparison:
    """The comparison of the figures of a player with those of another."""

    player: str
    other: str
    outcome: Relation
    decided_by: int | None = None
    """The figures that decide, counted from the highest, which is 1."""
    own: int | None = None
    """The height of that figure of the player; ``None`` if none is left."""
    others: int | None = None
    """The height of that figure of the other player; ``None`` if none is left."""


@frozen
class Heights:
    """The heights of a player's figures, as far as they are known."""

    least: Sequence[int]
    """The lowest possible heights, the highest first."""
    most: Sequence[float]
    """The highest possible heights, the highest first."""

    @classmethod
    def exactly(cls, heights: Sequence[int]) -> Self:
        """Figures of known heights."""
        ordered = sorted(heights, reverse=True)
        return cls(ordered, ordered)

    @classmethod
    def within(cls, extents: Sequence[tuple[int, float]]) -> Self:
        """Figures whose heights are between known bounds, none of them below the lowest level."""
        lows, highs = [max(LOWEST, low) for low, _ in extents], [high for _, high in extents]
        return cls(sorted(lows, reverse=True), sorted(highs, reverse=True))

    @property
    def known(self) -> list[int] | None:
        """The heights; ``None`` if they are unknown."""
        return [*self.least] if self.least == self.most else None


@dataclass(frozen=True)
class Standing:
    """The ranking of the players with figures in a place."""

    heights: Mapping[str, Heights]
    """By player."""
    ahead: Set[tuple[str, str]]
    """Each pair of a player and another who is lower."""
    perhaps_ahead: Set[tuple[str, str]] = frozenset()
    """Each pair of a player and another who may be lower."""
    missing: Sequence[Place] = ()
    """The missing places that would decide that."""

    @classmethod
    def of(cls, heights: Mapping[str, Heights], sources: Sources, missing: Sequence[Place] = ()) -> Self:
        """The standing of players who each have a figure."""
        ahead, perhaps_ahead = set(), set()
        for player, other in permutations(heights, 2):
            own, others = heights[player], heights[other]
            if _are_higher(own.least, others.most, sources):
                ahead.add((player, other))
            elif missing and _are_higher(own.most, others.least, sources):
                perhaps_ahead.add((player, other))
        return cls(heights, ahead, perhaps_ahead, missing)

    def answers(self, answer: Callable[[Self], T], most: int) -> Sequence[T]:
        """The different answers for all standings that this may be: the first ``most`` of them."""
        if not self.perhaps_ahead:
            return [answer(self)]
        found: list[T] = []
        for standing in self._possible():
            if (one := answer(standing)) not in found:
                found.append(one)
                if len(found) == most:
                    break
        return found

    def _possible(self) -> Iterator[Self]:
        """Every standing that this may be, and perhaps some to which no heights lead.

        These are at most 219 for four players; worlds of their heights are as many as the levels to the power of the figures.
        """
        pairs = [[{pair} for pair in (pair, pair[::-1]) if pair in self.perhaps_ahead] for pair in combinations(self.heights, 2)]
        for outcomes in product(*([*ahead, _LEVEL] for ahead in pairs if ahead)):
            ahead = frozenset(self.ahead).union(*outcomes)
            if all((one, third) in ahead for one, other in ahead for another, third in ahead if other == another):
                yield replace(self, ahead=ahead, perhaps_ahead=frozenset(), missing=())

    def always(self, answer: Callable[[Self], T]) -> T:
        """The answer, if it is the same for all standings that this may be. Raises ``Unknown``."""
        first, *others = self.answers(answer, 2)
        if others:
            raise Unknown(*self.missing)
        return first

    def comparison(self, player: str, other: str) -> Comparison | None:
        """The comparison of two players; ``None`` if it is undecided."""
        if {(player, other), (other, player)} & self.perhaps_ahead:
            return None
        own, others = self.heights[player].known, self.heights[other].known
        is_ahead, is_behind = (player, other) in self.ahead, (other, player) in self.ahead
        outcome = Relation.AHEAD if is_ahead else Relation.BEHIND if is_behind else Relation.LEVEL
        if outcome is Relation.LEVEL or own is None or others is None:
            return Comparison(player, other, outcome)
        pairs = enumerate(zip_longest(own, others), 1)
        return next(Comparison(player, other, outcome, nth, *pair) for nth, pair in pairs if pair[0] != pair[1])

    @cached_property
    def ranks(self) -> Mapping[str, int]:
        """1 for those who are first, 2 for those whom nobody beats among the rest, and so on. Raises ``Unknown``."""
        return self.always(Standing._ranks)

    def _ranks(self) -> Mapping[str, int]:
        ranks: dict[str, int] = {}
        while rest := [player for player in self.heights if player not in ranks]:
            beaten = {player for other, player in self.ahead if other in rest}
            ranks |= dict.fromkeys([player for player in rest if player not in beaten], max(ranks.values(), default=0) + 1)
        return ranks

    @property
    def first_alone(self) -> str | None:
        """The player in first place, if there is only one. Raises ``Unknown``."""
        return self.always(Standing._first_alone)

    def _first_alone(self) -> str | None:
        first = [player for player, rank in self.ranks.items() if rank == FIRST]
        return first[0] if len(first) == 1 else None

    def is_first_alone(self, player: str) -> bool:
        """Whether the player is first and nobody else is. Raises ``Unknown``."""
        is_beaten = player not in self.heights or any((other, player) in self.ahead for other in self.heights)
        return not is_beaten and self.always(lambda standing: standing.first_alone == player)

    def not_below(self, player: str) -> str | None:
        """Somebody who certainly stands at least as high as the player; one who stands higher, if that is known of somebody."""
        higher = [other for other in self.heights if (other, player) in self.ahead]
        lower = self.ahead | self.perhaps_ahead
        as_high = [other for other in self.heights if other != player and (player, other) not in lower]
        return next(iter((*higher, *as_high)), None)


def _are_higher(own: Sequence[float], others: Sequence[float], sources: Sources) -> bool:
    """Whether figures stand higher than others. They are compared one by one, the highest first, until two of them stand on
    different levels."""
    common = min(len(own), len(others))
    if own[:common] == others[:common]:
        return len(own) > len(others) and sources.reading("ranking.unequal-figures") != "undecided"
    return [*own] > [*others]


def standing_on(state: State, spaces: Spaces) -> Standing:
    """The standing of the players with figures on ``spaces``. Raises ``Unknown`` if these are unknown."""

    def found() -> Standing:
        present = present_on(state, spaces)
        try:
            unmeasured = state.land.unmeasured & spaces
        except Unknown as unknown:
            figures = {player: (state.figures[player] & spaces).bit_count() for player in present}
            hidden = {player: Heights.within([(LOWEST, inf)] * number) for player, number in figures.items()}
            return Standing.of(hidden, state.sources, unknown.places)
        heights = {player: _heights(state.land, state.figures[player] & spaces) for player in present}
        return Standing.of(heights, state.sources, state.land.places(unmeasured & state.occupied))

    return state.once(("standing", spaces), found)


@lru_cache(_REMEMBERED)
def _heights(land: Land, figures: Spaces) -> Heights:
    if not figures & land.unmeasured:
        return Heights.exactly(land.heights(figures))
    return Heights.within([land.extent(one) for one in each_of(figures)])


def standing_in(state: State, there: Settlement) -> Standing:
    """The standing of the players with figures in a village or a city.

    Raises ``Unknown``, also if figures of others stand where it may reach.
    """
    if there.perhaps == there.certain:
        return standing_on(state, there.certain)
    certain, perhaps = present_on(state, there.certain), present_on(state, there.perhaps)
    is_alone = len(perhaps) == 1 and certain == perhaps
    if is_alone or not state.occupied & there.perhaps & ~there.certain:
        return standing_on(state, there.certain)
    return standing_on(state, there.spaces)


def present_on(state: State, spaces: Spaces) -> Sequence[str]:
    """The players with a figure on ``spaces``. Raises ``Unknown``."""
    return [player for player, figures in state.figures.items() if figures & spaces]
