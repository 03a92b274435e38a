"""How a ballot on a proposal ends, as early as the known ballots decide it.

Rozdělování surovin: Hlasování.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import add

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.graenaland.votes import NONE, Tally


def total(counted: Iterable[Tally]) -> Count:
    """All the votes of these tallies."""
    return reduce(add, (tally.votes for tally in counted), NONE)


@dataclass(frozen=True, slots=True)
class Result:
    """How a ballot stands: votes for, against, and of players whose ballots are not known."""

    votes_for: Count
    against: Count
    open: Count
    open_players: Sequence[str]

    @property
    def passes(self) -> bool | None:
        """Whether more than half of all votes are for the proposal; ``None`` as long as that is open."""
        if self.votes_for.exceeds(self.against + self.open):
            return True
        yet = self.votes_for + self.open
        return False if yet.high is not None and yet.high <= self.against.low else None


def result(counted: Mapping[str, Tally], ballots: Mapping[str, bool]) -> Result:
    """How the ballot stands when those ``ballots`` (player: for the proposal?) are known."""

    undecided = [tally for tally in counted.values() if tally.player not in ballots]
    return Result(
        votes_for=total(tally for tally in counted.values() if ballots.get(tally.player) is True),
        against=total(tally for tally in counted.values() if ballots.get(tally.player) is False),
        open=total(undecided),
        open_players=[tally.player for tally in undecided if tally.votes.high != 0],
    )
