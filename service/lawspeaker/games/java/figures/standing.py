"""Who stands higher: the figures of players in a village, a city or on a shore, compared one by one. ¶19, 26, 43, 44."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import combinations, count, zip_longest
from typing import Self

from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.unknown import Gaps, Place, Unknown, all_hold, every, some
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.settlements import Settlement
from lawspeaker.games.java.board.spaces import Spaces
from lawspeaker.games.java.state import State

LOWEST = 1
"""The level of the tiles that lie on the board itself."""


class Outcome(StrEnum):
    """How a player stands to another."""

    AHEAD = "ahead"
    BEHIND = "behind"
    LEVEL = "level"

    @property
    def reversed(self) -> "Outcome":
        """How the other stands to the player."""
        return {Outcome.AHEAD: Outcome.BEHIND, Outcome.BEHIND: Outcome.AHEAD}.get(self, self)


@dataclass(frozen=True, slots=True)
class Comparison:
    """How the figures of a player stand to those of another."""

    player: str
    other: str
    outcome: Outcome
    decided_by: int | None = None
    """Which figure of each decides, counted from the highest, which is 1."""
    own: int | None = None
    """How high that figure of the player stands; ``None`` if there is none left."""
    others: int | None = None
    """How high that of the other stands."""

    @property
    def reversed(self) -> "Comparison":
        """The same seen by the other."""
        return Comparison(self.other, self.player, self.outcome.reversed, self.decided_by, self.others, self.own)


@dataclass(frozen=True, slots=True)
class Heights:
    """How high the figures of a player stand, as far as it is known."""

    known: Sequence[int]
    """The highest first."""
    unmeasured: int = 0
    """How many more there are, none of them lower than the lowest level."""

    @property
    def least(self) -> Sequence[int]:
        """The lowest that they can be."""
        return [*self.known, *([LOWEST] * self.unmeasured)]


@dataclass(frozen=True)
class Standing:
    """Who ranks where among those who have figures there."""

    heights: Mapping[str, Heights]
    """By player."""
    comparisons: Mapping[tuple[str, str], Comparison]
    """Each player with each other, where it is decided."""
    missing: Sequence[Place] = ()
    """What would decide the others."""

    @classmethod
    def of(cls, heights: Mapping[str, Heights], sources: Sources, missing: Sequence[Place] = ()) -> Self:
        """The standing of players of whom each has a figure."""
        decided = {(one.player, one.other): one for one in _comparisons(heights, sources)}
        return cls(heights, decided, missing)

    @cached_property
    def first(self) -> Sequence[str]:
        """Those whom nobody beats. Raises ``Unknown``."""
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
        """Who is first, if that is only one. Raises ``Unknown``."""
        return self.first[0] if len(self.first) == 1 else None

    def is_first(self, player: str) -> bool:
        """Whether nobody beats the player. Raises ``Unknown``."""
        return not self._is_beaten(player, self.heights)

    def is_second(self, player: str) -> bool:
        """Whether nobody but those who are first beats the player, who is none of them. Raises ``Unknown``."""
        return all_hold(
            lambda: not self.is_first(player),
            lambda: every(self.heights, lambda other: not self._beats(other, player) or self.is_first(other)),
        )

    def _unbeaten(self, players: Sequence[str]) -> Sequence[str]:
        return [player for player in players if not self._is_beaten(player, players)]

    def _is_beaten(self, player: str, others: Iterable[str]) -> bool:
        return some(others, lambda other: self._beats(other, player))

    def _beats(self, player: str, other: str) -> bool:
        if player == other:
            return False
        if (player, other) not in self.comparisons:
            raise Unknown(*self.missing)
        return self.comparisons[player, other].outcome is Outcome.AHEAD


def _comparisons(heights: Mapping[str, Heights], sources: Sources) -> Iterator[Comparison]:
    """The comparison of each player with each other, where it is decided."""
    for player, other in combinations(heights, 2):
        if heights[other].unmeasured:
            player, other = other, player
        own, others = heights[player], heights[other]
        if others.unmeasured:
            continue
        compared = _compared(player, own.least, other, others.known, sources)
        if own.unmeasured:
            if compared.outcome is not Outcome.AHEAD:
                continue
            compared = Comparison(player, other, Outcome.AHEAD)
        yield compared
        yield compared.reversed


def _compared(player: str, heights: Sequence[int], other: str, others: Sequence[int], sources: Sources) -> Comparison:
    """Figures are compared one by one, the highest first, until two of them stand on different levels."""
    for nth, (own, its) in enumerate(zip_longest(heights, others), 1):
        if own == its:
            continue
        if own is None or its is None:
            if sources.reading("ranking.unequal-figures") == "undecided":
                break
            return Comparison(player, other, Outcome.BEHIND if own is None else Outcome.AHEAD, nth, own, its)
        return Comparison(player, other, Outcome.AHEAD if own > its else Outcome.BEHIND, nth, own, its)
    return Comparison(player, other, Outcome.LEVEL)


def standing_on(state: State, spaces: Spaces) -> Standing:
    """How those stand who have figures on ``spaces``. Raises ``Unknown`` if it is not known who has."""

    def found() -> Standing:
        present = present_on(state, spaces)
        gaps = Gaps()
        unmeasured = gaps.where_known(lambda: state.land.unmeasured & spaces, None)
        if unmeasured is None:
            hidden = {player: Heights((), (state.figures[player] & spaces).bit_count()) for player in present}
            return Standing.of(hidden, state.sources, gaps.places)
        heights = {player: _heights(state.land, state.figures[player] & spaces) for player in present}
        return Standing.of(heights, state.sources, state.land.places(unmeasured & state.occupied))

    return state.once(("standing", spaces), found)


def _heights(land: Land, figures: Spaces) -> Heights:
    return Heights(land.heights(figures & ~land.unmeasured), (figures & land.unmeasured).bit_count())


def standing_in(state: State, there: Settlement) -> Standing:
    """How those stand who have figures in a village or a city.

    Raises ``Unknown``, also if figures of others stand where it may reach.
    """
    certain, perhaps = present_on(state, there.certain), present_on(state, there.perhaps)
    is_alone = len(perhaps) == 1 and certain == perhaps
    if is_alone or not state.occupied & there.perhaps & ~there.certain:
        return standing_on(state, there.certain)
    return standing_on(state, there.spaces)


def present_on(state: State, spaces: Spaces) -> Sequence[str]:
    """Who has a figure on ``spaces``. Raises ``Unknown``."""
    return [player for player, figures in state.figures.items() if figures & spaces]
