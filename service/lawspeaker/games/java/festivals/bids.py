"""What is bid for a festival: symbols of the open card. ¶36."""

from collections.abc import Mapping, Sequence

from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Count, Place, Unknown, every, total, where_known
from lawspeaker.games.java.cards.kinds import NOBODY_TOLD, symbols
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import MOST_SYMBOLS


def symbols_laid(state: State) -> Mapping[str, Count]:
    """How many symbols of the open card each player has laid. Raises ``Unknown`` if it is not known who has laid cards."""
    return {player: matching_symbols(state, cards, player) for player, cards in state.bids.items()}


def known_symbols(laid: Mapping[str, Count]) -> Mapping[str, int]:
    """The number of symbols laid by each player for whom it is known."""
    return {player: count.low for player, count in laid.items() if count.is_exact}


def matching_symbols(state: State, cards: Sequence[str], player: str) -> Count:
    """How many symbols of the open card these cards of the player show."""
    face_up = where_known(lambda: state.face_up, NOBODY_TOLD)
    return total(_matching(card, face_up, (ROOT, "festival", "bids", player, nth)) for nth, card in enumerate(cards))


def _matching(card: str, face_up: str, at: Place) -> Count:
    """How many symbols of the open card a card shows that was laid at that place: as every card that is laid, one at least."""
    places = {at: card, (ROOT, "face_up"): face_up}
    given = [symbols(shown) for shown in places.values() if shown != NOBODY_TOLD]
    if len(given) == len(places):
        return Count.exactly(len(symbols(card) & symbols(face_up)))
    most = min(map(len, given), default=MOST_SYMBOLS)
    return Count(min(most, 1), most, tuple(place for place, shown in places.items() if shown == NOBODY_TOLD))


def is_less(count: Count, other: Count) -> bool:
    """Whether there are fewer symbols than others. Raises ``Unknown``."""
    if other.exceeds(count):
        return True
    if other.high is not None and other.high <= count.low:
        return False
    raise Unknown(*count.missing, *other.missing)


def has_the_most(laid: Mapping[str, Count], player: str) -> bool:
    """Whether nobody has laid more symbols than the player. Raises ``Unknown``."""
    return every(laid, lambda other: other == player or not is_less(laid[player], laid[other]))
