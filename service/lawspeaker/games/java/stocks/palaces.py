"""Which palaces are left in the common stock. ¶25, 27.

A palace that was enlarged keeps the lower ones below it: of each value one at most.
"""

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.java.state import State


def palaces_left(state: State, value: int) -> Count:
    """How many palaces of that value are left: as it is known or, if it is not, by those on the board."""
    given = state.document.get("supply", {}).get("palaces", {})
    if str(value) in given:
        return Count.exactly(given[str(value)])
    total = palaces_in_all(state, value)
    seen, perhaps = palaces_seen(state, value) if "palaces" in state.document else (0, total)
    return state.count("supply", "palaces", str(value), low=max(total - seen - perhaps, 0), high=max(total - seen, 0))


def palaces_in_all(state: State, value: int) -> int:
    """How many palaces of that value there are."""
    total: int = state.sources.figure("palaces", str(value))
    return total


def palaces_seen(state: State, value: int) -> tuple[int, int]:
    """How many palaces of that value are seen on the board, and how many more may lie there. Raises ``Unknown``."""
    values = [palace.document.get("value") for palace in state.palaces]
    return values.count(value), sum(1 for given in values if given is None or given > value)
