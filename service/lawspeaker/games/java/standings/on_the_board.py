"""Who ranks where on the board of a state, as far as the state tells of it. ¶19, 26, 27, 42-44."""

from collections.abc import Callable

from lawspeaker.adjudication.errors import Fault, Misunderstood
from lawspeaker.adjudication.unknown import Unknown, all_hold
from lawspeaker.games.java.board.settlements import Settlement, palace_of, settlement
from lawspeaker.games.java.board.spaces import Spaces, beside, connected, each_of, name, names, space
from lawspeaker.games.java.figures.standing import Standing, present_on, standing_in, standing_on
from lawspeaker.games.java.palaces.building import builder, size
from lawspeaker.games.java.palaces.stock import palaces_left
from lawspeaker.games.java.standings.ranked import Kind, Ranked, paid_in_city, paid_on_shore
from lawspeaker.games.java.state import Palace, State
from lawspeaker.games.java.words import NOBODY, PALACES


def on_the_board(state: State, at: str) -> Ranked:
    """Who ranks where in the village or city to which that space belongs, or on the shore of the water there.

    Raises ``Misunderstood`` if there is neither.
    """
    ranked, where = Ranked(), space(at)
    kind = ranked.ask(lambda: _kind(state, where))
    if kind is Kind.SHORE:
        _on_a_shore(state, where, ranked)
    elif kind is Kind.VILLAGE:
        _in_a_settlement(state, where, ranked)
    elif not ranked.missing:
        raise Misunderstood(Fault("/at", f"There is no village and no water on {at}."))
    return ranked


def _kind(state: State, where: Spaces) -> Kind | None:
    """Whether there is water or a village on that space; ``None`` if neither. Raises ``Unknown``."""
    if where & state.grid.water:
        return Kind.SHORE
    try:
        land = state.land
        land.require(where & land.unknown)
    except Unknown:
        if where & state.laid_water:
            return Kind.SHORE
        if where & state.palace_spaces:
            return Kind.VILLAGE
        raise
    if where & land.covered:
        return Kind.VILLAGE if where & land.village else None
    return Kind.SHORE if where & state.laid_water else None


def _on_a_shore(state: State, where: Spaces, ranked: Ranked) -> None:
    ranked.kind = Kind.SHORE
    body = ranked.ask(lambda: connected(where, state.water))
    if body is None:
        return
    ranked.spaces, ranked.size = names(body), body.bit_count()
    shore = beside(body)
    _compare(state, shore, lambda: standing_on(state, shore), ranked)
    if standing := ranked.standing:
        ranked.points = ranked.ask(lambda: paid_on_shore(standing, body.bit_count(), state.sources))


def _in_a_settlement(state: State, where: Spaces, ranked: Ranked) -> None:
    there = ranked.ask(lambda: settlement(state, where))
    if there is None:
        return
    spaces = ranked.ask(lambda: there.spaces)
    if spaces is not None:
        ranked.spaces, ranked.size = names(spaces), spaces.bit_count()
    _compare(state, there.certain, lambda: standing_in(state, there), ranked)
    first = ranked.ask(lambda: builder(state, there) or NOBODY)
    ranked.builder = first
    try:
        palace = palace_of(state, there)
    except Unknown as unknown:
        ranked.missing += unknown.places
        return
    ranked.kind = Kind.CITY if palace else Kind.VILLAGE
    if palace:
        ranked.palace_space, ranked.palace_value = palace.name, ranked.ask(lambda: palace.value)
        standing, value = ranked.standing, ranked.palace_value
        if standing and value is not None:
            ranked.points = ranked.ask(lambda: paid_in_city(standing, value, state.sources))
    if first is not None:
        ranked.largest = 0 if first == NOBODY else ranked.ask(lambda: _largest(state, there, palace))


def _compare(state: State, spaces: Spaces, standing: Callable[[], Standing], ranked: Ranked) -> None:
    """Notes whose figures stand on these spaces, and how they compare."""
    players = ranked.ask(lambda: present_on(state, spaces))
    if players is None:
        return
    ranked.players = players
    own = {player: state.figures[player] & spaces for player in players}
    ranked.figures = {
        player: [(name(figure), _height(state, figure, ranked)) for figure in each_of(own[player])] for player in own
    }
    if found := ranked.ask(standing):
        ranked.standing, ranked.ranks = found, ranked.ask(lambda: found.ranks)


def _height(state: State, figure: Spaces, ranked: Ranked) -> int | None:
    return ranked.ask(lambda: state.land.height(figure))


def _largest(state: State, there: Settlement, palace: Palace | None) -> int:
    """The largest palace for which there is room in the village or city, and which is left. Raises ``Unknown``."""

    def may_be_laid(value: int) -> bool:
        return all_hold(
            lambda: palace is None or palace.value < value,
            lambda: not size(there).low < value or value <= size(there).exact(),
            lambda: palaces_left(state, value).is_positive(),
        )

    if palace is None and not there.certain & ~state.occupied:
        return 0
    return next((value for value in reversed(PALACES) if may_be_laid(value)), 0)
