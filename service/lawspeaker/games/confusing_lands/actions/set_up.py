"""The game is set up: the deck is shuffled and the shared condition laid out. Příprava hry."""

from collections.abc import Iterator, Sequence

from marshmallow import fields, validate

from lawspeaker.adjudication.chance import shuffled
from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.game import SettingUp
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.games.confusing_lands.actions.action import PhaseAction
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, UNKNOWN, Card, numbers, pile
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape
from lawspeaker.games.confusing_lands.shapes.cards import card_field, pile_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS, Phase

SETTING_UP = SettingUp(action="set-up", given=("edition", "overlay", "readings", "players"), bare={"phase": Phase.SETUP.value})


class SetUpShape(ConfusingLandsShape):
    """The game is set up. How the deck was shuffled comes from the seed, is told, or stays unknown."""

    type = tag(SETTING_UP.action)
    seed = fields.String(
        validate=validate.Length(max=100),
        metadata={"description": "What the deck is shuffled by if it is not told.", "examples": ["elk and wolf"]},
    )
    deck = pile_field("The deck as it was shuffled, before the shared condition was taken from it.")
    shared = card_field("Claim: the card that was laid out as the shared condition.")


class SetUp(PhaseAction):
    """The game is set up."""

    type = SETTING_UP.action
    Shape = SetUpShape
    phases = (Phase.SETUP,)

    @property
    def _deck(self) -> Sequence[Card]:
        """The whole deck as it was shuffled, as far as that is known."""
        told = self.document.get("deck", {})
        if "cards" in told:
            cards: Sequence[Card] = told["cards"]
            return cards
        if "seed" in self.document:
            return [{"card": number} for number in shuffled(self.document["seed"], "deck", range(1, CARDS + 1))]
        return [HIDDEN] * CARDS

    @rule("setup.deck")
    def all_cards_are_shuffled(self, state: State) -> Iterator[Violation]:
        """The deck is made of all 18 cards."""
        told = self.document.get("deck", {})
        counts = {told.get("count", CARDS), len(told.get("cards", self._deck))}
        for count in counts - {CARDS}:
            yield self.violated("deck", count=count, total=CARDS, card="none")
        seen = numbers(told.get("cards", ()))
        for nth, card in enumerate(told.get("cards", ())):
            if card and seen.count(card["card"]) > 1 and card in told["cards"][:nth]:
                yield self.violated("deck", "cards", nth, count=seen.count(card["card"]), total=1, card=card["card"])

    @rule("setup.shared")
    def shared_condition_is_the_top_card(self, state: State) -> Iterator[Violation]:
        """The shared condition is the top card of the shuffled deck."""
        shared = self.document.get("shared")
        if not shared or not self._deck:
            return
        top, *others = self._deck
        if top != shared if "card" in top else shared in others:
            yield self.violated("shared", card=shared["card"])

    def apply(self, state: State) -> Effect:
        top, *others = self._deck
        shared = top if "card" in top else self.document.get("shared", UNKNOWN)
        document = {
            **{name: state.document[name] for name in SETTING_UP.given if name in state.document},
            "phase": Phase.DEALING.value,
            "round": 1,
            "shared": shared,
            "landscapes": {player: {"placed": []} for player in state.players},
            "hands": {player: pile([]) for player in state.players},
            "deck": pile(others),
        }
        if state.is_solo:
            document["discards"] = pile([])
        return Effect(document, [{"type": "set-up", "players": list(state.players), "shared": shared}])
