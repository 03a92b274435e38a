"""Who ranks where on the board of a state, as far as the state says of it. ¶19, 26, 27, 42-44."""

from collections.abc import Mapping, Sequence

from lawspeaker.adjudication.unknown import Gaps, all_hold, surely, total, where_known
from lawspeaker.adjudication.wire.errors import Fault, Misunderstood
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.games.java.board.settlements import Settlement, palace_of, settlement
from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, connected, each_of, name, names, space
from lawspeaker.games.java.festivals.bidders import bidding_after
from lawspeaker.games.java.festivals.bids import known_symbols, symbols_laid
from lawspeaker.games.java.figures.standing import present_on, standing_in, standing_on
from lawspeaker.games.java.palaces.changes import is_too_young, was_changed_in_this_turn
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.standings.payments import paid_in_city, paid_on_shore, paid_to_each
from lawspeaker.games.java.standings.ranked import Bidding, Contest, Ranking
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.palaces import palaces_left
from lawspeaker.games.java.words import NOBODY, PALACES


def on_the_board(state: State, at: str) -> Ranking:
    """Who ranks where in the village or city to which that space belongs, or on the shore of the water there.

    Raises ``Misunderstood`` if there is neither.
    """
    gaps, where = Gaps(), space(at)
    if gaps.where_known(lambda: _is_water(state, where), None):
        return _on_a_shore(state, where, gaps)
    there = gaps.where_known(lambda: settlement(state, where), None)
    if there and there.certain:
        return _in_a_settlement(state, there, gaps)
    if gaps.places:
        return Ranking(gaps.places)
    raise Misunderstood(Fault("/place/space", Phrase("error-place", {"space": at})))


def _is_water(state: State, where: Spaces) -> bool:
    """Whether there is water on that space; where there is land there is none. Raises ``Unknown``."""
    land = where_known(lambda: state.land.covered, NONE)
    return bool(where & state.grid.water) or bool(not where & land and where & state.laid_water)


def _on_a_shore(state: State, where: Spaces, gaps: Gaps) -> Ranking:
    body = gaps.where_known(lambda: connected(where, state.water), None)
    if body is None:
        return Ranking(gaps.places, Contest.SHORE)
    shore, size = beside(body), body.bit_count()
    figures = _figures(state, shore, gaps)
    standing = gaps.where_known(lambda: standing_on(state, shore), None)

    def points(player: str) -> int:
        return paid_on_shore(standing_on(state, shore), player, lambda: size, state.sources)

    return Ranking(
        kind=Contest.SHORE,
        spaces=names(body),
        size=size,
        players=list(figures),
        figures=figures,
        standing=standing,
        ranks=gaps.where_known(lambda: standing.ranks, None) if standing else None,
        points=paid_to_each(figures, points, gaps),
        missing=gaps.places,
    )


def _in_a_settlement(state: State, there: Settlement, gaps: Gaps) -> Ranking:
    spaces = gaps.where_known(lambda: there.spaces, None)
    figures = _figures(state, there.certain, gaps)
    standing = gaps.where_known(lambda: standing_in(state, there), None)
    builder = gaps.where_known(lambda: standing_in(state, there).first_alone or NOBODY, None)
    kind = gaps.where_known(lambda: Contest.CITY if palace_of(state, there) else Contest.VILLAGE, None)
    palace = palace_of(state, there) if kind is Contest.CITY else None

    def points(player: str) -> int:
        assert palace, "only in a city there are points"
        return paid_in_city(standing_in(state, there), player, lambda: palace.value, state.sources)

    def largest() -> int:
        return 0 if builder == NOBODY else _largest(state, there, palace)

    return Ranking(
        kind=kind,
        spaces=names(spaces) if spaces else None,
        size=spaces.bit_count() if spaces else None,
        palace_space=palace.name if palace else None,
        palace_value=gaps.where_known(lambda: palace.value, None) if palace else None,
        players=list(figures),
        figures=figures,
        standing=standing,
        ranks=gaps.where_known(lambda: standing.ranks, None) if standing else None,
        points=paid_to_each(figures, points, gaps) if palace else {},
        builder=builder,
        festival=_bidding(state, palace, gaps) if palace else None,
        largest=gaps.where_known(largest, None) if builder and kind else None,
        missing=gaps.places,
    )


def _bidding(state: State, palace: Palace, gaps: Gaps) -> Bidding | None:
    """How far the festival is that is bid for in that palace, if one is."""
    if state.document.get("festival", {}).get("palace") != palace.name:
        return None

    def may_bid() -> Sequence[str]:
        following = state.known("festival", "turn")
        return [following, *bidding_after(state, palace.name, [*state.passed, following], following)]

    laid = gaps.where_known(lambda: symbols_laid(state), {})
    gaps.places += total(laid.values()).missing
    return Bidding(known_symbols(laid), gaps.where_known(may_bid, None))


def _figures(state: State, spaces: Spaces, gaps: Gaps) -> Mapping[str, Sequence[tuple[str, int | None]]]:
    """The figures on those spaces by player: where each of them stands and, as far as it is known, how high."""

    def height(figure: Spaces) -> int | None:
        return gaps.where_known(lambda: state.land.height(figure), None)

    return {
        player: [(name(figure), height(figure)) for figure in each_of(state.figures[player] & spaces)]
        for player in gaps.where_known(lambda: present_on(state, spaces), ())
    }


def _largest(state: State, there: Settlement, palace: Palace | None) -> int:
    """The largest palace for which there is room in the village or city, and which is left. Raises ``Unknown``.

    A palace that has already been changed in this turn is not changed again.
    """

    def may_be_laid(value: int) -> bool:
        return all_hold(
            lambda: palace is None or palace.value < value,
            lambda: there.size.reaches(value).is_positive(),
            lambda: palaces_left(state, value).is_positive(),
        )

    if palace is None and not there.certain & ~state.occupied:
        there.land.require(there.doubtful)
        return 0
    if palace and _is_changed(state, palace):
        return 0
    return next((value for value in reversed(PALACES) if may_be_laid(value)), 0)


def _is_changed(state: State, palace: Palace) -> bool:
    """Whether it is known that the palace was changed in this turn or, where that matters, built in this round."""
    if surely(lambda: was_changed_in_this_turn(state, palace.name)):
        return True
    return "palaces_built" in state.document and is_too_young(state, palace.name)
