"""The main player ends the round, and the ship marker passes on. Konec kola."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.games.graenaland.actions.action import PhaseAction
from lawspeaker.games.graenaland.cards.supply import Refill, has_been_taken, is_out_of_sight
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field
from lawspeaker.games.graenaland.shapes.cards import card_field, cards_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import SUPPLY, Phase


class EndOfBuilding(PhaseAction):
    """What the main player does when done with building."""

    phase = Phase.BUILDING

    @rule("supply.before-end")
    def supply_card_was_taken(self, state: State) -> Iterator[Violation]:
        """The supply card is taken before the building phase ends."""
        if self.is_due(state) and not has_been_taken(state):
            yield self.violated("type", player=state.main_player)

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return [state.main_player] if state.phase == cls.phase else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if state.phase == cls.phase:
            yield {"type": cls.type, "player": state.main_player}


class EndRoundShape(GraenalandShape):
    """The main player ends the round."""

    type = tag("end-round")
    player = player_field("Who ends it.", required=True)
    next = player_field("Claim: who gets the ship marker.")
    revealed = card_field("The supply card turned over; if left out it follows from the deck, or stays unknown.")
    shuffled = cards_field("If the spent supply cards were shuffled: the new deck, the top card first.")


class EndRound(EndOfBuilding):
    """The main player is done with building and ends the round."""

    type = "end-round"
    Shape = EndRoundShape

    @rule("round-end.main-player")
    def by_the_main_player(self, state: State) -> Iterator[Violation]:
        """The main player ends the round."""
        if self["player"] != state.main_player:
            yield self.violated("player", player=self["player"])

    @rule("round-end.marker")
    def marker_goes_left(self, state: State) -> Iterator[Violation]:
        """The ship marker goes to the player at the left of the main player."""
        claimed = self.document.get("next")
        if claimed and claimed != (due := state.left_of(state.main_player)):
            yield self.violated("next", player=claimed, due_player=due)

    @rule("supply.refill")
    def row_is_filled(self, state: State) -> Iterator[Violation]:
        """A card from the supply deck fills the row up to four."""
        revealed, shuffled = self.document.get("revealed"), self.document.get("shuffled")
        if shuffled is not None and not self._refill(state).was_shuffled(shuffled):
            yield self.violated("shuffled", resources=[face for card in shuffled for face in _faces(card)], deck=SUPPLY)
        if revealed is not None and not self._refill(state).allows(revealed):
            yield self.violated("revealed", resources=_faces(revealed), deck=revealed.get("deck", SUPPLY))

    def _refill(self, state: State) -> Refill:
        def refilled(state: State) -> Refill:
            return Refill(state, self.document.get("shuffled"))

        return self.remembered(state, refilled)

    def apply(self, state: State) -> Effect:
        following = state.left_of(state.main_player)
        after = {**without(state.document, "building"), "main_player": following, "phase": Phase.PRODUCTION}
        passed: Document = {"type": "ship-marker-passed", "player": following}
        if is_out_of_sight(state):
            return Effect(after, [passed, {"type": "supply-row-filled"}])
        refill = self._refill(state)
        if not refill.is_due:
            return Effect(after, [passed, {"type": "supply-row-filled", "cards": []}])
        card = {**refill.top, **self.document.get("revealed", {})}
        return Effect(refill.put_into(after, card), [passed, {"type": "supply-row-filled", "cards": [card]}])


def _faces(card: Document) -> Sequence[str]:
    """What is told of the face of a card, as a message lists it."""
    if "resource" in card:
        return [card["resource"]]
    symbols: Sequence[str] = card.get("symbols", ["unknown"])
    return symbols
