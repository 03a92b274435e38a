"""A player builds a village. Stavby: Osady; Palisády."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress

from marshmallow import fields, validate

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Unknown, each, some
from lawspeaker.games.graenaland.actions.paying import payment_field
from lawspeaker.games.graenaland.actions.settling import SettlingAction
from lawspeaker.games.graenaland.board import pieces
from lawspeaker.games.graenaland.board.board import SETTLEMENTS
from lawspeaker.games.graenaland.board.palisades import asks_toll, is_owed
from lawspeaker.games.graenaland.cards import hands, prices
from lawspeaker.games.graenaland.cards.piles import Card, face, is_supply
from lawspeaker.games.graenaland.cards.prices import Price
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field, territory_field
from lawspeaker.games.graenaland.shapes.cards import card_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Settlement

TOLL = 1
"""Cards that each player is owed who has a settlement behind the palisade."""


class Toll(GraenalandShape):
    """A card that is given for a palisade."""

    player = player_field("To whom it is given.", required=True)
    card = card_field("The card.", required=True)


class BuildVillageShape(GraenalandShape):
    """A player builds a village."""

    type = tag("build-village")
    player = player_field("Who builds it.", required=True)
    territory = territory_field("Where.", required=True)
    payment = payment_field()
    tolls = fields.List(
        fields.Nested(Toll),
        validate=validate.Length(max=5),
        metadata={
            "description": "The cards that are given for a palisade; none if left out beside a payment.",
            "examples": [[{"player": "blue", "card": {"deck": "plains", "resource": "grain"}}]],
        },
    )


class BuildVillage(SettlingAction):
    """A player builds a village."""

    type = "build-village"
    Shape = BuildVillageShape

    def price(self, state: State) -> Price:
        return prices.village(state, self["territory"])

    def sizes(self, state: State) -> Sequence[int]:
        return prices.village_sizes(state, self["territory"])

    def own_cards(self) -> Iterator[tuple[str, Card]]:
        yield from super().own_cards()
        for place, toll in enumerate(self.document.get("tolls", ())):
            yield self.pointer("tolls", place, "card"), toll["card"]

    @rule("village.reach")
    def within_reach(self, state: State) -> Iterator[Violation]:
        """A village is built where its player already has a settlement, or next to such a territory."""
        player, territory = self["player"], self["territory"]

        def near() -> Iterator[str]:
            yield territory
            yield from state.island.neighbours(territory)

        if not some(near(), lambda place: state.has_settlement(player, place)):
            yield self.violated("territory", player=player, territory=territory)

    @rule("palisade.toll")
    def gives_the_toll(self, state: State) -> Iterator[Violation]:
        """Whoever builds a first settlement where a palisade stands gives one card to each player settled there."""
        given = Counter(toll["player"] for toll in self.document.get("tolls", ()))
        with suppress(Unknown):
            if not given and not asks_toll(state, self["player"], self["territory"]):
                return

        def wrongly_given(recipient: str) -> Iterator[Violation]:
            due = TOLL if is_owed(state, recipient, self["player"], self["territory"]) else 0
            if due and not self.document.keys() & {"payment", "tolls"}:
                raise Unknown(self.pointer("tolls"))  # it is not told at all how this is paid
            if given[recipient] != due:
                yield self.violated("tolls", player=recipient, due=due, count=given[recipient])

        yield from each(state.players, wrongly_given)

    @rule("palisade.toll-cards")
    def gives_resource_cards(self, state: State) -> Iterator[Violation]:
        """The toll of a palisade is paid in resource cards."""

        def wrong_card(item: tuple[int, Document]) -> Iterator[Violation]:
            place, toll = item
            if is_supply(toll["card"]) is False or state.sources.reading("toll.cards") == "any-card":
                return
            if is_supply(toll["card"]) is None:
                raise Unknown(self.pointer("tolls", place, "card", "deck"))
            yield self.violated("tolls", place, "card", player=toll["player"])

        return each(enumerate(self.document.get("tolls", ())), wrong_card)

    def _recipients(self, state: State) -> list[str]:
        """Those who are owed a card. Raises ``Unknown``."""
        builder, territory = self["player"], self["territory"]
        with suppress(Unknown):
            if not asks_toll(state, builder, territory):
                return []
        return [player for player in state.players if is_owed(state, player, builder, territory)]

    @classmethod
    def projects(cls, state: State) -> Iterator[Document]:
        return ({"territory": territory} for territory in state.island.territories)

    def ways(self, state: State) -> Iterator[Document]:
        """The village with each payment, and with each card to each player who is owed a toll."""
        recipients = [] if "tolls" in self.document else self._recipients(state)
        if not recipients:
            yield from super().ways(state)
            return
        hand, _ = hands.known_cards(state, self["player"])
        may_be_any = any(is_supply(card) for card in hand) and state.sources.reading("toll.cards") == "any-card"
        for way in super().ways(state):
            left = [*hand]
            for entry in way["payment"]:
                left.remove(entry["card"])
            fit = [card for card in left if may_be_any or not is_supply(card)]
            yield from ({**way, "tolls": tolls} for tolls in _tolls(recipients, fit))

    def built(self, state: State, document: Document) -> tuple[Document, Sequence[Document]]:
        player, territory = self["player"], self["territory"]
        events: list[Document] = []
        for place, toll in enumerate(self.document.get("tolls", ())):
            card = hands.resolved(state, player, toll["card"], self.pointer("tolls", place, "card"))
            document = hands.with_more(hands.without(document, player, [card]), toll["player"], [card])
            events.append({"type": "toll-paid", "player": player, "to": toll["player"], "card": card})
        house = {"player": player, "kind": Settlement.VILLAGE.value}
        events.append({"type": "village-built", "player": player, "territory": territory})
        return pieces.put(document, territory, SETTLEMENTS, house), events


def _tolls(recipients: Sequence[str], hand: Sequence[Card]) -> Iterator[list[Document]]:
    """Every way of giving each recipient one card of the hand."""
    if not recipients:
        yield []
        return
    first, *others = recipients
    kinds = [(card["deck"], face(card)) for card in hand]
    for place, card in enumerate(hand):
        if kinds[place] not in kinds[:place]:
            for rest in _tolls(others, [*hand[:place], *hand[place + 1 :]]):
                yield [{"player": first, "card": card}, *rest]
