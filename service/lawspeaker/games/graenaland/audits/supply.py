"""What must be true of the supply cards, and of the faces of all cards."""

from collections.abc import Iterator, Sequence
from functools import partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.graenaland.cards.inventory import kinds_there_must_be
from lawspeaker.games.graenaland.cards.unseen import most_alike, most_in_play
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import ROW, SUPPLY, Phase

_EMPTY: Sequence[Document] = ({"cards": []}, {"count": 0}, {"cards": [], "count": 0})
"""How a pile without cards is written."""


@rule("cards.faces")
def cards_have_the_faces_of_their_decks(state: State) -> Iterator[Violation]:
    """A resource card bears one resource, a supply card two symbols."""
    for path, place, deck in state.inventory.misfaced:
        yield state.violated(*path, "cards", place, fault="supply" if deck == SUPPLY else "resource", deck=deck)


def _every_pile(state: State) -> None:
    for path in (
        ("decks", SUPPLY),
        ("discards", SUPPLY),
        ("supply_row",),
        *(("clans", player, "hand") for player in state.players),
    ):
        state.cards(*path)


@rule("supply.cards", _every_pile)
def all_supply_cards(state: State) -> Iterator[Violation]:
    """There are 16 supply cards, and at most four of them lie in the row."""
    count, total = state.inventory.decks.get(SUPPLY, 0), state.sources.figure("supply", "number")
    if count > total:
        yield state.violated(fault="all", count=count, total=total)
    elif count < total and (most := where_known(partial(most_in_play, state, SUPPLY), total)) < total:
        yield state.violated(fault="gone", count=most, total=total)
    for (deck, shown), copies in kinds_there_must_be(state.inventory, state.document).items():
        if deck == SUPPLY and copies > 1 and copies > (total := most_alike(state, shown)):
            yield state.violated(fault="face", resources=shown.split("+"), count=copies, total=total)
    if "supply_row" in state.document and (row := len(state.cards("supply_row"))) > ROW:
        yield state.violated("supply_row", fault="row", count=row, total=ROW)


@rule("supply.refill", about="supply_row")
def the_row_was_filled(state: State) -> Iterator[Violation]:
    """At the end of each round a card fills the row, so that none lies in it only if the deck has none either.

    The main player takes a card while building, and the last one is not replaced before the end of the round.
    """
    if state.document.get("supply_row") not in _EMPTY or state.phase in (
        Phase.SETUP,
        Phase.FINAL_BUILDING,
        Phase.OVER,
        Phase.CLAIMS,
    ):
        return
    is_taken = state.phase == Phase.BUILDING and (state.has_victory_point_cards or state.known("building", "supply_taken"))
    if not is_taken and (cards := state.cards("decks", SUPPLY)):
        yield state.violated("supply_row", fault="empty", count=len(cards))
