"""A player lays more cards for a festival. ¶36."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.games.java.actions.festival_action import FestivalAction
from lawspeaker.games.java.actions.laying_cards import LayingCards, layable
from lawspeaker.games.java.festivals.bidders import with_next_bidder
from lawspeaker.games.java.festivals.bids import matching_symbols, symbols_laid
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.cards import laid_cards_field
from lawspeaker.games.java.state import State


class BidShape(JavaShape):
    """A player lays cards for a festival."""

    type = tag("bid")
    player = player_field("Who bids.", required=True)
    cards = laid_cards_field("The cards laid, beside those that lie there already.")


class Bid(LayingCards, FestivalAction):
    """A player lays cards for a festival."""

    type = "bid"
    Shape = BidShape

    @rule("festival.match")
    def reaches_the_highest_bid(self, state: State) -> Iterator[Violation]:
        """By one reading a bid reaches the highest so far."""
        try:
            count, highest = self._symbols(state)
        except Unknown:
            if state.sources.reading("festival.bids") == "match-or-drop":
                raise
            return
        if count < highest and state.sources.reading("festival.bids") == "match-or-drop":
            yield self.violated("cards", player=self["player"], count=count, due=highest)

    def _symbols(self, state: State) -> tuple[int, int]:
        """The symbols that the player has laid with this bid, and the most that another one has. Raises ``Unknown``."""
        player, laid = self["player"], state.bids
        others = symbols_laid(state, {other: cards for other, cards in laid.items() if other != player})
        own = matching_symbols(state, laid.get(player, ()), player) + matching_symbols(state, self.cards, player)
        return own, max(others.values(), default=0)

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if cls.is_due(state):
            player = state.acting_player
            for cards in layable(state, player):
                yield {"type": cls.type, "player": player, "cards": cards}

    def apply(self, state: State) -> Effect:
        player = self["player"]
        laid = [*state.bids.get(player, ()), *self.cards]
        document = replaced(self.with_cards_laid(state), ("festival", "bids", player), laid)
        return Effect(with_next_bidder(State(document, state.sources), player), [self.event("bid-laid", cards=self.cards)])
