"""Cards in hands: whether a hand has those that somebody names, which ones they are, and what changes when they go.

A card may be named in part ("a wood"), and a hand may be known in part; both stay apart here.
"""

from collections import Counter
from collections.abc import Callable, Sequence

import orjson

from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.unknown import Place, Unknown
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.piles import Card, is_supply
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SUPPLY, SYMBOLS


def lacking(state: State, player: str, named: Sequence[Card]) -> list[int]:
    """The places of those named cards that are not in the player's hand beside the others. Raises ``Unknown``."""
    hand = state.cards("clans", player, "hand")
    if _are_all_in(named, hand):
        return []
    if absent := _unmatched(named, hand, may_be):
        return absent
    if _unmatched(named, hand, is_surely):
        raise Unknown(*_places(state, player, lambda held: any(may_be(one, held) and not is_surely(one, held) for one in named)))
    return []


def resolved(state: State, player: str, named: Card, at: str) -> Card:
    """The card of the player's hand that was named at the pointer ``at``, in full.

    Raises ``Unknown`` if there is none of which that is sure, or if cards of several backs or faces may be meant. A card
    that was named in full is taken at its word: whether it is held ``lacking`` says.
    """
    if _is_full(card := in_full(named)):
        return card
    hand = state.cards("clans", player, "hand")
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
    hand = [in_full(held) for held in state.cards("clans", player, "hand")]
    known = [card for card in hand if _is_full(card)]
    hidden = len(known) < len(hand)
    return known, _places(state, player, lambda held: not _is_full(in_full(held))) if hidden else []


def may_be(named: Card, held: Card) -> bool:
    """Whether a card that was named may be one that is held, as far as that is known. Half a supply card means the whole."""
    if "symbols" in named and "symbols" in held:
        same_back = named.get("deck", SUPPLY) == held.get("deck", SUPPLY)
        return same_back and Counter(named["symbols"]) <= Counter(held["symbols"])
    one, other = is_supply(named), is_supply(held)
    if one is not other and None not in (one, other):
        return False
    return all(named[member] == held[member] for member in ("deck", "resource") if member in named and member in held)


def is_surely(named: Card, held: Card) -> bool:
    """Whether a card that is held is known to have all that was named."""
    return may_be(named, held) and named.keys() <= in_full(held).keys()


def without(document: Document, player: str, gone: Sequence[Card]) -> Document:
    """The state after these cards, told in full, have left the player's hand."""
    hand: Sequence[Card] = document["clans"][player]["hand"]["cards"]
    kept = [*hand]
    for card in gone:
        del kept[next(place for place, held in enumerate(kept) if held == card or is_surely(card, held))]
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


def _are_all_in(named: Sequence[Card], held: Sequence[Card]) -> bool:
    """Whether for each card that was named one is held that is known just like it, as nearly always."""
    left = [*held]
    for card in named:
        if card not in left:
            return False
        left.remove(card)
    return True


def _unmatched(named: Sequence[Card], held: Sequence[Card], fits: Callable[[Card, Card], bool]) -> list[int]:
    """The places of the named cards that get none, if as many as possible get one each that fits."""
    fitting = _fitting(named, held, fits)
    given: dict[int, int] = {}
    unmatched: list[int] = []
    in_vain: set[int] = set()  # whatever is given later, what was tried in vain leads nowhere
    for place in range(len(named)):
        tried = set(in_vain)
        if not _finds_one(place, fitting, given, tried):
            unmatched.append(place)
            in_vain = tried
    return unmatched


def _finds_one(place: int, fitting: Sequence[Sequence[int]], given: dict[int, int], tried: set[int]) -> bool:
    """Whether the card named there gets one, perhaps after others got another one instead; ``given`` tells who has which."""
    free = (other for other in fitting[place] if other not in given)
    if (found := next(free, None)) is not None:
        given[found] = place
        return True
    for other in fitting[place]:
        if other not in tried:
            tried.add(other)
            if _finds_one(given[other], fitting, given, tried):
                given[other] = place
                return True
    return False


def _fitting(named: Sequence[Card], held: Sequence[Card], fits: Callable[[Card, Card], bool]) -> list[list[int]]:
    """For each card that was named the places of those held that fit it; equal cards are compared only once."""
    kinds: dict[bytes, list[int]] = {}
    for place, card in enumerate(held):
        kinds.setdefault(orjson.dumps(card), []).append(place)
    found: dict[bytes, list[int]] = {}
    fitting = []
    for card in named:
        told = orjson.dumps(card)
        if told not in found:
            found[told] = sorted(place for places in kinds.values() if fits(card, held[places[0]]) for place in places)
        fitting.append(found[told])
    return fitting


def _places(state: State, player: str, is_meant: Callable[[Card], bool]) -> list[Place]:
    """Where the cards of a hand stand that are meant; where they would stand, if the hand is known by number."""
    pile = (ROOT, "clans", player, "hand", "cards")
    held = list(enumerate(state.cards("clans", player, "hand")))
    if "cards" not in state.known("clans", player, "hand"):
        return [pile] if held else []
    return [(*pile, place) for place, card in held if is_meant(card)]


def in_full(held: Card) -> Card:
    """A card with all that follows from what is known of it: that a card with symbols is a supply card."""
    return {"deck": SUPPLY, **held} if is_supply(held) else held


def _back(card: Card) -> str | None:
    return card.get("deck")


def _is_full(card: Card) -> bool:
    return "deck" in card and ("resource" in card or len(card.get("symbols", ())) == SYMBOLS)
