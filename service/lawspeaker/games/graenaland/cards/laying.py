"""Cards that are laid on a pile: what changes in a state, and what of it is left open."""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace

from lawspeaker.adjudication.document import Document, Path, is_there
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Place, known
from lawspeaker.adjudication.wire.unordered import ORDER
from lawspeaker.games.graenaland.cards import piles
from lawspeaker.games.graenaland.cards.piles import Card
from lawspeaker.games.graenaland.shapes.cards import DECKS
from lawspeaker.games.graenaland.state import State


@frozen
class LaidCard:
    """A card that is laid on a pile, as far as it is known."""

    card: Card
    missing: Mapping[str, Sequence[Place]] = field(default_factory=dict)
    """The members of the card that are unknown, each with the places that would tell it."""
    backs: Sequence[str] = DECKS
    """The decks that it may be from, if it is not known from which."""


def lay(after: NextState, path: tuple[str, ...], laid: Sequence[LaidCard]) -> None:
    """Lays the cards on the pile at ``path``."""

    if not laid:
        return

    def with_them(pile: Document) -> Document:
        return piles.pile_with(pile, (ROOT, *path), [one.card for one in laid])

    after.change(path, with_them)
    if not is_there(after.document, path):
        return
    pile = known(after.document, ROOT, *path)
    cards = () if ORDER in pile else pile.get("cards", ())
    for index, one in enumerate(laid, start=len(cards) - len(laid)):
        for member, places in one.missing.items():
            at: Path = (*path, "cards", index, member) if cards else (*path, "cards")
            after.mark_open(at, *places)


def discard(after: NextState, laid: Sequence[LaidCard]) -> None:
    """Lays the cards on the discard piles of the decks on their backs."""
    for deck in DECKS:
        of_deck = [one for one in laid if one.card.get("deck", deck) == deck and deck in one.backs]
        if unclear := [place for one in of_deck for place in one.missing.get("deck", ())]:
            after.leave_open(("discards", deck), *unclear)
        else:  # that a card is of the deck goes without saying there
            lay(after, ("discards", deck), [replace(one, card={}) if one.card == {"deck": deck} else one for one in of_deck])


def place_of(state: State, path: tuple[str, ...], place: int, member: str) -> Place:
    """Where a member would stand of the card in that place of the pile at ``path``."""
    pile = state.known(*path)
    return (ROOT, *path, "cards", *((place, member) if "cards" in pile and ORDER not in pile else ()))


def missing_members(card: Card) -> Sequence[str]:
    """The members that say what is not known of a card: its deck, and what is on its face."""
    face = "symbols" if piles.is_supply(card) else "resource"
    return [member for member in ("deck", face) if member not in card]
