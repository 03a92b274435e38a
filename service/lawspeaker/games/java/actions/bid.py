"""A player lays more cards for a festival. ¶36."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.action import Action, Effect, member
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.unknown import all_hold
from lawspeaker.games.java.actions.bidding import in_turn, with_a_figure_in_the_city
from lawspeaker.games.java.actions.laying_cards import a_symbol_of_the_open_card, cards_in_hand, layable, with_cards_laid
from lawspeaker.games.java.actions.phases import in_phase, whoever_acts
from lawspeaker.games.java.festivals.bidders import with_next_bidder
from lawspeaker.games.java.festivals.bids import matching_symbols, symbols_laid
from lawspeaker.games.java.shapes import JavaAction, player_field
from lawspeaker.games.java.shapes.cards import laid_cards_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase


class Bid(JavaAction):
    """A player lays cards for a festival."""

    player = member(player_field("Who bids.", required=True))
    cards: Sequence[str] = member(laid_cards_field("The cards laid, beside those that lie there already."))


@rule("festival.match")
def reaches_the_highest_bid(state: State, action: Bid) -> Iterator[Violation]:
    """By one reading a bid reaches the highest so far."""

    def is_outbid() -> bool:
        return _most_symbols_of_others(state, action) > _symbols(state, action)

    if all_hold(is_outbid, lambda: state.sources.reading("festival.bids") == "match-or-drop"):
        count, due = _symbols(state, action), _most_symbols_of_others(state, action)
        yield action.violated("cards", player=action.player, count=count, due=due)


def _symbols(state: State, action: Bid) -> int:
    """The symbols that the player has laid with this bid. Raises ``Unknown``."""
    player = action.player
    return matching_symbols(state, state.bids.get(player, ()), player) + matching_symbols(state, action.cards, player)


def _most_symbols_of_others(state: State, action: Bid) -> int:
    """The most symbols that another player has laid. Raises ``Unknown``."""
    others = symbols_laid(state, {other: cards for other, cards in state.bids.items() if other != action.player})
    return max(others.values(), default=0)


takers = whoever_acts(Phase.FESTIVAL)


def options(state: State) -> Iterator[Document]:
    """Every choice of cards that whoever is to bid could lay."""
    for player in takers(state):
        for cards in layable(state, player):
            yield {"player": player, "cards": cards}


def apply(state: State, action: Bid) -> Effect:
    """The cards lie with those laid before, and the next player is to bid."""
    player = action.player
    laid = [*state.bids.get(player, ()), *action.cards]
    document = replaced(with_cards_laid(state, action), ("festival", "bids", player), laid)
    event = {"type": "bid-laid", "player": player, "cards": action.cards}
    return Effect(with_next_bidder(State(document, state.sources), player), [event])


BID = Action(
    "bid",
    Bid,
    rules=(
        in_phase(Phase.FESTIVAL),
        with_a_figure_in_the_city,
        cards_in_hand,
        a_symbol_of_the_open_card,
        in_turn,
        reaches_the_highest_bid,
    ),
    takers=takers,
    options=options,
    apply=apply,
)
