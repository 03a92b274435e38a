"""What is told of who ranks where: it is filled in as far as it is known."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.unknown import Place, Unknown
from lawspeaker.games.java.board.water import worth
from lawspeaker.games.java.figures.standing import Standing
from lawspeaker.games.java.scoring.final import paid, place

T = TypeVar("T")


class Kind(StrEnum):
    """Where players are compared."""

    VILLAGE = "village"
    CITY = "city"
    SHORE = "shore"


@dataclass(slots=True)
class Ranked:
    """Who ranks where; what is ``None`` is not known, or was not asked for."""

    kind: Kind | None = None
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
    points: Mapping[str, int] | None = None
    """What the final scoring would pay in the city, or the water pays when it is surrounded."""
    builder: str | None = None
    """Who may build or enlarge a palace; ``none`` if nobody may."""
    largest: int | None = None
    """The largest palace that may be laid, 0 if there is none."""
    missing: list[Place] = field(default_factory=list)

    def ask(self, question: Callable[[], T]) -> T | None:
        """The answer, if there is one; otherwise what is missing is noted."""
        try:
            return question()
        except Unknown as unknown:
            self.missing += unknown.places
            return None


def paid_in_city(standing: Standing, value: int, sources: Sources) -> Mapping[str, int]:
    """What the final scoring pays in a city whose palace has that value. Raises ``Unknown``."""
    return {player: paid(value, place(standing, player, sources)) for player in standing.heights}


def paid_on_shore(standing: Standing, number: int, sources: Sources) -> Mapping[str, int]:
    """What so many spaces of water pay that hang together. Raises ``Unknown``."""
    first = standing.first_alone
    return {player: worth(number, sources) if player == first else 0 for player in standing.heights}
