"""How a ballot on a proposal ends, as early as the known ballots decide it.

Rozdělování surovin: Hlasování.
"""

from collections.abc import Iterator, Mapping, Sequence

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import Count, Place, total
from lawspeaker.games.graenaland.votes.counting import VoteOrigin


@frozen
class BallotResult:
    """How a ballot stands: votes for, votes against, and votes of which that is open."""

    votes_for: Count
    against: Count
    open: Count
    undecided: Sequence[str]
    """Players who may have votes, and whose ballots are not known."""
    missing: Sequence[Place]
    """What would show whose the open votes are, and how many votes there are."""

    @property
    def passes(self) -> bool | None:
        """Whether more than half of all votes are for the proposal; ``None`` as long as that is open."""
        if self.votes_for.exceeds(self.against + self.open):
            return True
        yet = self.votes_for + self.open
        return False if yet.high is not None and yet.high <= self.against.low else None

    @property
    def all_votes(self) -> Count:
        """All votes in the territory."""
        return self.votes_for + self.against + self.open


def result(counted: Sequence[VoteOrigin], ballots: Mapping[str, bool]) -> BallotResult:
    """How the ballot stands when those ``ballots`` (player: for the proposal?) are known."""
    sides: dict[bool | None, list[VoteOrigin]] = {True: [], False: [], None: []}
    for source in counted:
        sides[_side(source, ballots)].append(source)
    voters = dict.fromkeys(owner for source in counted if source.votes.high != 0 for owner in source.by_owner)
    return BallotResult(
        votes_for=total(source.votes for source in sides[True]),
        against=total(source.votes for source in sides[False]),
        open=total(source.votes for source in sides[None]),
        undecided=[voter for voter in voters if voter not in ballots],
        missing=list(_missing(counted, sides[None])),
    )


def _side(source: VoteOrigin, ballots: Mapping[str, bool]) -> bool | None:
    """For the proposal or against it, if that holds for every possible owner of the votes."""
    cast = {ballots.get(owner) for owner in source.by_owner}
    return cast.pop() if len(cast) == 1 else None


def _missing(counted: Sequence[VoteOrigin], undecided: Sequence[VoteOrigin]) -> Iterator[Place]:
    for source in counted:
        if not source.votes.is_exact:
            yield from source.votes.missing
    for source in undecided:
        yield from source.missing
