"""A player lays more cards for a festival. ¶36."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Count, all_hold, known_members, some
from lawspeaker.games.java.actions.bidding import in_turn, with_a_figure_in_the_city
from lawspeaker.games.java.actions.laying_cards import a_symbol_of_the_open_card, cards_in_hand, lay_cards, layable
from lawspeaker.games.java.actions.phases import in_phase, whoever_acts
from lawspeaker.games.java.festivals.bidders import bidding_after, next_bidder
from lawspeaker.games.java.festivals.bids import is_less, known_symbols, matching_symbols, symbols_laid
from lawspeaker.games.java.shapes import JavaAction, event, player_field
from lawspeaker.games.java.shapes.bidding import bidding_field, symbols_field
from lawspeaker.games.java.shapes.cards import laid_cards_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase


class Bid(JavaAction):
    """A player bids cards for a festival."""

    player = member(player_field("Who bids.", required=True))
    cards: Sequence[str] = member(laid_cards_field("The cards that are added to the player's earlier bids."))


@rule("festival.order")
def lays_a_card_in_turn(state: State, action: Bid) -> Iterator[Violation]:
    """Clockwise those bid who have not passed; a bid is a card or more, for the player who lays none passes."""
    if not action.cards:
        yield action.violated("cards", player=action.player, fault="none")
    yield from in_turn(state, action)


@rule("festival.match")
def reaches_the_highest_bid(state: State, action: Bid) -> Iterator[Violation]:
    """By one reading a bid reaches the highest so far."""
    player = action.player

    def is_outbid_by(other: str) -> bool:
        return other != player and is_less(_symbols(state, action), symbols_laid(state)[other])

    if action.cards and all_hold(
        lambda: some(state.bids, is_outbid_by), lambda: state.sources.reading("festival.bids") == "match-or-drop"
    ):
        due = max((laid for other, laid in symbols_laid(state).items() if other != player), key=lambda laid: laid.low)
        yield action.violated("cards", player=player, count=_symbols(state, action), due=due)


def _symbols(state: State, action: Bid) -> Count:
    """The symbols that the player has laid with this bid. Raises ``Unknown`` if it is not known which cards lie there."""
    player = action.player
    return matching_symbols(state, [*state.bids.get(player, ()), *action.cards], player)


takers = whoever_acts(Phase.FESTIVAL)


def candidates(state: State) -> Iterator[Document]:
    """Every choice of cards that the player who is to bid could lay."""
    for player in takers(state):
        for cards in layable(state, player):
            yield {"player": player, "cards": cards}


def apply(state: State, action: Bid, after: NextState) -> Sequence[Document]:
    """The cards lie with those laid before, and the next player is to bid."""
    player = action.player
    after.put(("festival", "bids"), lambda: {**state.bids, player: [*state.bids.get(player, ()), *action.cards]})
    after.put(("festival", "turn"), lambda: next_bidder(state, state.festival_palace, state.passed, player))
    lay_cards(after, state, action)
    known = known_members(
        symbols=lambda: known_symbols({**symbols_laid(state), player: _symbols(state, action)}),
        bidding=lambda: bidding_after(state, state.festival_palace, state.passed, player),
    )
    return [{"type": "bid-laid", "player": player, "cards": action.cards, **known}]


BidLaid = event(
    "bid-laid",
    "A player bids.",
    {
        "player": player_field("Who bids.", required=True),
        "cards": laid_cards_field("The cards of the bid."),
        "symbols": symbols_field(),
        "bidding": bidding_field(),
    },
)

BID = Action(
    "bid",
    Bid,
    rules=(
        in_phase(Phase.FESTIVAL),
        with_a_figure_in_the_city,
        cards_in_hand,
        a_symbol_of_the_open_card,
        lays_a_card_in_turn,
        reaches_the_highest_bid,
    ),
    takers=takers,
    candidates=candidates,
    apply=apply,
    events=(BidLaid,),
)
