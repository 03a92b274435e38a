"""What is bid for a festival: symbols of the open card. ¶36."""

from collections.abc import Mapping, Sequence

from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.cards.kinds import matching
from lawspeaker.games.java.state import State


def symbols_laid(state: State, laid: Mapping[str, Sequence[str]]) -> Mapping[str, int]:
    """How many symbols of the open card each player has laid. Raises ``Unknown``."""
    return {player: matching_symbols(state, cards, player) for player, cards in laid.items()}


def matching_symbols(state: State, cards: Sequence[str], player: str) -> int:
    """How many symbols of the open card these cards of the player show. Raises ``Unknown``."""
    if not cards:
        return 0
    face_up = state.face_up
    return sum(matching(card, face_up, (ROOT, "festival", "bids", player, nth)) for nth, card in enumerate(cards))
