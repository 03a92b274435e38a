"""The projects of a final building as ``reaching`` counts them: each has a number, and is open once others are built."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.games.graenaland.cards.prices import PEASANTS
from lawspeaker.games.graenaland.victory_claims.affording import NOTHING, Needs
from lawspeaker.games.graenaland.victory_claims.prospects import Prospects
from lawspeaker.games.graenaland.words import Goal, Settlement

ARMY = "army"
"""A step of the army, among the kinds of project; the others are settlements."""


@frozen
class Project:
    """Something that can be built."""

    kind: str
    """A kind of settlement, or ``ARMY``."""
    place: str
    """The territory; of a step of the army the keep whose price is paid, or ``PEASANTS``."""
    needs: Needs
    """What it costs, tolls apart."""

    @property
    def is_village(self) -> bool:
        return self.kind == Settlement.VILLAGE

    @property
    def is_building(self) -> bool:
        return self.kind not in (Settlement.VILLAGE, ARMY)


@frozen
class Built:
    """A set of projects, and what the player has with them."""

    projects: tuple[int, ...]
    """In an order in which they can be built."""
    taken: int
    """The same projects, a bit each."""
    needs: Needs
    """What all of them cost."""
    settlements: tuple[int, ...]
    """How many settlements there are in each territory."""
    buildings: int
    army: int


class Projects:
    """All projects that the prospects allow, villages first."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.all = list(_projects(prospects))
        lands = prospects.lands
        self.start = Built(
            projects=(),
            taken=0,
            needs=NOTHING,
            settlements=tuple(land.settlements for land in lands.values()),
            buildings=prospects.number_of_buildings,
            army=prospects.army,
        )
        self._points_of_houses: dict[tuple[int, ...], Sequence[int]] = {}
        self._settled_before = sum(self.start.settlements)
        self._territories = {territory: place for place, territory in enumerate(lands)}
        villages = {project.place: number for number, project in enumerate(self.all) if project.is_village}
        self._reached_from = {
            territory: [number for place, number in villages.items() if territory in (place, *lands[place].neighbours)]
            for territory in lands
        }
        self._beside = {
            territory: [number for number, project in enumerate(self.all) if project.is_building and project.place == territory]
            for territory in lands
        }
        self._raises = {project.place: number for number, project in enumerate(self.all) if project.kind == ARMY}
        self._far_markets = sum(
            1 << number for place, number in villages.items() if lands[place].has_market and not lands[place].settlements
        )

    def opened(self) -> list[int]:
        """The projects that are open from the beginning."""
        found = [self._raises[keep] for keep in (PEASANTS, *self.prospects.keeps) if keep in self._raises]
        for territory, land in self.prospects.lands.items():
            found += self._reached_from[territory] if land.settlements else ()
            found += self._beside[territory] if land.has_village else ()
        return sorted(set(found))

    def opened_by(self, built: Built, number: int) -> Sequence[int]:
        """The projects that are open once that one is added to what is built, some of them perhaps before."""
        project = self.all[number]
        land = self.prospects.lands.get(project.place)
        if land and project.is_village and not built.taken & 1 << number:
            reached = () if built.settlements[self._territories[project.place]] else self._reached_from[project.place]
            return [*reached, *(() if land.has_village else self._beside[project.place])]
        if land and project.kind == Settlement.KEEP:
            return [self._raises[keep] for keep in land.keep_counts_for if keep in self._raises]
        return ()

    def is_repeatable(self, number: int) -> bool:
        """Whether that project can be built more than once."""
        return not self.all[number].is_building

    def houses_left(self, built: Built) -> int:
        """How many settlements can still be built."""
        return self.prospects.houses + self._settled_before - sum(built.settlements)

    def with_one_more(self, built: Built, number: int) -> Built | None:
        """The set with that project added; ``None`` if there is no house for it, or it costs and brings nothing."""
        project = self.all[number]
        settlements = built.settlements
        if project.kind == ARMY:
            if not any(project.needs) and built.army >= max(self.prospects.levels[Goal.ARMY], default=0):
                return None
        else:
            if not self.houses_left(built):
                return None
            place = self._territories[project.place]
            settlements = (*settlements[:place], settlements[place] + 1, *settlements[place + 1 :])
        costs = self.costs(project, self.is_first_there(built, project))
        return Built(
            projects=(*built.projects, number),
            taken=built.taken | 1 << number,
            needs=tuple([needs + more for needs, more in zip(built.needs, costs, strict=True)]),
            settlements=settlements,
            buildings=built.buildings + project.is_building,
            army=built.army + (project.kind == ARMY),
        )

    def with_one_less(self, built: Built, number: int) -> Built | None:
        """The set without that project, once; ``None`` if not all others can be built then."""
        others = [*built.projects]
        others.remove(number)
        fewer, opened = self.start, {*self.opened()}
        for other in others:
            if other not in opened or (more := self.with_one_more(fewer, other)) is None:
                return None
            opened.update(self.opened_by(fewer, other))
            fewer = more
        return fewer

    def is_first_there(self, built: Built, project: Project) -> bool:
        """Whether it would be the first settlement of the player in its territory."""
        return project.is_village and not built.settlements[self._territories[project.place]]

    def costs(self, project: Project, is_first: bool) -> Needs:
        """All that it takes to build it, tolls included if it is the player's first settlement there."""
        tolls = len(self.prospects.lands[project.place].tolls) if is_first else 0
        if not tolls:
            return project.needs
        return tuple(need + tolls * (index == self.prospects.toll) for index, need in enumerate(project.needs))

    def far_markets(self, built: Built, barred: int) -> int:
        """How many markets where the player was not settled are reached, or may be as long as those projects are barred."""
        return (self._far_markets & (built.taken | ~barred)).bit_count()

    # Points

    def points(self, built: Built) -> int:
        """The points of what the player has with that set."""
        return self.value(Goal.BUILDINGS, built.buildings) + self.value(Goal.ARMY, built.army) + self.of_houses(built)[0]

    def value(self, goal: Goal, number: int) -> int:
        """The points for reaching ``number`` in the goal."""
        if goal is Goal.BUILDINGS:
            number -= self.prospects.uncounted_buildings
        return bisect_right(self.prospects.levels[goal], number)

    def of_houses(self, built: Built) -> Sequence[int]:
        """The points for settlements, territories and the largest one, by how many further houses stand where they do most."""
        key = tuple(sorted(built.settlements))  # which territory has how many does not matter
        if (found := self._points_of_houses.get(key)) is None:
            have = sum(key)
            found = self._points_of_houses[key] = [
                self.value(Goal.SETTLEMENTS, have + further) + self._of_crowds(key, further)
                for further in range(self.houses_left(built) + 1)
            ]
        return found

    def _of_crowds(self, settlements: Sequence[int], further: int) -> int:
        """The points for territories and the largest one alone.

        Some of the further houses make the largest territory larger, the others make territories of one settlement into
        such of two.
        """
        largest = max(settlements, default=0)
        single, crowded = settlements.count(1), sum(1 for number in settlements if number > 1)
        most = 0
        for added in range(further + 1):
            elsewhere, alone = further - added, single - (largest == 1 and added > 0)
            territories = crowded + (largest < 2 <= largest + added) + min(elsewhere, alone) + max(0, elsewhere - alone) // 2
            most = max(most, self.value(Goal.TERRITORIES, territories) + self.value(Goal.LARGEST, largest + added))
        return most


def _projects(prospects: Prospects) -> Iterator[Project]:
    for territory, land in prospects.lands.items():
        if land.price is not None:
            yield Project(Settlement.VILLAGE, territory, land.price)
    for kind, needs in prospects.buildings.items():
        yield from (Project(kind, territory, needs) for territory, land in prospects.lands.items() if kind in land.sites)
    for keep, needs in prospects.raises.items():
        yield Project(ARMY, keep, needs)
