"""Who has won, and who ranks where. Konec hry: Vítěz; Rozšiřující pravidla: Konec hry."""

from collections.abc import Mapping, Sequence

from lawspeaker.adjudication.scoring import ranks
from lawspeaker.adjudication.unknown import Count, Unknown
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.points import points
from lawspeaker.games.graenaland.words import Phase


def ranking(state: State) -> Mapping[str, Count]:
    """The rank of each player: once victory is proven winners come first; the others, or all before, by points.

    Raises ``Unknown`` if it is not known who plays.
    """
    players = state.players
    try:
        first = winners(state)
    except Unknown as unknown:
        return {player: Count(1, len(players), unknown.places) for player in players}
    others = {player: points(state, player) for player in players if player not in first}
    by_points = ranks(others, first=len(first) + 1)
    return {player: by_points.get(player, Count.exactly(1)) for player in players}


def winners(state: State) -> Sequence[str]:
    """Who has won: nobody as long as no victory is proven. Raises ``Unknown``."""
    if not is_won(state):
        return ()
    winner: str = state.known("announcement", "player")
    return [winner, *(player for player in equal_claimants(state) if _has_announced_points(state, player))]


def is_won(state: State) -> bool:
    """Whether the state tells that victory was announced and, with victory point cards, proven. Raises ``Unknown``."""
    if "phase" not in state.document and "announcement" not in state.document:
        return False
    if state.phase != Phase.FINAL_BUILDING:
        return state.phase == Phase.OVER
    return not is_to_be_proven(state)


def is_to_be_proven(state: State) -> bool:
    """Whether, in the final building, whoever claimed victory is building to prove the claim. Raises ``Unknown``."""
    return state.has_victory_point_cards and state.turn == state.known("announcement", "player")


def needed(state: State) -> int:
    """The victory points with which one wins."""
    number: int = state.sources.figure("goals", "points")
    return number


def holds(state: State) -> bool:
    """Whether the claim that is to be proven holds. Raises ``Unknown``."""
    count, six = points(state, state.turn), needed(state)
    enough: int = state.known("announcement", "points")
    is_short = count.reaches(enough).low == 0 and count.reaches(six).high == 1
    if enough > six and is_short and state.sources.reading("claims.proof") == "six":
        enough = six
    return count.reaches(enough).exact() == 1


def _has_announced_points(state: State, player: str) -> bool:
    return points(state, player).reaches(state.known("announcement", "points")).exact() == 1


def equal_claimants(state: State) -> Sequence[str]:
    """Who else claimed as many points as were announced, and shares the victory if that is allowed. Raises ``Unknown``."""
    if not state.has_victory_point_cards or not _may_have_equal_claims(state):
        return ()
    if state.sources.reading("claims.tie") != "shared":
        return ()
    announced = state.known("announcement", "points")
    return [claim["player"] for claim in state.known("claims") if claim["points"] == announced]


def _may_have_equal_claims(state: State) -> bool:
    """Whether, for all that is known, there are other claims of as many points, which are more than are needed."""
    announced = state.document.get("announcement", {}).get("points")
    if announced is None:
        return state.document.get("claims") != []
    claims = state.document.get("claims")
    return announced > needed(state) and (claims is None or any(claim["points"] == announced for claim in claims))
