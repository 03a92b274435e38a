"""The deck when a card comes from it: an empty one is renewed from the cards played. ¶31."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.chance import shuffled_by_chance
from lawspeaker.adjudication.unknown import all_hold, where_known
from lawspeaker.adjudication.wire.unordered import Unordered
from lawspeaker.games.java.cards.kinds import NOBODY_TOLD
from lawspeaker.games.java.cards.piles import in_unknown_order, pile
from lawspeaker.games.java.state import State


class Deck:
    """The deck from which a card is drawn.

    ``given`` is the order of the new deck, if the action says how the cards played were shuffled. Without it, the order comes
    from the chance of the state, if there is one. Every method raises ``Unknown`` if too little is known about the deck or the
    cards played.
    """

    def __init__(self, state: State, given: Sequence[str] | None) -> None:
        self._state = state
        self._given = given

    @cached_property
    def is_reshuffled(self) -> bool:
        """Whether the cards played become the new deck because the old one is empty."""
        return all_hold(
            lambda: not self._state.cards("deck"),
            lambda: bool(self._state.cards("discards")),
            lambda: self._state.sources.reading("deck.exhausted") == "reshuffle",
        )

    @cached_property
    def unordered(self) -> Unordered[str] | None:
        """The cards of the deck, before one is taken from it, if their order is unknown."""
        if not self.is_reshuffled:
            return Unordered.of(self._state.document.get("deck", {}))
        if self._given is not None or self._shuffled is not None:
            return None
        played = self._state.cards("discards")
        return Unordered(played, len(played))

    @cached_property
    def cards(self) -> Sequence[str]:
        """The cards of the deck, the top one first, before one is taken from it."""
        if not self.is_reshuffled:
            return self._state.cards("deck")
        if self.unordered:
            return self.unordered.one_by_one(NOBODY_TOLD)
        return self._given if self._given is not None else self._shuffled or ()

    @cached_property
    def _shuffled(self) -> Sequence[str] | None:
        """The cards played as the chance of the state shuffles them, if the state has one."""
        return where_known(lambda: shuffled_by_chance(self._state, "cards", self._state.cards("discards")), None)

    @property
    def is_shuffled_by_chance(self) -> bool:
        """Whether the order of the cards comes from the chance of the state."""
        return self.is_reshuffled and self._given is None and self._shuffled is not None

    @property
    def top(self) -> str | None:
        """The card on top; ``None`` if no card is left. There is one where all cards that are not told of are in the deck or were
        played."""
        where = self._state.whereabouts
        is_one_left = self._given is None and bool(where.left_over) and {*where.untold} == {("deck",), ("discards",)}
        if is_one_left and self._state.sources.reading("deck.exhausted") == "reshuffle":
            return NOBODY_TOLD
        return self.cards[0] if self.cards else None

    def left(self, card: str) -> Document:
        """The deck after that card, or an unknown one, was taken from it. Raises ``Unknown``, also if it is made of cards played
        about which the state says nothing: somebody may know them."""
        if self.is_reshuffled:
            self._state.given_cards("discards")
        if not self.unordered:
            return pile(self.cards[1:])
        likely = () if card == NOBODY_TOLD else (card, NOBODY_TOLD)
        return in_unknown_order(self.unordered.without(*likely))

    def drawn(self, card: str) -> Iterator[Mapping[str, str]]:
        """Why the card that comes from the deck cannot be that one: the top one is another, or all of its kind are elsewhere.

        If the order of the deck is unknown, it may be any of its cards.
        """
        there = self.cards[:1]
        if self.unordered:
            if not {card, NOBODY_TOLD} & {*self.unordered.cards}:
                yield {"fault": "not-played" if self.is_reshuffled else "not-in-deck"}
                return
            there = self.unordered.in_any_order(NOBODY_TOLD)
        for _, fault in self._state.whereabouts.believed(there, [card]):
            yield {"fault": "top", "top_card": there[0]} if fault == "not-there" else {"fault": fault}
        if not self.is_reshuffled:
            self._state.given_cards("deck")
        elif self._given is None:
            self._state.given_cards("discards")

    def faults(self) -> Iterator[tuple[Sequence[int], Mapping[str, str | int]]]:
        """What is wrong with the order that was sent: where in it, and the facts."""
        if self._given is None:
            return
        if not self.is_reshuffled:
            yield [], {"fault": "not-shuffled", "count": where_known(lambda: len(self.cards), 0)}
            return
        played = self._state.cards("discards")
        if len(self._given) != len(played):
            yield [], {"fault": "count", "count": len(self._given), "due": len(played)}
            return
        said = [(nth, card) for nth, card in enumerate(self._given) if card != NOBODY_TOLD]
        for nth, fault in self._state.whereabouts.believed(played, [card for _, card in said]):
            yield [said[nth][0]], {"fault": "not-played" if fault == "not-there" else fault, "card": said[nth][1]}
        self._state.given_cards("discards")
