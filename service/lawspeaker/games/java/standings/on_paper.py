"""A quick question at a table: nothing but how high the figures of everybody stand. ¶19, 26, 42-44."""

from functools import partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Count, Gaps, all_hold, known
from lawspeaker.games.java.figures.standing import Heights, Standing
from lawspeaker.games.java.standings.payments import paid_in_city, paid_on_shore, paid_to_each
from lawspeaker.games.java.standings.ranked import Contest, Ranking
from lawspeaker.games.java.words import NOBODY, PALACES, PLAYERS


def on_paper(place: Document, sources: Sources) -> Ranking:
    """Who ranks where by the heights in ``place``; a palace and the supply are known as far as it says."""
    gaps, given = Gaps(), partial(known, place, "/place")
    heights = {player: own for player in PLAYERS if (own := place["heights"].get(player))}
    standing = Standing.of({player: Heights.exactly(own) for player, own in heights.items()}, sources)
    kind, figures = Contest(place["type"]), sum(map(len, heights.values()))
    builder = None if kind is Contest.SHORE else standing.first_alone or NOBODY

    def points(player: str) -> int:
        if kind is Contest.SHORE:
            return paid_on_shore(standing, player, lambda: given("spaces"), sources)
        return paid_in_city(standing, player, lambda: given("palace"), sources)

    size = Count.within(lambda: given("spaces"), figures + (kind is Contest.CITY), None)

    def fits(value: int) -> bool:
        return all_hold(
            lambda: kind is Contest.VILLAGE or given("palace") < value,
            lambda: size.reaches(value).is_positive(),
        )

    def largest() -> int:
        if builder == NOBODY or (kind is Contest.VILLAGE and figures == given("spaces")):
            return 0  # nobody has the right, or no space is free
        return next((value for value in reversed(PALACES) if fits(value)), 0)

    return Ranking(
        kind=kind,
        size=place.get("spaces"),
        palace_value=place.get("palace"),
        players=list(standing.heights),
        standing=standing,
        ranks=standing.ranks,
        points={} if kind is Contest.VILLAGE else paid_to_each(standing.heights, points, gaps),
        builder=builder,
        largest=None if kind is Contest.SHORE else gaps.where_known(largest, None),
        missing=gaps.places,
    )
