"""A player takes a festival card: the open one, or the top one of the deck. ¶9, 31, 32."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced, without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import OneOf, said, tag
from lawspeaker.adjudication.unknown import Unknown, each
from lawspeaker.games.java.actions.action import PaidAction
from lawspeaker.games.java.cards.deck import Deck
from lawspeaker.games.java.cards.kinds import MOST_DRAWN, NO_CARD, NOBODY_TOLD
from lawspeaker.games.java.cards.piles import with_more
from lawspeaker.games.java.shapes import made, player_field
from lawspeaker.games.java.shapes.cards import card_field, cards_field, revealed_card_field
from lawspeaker.games.java.shapes.numbers import action_points_field
from lawspeaker.games.java.state import State

FACE_UP, DECK = "face-up", "deck"


DrawCardShape = made(
    "DrawCardShape",
    "A player takes a festival card.",
    {
        "type": tag("draw-card"),
        "player": player_field("Who takes it.", required=True),
        "from": OneOf(
            FACE_UP,
            DECK,
            required=True,
            metadata=said("Where it is taken from: the open card, or the top one of the deck.", FACE_UP),
        ),
        "card": card_field("Claim: the card taken; of one drawn from the deck it may stay untold."),
        "revealed": revealed_card_field("Claim, if the open card was taken: the new open card."),
        "reshuffled": cards_field(
            "If the deck was empty and the cards played were shuffled to a new one: that deck, the top card first."
        ),
        "action_points": action_points_field(),
    },
)


class DrawCard(PaidAction):
    """A player takes a festival card."""

    type = "draw-card"
    Shape = DrawCardShape

    @property
    def _takes_open_card(self) -> bool:
        taken: str = self["from"]
        return taken == FACE_UP

    def _deck(self, state: State) -> Deck:
        """The deck from which a card comes. Raises ``Unknown``."""
        return Deck(state, self.document.get("reshuffled"))

    @rule("cards.two")
    def two_in_a_turn(self, state: State) -> Iterator[Violation]:
        """A player takes at most two cards in a turn."""
        if (drawn := state.known("turn", "drawn")) >= MOST_DRAWN:
            yield self.violated("type", count=drawn)

    @rule("cards.source")
    def open_card_or_top_of_the_deck(self, state: State) -> Iterator[Violation]:
        """A player takes the open card or the top card of the deck."""
        if not self._takes_open_card:
            yield from self._not_from_the_deck(state, "card")
        elif (lying := state.known("face_up")) == NO_CARD:
            yield self.violated("from", fault="none")
        elif "card" in self.document:
            for _, fault in state.whereabouts.believed([lying], [self["card"]]):
                why = fault if lying == NOBODY_TOLD else "other"
                yield self.violated("card", fault=why, card=self["card"], open_card=lying)

    @rule("cards.replaced")
    def open_card_is_replaced(self, state: State) -> Iterator[Violation]:
        """The open card, when it is taken, is replaced by the top card of the deck."""
        if self._takes_open_card:
            if "revealed" in self.document or "reshuffled" in self.document:
                yield from self._not_from_the_deck(state, "revealed")
        elif "revealed" in self.document:
            yield self.violated("revealed", fault="not-taken")

    def _not_from_the_deck(self, state: State, member: str) -> Iterator[Violation]:
        """What is wrong with the card that is said to have come from the deck, and with the deck itself."""
        deck = self._deck(state)
        yield from (self.violated("reshuffled", *place, **facts) for place, facts in deck.faults())
        said: str | None = self.document.get(member)
        if deck.top is None:
            if said != NO_CARD and (said or member == "card"):
                yield self.violated(member if said else "from", fault="none")
        elif said == NO_CARD:
            yield self.violated(member, fault="left")
        elif said is not None:
            yield from (self.violated(member, fault=fault, card=said) for fault in deck.drawn(said))

    @rule("cards.cost")
    def one_point(self, state: State) -> Iterator[Violation]:
        """Taking a card costs one action point."""
        yield from self.wrong_cost(state)

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def drawn_by(player: str) -> Iterator[Document]:
            return each((FACE_UP, DECK), lambda source: drawn_from(player, source))

        def drawn_from(player: str, source: str) -> Iterator[Document]:
            option = {"type": cls.type, "player": player, "from": source}
            if source == DECK:
                yield from [option] if Deck(state, None).top is not None else []
            elif (card := state.known("face_up")) != NO_CARD:
                yield option if card == NOBODY_TOLD else {**option, "card": card}

        return each(cls.takers(state), drawn_by)

    def apply(self, state: State) -> Effect:
        deck = self._deck_if_told(state)
        top = deck.top if deck else NOBODY_TOLD
        taken = self._told("card", state.known("face_up") if self._takes_open_card else top)
        events = [self.event("card-drawn", **{"from": self["from"]}, **_if_told(taken))]
        document = self.paid(state, state.document)
        document = replaced(document, ("turn", "drawn"), state.known("turn", "drawn") + 1)
        document = with_more(document, ("hands", self["player"]), [taken])
        if self._takes_open_card:
            revealed = NO_CARD if top is None else self._told("revealed", top)
            events.append({"type": "card-revealed", **_if_told(revealed)})
            document = {**document, "face_up": revealed}
        if deck is None:
            return Effect(without(document, "face_up", "deck", "discards"), events)
        if deck.is_reshuffled:
            events[-1] = {**events[-1], "reshuffled": len(deck.cards)}
        return Effect(deck.drawn_from(document), events)

    def _told(self, member: str, lying: str | None) -> str:
        """The card that lies there or, if nobody has told it, what this action says of it."""
        if lying and lying != NOBODY_TOLD:
            return lying
        said: str = self.document.get(member, NOBODY_TOLD)
        return said

    def _deck_if_told(self, state: State) -> Deck | None:
        """The deck, if enough is told of it and of the cards played."""
        deck = self._deck(state)
        try:
            _ = deck.cards
        except Unknown:
            return None
        return deck


def _if_told(card: str) -> Document:
    """A card as an event tells it; nothing, if nobody has told it."""
    return {} if card == NOBODY_TOLD else {"card": card}
