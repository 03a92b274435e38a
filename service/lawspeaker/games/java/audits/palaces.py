"""What must be true of the palaces on the board. ¶15, 25, 27.

How large a village was is known only where the tiles are known by which the land was laid. Land that is seen from above is often
only that part of the board on which a question turns, so it says too little of how large a city was.
"""

from collections.abc import Iterator
from functools import lru_cache

from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import each, surely
from lawspeaker.games.java.board.laid_land import LaidLand
from lawspeaker.games.java.board.settlements import settlement
from lawspeaker.games.java.board.spaces import NONE, Spaces, connected
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.palaces import palaces_in_all, palaces_seen
from lawspeaker.games.java.words import PALACES

_REMEMBERED = 512


@rule("palace.village")
def palaces_stand_in_villages(state: State) -> Iterator[Violation]:
    """A palace stands on a village space."""

    if surely(lambda: not state.palace_spaces & (~state.land.village | state.land.unknown)):
        return iter(())

    def off_the_village(palace: Palace) -> Iterator[Violation]:
        if not state.is_never_land(palace.spaces):
            state.land.require(palace.spaces & state.land.unknown)
        if state.is_never_land(palace.spaces) or not palace.spaces & state.land.village:
            yield violated(f"{palace.at}/space", space=palace.name, fault="no-village")

    return each(state.palaces, off_the_village)


@rule("palace.one")
def one_palace_in_a_village(state: State) -> Iterator[Violation]:
    """In a village there is at most one palace."""

    no_twins = len(state.palaces) == state.palace_spaces.bit_count()

    def second(nth: int) -> Iterator[Violation]:
        palace = state.palaces[nth]
        if no_twins and settlement(state, palace.spaces).perhaps & state.palace_spaces == palace.spaces:
            return
        before = state.palaces[:nth]
        if twin := next((other for other in before if other.spaces == palace.spaces), None):
            yield violated(f"{palace.at}/space", space=palace.name, other_space=twin.name, fault="twice")
            return
        there = settlement(state, palace.spaces)
        if other := next((other for other in before if other.spaces & there.certain), None):
            yield violated(f"{palace.at}/space", space=palace.name, other_space=other.name, fault="second")
        elif any(other.spaces & there.perhaps for other in before):
            state.land.require(there.doubtful)

    return each(range(len(state.palaces)), second)


def _tiles_below_palaces(state: State) -> None:
    """Raises ``Unknown`` unless it is known of which value palaces are and by which tiles the land was laid."""
    for palace in state.palaces:
        _ = palace.value, state.known("tiles")


@rule("palace.size", _tiles_below_palaces)
def palaces_fitted_into_their_villages(state: State) -> Iterator[Violation]:
    """When a palace was laid its value was at most the number of spaces of the village, which may have fewer since then."""
    land = state.laying.land
    for palace in state.palaces if "tiles" in state.document else ():
        value = palace.document.get("value", 0)
        spaces = connected(palace.spaces, land.village).bit_count()
        if 0 < spaces < value and (most := _most_spaces(land, palace.spaces)) < value:
            facts = {"space": palace.name, "value": value, "count": most}
            yield violated(f"{palace.at}/value", **facts, fault="never", settlement="city")


@lru_cache(_REMEMBERED)
def _most_spaces(land: LaidLand, palace: Spaces) -> int:
    """How many spaces the village there had at most while the palace may have stood: since that space was covered last."""
    village, most = NONE, 0
    for tile in land.tiles:
        village = village & ~tile.spaces | tile.village
        most = max(0 if tile.spaces & palace else most, connected(palace, village).bit_count())
    return most


@rule("palaces.count")
def all_palaces_are_somewhere(state: State) -> Iterator[Violation]:
    """There is a number of palaces of each value: in the common stock, on the board, and below palaces of a higher value."""
    left = state.document.get("supply", {}).get("palaces", {})
    seen = [palace.get("value") for palace in state.document.get("palaces", ())]

    def miscounted(value: int) -> Iterator[Violation]:
        total, supply = palaces_in_all(state, value), left.get(str(value))
        if (count := seen.count(value) + (supply or 0)) > total:
            at = pointer("palaces") if supply is None else pointer("supply", "palaces", value)
            yield violated(ROOT + at, value=value, count=count, due=total, fault="extra")
        elif "palaces" not in state.document or supply is None:
            state.known("palaces")
            state.supply("palaces", str(value))
        elif count < total and (most := supply + sum(palaces_seen(state, value))) < total:
            yield state.violated("supply", "palaces", value, value=value, count=most, due=total, fault="gone")

    return each(PALACES, miscounted)
