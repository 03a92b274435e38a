"""The counts of games in an archive. Tallies can be added, and their size does not grow with the archive."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, Self

from lawspeaker.adjudication.document import Document

LENGTHS = (10, 20, 50, 100, 200, 500, 1_000, 2_000)
"""The largest numbers of actions of the groups in which games are counted by their length; longer ones are a last group."""


class JudgedOutcome(StrEnum):
    """The result of judging a game or an action."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNDETERMINED = "undetermined"
    """It depends on something unknown; no action before it is illegal."""
    UNFINISHED = "unfinished"
    """Of a game: the work limit was reached, and nothing before that is illegal. Of an action: it was not ruled on."""


@dataclass
class GameTally:
    """The counts for one game."""

    games: Counter[str] = field(default_factory=Counter)
    """Games by outcome."""
    actions: Counter[str] = field(default_factory=Counter)
    """Actions by outcome."""
    breaches: Counter[str] = field(default_factory=Counter)
    """Breaches by rule."""
    games_with_breach: Counter[str] = field(default_factory=Counter)
    """Games in which a rule is broken, by rule."""
    hinging_breaches: Counter[str] = field(default_factory=Counter)
    """Breaches that depend on the choice of a reading, by rule."""
    choices: Counter[str] = field(default_factory=Counter)
    """Games in which a reading was used, by reading and choice: ``offer.where=settled``."""
    hinges: Counter[str] = field(default_factory=Counter)
    """Actions whose verdict depends on the choice of a reading, by reading and verdict: ``offer.where=illegal``."""
    hinging_games: Counter[str] = field(default_factory=Counter)
    """Games with such an action, by outcome."""
    lengths: Counter[str] = field(default_factory=Counter)
    """Games by the group of their length and outcome: ``3=legal``."""

    def add(self, other: Self) -> None:
        """Adds the counts of ``other``."""
        for each in fields(self):
            getattr(self, each.name).update(getattr(other, each.name))


@dataclass
class Tally:
    """The counts for some lines of an archive."""

    lines: int = 0
    """The number of lines that are not empty."""
    unjudged: Counter[str] = field(default_factory=Counter)
    """Lines and games that were not judged completely, by reason."""
    games: dict[str, GameTally] = field(default_factory=dict)

    def of(self, game: str) -> GameTally:
        """The tally of ``game``."""
        return self.games.setdefault(game, GameTally())

    def add(self, other: Self) -> None:
        """Adds the counts of ``other``."""
        self.lines += other.lines
        self.unjudged.update(other.unjudged)
        for game, tally in other.games.items():
            self.of(game).add(tally)

    @property
    def document(self) -> Document:
        """The tally as JSON."""
        games = {
            game: {each.name: dict(getattr(tally, each.name)) for each in fields(tally)} for game, tally in self.games.items()
        }
        return {"lines": self.lines, "unjudged": dict(self.unjudged), "games": games}

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> Self:
        """The tally in ``document``."""
        games = {
            game: GameTally(**{name: Counter(counts) for name, counts in tally.items()})
            for game, tally in document["games"].items()
        }
        return cls(document["lines"], Counter(document["unjudged"]), games)


def paired(one: object, other: object) -> str:
    """The name for the count of two things together; ``parted`` is the reverse."""
    return f"{one}={other}"


def parted(name: str) -> Sequence[str]:
    """The two parts of a ``paired`` name."""
    one, _, other = name.partition("=")
    return one, other


def group_of(actions: int) -> int:
    """The group of a game by its number of ``actions``."""
    return bisect_left(LENGTHS, actions)


def bounds_of(group: int) -> tuple[int, int | None]:
    """The smallest and the largest number of actions in a group; the last group has no largest."""
    least = LENGTHS[group - 1] + 1 if group else 1
    return least, LENGTHS[group] if group < len(LENGTHS) else None
