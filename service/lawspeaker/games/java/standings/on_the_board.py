"""Who ranks where on the board of a state, as far as the state says of it. ¶19, 26, 27, 42-44."""

from collections.abc import Mapping, Sequence
from typing import Any

from lawspeaker.adjudication.unknown import Count, Gaps, surely, total, where_known
from lawspeaker.adjudication.wire.errors import Fault, Misunderstood
from lawspeaker.adjudication.words.phrases import Phrase
from lawspeaker.games.java.board.settlements import Settlement, palace_of, settlement
from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, connected, each_of, name, names, space
from lawspeaker.games.java.festivals.bidders import bidding_after
from lawspeaker.games.java.festivals.bids import known_symbols, symbols_laid
from lawspeaker.games.java.figures.standing import present_on, standing_in, standing_on
from lawspeaker.games.java.palaces.changes import is_too_young, was_changed_in_this_turn
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.scoring.irrigation import worth
from lawspeaker.games.java.standings.ranked import Bidding, Compared, Contest, Ranking, ranking
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.palaces import palaces_left


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
    size, figures = body.bit_count(), _figures(state, beside(body), gaps)
    compared = Compared(
        Contest.SHORE, lambda: standing_on(state, beside(body)), lambda: worth(size, state.sources), Count.exactly(size)
    )
    return ranking(compared, figures, state.sources, gaps, figures=figures, spaces=names(body), size=size)


def _in_a_settlement(state: State, there: Settlement, gaps: Gaps) -> Ranking:
    spaces = gaps.where_known(lambda: there.spaces, None)
    figures = _figures(state, there.certain, gaps)
    kind = gaps.where_known(lambda: Contest.CITY if palace_of(state, there) else Contest.VILLAGE, None)
    palace = palace_of(state, there) if kind is Contest.CITY else None
    seen: dict[str, Any] = {"spaces": names(spaces), "size": spaces.bit_count()} if spaces else {}
    if palace:
        value = gaps.where_known(lambda: palace.value, None)
        seen |= {"palace_space": palace.name, "palace_value": value, "festival": _bidding(state, palace, gaps)}
    compared = Compared(
        kind,
        standing=lambda: standing_in(state, there),
        prize=lambda: palace.value if palace else 0,
        size=there.size,
        has_room=lambda: _has_room(state, there, palace),
        is_left=lambda value: palaces_left(state, value).is_positive(),
    )
    return ranking(compared, figures, state.sources, gaps, figures=figures, **seen)


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


def _has_room(state: State, there: Settlement, palace: Palace | None) -> bool:
    """Whether there is a free space for a palace, or one that was not changed in this turn. Raises ``Unknown``."""
    if palace:
        return not _is_changed(state, palace)
    if not there.certain & ~state.occupied:
        there.land.require(there.doubtful)
        return False
    return True


def _is_changed(state: State, palace: Palace) -> bool:
    """Whether it is known that the palace was changed in this turn or, where that matters, built in this round."""
    if surely(lambda: was_changed_in_this_turn(state, palace.name)):
        return True
    return "palaces_built" in state.document and is_too_young(state, palace.name)
