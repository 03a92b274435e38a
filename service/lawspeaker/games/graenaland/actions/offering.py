"""What a joint work and a grant have in common: they are the one offer of the round. Společné budování."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.rules.action import AnyAction
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import all_hold, surely, where_known
from lawspeaker.games.graenaland import offers
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class OfferAction(AnyAction, Protocol):
    """An action by which the main player offers the others something."""

    player: str


@rule("offer.main-player")
def by_the_main_player(state: State, action: OfferAction) -> Iterator[Violation]:
    """Only the main player offers a joint work or a grant; in the final building the player who builds is in that place."""
    if all_hold(lambda: action.player != state.main_player, lambda: not _builds_at_the_end(state, action.player)):
        is_at_the_end = surely(lambda: state.phase == Phase.FINAL_BUILDING)
        builder = where_known(lambda: state.builder, state.main_player)
        yield action.violated("player", fault="final" if is_at_the_end else "another", player=action.player, main_player=builder)


def _builds_at_the_end(state: State, player: str) -> bool:
    """Whether it is the player's turn in the final building. Raises ``Unknown`` if that can matter.

    Where it is not known how far the game is and nothing can be offered at the end, it is of no account.
    """
    return all_hold(
        lambda: state.phase == Phase.FINAL_BUILDING,
        lambda: player == state.turn,
        lambda: state.seen_phase is not None or offers.may_be_granted_at_the_end(state),
    )


@rule("offer.once")
def once_a_round(state: State, action: OfferAction) -> Iterator[Violation]:
    """Once a round, the main player may offer a joint work, or a grant instead, accepted or not."""
    if state.known("building", "offers"):
        yield action.violated("type", fault="again", player=action.player)


def can_be_made(state: State) -> bool:
    """Whether an offer may still be made in the building phase. Raises ``Unknown``."""
    return state.phase == Phase.BUILDING and not state.known("building", "offers")


def takers(state: State) -> Sequence[str]:
    """The main player, as long as an offer may be made."""
    return [state.main_player] if can_be_made(state) else []


def offered(state: State, offer: Document) -> Document:
    """The state in which the ``offer`` is open."""
    return replaced(state.document, ("building", "offers"), [{**offer, "open": True}])
