"""Alone: the unwanted card is discarded, the top card of the deck too, and the one below it is taken. Sólo varianta 2, 3."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule, violated
from lawspeaker.adjudication.document import pointer, without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.confusing_lands.actions.action import PhaseAction
from lawspeaker.games.confusing_lands.cards.piles import UNKNOWN, Card, discards, pile
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape
from lawspeaker.games.confusing_lands.shapes.cards import card_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import Phase

_DRAWN = ("top", "taken")
"""The members that tell the two cards drawn from the deck, in their order."""


class ReplaceCardShape(ConfusingLandsShape):
    """Alone, the unwanted card is replaced by one from the deck."""

    type = tag("replace-card")
    discarded = card_field("Claim: the unwanted card, which is discarded.")
    top = card_field("Claim: the top card of the deck, which is discarded too.")
    taken = card_field("Claim: the card below it, which is taken.")


class ReplaceCard(PhaseAction):
    """Alone, the unwanted card is replaced by one from the deck."""

    type = "replace-card"
    Shape = ReplaceCardShape
    phases = (Phase.PASSING,)

    @classmethod
    def is_due(cls, state: State) -> bool:
        return super().is_due(state) and state.is_solo

    @rule("pass.opponent")
    def passed_on_to_an_opponent(self, state: State) -> Iterator[Violation]:
        """Two players exchange the cards that they did not want."""
        if not state.is_solo:
            yield self.violated("type")

    @rule("solo.discard")
    def the_unwanted_card_is_discarded(self, state: State) -> Iterator[Violation]:
        """Alone, the card left in hand is discarded."""
        card = self._told("discarded")
        if not card or not self.is_due(state):
            return
        player, *_ = state.players
        if not state.may_be_drawn(card, "hands", player):
            yield self.violated("discarded", card=card["card"])

    @rule("solo.top")
    def the_top_card_is_discarded(self, state: State) -> Iterator[Violation]:
        """Alone, the top card of the deck is discarded."""
        return self._not_drawn(state, 0)

    @rule("solo.next")
    def the_card_below_is_taken(self, state: State) -> Iterator[Violation]:
        """Alone, the card below the top card of the deck is taken."""
        return self._not_drawn(state, 1)

    def _not_drawn(self, state: State, depth: int) -> Iterator[Violation]:
        """What is wrong with the card that was told to be at that depth of the deck."""
        card = self._told(_DRAWN[depth])
        if not self.is_due(state) or not (card or state.tells("deck")):
            return
        if card and card in [self._told(member) for member in ("discarded", *_DRAWN[:depth])]:
            yield self.violated(_DRAWN[depth], fault="twice", card=card["card"])
        elif card and state.lies_elsewhere(card, "deck"):
            yield self.violated(_DRAWN[depth], fault="elsewhere", card=card["card"])
        elif len(state.cards("deck")) <= depth:
            yield violated(ROOT + pointer("deck"), fault="too-few")
        elif card and not state.may_be_drawn(card, "deck", slots=slice(depth, depth + 1)):
            yield self.violated(_DRAWN[depth], fault="not-there", card=card["card"])

    def _told(self, member: str) -> Card:
        """The card that was told there, if any was."""
        card: Card = self.document.get(member, UNKNOWN)
        return card

    def apply(self, state: State) -> Effect:
        player, *_ = state.players
        document = state.document
        discarded = self._told("discarded") or state.card("hands", player)
        top, taken = (self._told(member) or state.card("deck", depth=depth) for depth, member in enumerate(_DRAWN))
        drawn = {"discarded": discarded, "top": top, "taken": taken}
        document = {**document, "hands": {player: pile([taken])}, "phase": Phase.PLACING_PASSED.value}
        if state.tells("deck"):
            document = {**document, "deck": pile(state.cards("deck")[len(_DRAWN) :])}
        if state.tells("discards"):
            document = {**document, "discards": discards([*state.cards("discards"), discarded, top])}
        event = {"type": "card-replaced", "player": player, **{name: without(card, "hidden") for name, card in drawn.items()}}
        return Effect(document, [event])
