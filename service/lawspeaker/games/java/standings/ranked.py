"""The ranks of the players in a place, as far as they are known, and what they pay. ¶19, 26, 27, 42-44."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from functools import partial
from typing import Any, NamedTuple

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Count, Gaps, Place, all_hold
from lawspeaker.games.java.figures.standing import Standing
from lawspeaker.games.java.scoring.final import paid, place
from lawspeaker.games.java.words import NOBODY, PALACES


class Contest(StrEnum):
    """Where players are compared."""

    VILLAGE = "village"
    CITY = "city"
    SHORE = "shore"


class Bidding(NamedTuple):
    """How far the bidding for a festival is."""

    symbols: Mapping[str, int]
    """The symbols of the open card that each player has laid, for the players for whom it is known."""
    may_bid: Sequence[str] | None
    """Who may still bid, the player who is next first; ``None`` if it is not known."""


@frozen
class Ranking:
    """The ranks in a place. Members that are ``None`` are unknown, or were not requested."""

    missing: Sequence[Place]
    """What would show more."""
    kind: Contest | None = None
    spaces: Sequence[str] | None = None
    """The spaces of the village or city, or of the water."""
    size: int | None = None
    """How many they are."""
    palace_space: str | None = None
    palace_value: int | None = None
    players: Sequence[str] = ()
    """Who has figures there."""
    figures: Mapping[str, Sequence[tuple[str, int | None]]] = field(default_factory=dict)
    """Where they stand, and how high."""
    standing: Standing | None = None
    ranks: Mapping[str, int] | None = None
    points: Mapping[str, int] = field(default_factory=dict)
    """The points of each player in the final scoring of the city, or for surrounding the water, where they are known."""
    builder: str | None = None
    """Who may build or enlarge a palace; ``none`` if nobody may."""
    festival: Bidding | None = None
    """How far the festival is that is bid for there."""
    largest: int | None = None
    """The largest palace that may be laid, 0 if there is none."""


@frozen
class Compared:
    """A place in which players are compared. Its functions raise ``Unknown``."""

    kind: Contest | None
    standing: Callable[[], Standing]
    prize: Callable[[], int]
    """The value of the palace, or the points for the water."""
    size: Count
    """The number of its spaces."""
    has_room: Callable[[], bool] = lambda: True
    """Whether a palace can be laid there, if one fits."""
    is_left: Callable[[int], bool] = lambda _: True
    """Whether a palace of that value is left."""

    def points(self, player: str, sources: Sources) -> int:
        """What the final scoring of the city or the water pays the player. Raises ``Unknown``."""
        if self.kind is Contest.SHORE:
            return self.prize() if self.standing().is_first_alone(player) else 0
        rank = self.standing().always(lambda decided: place(decided, player, sources))
        return paid(self.prize(), rank) if rank else 0

    def builder(self) -> str:
        """Who may build or enlarge a palace, or ``NOBODY``. Raises ``Unknown``."""
        return self.standing().first_alone or NOBODY

    def largest(self) -> int:
        """The largest palace that may be laid, 0 if there is none. Raises ``Unknown``."""
        if self.builder() == NOBODY or not self.has_room():
            return 0
        return next(filter(self._fits, reversed(PALACES)), 0)

    def _fits(self, value: int) -> bool:
        return all_hold(
            lambda: self.kind is Contest.VILLAGE or self.prize() < value,
            lambda: self.size.reaches(value).is_positive(),
            lambda: self.is_left(value),
        )


def ranking(compared: Compared, players: Iterable[str], sources: Sources, gaps: Gaps, **seen: Any) -> Ranking:
    """The ranks of these players, and what is ``seen`` of the place."""
    kind, builder = compared.kind, None
    standing = gaps.where_known(compared.standing, None)
    ranks = gaps.where_known(lambda: standing.ranks, None) if standing else None
    points: dict[str, int | None] = {}
    if kind in (Contest.CITY, Contest.SHORE):
        points = {player: gaps.where_known(partial(compared.points, player, sources), None) for player in players}
    if kind is not Contest.SHORE:
        builder = gaps.where_known(compared.builder, None)
    return Ranking(
        gaps.places,
        kind,
        players=list(players),
        standing=standing,
        ranks=ranks,
        points={player: number for player, number in points.items() if number is not None},
        builder=builder,
        largest=gaps.where_known(compared.largest, None) if builder and kind else None,
        **seen,
    )
