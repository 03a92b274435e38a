"""What must be true of a building phase: of the markets used, of what was offered, and of the supply card that was taken."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.graenaland.actions.paying import why_no_market
from lawspeaker.games.graenaland.offers import is_too_late_for_grants, why_no_grants
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import ROW, Work

_OFFER = ROOT + pointer("building", "offers", 0)


@rule("market.access", about="building")
def markets_used_where_settled(state: State) -> Iterator[Violation]:
    """A market that was used stands where the player who builds has a settlement."""
    used: Sequence[str] = state.document.get("building", {}).get("markets_used", ())

    def out_of_reach(item: tuple[int, str]) -> Iterator[Violation]:
        place, territory = item
        builder = state.builder
        if Work.MARKET not in state.works(territory) or not state.has_settlement(builder, territory):
            facts = {"player": builder, "territory": territory, "fault": why_no_market(state, territory)}
            yield state.violated("building", "markets_used", place, **facts)

    return each(enumerate(used), out_of_reach)


@rule("market.once", about="building")
def no_market_used_twice(state: State) -> Iterator[Violation]:
    """Each market is used at most once in a building phase."""
    used: Sequence[str] = state.document.get("building", {}).get("markets_used", ())
    for index, territory in enumerate(used):
        if territory in used[:index]:
            yield state.violated("building", "markets_used", index, player=state.builder, territory=territory, fault="used")


@rule("supply.row", about="building")
def the_card_taken_has_left_the_row(state: State) -> Iterator[Violation]:
    """The supply card was taken from the row, which is not filled before the round ends."""
    if state.document.get("building", {}).get("supply_taken") and len(row := state.cards("supply_row")) == ROW:
        yield state.violated("supply_row", fault="full", count=len(row))


@rule("offer.once", about="building")
def one_offer(state: State) -> Iterator[Violation]:
    """A joint work is offered, or a grant instead."""
    for offer in _offers(state):
        if "player" in offer and offer.keys() & {"work", "territory"}:
            yield violated(_OFFER, fault="both", player=state.main_player)


@rule("grant.option", about="building")
def grants_only_if_agreed_on(state: State) -> Iterator[Violation]:
    """A grant is given only where grants are in use."""
    for offer in _offers(state):
        if "player" in offer and not state.has_grants:
            yield violated(_OFFER + pointer("player"), **why_no_grants(state))


@rule("grant.other-player", about="building")
def grants_for_others(state: State) -> Iterator[Violation]:
    """The player who gave the grant does not have it."""
    for offer in _offers(state):
        if "player" in offer and offer["player"] == state.builder:
            yield violated(_OFFER + pointer("player"), player=offer["player"])


@rule("grant.final-building", about="building")
def no_grants_at_the_end(state: State) -> Iterator[Violation]:
    """No grant was given in the final building."""
    for offer in _offers(state):
        if "player" in offer and is_too_late_for_grants(state):
            yield violated(_OFFER + pointer("player"))


@rule("joint.unchanged", about="building")
def joint_works_stand_once_built(state: State) -> Iterator[Violation]:
    """Of a joint work on which something was built the work announced stands, where it was announced."""
    for offer in _offers(state):
        if offer.get("open", True) or not {"work", "territory"} <= offer.keys():
            continue
        if offer["work"] not in state.works(offer["territory"]):
            yield violated(_OFFER, fault="not-built", work=offer["work"], territory=offer["territory"])


def _offers(state: State) -> Sequence[Document]:
    """What the main player has offered, as far as it is known."""
    offers: Sequence[Document] = state.document.get("building", {}).get("offers", ())
    return offers
