"""Bids for a festival: who may bid, who is next, and how many symbols everybody has laid. ¶35, ¶36."""

from collections.abc import Mapping, Sequence

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.board.settlements import settlement
from lawspeaker.games.java.board.spaces import space
from lawspeaker.games.java.cards.kinds import matching
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
    host, has_passed = state.turn_player, passed(state)
    everybody = bidders(state, host, festival_palace(state))
    after = everybody.index(player) + 1 if player in everybody else 0
    return next((bidder for bidder in (*everybody[after:], *everybody[:after]) if bidder not in has_passed), None)


def with_next_bidder(state: State, player: str) -> Document:
    """The state after ``player`` bid: the next one is to bid. Who that is stays unknown if it is not known."""
    festival = state.known("festival")
    try:
        return {**state.document, "festival": {**festival, "turn": next_bidder(state, player)}}
    except Unknown:
        return {**state.document, "festival": without(festival, "turn")}


def festival_palace(state: State) -> str:
    """The space of the palace in which the festival is held. Raises ``Unknown``."""
    palace: str = state.known("festival", "palace")
    return palace


def symbols_laid(state: State, laid: Mapping[str, Sequence[str]]) -> Mapping[str, int]:
    """How many symbols of the open card each player has laid. Raises ``Unknown``."""
    return {player: matching_symbols(state, cards, player) for player, cards in laid.items()}


def matching_symbols(state: State, cards: Sequence[str], player: str) -> int:
    """How many symbols of the open card these cards of the player show. Raises ``Unknown``."""
    if not cards:
        return 0
    face_up = state.face_up
    return sum(matching(card, face_up, (ROOT, "festival", "bids", player, nth)) for nth, card in enumerate(cards))


def bids(state: State) -> Mapping[str, Sequence[str]]:
    """The cards that everybody has laid so far; nothing by those who are left out. Raises ``Unknown``."""
    laid: Mapping[str, Sequence[str]] = state.known("festival", "bids")
    return laid


def passed(state: State) -> Sequence[str]:
    """Who has passed. Raises ``Unknown``."""
    players: Sequence[str] = state.known("festival", "passed")
    return players
