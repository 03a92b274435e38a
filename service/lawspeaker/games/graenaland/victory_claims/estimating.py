"""Whether a set of projects may lead to more points: a quick look at numbers, to give up early what leads nowhere.

It is never wrong in saying no. It says yes too often: it takes it that each further project costs no more than the
cheapest of its kind, and that each further house stands where it does most.
"""

from collections.abc import Callable, Iterable, Sequence

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.games.graenaland.victory_claims.affording import ANY_CARD, GOLD, NOTHING, Needs
from lawspeaker.games.graenaland.victory_claims.projects import ARMY, Built, Project, Projects
from lawspeaker.games.graenaland.words import Goal, Settlement

_Each = tuple[int, int, int]
"""A number for each kind of project: villages, buildings, steps of the army."""


@frozen
class _Costs:
    """What projects of each kind cost."""

    units: _Each
    """How many needs the cheapest one has."""
    least: Sequence[_Each]
    """How many there are, of each place in ``Needs``, in all of them."""
    most: Sequence[_Each]
    """How many there are, of each place in ``Needs``, in any of them."""
    sites: int
    """How many different buildings there are."""

    @classmethod
    def of(cls, projects: Sequence[Project]) -> "_Costs":
        """The costs of these projects."""
        villages = [project.needs for project in projects if project.is_village]
        buildings = [project.needs for project in projects if project.is_building]
        steps = [project.needs for project in projects if project.kind == ARMY]
        kinds = [kind or [NOTHING] for kind in (villages, buildings, steps)]
        village, building, step = (min(map(sum, kind)) for kind in kinds)
        return cls((village, building, step), _by_need(kinds, min), _by_need(kinds, max), len(buildings))

    def may_be_met(self, rest: "_Rest", villages: int, buildings: int, steps: int) -> bool:
        """Whether, by numbers alone, the rest may pay for this number of projects of each kind."""

        def times(each: _Each) -> int:
            village, building, step = each
            return villages * village + buildings * building + steps * step

        units = times(self.units)
        if units > rest.units:
            return False
        lacking, usable = times(self.least[GOLD]), times(self.most[ANY_CARD]) + rest.wild
        for number, least, most in zip(rest.cards, self.least, self.most, strict=False):
            if (needed := times(least)) > number:
                lacking += needed - number
                if lacking > rest.wild:
                    return False
            usable += min(times(most), number)
        return lacking <= rest.wild and units <= usable


def _by_need(kinds: Sequence[Sequence[Needs]], extreme: Callable[[Iterable[int]], int]) -> Sequence[_Each]:
    """For each place in ``Needs`` the extreme of each kind."""
    villages, buildings, steps = ([extreme(numbers) for numbers in zip(*kind, strict=True)] for kind in kinds)
    return list(zip(villages, buildings, steps, strict=True))


@frozen
class _Rest:
    """What is left to pay with."""

    units: int
    """The needs that all cards together meet."""
    cards: Sequence[int]
    """How many there are of each resource but gold."""
    wild: int
    """The needs of whatever resource that gold and markets meet."""


class Estimate:
    """The quick look at the sets of some projects."""

    def __init__(self, projects: Projects) -> None:
        self._projects = projects
        self._purse = projects.prospects.purse
        self._army_levels = projects.prospects.levels[Goal.ARMY]
        self._all = _bits(True for _ in projects.all)
        self._villages = _bits(project.is_village for project in projects.all)
        self._keeps = _bits(project.kind == Settlement.KEEP for project in projects.all)
        self._steps = _bits(project.kind == ARMY for project in projects.all)
        self._costs: dict[int, _Costs] = {}

    def may_lead_to(self, wanted: int, built: Built, opened: Sequence[int], barred: int) -> bool:
        """Whether adding to what is built may lead to the points wanted.

        ``opened`` are the projects that may be added next; ``barred`` has a bit for each that is not to be added at all.
        """
        projects = self._projects
        addable = self._addable(opened, barred)
        costs = self._costs_of(addable)
        rest = self._rest(built, barred)
        of_houses = projects.of_houses(built)
        houses = len(of_houses) - 1
        for buildings in range(min(houses, costs.sites) + 1):
            of_buildings = projects.value(Goal.BUILDINGS, built.buildings + buildings)
            for villages in range(houses - buildings + 1 if addable & self._villages else 1):
                if villages * costs.units[0] + buildings * costs.units[1] > rest.units:
                    break
                steps = self._steps_for(wanted - of_buildings - of_houses[villages + buildings], built.army)
                if steps is None or (steps and not addable & self._steps):
                    continue
                if costs.may_be_met(rest, villages, buildings, steps):
                    return True
        return False

    def _addable(self, opened: Sequence[int], barred: int) -> int:
        """The bits of all projects that may be added sooner or later."""
        next_ones = sum(1 << number for number in opened)
        if next_ones & self._villages:
            return self._all & ~barred
        if next_ones & self._keeps:
            return next_ones | self._steps & ~barred
        return next_ones

    def _costs_of(self, bits: int) -> _Costs:
        if bits not in self._costs:
            self._costs[bits] = _Costs.of([one for number, one in enumerate(self._projects.all) if bits & 1 << number])
        return self._costs[bits]

    def _rest(self, built: Built, barred: int) -> _Rest:
        """What is left after paying for what is built."""
        *cards, gold = self._purse.left(built.needs)
        replaced = -sum(number for number in cards if number < 0)
        wild = gold + len(self._purse.markets) + self._projects.far_markets(built, barred) - replaced
        return _Rest(self._purse.most - sum(built.needs), [max(0, number) for number in cards], wild)

    def _steps_for(self, points: int, army: int) -> int | None:
        """How often the army has to be raised to score ``points``; ``None`` if it cannot score them."""
        if points <= 0:
            return 0
        return max(0, self._army_levels[points - 1] - army) if points <= len(self._army_levels) else None


def _bits(places: Iterable[bool]) -> int:
    return sum(1 << index for index, is_meant in enumerate(places) if is_meant)
