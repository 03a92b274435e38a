"""A player holds a festival in a palace and lays the first cards for it. ¶10, 33-36."""

from collections.abc import Iterable, Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.action import ActionAfterLayingLand
from lawspeaker.games.java.actions.laying_cards import LayingCards, layable
from lawspeaker.games.java.festivals.bidders import is_in_the_city, with_next_bidder
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.board import space_field
from lawspeaker.games.java.shapes.cards import laid_cards_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase, Side


class HoldFestivalShape(JavaShape):
    """A player holds a festival and bids first for it."""

    type = tag("hold-festival")
    player = player_field("Who holds it.", required=True)
    palace = space_field("The space of the palace in which it is held.", required=True)
    cards = laid_cards_field("The cards laid, which are the first bid.")


class HoldFestival(LayingCards, ActionAfterLayingLand):
    """A player holds a festival."""

    type = "hold-festival"
    Shape = HoldFestivalShape

    @rule("festival.once")
    def one_in_a_turn(self, state: State) -> Iterator[Violation]:
        """A player holds at most one festival in a turn."""
        if state.known("turn", "festival_held"):
            yield self.violated("type")

    @rule("festival.palace")
    def in_a_palace(self, state: State) -> Iterator[Violation]:
        """A festival is held in a palace."""
        if not state.palace(self["palace"]):
            yield self.violated("palace", space=self["palace"])

    @rule("festival.white")
    def white_side_up(self, state: State) -> Iterator[Violation]:
        """A festival is held in a palace that lies with its white side up."""
        palace = state.palace(self["palace"])
        if palace and palace.side != Side.WHITE:
            yield self.violated("palace", space=self["palace"])

    @rule("festival.figure")
    def with_a_figure_in_the_city(self, state: State) -> Iterator[Violation]:
        """A festival is held by a player with a figure in the city."""
        if state.palace(self["palace"]) and not is_in_the_city(state, self["player"], self["palace"]):
            yield self.violated("player", player=self["player"], space=self["palace"])

    @classmethod
    def takers(cls, state: State) -> Iterable[str]:
        return super().takers(state) if cls.is_due(state) and not state.known("turn", "festival_held") else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def held_by(player: str) -> Iterator[Document]:
            def held_in(palace: Palace) -> Iterator[Document]:
                if palace.side == Side.WHITE and is_in_the_city(state, player, palace.name):
                    for cards in layable(state, player):
                        yield {"type": cls.type, "player": player, "palace": palace.name, "cards": cards}

            return each(state.palaces, held_in)

        return each(cls.takers(state), held_by)

    def apply(self, state: State) -> Effect:
        player, palace = self["player"], self["palace"]
        festival = {"palace": palace, "bids": {player: self.cards}, "passed": []}
        document = {**self.with_cards_laid(state), "phase": Phase.FESTIVAL.value, "festival": festival}
        return Effect(
            with_next_bidder(State(document, state.sources), player),
            [self.event("festival-opened", palace=palace, cards=self.cards)],
        )
