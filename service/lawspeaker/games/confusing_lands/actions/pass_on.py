"""Each player hands the card not wanted to the other one. Průběh hry 6."""

from collections.abc import Iterator

from marshmallow import fields

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.confusing_lands.actions.action import PhaseAction
from lawspeaker.games.confusing_lands.cards.piles import UNKNOWN, Card, pile
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape
from lawspeaker.games.confusing_lands.shapes.cards import CardsByPlayer
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import Phase


class PassOnShape(ConfusingLandsShape):
    """The players hand each other the cards that they did not want."""

    type = tag("pass-on")
    cards = fields.Nested(
        CardsByPlayer,
        metadata={"description": "The card that each hands over.", "examples": [{"one": {"card": 9}, "two": {"card": 2}}]},
    )


class PassOn(PhaseAction):
    """The players hand each other the cards that they did not want."""

    type = "pass-on"
    Shape = PassOnShape
    phases = (Phase.PASSING,)

    @classmethod
    def is_due(cls, state: State) -> bool:
        return super().is_due(state) and not state.is_solo

    @rule("pass.unwanted")
    def the_card_not_wanted(self, state: State) -> Iterator[Violation]:
        """What each hands over is the card left in hand."""

        def not_in_hand(player: str) -> Iterator[Violation]:
            card = self._told(player)
            first, *_ = state.players
            if card and player != first and card == self._told(first):
                yield self.violated("cards", player, fault="twice", player=player, card=card["card"])
            elif card and not state.may_be_drawn(card, "hands", player):
                yield self.violated("cards", player, fault="not-left", player=player, card=card["card"])

        return each(state.players if self.is_due(state) else (), not_in_hand)

    @rule("solo.discard")
    def discarded_when_alone(self, state: State) -> Iterator[Violation]:
        """Alone, the card that would be passed on is discarded instead."""
        if state.is_solo:
            yield self.violated("type", card="none")

    def _told(self, player: str) -> Card:
        """The card that was told that the player hands over, if any was."""
        card: Card = self.document.get("cards", {}).get(player, UNKNOWN)
        return card

    def apply(self, state: State) -> Effect:
        one, other = state.players
        received = {other: self._handed_over(state, one), one: self._handed_over(state, other)}
        hands = {player: pile([received[player]]) for player in state.players}
        return Effect(
            {**state.document, "hands": hands, "phase": Phase.PLACING_PASSED.value},
            [
                {"type": "passed-on", "player": player, "card": without(received[receiver], "hidden")}
                for player, receiver in ((one, other), (other, one))
            ],
        )

    def _handed_over(self, state: State, player: str) -> Card:
        """The card that the player hands over, as far as it is known."""
        return self._told(player) or state.card("hands", player)
