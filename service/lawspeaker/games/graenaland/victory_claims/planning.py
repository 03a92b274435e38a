"""A set of projects put in order and paid: the plan that shows that it can be built."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.work import Budget
from lawspeaker.games.graenaland.victory_claims.affording import Bill, Spent
from lawspeaker.games.graenaland.victory_claims.projects import ARMY, Built, Project, Projects
from lawspeaker.games.graenaland.victory_claims.prospects import Prospects

BUILDING = ("build-village", "build-building", "raise-army")
"""The actions of which a plan consists."""


@frozen
class PlanStep:
    """A project of a plan, and the cards that pay for it."""

    project: Project
    spent: Sequence[Spent]

    def action(self, player: str) -> Document:
        """The step as an action of the player."""
        paid = [one for one in self.spent if not one.toll_to]
        payment = [{"card": one.card, "market": one.market} if one.market else {"card": one.card} for one in paid]
        tolls = [{"player": one.toll_to, "card": one.card} for one in self.spent if one.toll_to]
        kind, place = self.project.kind, self.project.place
        if kind == ARMY:
            return {"type": "raise-army", "player": player, "payment": payment}
        if self.project.is_building:
            return {"type": "build-building", "player": player, "kind": kind, "territory": place, "payment": payment}
        village = {"type": "build-village", "player": player, "territory": place, "payment": payment}
        return {**village, "tolls": tolls} if tolls else village


def plan(projects: Projects, built: Built, work: Budget) -> Sequence[PlanStep] | None:
    """The set in an order in which all of it can be built and paid for; ``None`` if there is none. Raises ``GivenUp``."""
    tried = set()
    for order in _orders(projects, built):
        work.spend()
        bills = _bills(projects, order)
        markets = tuple(sorted((project.kind, project.place, *bill.markets) for project, bill in zip(order, bills, strict=True)))
        if markets not in tried:  # apart from what markets it opens the order does not matter
            tried.add(markets)
            if (spent := projects.prospects.purse.divided(bills, work)) is not None:
                return [PlanStep(project, cards) for project, cards in zip(order, spent, strict=True)]
    return None


def _bills(projects: Projects, order: Sequence[Project]) -> list[Bill]:
    """What is to be paid for each project, and at which markets that were reached before it."""
    prospects = projects.prospects
    settled = {territory for territory, land in prospects.lands.items() if land.settlements}
    bills = []
    reached: tuple[str, ...] = ()
    for project in order:
        if project.is_village and project.place not in settled:
            land = prospects.lands[project.place]
            bills.append(Bill(projects.costs(project, True), land.tolls, prospects.toll, reached))
            settled.add(project.place)
            reached += (project.place,) if land.has_market else ()
        else:
            bills.append(Bill(project.needs, markets=reached))
    return bills


def _orders(projects: Projects, built: Built) -> Iterator[Sequence[Project]]:
    """Orders in which the set can be built: first villages where the player is not settled, then all that remains.

    Only those first villages lead anywhere, so that every other order is like one of these. If they lead to no market
    one order is enough.
    """
    lands = projects.prospects.lands
    order = [projects.all[number] for number in built.projects]
    first = list(dict.fromkeys(project for project in order if project.is_village and not lands[project.place].settlements))
    others = [projects.all[number] for number in sorted(built.projects)]
    for project in first:
        others.remove(project)
    if not any(lands[project.place].has_market for project in first):
        yield [*first, *others]
        return
    for arranged in permutations(first):
        if _are_reached(projects.prospects, arranged):
            yield [*arranged, *others]


def _are_reached(prospects: Prospects, villages: Sequence[Project]) -> bool:
    """Whether each of these villages is next to where the player is settled by then."""
    settled = {territory for territory, land in prospects.lands.items() if land.settlements}
    for village in villages:
        if settled.isdisjoint(prospects.lands[village.place].neighbours):
            return False
        settled.add(village.place)
    return True
