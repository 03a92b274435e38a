"""A quick question at a table: nothing but how high the figures of everybody stand. ¶19, 26, 42-44."""

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.sources import Sources
from lawspeaker.games.java.figures.standing import Heights, Standing
from lawspeaker.games.java.standings.ranked import Kind, Ranked, paid_in_city, paid_on_shore
from lawspeaker.games.java.words import NOBODY, PALACES, PLAYERS


def on_paper(request: Document, sources: Sources) -> Ranked:
    """Who ranks where by the heights in ``request``; of a palace, or of its stock, it knows what is told there."""
    heights = {player: request["heights"].get(player) for player in PLAYERS}
    sorted_heights = {player: Heights(sorted(own, reverse=True)) for player, own in heights.items() if own}
    standing = Standing.of(sorted_heights, sources)
    value, size = request.get("palace"), request.get("spaces")
    kind = Kind(request.get("place", Kind.VILLAGE if value is None else Kind.CITY))
    ranked = Ranked(kind, size=size, palace_value=value, players=list(standing.heights))
    ranked.standing, ranked.ranks = standing, standing.ranks
    if kind is Kind.SHORE:
        if size is not None:
            ranked.points = paid_on_shore(standing, size, sources)
        return ranked
    if kind is Kind.CITY and value is not None:
        ranked.points = paid_in_city(standing, value, sources)
    ranked.builder = standing.first_alone or NOBODY
    if ranked.builder == NOBODY:
        ranked.largest = 0
    elif size is not None and (kind is Kind.VILLAGE or value is not None):
        ranked.largest = max((palace for palace in PALACES if (value or 0) < palace <= size), default=0)
    return ranked
