"""What must be true of a building phase: of the markets used, of what was offered, and of the supply card that was taken."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lawspeaker.adjudication.document import Document, Path, pointer
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.graenaland.actions.paying import why_no_market
from lawspeaker.games.graenaland.board.mentions import building_phases
from lawspeaker.games.graenaland.offers import is_too_late_for_grants, why_no_grants
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import ROW, Work

_OFFER = ROOT + pointer("building", "offers", 0)


@rule("market.access", about=("building", "void_claims"))
def markets_used_where_settled(state: State) -> Iterator[Violation]:
    """A market that was used stands where the player who built has a settlement."""

    def out_of_reach(use: _Use) -> Iterator[Violation]:
        place, player, territory = use.place, use.player(state), use.territory
        if Work.MARKET not in state.works(territory) or not state.has_settlement(player, territory):
            facts = {"player": player, "territory": territory, "fault": why_no_market(state, territory)}
            yield state.violated(*place, **facts)

    return each(_markets_used(state), out_of_reach)


@rule("market.once", about=("building", "void_claims"))
def no_market_used_twice(state: State) -> Iterator[Violation]:
    """Each market is used at most once in a building phase."""
    seen = set[tuple[Path, str]]()
    for use in _markets_used(state):
        if (once := (use.place[:-1], use.territory)) in seen:
            yield state.violated(*use.place, player=use.player(state), territory=use.territory, fault="used")
        seen.add(once)


class _Use(NamedTuple):
    """The use of a market in a building phase."""

    place: Path
    territory: str
    phase: Document
    """What happened in the phase."""

    def player(self, state: State) -> str:
        """Who used it. Raises ``Unknown``."""
        claimant: str | None = self.phase.get("player")
        return state.builder if claimant is None else claimant


def _markets_used(state: State) -> Iterator[_Use]:
    """The markets that were used in this building phase and in those of void claims."""
    for path, phase in building_phases(state.document):
        for index, territory in enumerate(phase.get("markets_used", ())):
            yield _Use((*path, "markets_used", index), territory, phase)


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
