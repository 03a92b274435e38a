"""What must be true of the supply cards, and of the faces of all cards."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import ROW, SUPPLY


@rule("cards.faces")
def cards_have_the_faces_of_their_decks(state: State) -> Iterator[Violation]:
    """A resource card bears one resource, a supply card two symbols."""
    for path, place, deck in state.inventory.misfaced:
        yield violated(ROOT + pointer(*path, "cards", place), fault="supply" if deck == SUPPLY else "resource", deck=deck)


def _every_pile(state: State) -> None:
    for path in (
        ("decks", SUPPLY),
        ("discards", SUPPLY),
        ("supply_row",),
        *(("clans", player, "hand") for player in state.players),
    ):
        state.cards(*path)


@rule("supply.cards", _every_pile)
def no_more_supply_cards_than_there_are(state: State) -> Iterator[Violation]:
    """There are 16 supply cards, and at most four of them lie in the row."""
    count, total = state.inventory.decks.get(SUPPLY, 0), state.sources.figure("supply", "number")
    if count > total:
        yield violated(ROOT, fault="all", count=count, total=total)
    for (deck, shown), copies in state.inventory.kinds.items():
        if deck == SUPPLY and copies > 1 and copies > (total := _copies(state, shown)):
            yield violated(ROOT, fault="face", resources=shown.split("+"), count=copies, total=total)
    if "supply_row" in state.document and (row := len(state.cards("supply_row"))) > ROW:
        yield violated(ROOT + pointer("supply_row"), fault="row", count=row, total=ROW)


def _copies(state: State, shown: str) -> int:
    """How many supply cards have that face. Raises ``Unknown``."""
    symbols = shown.split("+")
    return sum([sorted(pair) == symbols for pair in state.sources.figure("supply", "cards")])


CHECKS: Sequence[Check] = (cards_have_the_faces_of_their_decks, no_more_supply_cards_than_there_are)
