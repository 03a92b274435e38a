"""Who stands higher: the figures of players in a village, a city or on a shore, compared one by one. ¶19, 26, 43, 44."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from itertools import combinations, count, product, zip_longest
from math import inf
from typing import Self

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Place, Unknown, all_hold, every, some
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.settlements import Settlement
from lawspeaker.games.java.board.spaces import Spaces, each_of
from lawspeaker.games.java.state import State

_REMEMBERED = 256
_MOST_UNDECIDED = 3
"""The most pairs of players of which every outcome is tried."""
_LEVEL: Set[tuple[str, str]] = frozenset()
"""Neither of a pair is ahead."""

LOWEST = 1
"""The level of the tiles that lie on the board itself."""


class Relation(StrEnum):
    """The relation of a player's height to that of another."""

    AHEAD = "ahead"
    BEHIND = "behind"
    LEVEL = "level"


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
    undecided: Set[tuple[str, str]] = frozenset()
    """Each pair of players for whom it is undecided who is higher."""
    missing: Sequence[Place] = ()
    """The missing places that would decide that."""
    never_ahead: Set[tuple[str, str]] = frozenset()
    """The undecided pairs whose first player is certainly not higher."""

    @classmethod
    def of(cls, heights: Mapping[str, Heights], sources: Sources, missing: Sequence[Place] = ()) -> Self:
        """The standing of players who each have a figure."""
        ahead, undecided, never_ahead = set(), set(), set()
        for player, other in combinations(heights, 2):
            outcome = _outcome(heights[player], heights[other], sources)
            if outcome is None:
                pairs = ((player, other), (other, player))
                undecided |= {*pairs}
                never_ahead |= {(one, of) for one, of in pairs if not _may_be_ahead(heights[one], heights[of], sources)}
            elif outcome is not Relation.LEVEL:
                ahead.add((player, other) if outcome is Relation.AHEAD else (other, player))
        return cls(heights, ahead, undecided, missing, never_ahead)

    def comparison(self, player: str, other: str) -> Comparison | None:
        """The comparison of two players; ``None`` if it is undecided."""
        if (player, other) in self.undecided:
            return None
        own, others = self.heights[player], self.heights[other]
        is_ahead, is_behind = (player, other) in self.ahead, (other, player) in self.ahead
        outcome = Relation.AHEAD if is_ahead else Relation.BEHIND if is_behind else Relation.LEVEL
        if outcome is Relation.LEVEL or own.known is None or others.known is None:
            return Comparison(player, other, outcome)
        pairs = enumerate(zip_longest(own.known, others.known), 1)
        return next(Comparison(player, other, outcome, nth, *pair) for nth, pair in pairs if pair[0] != pair[1])

    @property
    def is_nearly_decided(self) -> bool:
        """Whether it is open of so few players who stands higher that every possibility can be looked at."""
        return len(self.undecided) <= 2 * _MOST_UNDECIDED

    def decided(self) -> Iterator[Self]:
        """Every standing that this may be. Perhaps no heights lead to some of those of three players or more."""
        pairs = [pair for pair in combinations(self.heights, 2) if pair in self.undecided]
        possible = [[{each} for each in (pair, pair[::-1]) if each not in self.never_ahead] for pair in pairs]
        for outcomes in product(*([*ahead, _LEVEL] for ahead in possible)):
            yield replace(self, ahead=frozenset(self.ahead).union(*outcomes), undecided=frozenset(), missing=())

    @cached_property
    def first(self) -> Sequence[str]:
        """The players in first place. Raises ``Unknown``."""
        return self._unbeaten(list(self.heights))

    @cached_property
    def ranks(self) -> Mapping[str, int]:
        """1 for those who are first, 2 for those whom nobody beats among the rest, and so on. Raises ``Unknown``."""
        ranks: dict[str, int] = {}
        for rank in count(1):
            rest = [player for player in self.heights if player not in ranks]
            if not rest:
                break
            ranks |= dict.fromkeys(self._unbeaten(rest), rank)
        return ranks

    @property
    def first_alone(self) -> str | None:
        """The player in first place, if there is only one. Raises ``Unknown``."""
        return self.first[0] if len(self.first) == 1 else None

    def is_first_alone(self, player: str) -> bool:
        """Whether the player is first and nobody else is. Raises ``Unknown``."""
        if not self.undecided:
            return self.first_alone == player
        if player not in self.heights or any((other, player) in self.ahead for other in self.heights):
            return False
        if self.is_nearly_decided:
            answers = {standing.first_alone == player for standing in self.decided()}
            if len(answers) == 1:
                return answers.pop()
        raise Unknown(*self.missing)

    def not_below(self, player: str) -> str | None:
        """Somebody who certainly stands at least as high as the player; one who stands higher, if that is known of somebody."""
        higher = [other for other in self.heights if (other, player) in self.ahead]
        open_or_lower = self.ahead | (self.undecided - self.never_ahead)
        as_high = [other for other in self.heights if other != player and (player, other) not in open_or_lower]
        return next(iter((*higher, *as_high)), None)

    def is_first(self, player: str) -> bool:
        """Whether nobody beats the player. Raises ``Unknown``."""
        return not self._is_beaten(player, self.heights) if self.undecided else player in self.first

    def is_second(self, player: str) -> bool:
        """Whether nobody but those who are first beats the player, who is none of them. Raises ``Unknown``."""
        if not self.undecided:
            return player not in self.first and all(other in self.first for other, beaten in self.ahead if beaten == player)
        return all_hold(
            lambda: not self.is_first(player),
            lambda: every(self.heights, lambda other: not self._beats(other, player) or self.is_first(other)),
        )

    def _unbeaten(self, players: Sequence[str]) -> Sequence[str]:
        return [player for player in players if not self._is_beaten(player, players)]

    def _is_beaten(self, player: str, others: Iterable[str]) -> bool:
        if not self.undecided:
            return any((other, player) in self.ahead for other in others)
        return some(others, lambda other: self._beats(other, player))

    def _beats(self, player: str, other: str) -> bool:
        if (player, other) in self.undecided:
            raise Unknown(*self.missing)
        return (player, other) in self.ahead


def _outcome(own: Heights, others: Heights, sources: Sources) -> Relation | None:
    """How figures that stand so high stand to others; ``None`` if that is open."""
    if own.known is not None and others.known is not None:
        return _compared(own.known, others.known, sources)
    if _compared(own.least, others.most, sources) is Relation.AHEAD:
        return Relation.AHEAD
    return Relation.BEHIND if _compared(others.least, own.most, sources) is Relation.AHEAD else None


def _may_be_ahead(own: Heights, others: Heights, sources: Sources) -> bool:
    """Whether figures may stand higher than others: they as high, and the others as low, as may be."""
    return _compared(own.most, others.least, sources) is Relation.AHEAD


def _compared(own: Sequence[float], others: Sequence[float], sources: Sources) -> Relation:
    """Figures are compared one by one, the highest first, until two of them stand on different levels.

    So lists are compared too; of two that agree as far as the shorter one goes, the longer one is greater.
    """
    if own == others:
        return Relation.LEVEL
    common = min(len(own), len(others))
    if own[:common] == others[:common] and sources.reading("ranking.unequal-figures") == "undecided":
        return Relation.LEVEL
    return Relation.AHEAD if [*own] > [*others] else Relation.BEHIND


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
