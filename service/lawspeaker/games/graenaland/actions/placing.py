"""Choosing starting positions: whoever's turn it is places a settlement. Počáteční pozice."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.shapes import Boolean, tag
from lawspeaker.games.graenaland.actions.choosing_positions import (
    FIRST_ROUND,
    SettlingTurn,
    lying,
    set_aside_field,
    settlers,
)
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Hero, Phase, Settlement


class PlaceSettlementShape(GraenalandShape):
    """A player places a starting settlement, in the first round with the warrior."""

    type = tag("place-settlement")
    player = player_field("Who places it.", required=True)
    territory = territory_field("Where.", required=True)
    card = card_field("The card that the player takes there.")
    warrior = Boolean(metadata={"description": "Claim: whether a warrior is placed with it.", "examples": [True]})
    set_aside = set_aside_field()


class PlaceSettlement(SettlingTurn):
    """A player places a starting settlement."""

    type = "place-settlement"
    Shape = PlaceSettlementShape
    phase = Phase.PLACEMENT

    @rule("placement.turn")
    def in_turn(self, state: State) -> Iterator[Violation]:
        """The first settlements are placed clockwise, the second ones in the opposite order."""
        if self["player"] != state.turn:
            yield self.violated("player", player=self["player"], turn_player=state.turn)

    @rule("placement.coast")
    def on_the_coast(self, state: State) -> Iterator[Violation]:
        """Starting settlements are placed on the coast."""
        if not state.island.is_coast(self["territory"]):
            yield self.violated("territory", territory=self["territory"])

    @rule("placement.warrior")
    def warrior_comes_first(self, state: State) -> Iterator[Violation]:
        """The warrior is placed with the first settlement; with the second one no hero is."""
        if "warrior" in self.document and self["warrior"] != (state.known("placement", "round") == FIRST_ROUND):
            yield self.violated("warrior", player=self["player"])

    @rule("placement.card")
    def one_of_the_cards_there(self, state: State) -> Iterator[Violation]:
        """Whoever settles takes one of the cards that lie there, and none if none is left."""
        if self.cannot_take(state):
            yield self.violated("card", player=self["player"], territory=self["territory"])

    def newcomer(self, state: State) -> str:
        player: str = self["player"]
        return player

    def asked_next(self, state: State) -> str | None:
        if lying(state, self["territory"]):
            return None
        there: Sequence[str] = settlers(state, self["territory"])
        return there[0] if there else None

    def changed(self, state: State) -> tuple[Document, Document]:
        player, territory = self["player"], self["territory"]
        document, card = self.with_card_taken(state, state.document)
        document = pieces.put(document, territory, SETTLEMENTS, {"player": player, "kind": Settlement.VILLAGE.value})
        if state.known("placement", "round") == FIRST_ROUND:
            document = pieces.put(document, territory, HEROES, {"player": player, "hero": Hero.WARRIOR.value})
        newcomer = {"player": player, "territory": territory}
        document = {**document, "placement": {**document["placement"], "newcomer": newcomer}}
        taken = {"card": card} if card is not None else {}
        return document, {"type": "settled", "player": player, "territory": territory, **taken}
