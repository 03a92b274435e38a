"""Each player chooses one of the two cards in hand. Průběh hry 1."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Unknown, each
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.confusing_lands.actions.action import PhaseAction
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, UNKNOWN, left_of, pile
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape, card_number_field, player_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import DEALT, Phase


class ChooseShape(ConfusingLandsShape):
    """A player chooses the card to be placed first."""

    type = tag("choose")
    player = player_field("Who chooses.", required=True)
    card = card_number_field("The card chosen; left out if nobody tells which.")


class Choose(PhaseAction):
    """A player chooses the card to be placed first."""

    type = "choose"
    Shape = ChooseShape
    phases = (Phase.CHOOSING,)

    @rule("choose.hand")
    def one_of_the_cards_in_hand(self, state: State) -> Iterator[Violation]:
        """The card chosen is one of the two in hand."""
        player = self["player"]
        if "card" not in self.document or state.phase not in self.phases or _has_chosen(state, player):
            return
        if not state.may_be_drawn({"card": self["card"]}, "hands", player, is_seen=False):  # it is laid down face down
            yield self.violated("card", player=player, card=self["card"])

    @rule("choose.one")
    def each_chooses_once(self, state: State) -> Iterator[Violation]:
        """Each player chooses one card."""
        if state.phase in self.phases and _has_chosen(state, self["player"]):
            yield self.violated("player", player=self["player"])

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def chosen(player: str) -> Iterator[Document]:
            hand = state.hand(player) if not _has_chosen(state, player) else []
            for nth, card in enumerate(hand):
                if card not in hand[:nth]:
                    yield {"type": cls.type, "player": player, **without(card, "hidden")}

        return each(cls.takers(state), chosen)

    def apply(self, state: State) -> Effect:
        player = self["player"]
        if "card" not in self.document and state.card("hands", player) != HIDDEN:
            raise Unknown(self.pointer("card"))  # it is one of those that are told, or could be
        card = {"card": self["card"]} if "card" in self.document else HIDDEN
        document = replaced(state.document, ("hands", player), pile(left_of(state.hand(player), card)))
        event = {"type": "chosen", "player": player, **without(card, "hidden")}
        try:
            document = {**document, "chosen": {**_chosen(state), player: card}}
        except Unknown:
            return Effect(without(document, "phase"), [event])
        return Effect(_after_choosing(document), [event])


def _after_choosing(document: Document) -> Document:
    """When all have chosen the cards are placed; whether all have is not known where it is not known who plays."""
    if "players" not in document:
        return without(document, "phase")
    if all(player in document["chosen"] for player in document["players"]):
        return {**document, "phase": Phase.PLACING_CHOSEN.value}
    return document


def _chosen(state: State) -> Document:
    """The cards that are chosen, by player: as told, or else by the hands of those who play. Raises ``Unknown``."""
    if "chosen" in state.document:
        chosen: Document = state.document["chosen"]
        return chosen
    return {player: UNKNOWN for player in state.players if _has_chosen(state, player)}


def _has_chosen(state: State, player: str) -> bool:
    """Whether the player has chosen a card: as told, or else by the number of cards in hand. Raises ``Unknown``."""
    if "chosen" in state.document:
        return player in state.document["chosen"]
    try:
        return len(state.hand(player)) < DEALT
    except Unknown:
        raise Unknown((ROOT, "chosen")) from None
