"""The drawn parts, known or unknown: what the state contains, and what may exist."""

from collections.abc import Iterator, Sequence

from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import PLAYERS, Phase

_COUNTED = (Phase.SCORING, Phase.OVER)
"""Phases in which every card was placed."""


def has_begun(state: State) -> bool:
    """Whether the game is set up, as far as is known."""
    return state.document.get("phase") != Phase.SETUP


def players(state: State) -> Sequence[str]:
    """The players, and everybody else about whom the state says something."""
    plays: Sequence[str] = state.document.get("players", ())
    of_players = [state.document.get(member, {}) for member in ("landscapes", "hands", "chosen", "set_aside")]
    return [*plays, *(player for player in PLAYERS if player not in plays and any(player in given for given in of_players))]


def has_round(state: State) -> bool:
    """Whether there is a round."""
    return "round" in state.given or has_begun(state)


def has_shared(state: State) -> bool:
    """Whether a card may lie in the middle."""
    return "shared" in state.document or has_begun(state)


def piles(state: State) -> Iterator[str]:
    """The piles that there may be and that somebody still looks at."""
    is_counted = state.document.get("phase") in _COUNTED
    if "deck" in state.document or not is_counted:
        yield "deck"
    is_solo = len(state.document.get("players", PLAYERS)) == 1
    if "discards" in state.document or (is_solo and has_begun(state) and not is_counted):
        yield "discards"


def has_hand(state: State, player: str) -> bool:
    """Whether a player may have cards in hand."""
    return player in state.document.get("hands", {}) or (has_begun(state) and state.document.get("phase") not in _COUNTED)


def has_chosen(state: State, player: str) -> bool:
    """Whether a player may have a card that was chosen and not yet placed."""
    if "chosen" in state.document:
        return player in state.document["chosen"]
    return state.document.get("phase") in (None, Phase.CHOOSING, Phase.PLACING_CHOSEN)


def has_set_aside(state: State, player: str) -> bool:
    """Whether a player may have set cards aside."""
    return player in state.document.get("set_aside", {})
