"""What must be true of the palaces on the board. ¶15, 25, 27."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.unknown import each, surely
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.board.settlements import settlement
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.palaces import palaces_in_all
from lawspeaker.games.java.words import PALACES


@rule("palace.village")
def palaces_stand_in_villages(state: State) -> Iterator[Violation]:
    """A palace stands on a village space."""

    if surely(lambda: not state.palace_spaces & (~state.land.village | state.land.unknown)):
        return iter(())

    def off_the_village(palace: Palace) -> Iterator[Violation]:
        state.land.require(palace.spaces & state.land.unknown)
        if not palace.spaces & state.land.village:
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


@rule("palaces.count")
def no_more_palaces_than_there_are(state: State) -> Iterator[Violation]:
    """There is a number of palaces of each value, on the board and in the common stock together."""
    left = state.document.get("supply", {}).get("palaces", {})
    seen = [palace.get("value") for palace in state.document.get("palaces", ())]

    def too_many(value: int) -> Iterator[Violation]:
        total, supply = palaces_in_all(state, value), left.get(str(value))
        if (count := seen.count(value) + (supply or 0)) > total:
            at = pointer("palaces") if supply is None else pointer("supply", "palaces", value)
            yield violated(ROOT + at, value=value, count=count, due=total)
        elif "palaces" not in state.document or supply is None:
            state.known("palaces")
            state.supply("palaces", str(value))

    return each(PALACES, too_many)


CHECKS: Sequence[Check] = (palaces_stand_in_villages, one_palace_in_a_village, no_more_palaces_than_there_are)
