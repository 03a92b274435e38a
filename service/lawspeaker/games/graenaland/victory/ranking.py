"""Who has won, and who ranks where. Konec hry: Vítěz; Rozšiřující pravidla: Konec hry."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.scoring import ranks
from lawspeaker.adjudication.unknown import Count
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.points import points
from lawspeaker.games.graenaland.words import Phase


def ranking(state: State) -> Mapping[str, Count]:
    """The rank of each player: once victory is proven winners come first; the others, or all before, by points.

    Raises ``Unknown`` if it is not known who plays.
    """
    victories = {player: Count.within(partial(has_won, state, player), 0, 1) for player in state.players}
    won = [player for player, victory in victories.items() if victory.low]
    may_have_won = {player: victory.missing for player, victory in victories.items() if not victory.is_exact}
    others = {player: points(state, player) for player in state.players if player not in won}
    for player, places in may_have_won.items():
        count = others[player]
        others[player] = Count(count.low, None, (*places, *count.missing))  # as if victory were worth any number of points
    found = dict.fromkeys(won, Count.exactly(1)) | ranks(others, first=len(won) + 1)
    for player, places in may_have_won.items():
        found[player] = Count(1, found[player].high, (*places, *found[player].missing))
    return {player: found[player] for player in state.players}


def may_be_ranks(some: Sequence[int], players: int) -> bool:
    """Whether that many players can have these ranks, and others: as many ranks are left out as players share one."""
    following = [*sorted({*some}), players + 1]
    return all(some.count(rank) <= after - rank for rank, after in pairwise(following))


def has_won(state: State, player: str) -> bool:
    """Whether the player has won: nobody has as long as no victory is proven. Raises ``Unknown``."""
    if not is_won(state):
        return False
    if player == state.known("announcement", "player"):
        return True
    return player in equal_claimants(state) and has_proven(state, player)


def is_won(state: State) -> bool:
    """Whether the state says that victory was announced and, with victory point cards, proven. Raises ``Unknown``."""
    if "phase" not in state.document and "announcement" not in state.document:
        return False
    if state.phase != Phase.FINAL_BUILDING:
        return state.phase == Phase.OVER
    return not is_to_be_proven(state)


def is_to_be_proven(state: State) -> bool:
    """Whether, in the final building, the player who claimed victory is building to prove the claim. Raises ``Unknown``."""
    return state.has_victory_point_cards and state.turn == state.known("announcement", "player")


def needed(state: State) -> int:
    """The victory points with which one wins."""
    number: int = state.sources.figure("goals", "points")
    return number


def has_proven(state: State, player: str) -> bool:
    """Whether the player reaches as many points as were announced, or as are enough instead. Raises ``Unknown``."""
    count, six = points(state, player), needed(state)
    enough: int = state.known("announcement", "points")
    is_short = count.reaches(enough).low == 0 and count.reaches(six).high == 1
    if enough > six and is_short and state.sources.reading("claims.proof") == "six":
        enough = six
    return count.reaches(enough).exact() == 1


def by_priority(state: State, claims: Sequence[Document]) -> Sequence[Document]:
    """The claims in the order in which they come: the highest first, of equal ones the nearest. Raises ``Unknown``."""
    if len({claim["points"] for claim in claims}) == len(claims):
        return sorted(claims, key=lambda claim: -claim["points"])
    clockwise = state.clockwise_from(state.main_player)
    return sorted(claims, key=lambda claim: (-claim["points"], clockwise.index(claim["player"])))


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
