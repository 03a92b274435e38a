"""Cards in hands: whether a hand has those that somebody names, which ones they are, and what changes when they go.

A card may be named in part ("a wood"), and a hand may be known in part; both stay apart here.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from lawspeaker.adjudication.document import replaced
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Gaps, Place, Unknown, known
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.laying import LaidCard, lay, missing_members
from lawspeaker.games.graenaland.cards.likeness import are_all_in, in_full, is_surely, may_be
from lawspeaker.games.graenaland.cards.piles import Card, is_supply
from lawspeaker.games.graenaland.cards.unseen import cannot_lie
from lawspeaker.games.graenaland.matching import unmatched
from lawspeaker.games.graenaland.shapes.cards import DECKS
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SYMBOLS


def lacking(state: State, player: str, named: Sequence[Card]) -> list[int]:
    """The places of the named cards that are not in the player's hand together with the others. Raises ``Unknown``."""
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


def back(state: State, player: str, named: Card, at: str) -> str:
    """The deck on the back of the card of the player's hand that was named at the pointer ``at``. Raises ``Unknown``."""
    found: set[str | None] = {in_full(held).get("deck") for held in _held(state, player) if may_be(named, held)}
    if len(found) != 1:
        raise Unknown(f"{at}/deck")
    if (deck := found.pop()) is None:
        raise Unknown(*_places(state, player, lambda held: may_be(named, held)))
    return deck


def known_cards(state: State, player: str) -> tuple[list[Card], Sequence[Place]]:
    """The cards in the player's hand whose faces are known, and the places of the others. Raises ``Unknown``."""
    return _cards(state, player, lambda card, _hand: _shows_face(card))


def cards_to_plan_with(state: State, player: str) -> tuple[list[Card], Sequence[Place]]:
    """Those of the known cards that can be paid one after the other, and the places of the others. Raises ``Unknown``.

    If the back of a card is not known, and what names the card may also name another one, it is not known which of them is left.
    """

    def is_clear(card: Card, hand: Sequence[Card]) -> bool:
        return _is_full(card) or (_shows_face(card) and all(other == card for other in hand if may_be(card, other)))

    return _cards(state, player, is_clear)


def _cards(state: State, player: str, is_wanted: Callable[[Card, Sequence[Card]], bool]) -> tuple[list[Card], Sequence[Place]]:
    """The cards of the player's hand that are wanted, and the places of the others. Raises ``Unknown``."""
    hand = [in_full(held) for held in _held(state, player)]
    wanted = [card for card in hand if is_wanted(card, hand)]
    others = len(wanted) < len(hand)
    return wanted, _places(
        state, player, lambda held: not is_wanted(in_full(_from_its_deck(state, held)), hand)
    ) if others else []


def take(state: State, after: NextState, player: str, named: Mapping[str, Card]) -> Sequence[LaidCard]:
    """Takes cards, each named at a pointer, from the player's hand, which has them; and what is known of each of them.

    Where a card that was named may be one or another, the hand keeps of these what they have in common.
    """
    taken = after.step(partial(_take, state, after, player, named), lambda: [("clans", player, "hand")])
    return [_as_named(state, card, at) for at, card in named.items()] if taken is None else taken


def _take(state: State, after: NextState, player: str, named: Mapping[str, Card]) -> Sequence[LaidCard]:
    """Takes cards from a hand that is known. Raises ``Unknown``."""
    path = ("clans", player, "hand")
    pile = known(after.document, ROOT, *path)
    left = [in_full(_from_its_deck(state, held)) for held in piles.listed(pile, (ROOT, *path))]
    taken: dict[str, LaidCard] = {}
    while waiting := {at: _places_of(card, left) for at, card in named.items() if at not in taken}:
        sure = [at for at, places in waiting.items() if all(left[place] == left[places[0]] for place in places)]
        group = {at: waiting[at] for at in sure[:1] or waiting}
        for at, places in group.items():
            taken[at] = _as_known(state, player, named[at], at, [left[place] for place in places])
        left, unclear = piles.without_one_of_each(left, [*group.values()])
        tells = [place for at in group for places in taken[at].missing.values() for place in places]
        for one in unclear:
            after.mark_open((*path, "cards", *one), *tells)
    after.document = replaced(after.document, path, {"cards": left} if "cards" in pile else piles.pile(left))
    return [taken[at] for at in named]


def _as_named(state: State, named: Card, at: str) -> LaidCard:
    """What is known of a card of an unknown hand that was named at the pointer ``at``."""
    card = as_said(_from_its_deck(state, named))
    return LaidCard(
        card, {member: [f"{at}/{member}"] for member in missing_members(card)}, sorted(backs(state, card), key=DECKS.index)
    )


def _places_of(card: Card, hand: Sequence[Card]) -> Sequence[int]:
    """Where in the hand a card may be that was named; if it was named in full, one just like it."""
    full = in_full(card)
    if _is_full(full) and full in hand:  # as nearly always
        return [index for index, held in enumerate(hand) if held == full]
    alike = [index for index, held in enumerate(hand) if is_surely(card, held)] if _is_full(full) else []
    return alike or [index for index, held in enumerate(hand) if may_be(card, held)]


def _as_known(state: State, player: str, named: Card, at: str, among: Sequence[Card]) -> LaidCard:
    """What is known of a card that was named at the pointer ``at`` and is one of those ``among`` which it may be."""
    said = as_said(named)
    found = {**piles.in_common(among), **said}

    def what_tells(member: str) -> Sequence[Place]:
        return _places(state, player, lambda held: may_be(named, held) and member not in in_full(held)) or [f"{at}/{member}"]

    may_be_from = {deck for held in among for deck in backs(state, {**held, **said})}
    return LaidCard(
        found, {member: what_tells(member) for member in missing_members(found)}, sorted(may_be_from, key=DECKS.index)
    )


def as_said(named: Card) -> Card:
    """What is known of a card by its name. Half a supply card does not say what the whole shows."""
    return {member: value for member, value in in_full(named).items() if member != "symbols" or len(value) == SYMBOLS}


def backs(state: State, card: Card) -> Sequence[str]:
    """The decks that a card may be from."""
    if "deck" in (card := in_full(card)):
        return [card["deck"]]
    return state.origins(card["resource"]) if "resource" in card else DECKS


def give(after: NextState, player: str, laid: Sequence[LaidCard]) -> None:
    """Gives the player these cards."""
    lay(after, ("clans", player, "hand"), laid)


def _held(state: State, player: str) -> Sequence[Card]:
    """The player's hand, each card with the deck that it must be from. Raises ``Unknown``."""
    hand = state.cards("clans", player, "hand")
    return state.remember(("held", player), lambda: [_from_its_deck(state, held) for held in hand])


def _from_its_deck(state: State, card: Card) -> Card:
    """The card, with the only deck that has such cards: all gold is from the mountains."""
    if "deck" in card or "resource" not in card or (deck := state.origin(card["resource"])) is None:
        return card
    return {"deck": deck, **card}


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


def _is_full(card: Card) -> bool:
    return "deck" in card and _shows_face(card)


def _shows_face(card: Card) -> bool:
    """Whether the whole face of the card is known: what it pays for does not depend on its back."""
    return "resource" in card or len(card.get("symbols", ())) == SYMBOLS
