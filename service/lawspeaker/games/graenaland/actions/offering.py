"""What a joint work and a grant have in common: they are the one offer of the round. Společné budování."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from lawspeaker.adjudication.action import AnyAction
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class Offer(AnyAction, Protocol):
    """An action by which the main player offers the others something."""

    player: str


@rule("offer.main-player")
def by_the_main_player(state: State, action: Offer) -> Iterator[Violation]:
    """Only the main player offers a joint work or a grant."""
    if action.player != state.main_player:
        yield action.violated("player", player=action.player)


@rule("offer.once")
def once_a_round(state: State, action: Offer) -> Iterator[Violation]:
    """Once a round the main player may offer a joint work, or a grant instead, whatever comes of it."""
    if state.known("building", "offers"):
        yield action.violated("type", player=action.player)


def can_be_made(state: State) -> bool:
    """Whether an offer may still be made. Raises ``Unknown``."""
    return state.phase == Phase.BUILDING and not state.known("building", "offers")


def takers(state: State) -> Sequence[str]:
    """The main player, as long as an offer may be made."""
    return [state.main_player] if can_be_made(state) else []


def offered(state: State, offer: Document) -> Document:
    """The state in which the ``offer`` is open."""
    return replaced(state.document, ("building", "offers"), [{**offer, "open": True}])
