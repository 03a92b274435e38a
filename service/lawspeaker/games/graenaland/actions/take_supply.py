"""The main player takes a supply card. Stavby: Zásoby."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Unknown, all_hold
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.actions.action import PhaseAction
from lawspeaker.games.graenaland.cards import hands
from lawspeaker.games.graenaland.cards.piles import face, is_supply
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field
from lawspeaker.games.graenaland.shapes.cards import card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SYMBOLS, Phase


class TakeSupplyShape(GraenalandShape):
    """The main player takes a supply card from the row."""

    type = tag("take-supply")
    player = player_field("Who takes it.", required=True)
    card = card_field("Which card, by its symbols.", required=True)


class TakeSupply(PhaseAction):
    """The main player takes a supply card from the row."""

    type = "take-supply"
    Shape = TakeSupplyShape
    phase = Phase.BUILDING
    judged_in = (Phase.FINAL_BUILDING,)

    @rule("supply.main-player")
    def by_the_main_player(self, state: State) -> Iterator[Violation]:
        """The main player takes a supply card, nobody else does, and nobody in the final building."""
        if self["player"] != state.main_player or state.phase == Phase.FINAL_BUILDING:
            yield self.violated("player", player=self["player"])

    @rule("supply.once")
    def once_in_a_phase(self, state: State) -> Iterator[Violation]:
        """One supply card is taken in a building phase, by the main player."""
        if all_hold(lambda: self["player"] == state.main_player, lambda: state.known("building", "supply_taken")):
            yield self.violated("type", player=self["player"])

    @rule("supply.row")
    def from_the_row(self, state: State) -> Iterator[Violation]:
        """The supply card is chosen from the row."""
        if not self._places(state):
            card = self["card"]
            yield self.violated("card", resources=card.get("symbols", [card.get("resource", "unknown")]))

    def _places(self, state: State) -> Sequence[int]:
        """Where in the row the card lies, and others that are equal; nowhere if it does not. Raises ``Unknown``.

        It is named by both its symbols, or by one if that leaves no choice of faces.
        """
        row, card = state.cards("supply_row"), self["card"]
        if is_supply(card) is False:
            return []
        if face(card) is None:
            raise Unknown(self.pointer("card", "symbols"))
        possible = [place for place, lying in enumerate(row) if hands.may_be(card, lying)]
        sure = [place for place in possible if hands.is_surely(card, row[place])]
        if possible and not sure:
            raise Unknown((ROOT, "supply_row", "cards"))
        if len(card["symbols"]) < SYMBOLS and len({face(row[place]) for place in possible}) > 1:
            raise Unknown(self.pointer("card", "symbols"))
        return sure

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return [state.main_player] if state.phase == cls.phase else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if state.phase != cls.phase or state.known("building", "supply_taken"):
            return
        row = state.cards("supply_row")
        faces = [face(card) for card in row]
        for place, card in enumerate(row):
            if faces[place] is not None and faces[place] not in faces[:place]:
                yield {"type": cls.type, "player": state.main_player, "card": card}
        if None in faces:
            raise Unknown((ROOT, "supply_row", "cards"))

    def apply(self, state: State) -> Effect:
        player, row = self["player"], state.cards("supply_row")
        place = self._places(state)[0]
        card = hands.in_full(row[place])
        document = replaced(state.document, ("supply_row",), {"cards": [*row[:place], *row[place + 1 :]]})
        document = replaced(hands.with_more(document, player, [card]), ("building", "supply_taken"), True)
        return Effect(document, [{"type": "supply-taken", "player": player, "card": card}])
