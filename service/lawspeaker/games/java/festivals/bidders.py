"""Who bids for a festival, and who is next. ¶35, 36."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.unknown import Count, all_hold, every, where_known
from lawspeaker.games.java.board.settlements import settlement
from lawspeaker.games.java.board.spaces import space
from lawspeaker.games.java.festivals.bids import is_less, symbols_laid
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import PLAYERS

_NOTHING = Count.exactly(0)


def taking_part(festival: Document) -> Iterator[tuple[Path, str]]:
    """Everybody whom the state mentions in a festival, with the place."""
    for player in festival.get("bids", {}):
        yield ("bids", player), player
    for nth, player in enumerate(festival.get("passed", ())):
        yield ("passed", nth), player
    if "turn" in festival:
        yield ("turn",), festival["turn"]


def is_in_the_city(state: State, player: str, palace: str) -> bool:
    """Whether the player has a figure in the city with that palace. Raises ``Unknown``."""
    standing = state.figures[player]
    if not standing:
        return False
    city = settlement(state, space(palace))
    if standing & city.certain:
        return True
    return bool(standing & city.perhaps) and bool(standing & city.spaces)


def is_bidder(state: State, player: str, palace: str) -> bool:
    """Whether the player may bid: holds the festival, has bid already, or has a figure in the city. Raises ``Unknown``."""
    document = state.document
    has_bid = player in document.get("festival", {}).get("bids", {})
    return has_bid or player == document.get("turn", {}).get("player") or is_in_the_city(state, player, palace)


def bidders(state: State, host: str, palace: str) -> Sequence[str]:
    """Who bids: the host, then clockwise those who have a figure in the city. Raises ``Unknown``."""
    return [player for player in state.clockwise_from(host) if player == host or is_in_the_city(state, player, palace)]


def bidding_after(state: State, palace: str, passed: Sequence[str], player: str) -> Sequence[str]:
    """Who may still bid, of those who have not ``passed``: clockwise, ``player`` as the last. Raises ``Unknown``."""
    _, *others = state.clockwise_from(player)
    return [other for other in (*others, player) if other not in passed and is_bidder(state, other, palace)]


def next_bidder(state: State, palace: str, passed: Sequence[str], player: str) -> str:
    """Who bids or passes after ``player``, clockwise, of those who have not ``passed``. Raises ``Unknown``."""
    _, *others = state.clockwise_from(player)
    return next((other for other in others if other not in passed and is_bidder(state, other, palace)), player)


def all_others_have_passed(state: State, player: str) -> bool:
    """Whether nobody but ``player`` may still bid for the festival. Raises ``Unknown``."""

    def is_out(other: str) -> bool:
        return not all_hold(lambda: other not in state.passed, lambda: is_bidder(state, other, state.festival_palace))

    players = where_known(lambda: state.players, PLAYERS)
    return every([other for other in players if other != player], is_out)


def are_level(state: State, player: str) -> bool:
    """Whether all who may still bid have laid as many symbols as ``player``. Raises ``Unknown``."""
    laid = symbols_laid(state)
    own = laid.get(player, _NOTHING)

    def is_level_or_out(other: str) -> bool:
        its = laid.get(other, _NOTHING)
        return not all_hold(
            lambda: other not in state.passed,
            lambda: is_less(its, own) or is_less(own, its),
            lambda: is_bidder(state, other, state.festival_palace),
        )

    players = where_known(lambda: state.players, PLAYERS)
    return every([other for other in players if other != player], is_level_or_out)
