"""What must be true of the points: the board has brought them, and players have what it has brought. ¶19, 29, 36, 42, 44.

Whatever is laid stays, so the board shows what can have brought points. It shows all of that where the tiles are known: land seen
from above is often only that part of the board on which a question turns.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, total
from lawspeaker.games.java.board.spaces import Spaces, beside, groups
from lawspeaker.games.java.festivals.awards import award
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.palaces import palaces_in_all
from lawspeaker.games.java.words import NOBODY, PALACES, PLAYERS, WATER_POINTS, Phase, Side

_REMEMBERED = 512
_BROUGHT = {"tiles", "palaces"}
"""The members that show what has brought points: exactly, or at most, if water or the final scorings are left out."""


@rule("score.points")
def points_come_from_the_board(state: State) -> Iterator[Violation]:
    """Points come from water, palaces, festivals and the final scoring; before the game begins nobody has any."""
    points = {player: state.count("points", player) for player in state.given.get("points", {})}
    if not points or (all(number.high == 0 for number in points.values()) and not state.document.get("palaces")):
        return
    if state.document.get("phase") == Phase.SETUP:
        for player, number in points.items():
            if number.low:
                yield _wrong(player, number, 0, "early")
    elif state.document.keys() >= _BROUGHT and all("value" in palace for palace in state.document["palaces"]):
        yield from _not_as_brought(state, points)
    else:
        due = _most_in_a_game(state)
        yield from (_wrong(player, number, due, "ever") for player, number in points.items() if number.low > due)


def _most_in_a_game(state: State) -> int:
    """The points that all palaces and all water bring, if one player gets them all. Raises ``Unknown``.

    A palace brings half its value when it is laid and by a festival, and its value in the final scoring.
    """
    return WATER_POINTS * _water_in_all(state) + sum(2 * value * palaces_in_all(state, value) for value in PALACES)


def _water_in_all(state: State) -> int:
    """How many spaces of water there are when all tiles are laid."""
    return int(state.grid.water.bit_count() + state.sources.figure("tiles", "water"))


def _not_as_brought(state: State, points: Mapping[str, Count]) -> Iterator[Violation]:
    """Points that the board cannot have brought, and those that it has brought and nobody has."""
    brought, together = _brought(state), total(points.values())
    scored = state.document.get("scored", state.document.get("players", PLAYERS))
    most = {player: brought.one + (brought.in_the_end if player in scored else 0) for player in points}
    most_together = brought.most + brought.in_the_end * len(scored)
    if together.low > most_together or any(number.low > most[player] for player, number in points.items()):
        water = WATER_POINTS * _surrounded(state)
        for player, number in points.items():
            if number.low > (due := most[player] + water):
                yield _wrong(player, number, due, "extra")
                return
        if together.low > most_together + water:
            yield _wrong(NOBODY, together, most_together + water, "all")
    elif not together.reaches(brought.least).high and points.keys() >= {*state.document.get("players", PLAYERS)}:
        yield _wrong(NOBODY, together, brought.least, "gone")


def _wrong(player: str, points: Count, due: int, fault: str) -> Violation:
    at = pointer("points") if player == NOBODY else pointer("points", player)
    return violated(ROOT + at, player=player, points=points, due_points=due, fault=fault)


class _Brought(NamedTuple):
    """What palaces have brought."""

    least: int
    """All players together at least, by building and festivals."""
    most: int
    """The same at most."""
    one: int
    """One player at most."""
    in_the_end: int
    """A player at most in the final scoring."""


def _brought(state: State) -> _Brought:
    """What the palaces on the board have brought, those that were enlarged too. All values are known."""
    by_festivals = _festivals(len(state.document.get("players", PLAYERS)))
    values = [palace.value for palace in state.palaces]
    least = most = one = 0
    for palace, value in zip(state.palaces, values, strict=True):
        side, (fewest, highest) = palace.document.get("side"), by_festivals[value]
        least += value // 2 + (fewest if side == Side.RED else 0)
        most += value // 2 + (0 if side == Side.WHITE else highest)
        one += value // 2 * (1 if side == Side.WHITE else 2)
    for value in PALACES[: PALACES.index(max(values))] if values else ():
        certainly, possibly = _below(state, values, value)
        least += certainly * value // 2
        most += possibly * (value // 2 + by_festivals[value][1])
        one += possibly * value
    return _Brought(least, most, one, sum(values))


def _below(state: State, values: Sequence[int], value: int) -> tuple[int, int]:
    """How many palaces of that value at least, and at most, lie below others."""
    left = state.document.get("supply", {}).get("palaces", {}).get(str(value))
    if left is None:
        return 0, sum(1 for other in values if other > value)
    return (palaces_in_all(state, value) - values.count(value) - left,) * 2


@cache
def _festivals(players: int) -> Mapping[int, tuple[int, int]]:
    """The fewest and the most points that a festival brings all players together, by the value of its palace."""
    shares = {value: [award(value, winning) * winning for winning in range(1, players + 1)] for value in PALACES}
    return {value: (min(points), max(points)) for value, points in shares.items()}


def _surrounded(state: State) -> int:
    """How many spaces of water land surrounds, within the grid; where the water is unknown, how many there can be at most: what
    the water tiles can fill between the land."""
    grid, bare = state.grid, state.grid.inside & ~state.land.covered
    if "water" not in state.document:
        tiles = state.sources.figure("tiles", "water")
        filled = (body.bit_count() for body in groups(bare) if (body & ~grid.water).bit_count() <= tiles)
        return min(sum(filled), _water_in_all(state))
    return _without(state.water, bare & ~state.water)


@lru_cache(_REMEMBERED)
def _without(water: Spaces, bare: Spaces) -> int:
    """The sizes of the bodies of water without a bare neighbouring space."""
    return sum(body.bit_count() for body in groups(water) if not beside(body) & bare)
