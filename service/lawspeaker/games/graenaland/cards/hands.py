"""Cards in hands: whether a hand has those that somebody names, which ones they are, and what changes when they go.

A card may be named in part ("a wood"), and a hand may be known in part; both stay apart here.
"""

from collections.abc import Callable, Sequence

from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.unknown import Gaps, Place, Unknown
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.likeness import are_all_in, in_full, is_surely, may_be
from lawspeaker.games.graenaland.cards.piles import Card, is_supply
from lawspeaker.games.graenaland.cards.unseen import cannot_lie
from lawspeaker.games.graenaland.matching import unmatched
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SYMBOLS


def lacking(state: State, player: str, named: Sequence[Card]) -> list[int]:
    """The places of those named cards that are not in the player's hand beside the others. Raises ``Unknown``."""
    path = ("clans", player, "hand")
    gaps = Gaps()
    hand = gaps.where_known(lambda: _held(state, player), None)
    if hand is not None:
        if are_all_in(named, hand):
            return []
        if absent := unmatched(named, hand, may_be):
            return absent
        if not unmatched(named, hand, is_surely):
            return []
    if absent := cannot_lie(state, [path], named):
        return absent
    gaps.require_none()
    raise Unknown(*_places(state, player, lambda held: any(may_be(one, held) and not is_surely(one, held) for one in named)))


def resolved(state: State, player: str, named: Card, at: str) -> Card:
    """The card of the player's hand that was named at the pointer ``at``, in full.

    Raises ``Unknown`` if there is none of which that is sure, or if cards of several backs or faces may be meant. A card
    that was named in full is taken at its word: whether it is held ``lacking`` says.
    """
    if _is_full(card := _from_its_deck(state, in_full(named))):
        return card
    hand = _held(state, player)
    meant = [{**in_full(named), **in_full(held)} for held in hand if may_be(named, held)]
    for member, told in (("deck", _back), ("symbols" if any(map(is_supply, meant)) else "resource", piles.face)):
        found = {told(card) for card in meant}
        if len(found) != 1:
            raise Unknown(f"{at}/{member}")
        if None in found:
            raise Unknown(*_places(state, player, lambda held: may_be(named, held)))
    if not (sure := [held for held in hand if is_surely(named, held)]):
        raise Unknown(*_places(state, player, lambda held: may_be(named, held)))
    return in_full(sure[0])


def known_cards(state: State, player: str) -> tuple[list[Card], list[Place]]:
    """The cards in the player's hand of which all is known, and the places of the others. Raises ``Unknown``."""
    hand = [in_full(held) for held in _held(state, player)]
    known = [card for card in hand if _is_full(card)]
    hidden = len(known) < len(hand)
    return known, _places(state, player, lambda held: not _is_full(in_full(_from_its_deck(state, held)))) if hidden else []


def without(document: Document, player: str, gone: Sequence[Card]) -> Document:
    """The state after these cards, told in full, have left the player's hand."""
    hand: Sequence[Card] = document["clans"][player]["hand"]["cards"]
    kept = [*hand]
    for card in gone:
        del kept[next(place for place, held in enumerate(kept) if held == card or is_surely(card, held) or _shows(held, card))]
    return replaced(document, ("clans", player, "hand"), {"cards": kept})


def with_more(document: Document, player: str, gained: Sequence[Card]) -> Document:
    """The state after the player was given these cards."""
    return _laid_on(document, ("clans", player, "hand"), gained)


def spent(document: Document, used: Sequence[Card]) -> Document:
    """The state after these cards, told in full, were laid on the discard piles of the decks on their backs."""
    for deck in dict.fromkeys([card["deck"] for card in used]):
        document = _laid_on(document, ("discards", deck), [card for card in used if card["deck"] == deck])
    return document


def _laid_on(document: Document, path: tuple[str, ...], added: Sequence[Card]) -> Document:
    """The state with these cards on the pile at ``path``; a pile that is not known stays so."""
    pile: Document = document
    for name in path:
        pile = pile.get(name, {})
    if "cards" not in pile and "count" not in pile:
        return document
    before = pile["cards"] if "cards" in pile else [{}] * pile["count"]
    return replaced(document, path, piles.pile([*before, *added]))


def _held(state: State, player: str) -> list[Card]:
    """The player's hand, each card with the deck that it must be from. Raises ``Unknown``."""
    return [_from_its_deck(state, held) for held in state.cards("clans", player, "hand")]


def _from_its_deck(state: State, card: Card) -> Card:
    """The card, with the only deck that has such cards: all gold is from the mountains."""
    if "deck" in card or "resource" not in card or (deck := state.origin(card["resource"])) is None:
        return card
    return {"deck": deck, **card}


def _shows(held: Card, card: Card) -> bool:
    """Whether a card of unknown back shows the same."""
    return "deck" not in held and piles.face(held) == piles.face(card)


def _places(state: State, player: str, is_meant: Callable[[Card], bool]) -> list[Place]:
    """Where the cards of a hand stand that are meant; where they would stand, if the hand is known by number."""
    pile = (ROOT, "clans", player, "hand", "cards")
    held = list(enumerate(state.cards("clans", player, "hand")))
    if "cards" not in state.known("clans", player, "hand"):
        return [pile] if held else []
    return [(*pile, place, *_left_out(card)) for place, card in held if is_meant(card)]


def _left_out(card: Card) -> tuple[str, ...]:
    """The member of a card that is left out; nothing if it may be either that it is a supply card or not."""
    if "deck" not in card:
        return ("deck",) if piles.face(card) else ()
    return ("symbols",) if is_supply(card) else ("resource",)


def _back(card: Card) -> str | None:
    return card.get("deck")


def _is_full(card: Card) -> bool:
    return "deck" in card and ("resource" in card or len(card.get("symbols", ())) == SYMBOLS)
