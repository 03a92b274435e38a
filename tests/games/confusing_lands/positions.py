"""Positions at random: landscapes of one or two players beside a shared condition, now and then level on points."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.games.confusing_lands.landscapes import CARDS, KINDS, Laid, bare, overlay, random_landscape
from tests.games.confusing_lands.naive_placing import Landscape
from tests.games.confusing_lands.naive_scoring import Sheet
from tests.games.confusing_lands.naive_terms import Agreed


@dataclass(frozen=True)
class Position:
    """The landscapes of the players beside a shared condition, as they are known to whoever laid them."""

    shared: int
    landscapes: dict[str, Laid]

    def seen(self) -> dict[str, Landscape]:
        return {player: landscape.seen() for player, landscape in self.landscapes.items()}

    def sheets(self, agreed: Agreed) -> dict[str, Sheet]:
        """What each player scores by the twin."""
        return {player: Sheet(landscape, self.shared, agreed) for player, landscape in self.seen().items()}

    def as_cards(self) -> dict[str, Any]:
        """The state that tells the landscapes by their cards."""
        return {
            **self._terms(),
            "overlay": overlay(*self.landscapes.values()),
            "landscapes": {player: {"placed": landscape.placed()} for player, landscape in self.landscapes.items()},
        }

    def as_squares(self) -> dict[str, Any]:
        """The state that tells the landscapes by their squares."""
        return {**self._terms(), "landscapes": {player: bare(landscape) for player, landscape in self.seen().items()}}

    def _terms(self) -> dict[str, Any]:
        return {"players": list(self.landscapes), "shared": {"card": self.shared}}


def random_position(
    random: Random, players: Sequence[str] = ("one", "two"), shared: int | None = None, may_begin_apart: bool = False
) -> Position:
    """A position with as many cards in each landscape."""
    deck = random.sample(CARDS, len(CARDS))
    shared = shared or deck[0]
    deck.remove(shared)
    number = random.randint(1, 8)
    landscapes = {
        player: random_landscape(random, [deck.pop() for _ in range(number)], shared, may_begin_apart) for player in players
    }
    return Position(shared, landscapes)


def level_position(random: Random, agreed: Agreed) -> Position:
    """A position in which both players have as many points: squares are changed one by one until they are level."""
    while True:
        position = random_position(random)
        apart = _apart(position, agreed)
        for _ in range(40):
            if apart == 0:
                return position
            landscape = random.choice(list(position.landscapes.values()))
            square, token = random.choice(sorted(landscape.seen().items()))
            landscape.paint(square, random.choice(KINDS[random.choice(list(KINDS))]))
            if (now := _apart(position, agreed)) > apart:
                landscape.paint(square, token)
            else:
                apart = now


def _apart(position: Position, agreed: Agreed) -> int:
    one, two = position.sheets(agreed).values()
    return abs(one.total - two.total)
