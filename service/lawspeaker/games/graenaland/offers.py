"""What the main player has offered the others in this round: a joint work, or a grant to build. Společné budování."""

from collections.abc import Sequence

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Unknown, all_hold
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


def joint_work(state: State) -> Document | None:
    """The joint work that was announced, as far as it is known. Raises ``Unknown``."""
    offer = _offer(state)
    return offer if offer and "player" not in offer else None


def grant(state: State) -> Document | None:
    """The grant that was given, as far as it is known. Raises ``Unknown``."""
    if not state.has_grants or state.document.get("building", {}).get("offers") == [] or is_too_late_for_grants(state):
        return None
    offer = _offer(state)
    return offer if offer and "player" in offer else None


def why_no_grants(state: State) -> Document:
    """Why grants are not in use: that was not agreed on, or not as many play as have to."""
    if not state.document.get("options", {}).get("five_player_grant"):
        return {"fault": "not-agreed"}
    return {"fault": "players", "count": len(state.players)}


def may_be_granted_at_the_end(state: State) -> bool:
    """Whether the player who builds in the final building may let another player build. Raises ``Unknown``."""
    return state.has_grants and state.sources.reading("grant.final-building") == "yes"


def is_too_late_for_grants(state: State) -> bool:
    """Whether grants are in use, but not in the final building, which has begun. Raises ``Unknown``."""
    return all_hold(
        lambda: state.phase == Phase.FINAL_BUILDING, lambda: state.has_grants, lambda: not may_be_granted_at_the_end(state)
    )


def _offer(state: State) -> Document | None:
    """The one offer of the round. Raises ``Unknown`` if there is one and it is not known of which kind."""
    offers = state.known("building", "offers")
    if not offers:
        return None
    offer: Document = offers[0]
    if not offer.keys() & {"work", "territory", "player"}:
        raise Unknown((ROOT, "building", "offers"))  # it has one member or the other
    return offer


def use(after: NextState, by: Document) -> None:
    """Uses the offer that names what ``by`` names, a work or the player who has a grant, if there is one.

    Where it is not known whether an offer does, neither is it known from then on whether it is still open.
    """
    place = ("building", "offers")

    def used(offers: Sequence[Document]) -> Sequence[Document]:
        if not offers or not offers[0].get("open", True) or not _may_name(offers[0], by):
            return offers
        offer = without(offers[0], "open")
        if unclear := by.keys() - offer.keys():
            after.mark_open((*place, 0, "open"), *((ROOT, *place, 0, member) for member in sorted(unclear)))
            return [offer]
        return [{**offer, "open": False}]

    after.change(place, used)


def _may_name(offer: Document, named: Document) -> bool:
    """Whether an offer is of that kind and may name what is ``named``, as far as it is known."""
    is_alike = ("player" in offer) == ("player" in named)
    return is_alike and all(offer.get(member, value) == value for member, value in named.items())
