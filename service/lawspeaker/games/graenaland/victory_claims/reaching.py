"""How many points a player can reach by building: an exact search, the same whenever it is asked.

Points depend only on the *set* of what is built, so sets are searched and not orders. A set grows by one project at a
time out of those that are open to it: a village where the player is settled or next to it, a building beside an own
village, a step of the army at a price for which there is a keep. Each project bars those before it in the list of what
is open from all that follows, so that no set is met twice.

A set is given up if the hand does not pay for it even if it is looked at kindly (``Purse.may_meet``), or if nothing that
the remaining cards might pay for leads to the points wanted (``Estimate``). A set that has these points is looked at
closely: only if the cards can be divided among all its projects (``plan``), in an order in which every village is within
reach and every market used after it was reached, the points can be reached. Then projects that bring none of the points
are left out again.

First the points asked for are wanted. If they cannot be reached, one point less is, and so on, so that the most that can
be reached is found. The work is bounded: what is counted are the sets looked at, the orders in which one is planned, and
the ways in which supply cards and markets are tried for it. The points asked for may take most of it, and each smaller
number a part of what is left.
"""

from collections.abc import Sequence
from contextlib import suppress

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.work import Budget, GivenUp
from lawspeaker.games.graenaland.victory_claims.estimating import Estimate
from lawspeaker.games.graenaland.victory_claims.planning import PlanStep, plan
from lawspeaker.games.graenaland.victory_claims.projects import Built, Projects
from lawspeaker.games.graenaland.victory_claims.prospects import Prospects

MOST_WORK = 30_000
"""How many steps are taken for the points asked for before the search for them is given up."""
FURTHER_WORK = 20_000
"""How many steps are taken for all smaller numbers of points together."""
SHARE = 3
"""The part of what is left of them that may be taken for one number."""


@frozen
class Reached:
    """What a search has found."""

    points: int
    """Points that can be reached: as many as were asked for or more, or the most that were found."""
    plan: Sequence[PlanStep]
    """How they are reached, in an order in which it can be built."""
    most: int | None
    """The upper limit of the points that can be reached; ``None`` if the requested points can be reached, because the search
    then stops."""
    sets: int
    """How many sets were looked at."""
    is_complete: bool
    """Whether no search was given up."""


def reach(prospects: Prospects, asked: int, work: Budget) -> Reached:
    """Searches for a plan for the ``asked`` points; if there is none, for the most points that can be reached, while there is
    ``work`` left."""
    return _Search(prospects).reach(asked, work)


class _Search:
    """A search among the sets of projects."""

    def __init__(self, prospects: Prospects) -> None:
        self._projects = Projects(prospects)
        self._purse = prospects.purse
        self._estimate = Estimate(self._projects)
        self._limit = sum(map(len, prospects.levels.values()))
        self._sets = 0
        self._asked = 0
        self._work = Budget()

    def reach(self, asked: int, work: Budget) -> Reached:
        """What is found, beginning with as many points as are asked for."""
        self._asked = asked
        start, opened = self._projects.start, self._projects.opened()
        have = self._projects.points(start)
        if have >= asked:
            return Reached(have, [], None, 0, True)
        not_refuted = None
        highest = min(asked, self._limit)
        for wanted in range(highest, have, -1):
            share = min(work.left, MOST_WORK) if wanted == highest else work.left // SHARE
            self._work = Budget(share, work)
            try:
                found = self._grown(start, opened, 0, wanted)
            except GivenUp:
                not_refuted = not_refuted or wanted
                continue
            if found:
                points, steps = found
                most = None if wanted == asked else points
                return Reached(points, steps, not_refuted or most, self._sets, not_refuted is None)
        return Reached(have, [], not_refuted or have, self._sets, not_refuted is None)

    def _grown(self, built: Built, opened: Sequence[int], barred: int, wanted: int) -> tuple[int, Sequence[PlanStep]] | None:
        """The points and the plan of some larger set with the points wanted; ``None`` if there is none.

        ``opened`` are the projects that may be added next; ``barred`` has a bit for each that is not to be added at all.
        Raises ``GivenUp``.
        """
        if not self._estimate.may_lead_to(wanted, built, opened, barred):
            return None
        larger, unpaid = self._larger(built, opened, barred)
        barred |= unpaid
        for index, (number, after, points) in enumerate(larger):
            if points >= wanted:
                if (steps := plan(self._projects, after, self._work)) is not None:
                    return self._without_surplus(after, steps)
                if not self._opens_markets(after, barred):
                    barred |= 1 << number
                    continue
            is_repeatable = self._projects.is_repeatable(number)
            meanwhile = barred if is_repeatable else barred | 1 << number
            further = [other for other, _, _ in larger[index if is_repeatable else index + 1 :]]
            newly = (other for other in self._projects.opened_by(built, number) if not meanwhile & 1 << other)
            further += [other for other in newly if other not in further]
            if found := self._grown(after, further, meanwhile, wanted):
                return found
            barred |= 1 << number
        return None

    def _without_surplus(self, built: Built, steps: Sequence[PlanStep]) -> tuple[int, Sequence[PlanStep]]:
        """The points and the plan of that set, or of a smaller one that is enough: without each project that is not needed."""
        enough = min(self._asked, self._projects.points(built))
        with suppress(GivenUp):
            for number in reversed(built.projects):
                self._look()
                smaller = self._projects.with_one_less(built, number)
                if smaller and self._projects.points(smaller) >= enough:
                    fewer = plan(self._projects, smaller, self._work)
                    built, steps = (built, steps) if fewer is None else (smaller, fewer)
        return self._projects.points(built), steps

    def _larger(self, built: Built, opened: Sequence[int], barred: int) -> tuple[list[tuple[int, Built, int]], int]:
        """The sets with one more project that may be paid for, with their points, the most promising first.

        Also gives the bits of all other projects, which stay too expensive in larger sets.
        """
        larger = []
        unpaid = 0
        for number in opened:
            self._look()
            after = self._projects.with_one_more(built, number)
            if after and self._purse.may_meet(after.needs, self._markets(after, barred)):
                larger.append((number, after, self._projects.points(after)))
            else:
                unpaid |= 1 << number
        larger.sort(key=lambda one: (-one[2], sum(one[1].needs), one[0]))
        return larger, unpaid

    def _look(self) -> None:
        self._work.spend()
        self._sets += 1

    def _markets(self, built: Built, barred: int) -> int:
        """The markets that can be used, or may be once they are reached."""
        return len(self._purse.markets) + self._projects.far_markets(built, barred)

    def _opens_markets(self, built: Built, barred: int) -> bool:
        """Whether a further market may be reached."""
        return self._projects.far_markets(built, barred) > self._projects.far_markets(built, ~0)
