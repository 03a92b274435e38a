"""The ranks of the players in a place, as far as they are known."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from lawspeaker.adjudication.unknown import Place
from lawspeaker.games.java.figures.standing import Standing


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


@dataclass(frozen=True, slots=True)
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
