"""Who ranks where on the board of a state, as far as the state tells of it. ¶19, 26, 27, 42-44."""

from collections.abc import Mapping, Sequence

from lawspeaker.adjudication.errors import Fault, Misunderstood
from lawspeaker.adjudication.unknown import Unknown, all_hold
from lawspeaker.games.java.board.settlements import Settlement, palace_of, settlement
from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, connected, each_of, name, names, space
from lawspeaker.games.java.figures.standing import present_on, standing_in, standing_on
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.standings.answers import Answers
from lawspeaker.games.java.standings.payments import paid_in_city, paid_on_shore
from lawspeaker.games.java.standings.ranked import Kind, Ranked
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.palaces import palaces_left
from lawspeaker.games.java.words import NOBODY, PALACES


def on_the_board(state: State, at: str) -> Ranked:
    """Who ranks where in the village or city to which that space belongs, or on the shore of the water there.

    Raises ``Misunderstood`` if there is neither.
    """
    answers, where = Answers(), space(at)
    if answers.to(lambda: _is_water(state, where)):
        return _on_a_shore(state, where, answers)
    there = answers.to(lambda: settlement(state, where))
    if there and there.certain:
        return _in_a_settlement(state, there, answers)
    if answers.missing:
        return Ranked(answers.missing)
    raise Misunderstood(Fault("/place/space", f"There is no village and no water on {at}."))


def _is_water(state: State, where: Spaces) -> bool:
    """Whether there is water on that space; where there is land there is none. Raises ``Unknown``."""
    try:
        land = state.land.covered
    except Unknown:
        land = NONE
    return bool(where & state.grid.water) or bool(not where & land and where & state.laid_water)


def _on_a_shore(state: State, where: Spaces, answers: Answers) -> Ranked:
    body = answers.to(lambda: connected(where, state.water))
    if body is None:
        return Ranked(answers.missing, Kind.SHORE)
    shore, size = beside(body), body.bit_count()
    figures = _figures(state, shore, answers)
    standing = answers.to(lambda: standing_on(state, shore))

    def points(player: str) -> int:
        return paid_on_shore(standing_on(state, shore), player, lambda: size, state.sources)

    return Ranked(
        kind=Kind.SHORE,
        spaces=names(body),
        size=size,
        players=list(figures),
        figures=figures,
        standing=standing,
        ranks=answers.to(lambda: standing.ranks) if standing else None,
        points=answers.of_each(figures, points),
        missing=answers.missing,
    )


def _in_a_settlement(state: State, there: Settlement, answers: Answers) -> Ranked:
    spaces = answers.to(lambda: there.spaces)
    figures = _figures(state, there.certain, answers)
    standing = answers.to(lambda: standing_in(state, there))
    builder = answers.to(lambda: standing_in(state, there).first_alone or NOBODY)
    kind = answers.to(lambda: Kind.CITY if palace_of(state, there) else Kind.VILLAGE)
    palace = palace_of(state, there) if kind is Kind.CITY else None

    def points(player: str) -> int:
        assert palace, "only in a city there are points"
        return paid_in_city(standing_in(state, there), player, lambda: palace.value, state.sources)

    def largest() -> int:
        return 0 if builder == NOBODY else _largest(state, there, palace)

    return Ranked(
        kind=kind,
        spaces=names(spaces) if spaces else None,
        size=spaces.bit_count() if spaces else None,
        palace_space=palace.name if palace else None,
        palace_value=answers.to(lambda: palace.value) if palace else None,
        players=list(figures),
        figures=figures,
        standing=standing,
        ranks=answers.to(lambda: standing.ranks) if standing else None,
        points=answers.of_each(figures, points) if palace else {},
        builder=builder,
        largest=answers.to(largest) if builder and kind else None,
        missing=answers.missing,
    )


def _figures(state: State, spaces: Spaces, answers: Answers) -> Mapping[str, Sequence[tuple[str, int | None]]]:
    """The figures on those spaces by player: where each of them stands and, as far as it is known, how high."""

    def height(figure: Spaces) -> int | None:
        return answers.to(lambda: state.land.height(figure))

    return {
        player: [(name(figure), height(figure)) for figure in each_of(state.figures[player] & spaces)]
        for player in answers.to(lambda: present_on(state, spaces)) or ()
    }


def _largest(state: State, there: Settlement, palace: Palace | None) -> int:
    """The largest palace for which there is room in the village or city, and which is left. Raises ``Unknown``."""

    def may_be_laid(value: int) -> bool:
        return all_hold(
            lambda: palace is None or palace.value < value,
            lambda: there.size.reaches(value).is_positive(),
            lambda: palaces_left(state, value).is_positive(),
        )

    if palace is None and not there.certain & ~state.occupied:
        return 0
    return next((value for value in reversed(PALACES) if may_be_laid(value)), 0)
