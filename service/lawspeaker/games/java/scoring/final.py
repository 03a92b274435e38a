"""The final scoring: in each city, the first player gets the value of the palace, the second half of it. ¶42-45.

What is unknown has bounds, city by city. With three unknown palaces they take 0.1 ms, and the 125 worlds would take 12 ms, with
the same result.
"""

from collections.abc import Collection, Sequence, Set
from functools import cache
from itertools import islice
from typing import NamedTuple

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, Gaps, Place, hull, total, where_known
from lawspeaker.games.java.board.settlements import Settlement, settlement
from lawspeaker.games.java.board.spaces import NONE, space
from lawspeaker.games.java.figures.standing import FIRST, SECOND, Standing, standing_in
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import FIGURES, PALACES

RULES = {FIRST: "final.first", SECOND: "final.second", None: "final.total"}
"""By which rule a city brings points, by the place of the player there; it may not be known which of the two it is."""


_ANY_PLACE = (FIRST, SECOND, None)
PRIZES = frozenset({0, *PALACES, *(value // 2 for value in PALACES)})
"""All that a city may bring."""


class Prize(NamedTuple):
    """The points of a player for a city, or the possible points."""

    palace: Palace
    points: Count
    place: int | None
    """The rank of the player there, 1 or 2; ``None`` if it is unknown."""
    possible: Collection[int]
    """All possible points."""


@frozen
class FinalPoints:
    """The points of a player for all cities as they are now."""

    prizes: Sequence[Prize]
    """City by city, in reading order; none for cities that bring nothing."""
    missing: Sequence[Place]
    """The missing places that would show further cities."""
    most: int
    """What all cities can bring together at most, by the figures of the player; it matters only if something is missing."""
    further: Collection[int] = (0,)
    """All that cities which are not known may bring."""

    @property
    def total(self) -> Count:
        """All together."""
        known = total(prize.points for prize in self.prizes)
        return Count(known.low, max(self.most, known.low), (*known.missing, *self.missing)) if self.missing else known

    @property
    def possible(self) -> Set[int]:
        """All possible totals."""
        sums = {*self.further}
        for prize in self.prizes:
            sums = {before + points for before in sums for points in prize.possible}
        return set(filter(self.total.allows, sums))

    def prize(self, palace: Palace) -> Prize | None:
        """The prize for the city of a palace, if there is one."""
        return next((prize for prize in self.prizes if prize.palace == palace), None)


def final_scoring(state: State, player: str) -> FinalPoints:
    """The points that ``player`` would get now."""

    def found() -> FinalPoints:
        gaps = Gaps()
        own = where_known(lambda: state.figures[player], None)
        if own == NONE:
            return FinalPoints((), (), 0)
        cities = gaps.where_known(lambda: _cities(state), [])
        near = [city for city in cities if own is None or city[1] is None or own & city[1].perhaps]
        prizes = [_prize(state, player, *city) for city in near]
        found = [prize for prize in prizes if prize]
        if not gaps.places:
            return FinalPoints(found, (), 0)
        figures = FIGURES if own is None else own.bit_count()
        return FinalPoints(found, gaps.places, _most(state, figures), _sums_of_prizes(figures))

    return state.once(("final scoring", player), found)


def _most(state: State, figures: int) -> int:
    """The most points that ``figures`` figures can score: each is in one city, and there is a fixed number of palaces of each
    value."""
    values = (value for value in sorted(PALACES, reverse=True) for _ in range(state.sources.figure("palaces", str(value))))
    return sum(islice(values, figures))


@cache
def _sums_of_prizes(cities: int) -> Collection[int]:
    """All possible totals for this number of cities."""
    sums = {0}
    for _ in range(cities):
        sums = {before + one for before in sums for one in PRIZES}
    return frozenset(sums)


def _cities(state: State) -> Sequence[tuple[Palace, Settlement | None]]:
    """The palaces in reading order, each with its city, if that is known. Raises ``Unknown``."""

    def city(palace: Palace) -> Settlement | None:
        return where_known(lambda: settlement(state, palace.spaces), None)

    return state.once(
        "cities", lambda: [(palace, city(palace)) for palace in sorted(state.palaces, key=lambda palace: palace.spaces)]
    )


def _prize(state: State, player: str, palace: Palace, city: Settlement | None) -> Prize | None:
    """The prize of the player for a city, if there is one. Of an unknown city only its palace is known."""
    if city is None or city.land.unknown or city.land.unmeasured or "figures" not in state.document:
        return _counted(state, player, palace, city)
    spaces = city.certain
    figures, levels = [own & spaces for own in state.figures.values()], [level & spaces for level in city.land.levels]
    seen = ("prize", player, palace.place, spaces, *figures, *levels)  # after most actions most cities are as before
    return state.sources.once(seen, palace.document, lambda: _counted(state, player, palace, city))


def _counted(state: State, player: str, palace: Palace, city: Settlement | None) -> Prize | None:
    """The same, counted in this state."""
    gaps = Gaps()
    places = _places(state, player, palace, city, gaps)
    if places == [None]:
        return None
    values = gaps.where_known(lambda: [palace.value], PALACES)
    possible = {paid(value, each) if each else 0 for value in values for each in places}
    return Prize(palace, hull(possible, *gaps.places), places[0] if len(places) == 1 else None, possible)


def _places(state: State, player: str, palace: Palace, city: Settlement | None, gaps: Gaps) -> Sequence[int | None]:
    """The places that the player may have in a city."""
    standing = gaps.where_known(lambda: standing_in(state, city or settlement(state, palace.spaces)), None)
    if standing is None:
        return _ANY_PLACE
    found = standing.answers(lambda decided: place(decided, player, state.sources), len(_ANY_PLACE))
    if len(found) > 1:
        gaps.places += standing.missing
    return found


def place(standing: Standing, player: str, sources: Sources) -> int | None:
    """Which prize the player has a right to: the first, the second, or ``None``. Raises ``Unknown``."""
    ranks = standing.ranks
    rank = ranks.get(player)
    if rank == SECOND and [*ranks.values()].count(FIRST) > 1 and sources.reading("second.after-tie") == "none":
        return None
    return rank if rank in (FIRST, SECOND) else None


def paid(value: int, place: int) -> int:
    """The points for a place in the city of a palace of this value."""
    return value if place == FIRST else value // 2


def figures_in(state: State, player: str, palace: Palace) -> Sequence[Place]:
    """The places of the figures that the player has in that city, as far as its spaces are known."""
    city = settlement(state, palace.spaces).certain
    given = enumerate(state.given_figures.each)
    return [(ROOT, "figures", nth) for nth, (name, owner) in given if owner == player and space(name) & city]
