"""Palaces that may not be enlarged any more: they were changed in this turn, or built in this round. ¶8, 25."""

from lawspeaker.games.java.state import State


def was_changed_in_this_turn(state: State, where: str) -> bool:
    """Whether the palace there was built or enlarged in this turn. Raises ``Unknown``."""
    return where in state.known("turn", "palaces")


def is_too_young(state: State, where: str) -> bool:
    """Whether the palace there was built in this round, where that matters. Raises ``Unknown``."""
    if "palaces_built" in state.document and where not in state.palaces_built:
        return False
    return state.sources.reading("palace.enlarge-built") == "round" and where in state.palaces_built
