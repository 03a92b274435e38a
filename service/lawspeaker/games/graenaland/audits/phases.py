"""What must be true of what a phase keeps: markets used while building, cards laid out while positions are chosen."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.graenaland.state import ROOT, State
from lawspeaker.games.graenaland.words import Phase, Work

CARDS_AT_A_COAST = 2


@rule("market.access")
def markets_used_where_settled(state: State) -> Iterator[Violation]:
    """A market that was used stands where whoever builds has a settlement."""
    used: Sequence[str] = state.document.get("building", {}).get("markets_used", ())

    def out_of_reach(item: tuple[int, str]) -> Iterator[Violation]:
        place, territory = item
        builder = state.turn if state.phase == Phase.FINAL_BUILDING else state.main_player
        if Work.MARKET not in state.works(territory) or not state.has_settlement(builder, territory):
            yield violated(ROOT + pointer("building", "markets_used", place), player=builder, territory=territory)

    return each(enumerate(used), out_of_reach)


@rule("market.once")
def no_market_used_twice(state: State) -> Iterator[Violation]:
    """Each market is used at most once in a building phase."""
    used: Sequence[str] = state.document.get("building", {}).get("markets_used", ())
    for place, territory in enumerate(used):
        if territory in used[:place]:
            builder = state.turn if state.phase == Phase.FINAL_BUILDING else state.main_player
            yield violated(ROOT + pointer("building", "markets_used", place), player=builder, territory=territory)


@rule("placement.cards")
def two_cards_at_each_coast(state: State) -> Iterator[Violation]:
    """At most two cards lie at each coastal territory while positions are chosen, and none elsewhere."""
    laid = state.document.get("placement", {}).get("cards", {})

    def wrongly_laid(territory: str) -> Iterator[Violation]:
        cards = len(state.cards("placement", "cards", territory))
        if cards > (CARDS_AT_A_COAST if state.island.is_coast(territory) else 0):
            yield violated(ROOT + pointer("placement", "cards", territory), territory=territory, cards=cards)

    return each(laid, wrongly_laid)


CHECKS: Sequence[Check] = (markets_used_where_settled, no_market_used_twice, two_cards_at_each_coast)
