"""A round begins: each player is dealt two cards from the bottom of the deck. Průběh hry 1."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from marshmallow import fields

from lawspeaker.adjudication.checks import Violation, rule, violated
from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Unknown, each, every
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.confusing_lands.actions.action import PhaseAction
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, UNKNOWN, Card, left_of, pile
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape
from lawspeaker.games.confusing_lands.shapes.cards import DealtHands
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS_IN_A_LANDSCAPE, DEALT, Phase


class DealShape(ConfusingLandsShape):
    """Each player is dealt two cards. Which these are is told, follows from the deck, or stays unknown."""

    type = tag("deal")
    hands = fields.Nested(
        DealtHands,
        metadata={
            "description": (
                "The cards dealt. If left out: of a known deck the two lowest go to the first of the `players`, the next two to "
                "the second."
            ),
            "examples": [{"one": [{"card": 5}, {"card": 6}]}],
        },
    )


class Deal(PhaseAction):
    """Each player is dealt two cards."""

    type = "deal"
    Shape = DealShape
    phases = (Phase.DEALING,)
    judged_in = (Phase.SCORING, Phase.OVER)

    @property
    def _told(self) -> Mapping[str, Sequence[Card]]:
        """The cards that were told, by player."""
        told: Mapping[str, Sequence[Card]] = self.document.get("hands", {})
        return told

    @rule("end.eight-cards")
    def the_game_has_not_ended(self, state: State) -> Iterator[Violation]:
        """With eight cards in each landscape the game ends."""
        if _is_over(state):
            yield self.violated("type", count=CARDS_IN_A_LANDSCAPE)

    @rule("solo.deal")
    def dealt_to_oneself_only(self, state: State) -> Iterator[Violation]:
        """Alone, one deals cards only to oneself."""
        for player, cards in self._told.items():
            if cards and player not in state.players:
                yield self.violated("hands", player, player=player)

    @rule("deal.two")
    def two_cards_each(self, state: State) -> Iterator[Violation]:
        """Each player is dealt two cards."""
        for player, cards in self._told.items():
            if player in state.players and len(cards) != DEALT:
                yield self.violated("hands", player, player=player, count=len(cards), due=DEALT)

    @rule("deal.bottom")
    def from_the_bottom_of_the_deck(self, state: State) -> Iterator[Violation]:
        """Cards are dealt from the bottom of the deck."""
        if not _is_over(state):
            yield from each((self._too_few, self._not_at_the_bottom), lambda check: check(state))

    def _too_few(self, state: State) -> Iterator[Violation]:
        """A deck that does not have enough cards."""
        due = DEALT * len(state.players)
        with suppress(Unknown):
            if (count := len(state.cards("deck"))) < due:
                yield violated(ROOT + pointer("deck"), fault="too-few", count=count, due=due)

    def _not_at_the_bottom(self, state: State) -> Iterator[Violation]:
        """Cards that are told and cannot have been dealt from the bottom of the deck."""
        told = [(player, nth, card) for player, cards in self._told.items() for nth, card in enumerate(cards) if card]

        def not_there(item: tuple[int, tuple[str, int, Card]]) -> Iterator[Violation]:
            number, (player, nth, card) = item
            at, before = ("hands", player, nth), [other for _, _, other in told[:number]]
            if card in before:
                yield self.violated(*at, fault="twice", card=card["card"])
            elif state.lies_elsewhere(card, "deck"):
                yield self.violated(*at, fault="elsewhere", card=card["card"])
            else:
                due = max(DEALT * len(state.players), sum(map(len, self._told.values())))  # too many: another rule's affair
                if not state.may_be_drawn(card, "deck", slots=slice(-due, None), others=before):
                    yield self.violated(*at, fault="higher", card=card["card"], due=due)

        return each(enumerate(told), not_there)

    def apply(self, state: State) -> Effect:
        hands = self._dealt(state)
        document = {
            **state.document,
            "phase": Phase.CHOOSING.value,
            "hands": {player: pile(cards) for player, cards in hands.items()},
            "chosen": {},
        }
        if state.tells("deck"):
            document["deck"] = pile(state.cards("deck")[: -len(hands) * DEALT])
        return Effect(document, [{"type": "dealt", "hands": {player: pile(cards) for player, cards in hands.items()}}])

    def _dealt(self, state: State) -> Mapping[str, Sequence[Card]]:
        """The hands as they are dealt, as far as they are known. Raises ``Unknown`` if it is not known who plays."""
        try:
            left: Sequence[Card] = _bottom(state)
        except Unknown:
            left = [UNKNOWN] * DEALT * len(state.players)
        unseen = HIDDEN if HIDDEN in left else UNKNOWN
        for cards in self._told.values():
            for card in cards:
                left = left_of(left, card)
        hands: dict[str, Sequence[Card]] = {player: [card or unseen for card in cards] for player, cards in self._told.items()}
        for player in state.players:
            if player not in hands:
                hands[player], left = left[:DEALT], left[DEALT:]
        return {player: hands[player] for player in state.players}


def _is_over(state: State) -> bool:
    """Whether all cards are placed. Raises ``Unknown``."""
    if "phase" in state.document:
        return state.phase in Deal.judged_in
    return every(state.players, lambda player: len(state.placed(player)) == CARDS_IN_A_LANDSCAPE)


def _bottom(state: State) -> Sequence[Card]:
    """The cards to be dealt, the lowest first, as far as they are known. Raises ``Unknown``."""
    due = DEALT * len(state.players)
    return list(reversed(state.cards("deck")[-due:]))
