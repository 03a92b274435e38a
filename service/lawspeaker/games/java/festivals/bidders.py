"""Who bids for a festival, and who is next. ¶35, 36."""

from collections.abc import Sequence

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.java.board.settlements import settlement
from lawspeaker.games.java.board.spaces import space
from lawspeaker.games.java.state import State


def is_in_the_city(state: State, player: str, palace: str) -> bool:
    """Whether the player has a figure in the city with that palace. Raises ``Unknown``."""
    city = settlement(state, space(palace))
    standing = state.figures[player]
    if standing & city.certain:
        return True
    return bool(standing & city.perhaps) and bool(standing & city.spaces)


def bidders(state: State, host: str, palace: str) -> Sequence[str]:
    """Who bids: the host, then clockwise those who have a figure in the city. Raises ``Unknown``."""
    return [player for player in state.clockwise_from(host) if player == host or is_in_the_city(state, player, palace)]


def next_bidder(state: State, player: str) -> str | None:
    """Who bids or passes after ``player``, clockwise; ``None`` if all have passed. Raises ``Unknown``."""
    host, has_passed = state.turn_player, state.passed
    everybody = bidders(state, host, state.festival_palace)
    after = everybody.index(player) + 1 if player in everybody else 0
    return next((bidder for bidder in (*everybody[after:], *everybody[:after]) if bidder not in has_passed), None)


def with_next_bidder(state: State, player: str) -> Document:
    """The state after ``player`` bid: the next one is to bid. Who that is stays unknown if it is not known."""
    before = state.known("festival")
    after = where_known(lambda: {**before, "turn": next_bidder(state, player)}, without(before, "turn"))
    return {**state.document, "festival": after}
