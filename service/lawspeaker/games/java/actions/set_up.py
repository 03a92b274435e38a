"""The game is set up: everybody gets pieces and cards, a card is turned up, and the rest is the deck. ¶47-49."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from marshmallow import fields, validate

from lawspeaker.adjudication.chance import shuffled
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import SettingUp
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import said, tag
from lawspeaker.games.java.actions.action import PhaseAction
from lawspeaker.games.java.cards.kinds import DEALT, IN_ALL, NOBODY_TOLD, OF_EACH_KIND
from lawspeaker.games.java.cards.piles import cards_of, pile
from lawspeaker.games.java.shapes import JavaShape
from lawspeaker.games.java.shapes.cards import DealtHands, card_field, pile_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.beginning import first_stock, first_supply
from lawspeaker.games.java.turns.beginning import turn_begun
from lawspeaker.games.java.words import CARDS, Phase

SETTING_UP = SettingUp(action="set-up", given=("edition", "overlay", "readings", "players"), bare={"phase": Phase.SETUP.value})


class SetUpShape(JavaShape):
    """The game is set up. The cards come from the seed, are told, or stay unknown."""

    type = tag(SETTING_UP.action)
    seed = fields.String(
        validate=validate.Length(max=100),
        metadata=said("What the cards are shuffled by.", "rice and water"),
    )
    hands = fields.Nested(
        DealtHands,
        metadata=said("The cards dealt to each player.", {"one": ["mask", "drum", "puppet+mask"]}),
    )
    face_up = card_field("The card that was turned up.")
    deck = pile_field("The deck that is left then, the top card first.")


class SetUp(PhaseAction):
    """The game is set up."""

    type = SETTING_UP.action
    Shape = SetUpShape
    phase = Phase.SETUP

    @rule("setup.cards")
    def three_cards_each_and_one_turned_up(self, state: State) -> Iterator[Violation]:
        """Each player is dealt three cards, one is turned up, and the rest is the deck."""
        counts = Counter(card for _, cards in self._told() for card in cards if card != NOBODY_TOLD)
        for card in CARDS:
            if counts[card] > OF_EACH_KIND:
                yield self.violated(fault="kind", card=card, count=counts[card], due=OF_EACH_KIND)
        for player, cards in self.document.get("hands", {}).items():
            if player not in state.players:
                yield self.violated("hands", player, fault="stranger", player=player)
            elif len(cards) != DEALT:
                yield self.violated("hands", player, fault="hand", player=player, count=len(cards), due=DEALT)
        deck = self.document.get("deck", {})
        due = IN_ALL - 1 - DEALT * len(state.players)
        for count in {deck.get("count", due), len(deck.get("cards", [NOBODY_TOLD] * due))} - {due}:
            yield self.violated("deck", fault="deck", count=count, due=due)
        if "seed" in self.document:
            yield from self._not_from_the_seed(state)

    def _not_from_the_seed(self, state: State) -> Iterator[Violation]:
        """Cards that are told and are others than those that the seed brings."""
        by_seed = self._shuffled(state)
        for place, cards in self._told():
            for nth, (card, due) in enumerate(zip(cards, by_seed.get(place, ()), strict=False)):
                if card not in (NOBODY_TOLD, due):
                    at = place if place == ("face_up",) else (*place, *(("cards",) if place == ("deck",) else ()), nth)
                    yield self.violated(*at, fault="seed", card=card, due_card=due)

    def _told(self) -> Iterator[tuple[tuple[str, ...], Sequence[str]]]:
        """The cards that were told, by where they are."""
        for player, cards in self.document.get("hands", {}).items():
            yield ("hands", player), cards
        if "face_up" in self.document:
            yield ("face_up",), [self.document["face_up"]]
        yield ("deck",), cards_of(self.document.get("deck", {})) or ()

    def _shuffled(self, state: State) -> Mapping[tuple[str, ...], Sequence[str]]:
        """The cards as they are dealt, turned up and left in the deck: by the seed, or by nobody told. Raises ``Unknown``."""
        cards = [card for card in CARDS for _ in range(OF_EACH_KIND)]
        cards = shuffled(self.document["seed"], "cards", cards) if "seed" in self.document else [NOBODY_TOLD] * len(cards)
        dealt: dict[tuple[str, ...], Sequence[str]] = {}
        dealt |= {("hands", player): cards[nth * DEALT : (nth + 1) * DEALT] for nth, player in enumerate(state.players)}
        face_up, *deck = cards[len(dealt) * DEALT :]
        return {**dealt, ("face_up",): [face_up], ("deck",): deck}

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return state.players if cls.is_due(state) else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if cls.is_due(state):
            yield {"type": cls.type}

    def apply(self, state: State) -> Effect:
        players = state.players
        cards = dict(self._shuffled(state))
        if "seed" not in self.document:
            cards |= {place: told for place, told in self._told() if told}
        (face_up,) = cards["face_up",]
        document: Document = {
            **{name: state.document[name] for name in SETTING_UP.given if name in state.document},
            "tiles": [],
            "water": [],
            "palaces": [],
            "figures": [],
            "points": dict.fromkeys(players, 0),
            "stocks": {player: first_stock(state.sources) for player in players},
            "supply": first_supply(state.sources),
            "hands": {player: pile(cards["hands", player]) for player in players},
            "face_up": face_up,
            "deck": pile(cards["deck",]),
            "discards": pile([]),
            "scored": [],
        }
        event = {"type": "set-up", "players": list(players), "face_up": face_up}
        return Effect(turn_begun(document, players[0]), [event])
