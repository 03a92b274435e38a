"""Alone: the unwanted card is discarded, the top card of the deck too, and the one below it is taken. Sólo varianta 2, 3."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule, violated
from lawspeaker.adjudication.document import Document, pointer, without
from lawspeaker.adjudication.game import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.games.confusing_lands.actions.action import PhaseAction
from lawspeaker.games.confusing_lands.piles import HIDDEN, UNKNOWN, Card, pile
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape
from lawspeaker.games.confusing_lands.shapes.cards import card_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import ROOT, Phase

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

    @rule("pass.opponent")
    def passed_on_to_an_opponent(self, state: State) -> Iterator[Violation]:
        """Two players exchange the cards that they did not want."""
        if not state.is_solo:
            yield self.violated("type")

    @rule("solo.discard")
    def the_unwanted_card_is_discarded(self, state: State) -> Iterator[Violation]:
        """Alone, the card left in hand is discarded."""
        card = self._told("discarded")
        if not card or not self._is_judged(state):
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
        if not self._is_judged(state) or (not card and "deck" not in state.document):
            return
        if len(state.cards("deck")) <= depth:
            yield violated(ROOT + pointer("deck"), card=card.get("card", "none"))
            return
        before = [other for member in ("discarded", *_DRAWN[:depth]) if (other := self._told(member))]
        if card in before or (card and not state.may_be_drawn(card, "deck", slots=slice(depth, depth + 1))):
            yield self.violated(_DRAWN[depth], card=card["card"])

    def _is_judged(self, state: State) -> bool:
        """Whether it is the time to replace a card, and of the one who plays alone. Raises ``Unknown``."""
        return state.phase in self.phases and state.is_solo

    def _told(self, member: str) -> Card:
        """The card that was told there, if any was."""
        card: Card = self.document.get(member, UNKNOWN)
        return card

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return state.players if cls.is_due(state) and state.is_solo else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if cls.is_due(state) and state.is_solo:
            yield {"type": cls.type}

    def apply(self, state: State) -> Effect:
        player, *_ = state.players
        document = state.document
        hand, deck = document.get("hands", {}).get(player, {}), document.get("deck", {})
        discarded = self._told("discarded") or _card_of(hand, 0)
        top, taken = (self._told(member) or _card_of(deck, depth) for depth, member in enumerate(_DRAWN))
        drawn = {"discarded": discarded, "top": top, "taken": taken}
        document = {**document, "hands": {player: pile([taken])}, "phase": Phase.PLACING_PASSED.value}
        if "deck" in document:
            document = {**document, "deck": pile(state.cards("deck")[len(_DRAWN) :])}
        if "discards" in document:
            document = {**document, "discards": pile([*state.cards("discards"), discarded, top])}
        event = {"type": "card-replaced", "player": player, **{name: without(card, "hidden") for name, card in drawn.items()}}
        return Effect(document, [event])


def _card_of(pile: Document, depth: int) -> Card:
    """The card at that depth of a pile, as it is told."""
    if "cards" in pile:
        card: Card = pile["cards"][depth]
        return card
    return HIDDEN if "count" in pile else UNKNOWN
