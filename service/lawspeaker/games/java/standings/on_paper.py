"""A quick question at a table: nothing but how high the figures of everybody stand. ¶19, 26, 42-44."""

from functools import partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Count, Gaps, known
from lawspeaker.games.java.figures.standing import Heights, Standing
from lawspeaker.games.java.scoring.irrigation import worth
from lawspeaker.games.java.standings.ranked import Compared, Contest, Ranking, ranking
from lawspeaker.games.java.words import PLAYERS


def on_paper(place: Document, sources: Sources) -> Ranking:
    """Who ranks where by the heights in ``place``; a palace and the supply are known as far as it says."""
    given = partial(known, place, "/place")
    heights = {player: own for player in PLAYERS if (own := place["heights"].get(player))}
    standing = Standing.of({player: Heights.exactly(own) for player, own in heights.items()}, sources)
    kind, figures = Contest(place["type"]), sum(map(len, heights.values()))
    compared = Compared(
        kind,
        standing=lambda: standing,
        prize=lambda: worth(given("spaces"), sources) if kind is Contest.SHORE else given("palace"),
        size=Count.within(lambda: given("spaces"), figures + (kind is Contest.CITY), None),
        has_room=lambda: kind is Contest.CITY or figures < given("spaces"),
    )
    return ranking(compared, heights, sources, Gaps(), size=place.get("spaces"), palace_value=place.get("palace"))
