"""Rules that the actions share by which cards are laid for a festival. ¶30, 33, 36."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Protocol

from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Place, Unknown, where_known
from lawspeaker.games.java.actions.phases import PlayersAction
from lawspeaker.games.java.cards.kinds import NOBODY_TOLD, symbols
from lawspeaker.games.java.cards.piles import left_of, pile
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import CARDS


class LayingCards(PlayersAction, Protocol):
    """An action by which cards are laid for a festival."""

    cards: Sequence[str]


@rule("festival.hand")
def cards_in_hand(state: State, action: LayingCards) -> Iterator[Violation]:
    """Players lay cards from their own hands."""
    if (hand := where_known(lambda: state.cards("hands", action.player), None)) is None:
        for nth in state.whereabouts.too_many(action.cards):
            yield action.violated("cards", nth, player=action.player, card=action.cards[nth], fault="elsewhere")
        hand = state.cards("hands", action.player)  # raises ``Unknown``
    for nth, fault in state.whereabouts.believed(hand, action.cards, _to_ask_for(state, action.player)):
        yield action.violated("cards", nth, player=action.player, card=action.cards[nth], **_facts(action, nth, hand, fault))
    state.hand(action.player)  # raises ``Unknown`` if it is not known


def _to_ask_for(state: State, player: str) -> Sequence[Place]:
    """Where the cards of a hand are said of which only the number was. A card that was sent as unknown is not asked for again."""
    given = state.document.get("hands", {}).get(player, {})
    return [(ROOT, "hands", player, "cards")] if given.keys() == {"count"} else []


def _facts(action: LayingCards, nth: int, hand: Sequence[str], fault: str) -> Mapping[str, Any]:
    """What else there is to say of a card that the player cannot have."""
    if fault != "not-there":
        return {"fault": fault}
    if NOBODY_TOLD in hand:
        return {"fault": "too-many", "count": len(hand)}
    card = action.cards[nth]
    return {"fault": fault, "count": action.cards.count(card), "due": hand.count(card)}


@rule("festival.symbols")
def a_symbol_of_the_open_card(state: State, action: LayingCards) -> Iterator[Violation]:
    """Each card laid shows a symbol that the open card shows, whichever that is."""
    for nth, card in enumerate(action.cards):
        if not symbols(card) & (shown := symbols(state.face_up)):
            yield action.violated("cards", nth, card=card, open_card=state.face_up, fault="other" if shown else "none")


def layable(state: State, player: str) -> Iterator[Sequence[str]]:
    """Every choice of cards that the player could lay, fewest first.

    Raises ``Unknown``, after the last of those that are known.
    """
    face_up, hand = state.face_up, state.hand(player)
    matching = [card for card in CARDS if symbols(card) & symbols(face_up)]
    numbers = product(*(range(hand.count(card), -1, -1) for card in matching))
    for chosen in sorted(numbers, key=sum):
        if any(chosen):
            yield [card for card, number in zip(matching, chosen, strict=True) for _ in range(number)]
    if NOBODY_TOLD in hand:
        raise Unknown((ROOT, "hands", player))


def lay_cards(after: NextState, state: State, action: LayingCards) -> None:
    """Takes the cards from the hand of the player."""
    player = action.player
    after.put(("hands", player), lambda: pile(left_of(state.hand(player), action.cards)))
