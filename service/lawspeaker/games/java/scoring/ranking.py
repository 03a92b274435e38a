"""Who wins: the player who has the most points; those who are level share the victory. ¶2, 46."""

from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase

WINNER = "end.winner"


def points_now(state: State, player: str) -> Count:
    """The points that a player has, without a final scoring that is still to come."""
    return state.count("points", player)


def has_scored(state: State, player: str) -> bool:
    """Whether the player has had the final scoring. Raises ``Unknown``."""
    phase = state.document.get("phase")
    if phase in (Phase.OVER, Phase.SETUP):
        return bool(phase == Phase.OVER)
    if player in state.document.get("scored", ()):
        return True
    if phase == Phase.FINAL_SCORING and state.document.get("turn", {}).get("player") == player:
        return False
    return player in state.known("scored")
