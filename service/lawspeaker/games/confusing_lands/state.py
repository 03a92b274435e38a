"""A state of Confusing Lands as its rules see it."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, partial

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.phases import PhasedView
from lawspeaker.adjudication.rules.view import ROOT, Given
from lawspeaker.adjudication.unknown import Count, Place, Unknown, all_hold, surely, where_known
from lawspeaker.adjudication.wire.unordered import Unordered
from lawspeaker.games.confusing_lands.cards.piles import HIDDEN, UNKNOWN, Card, pile, without_drawn
from lawspeaker.games.confusing_lands.cards.whereabouts import Whereabouts, location, whereabouts
from lawspeaker.games.confusing_lands.landscape.given import GivenLandscape
from lawspeaker.games.confusing_lands.landscape.landscape import Ground, Landscape
from lawspeaker.games.confusing_lands.landscape.making_out import Limits
from lawspeaker.games.confusing_lands.words import CARDS, CARDS_IN_A_LANDSCAPE, DEALT, PLAYERS, ROUNDS, SQUARES_OF_A_CARD, Phase

_EMPTY: Document = {"placed": []}
"""The description of a landscape without cards."""
EVERY = slice(None)
"""All the cards of a pile."""


class State(PhasedView):
    """The view of a state of Confusing Lands."""

    # The game

    @property
    def players_seen(self) -> Sequence[str]:
        """The players or, if they are unknown, the owners of the known landscapes."""
        seen = self.document.get("landscapes", {})
        return self.document.get("players") or [player for player in PLAYERS if player in seen]

    def who_plays(self) -> Iterator[str]:
        """The players. If they are unknown, yields those about whom the state says something, and then raises ``Unknown``."""
        if "players" not in self.document:
            given = [self.document.get(name, {}) for name in ("landscapes", "hands", "chosen", "set_aside")]
            yield from (player for player in PLAYERS if any(player in of_players for of_players in given))
        yield from self.players

    def plays(self, player: str) -> bool:
        """Whether the player plays: as the state says, or because that player has cards. Raises ``Unknown``."""
        signs = (
            lambda: bool(self.hand(player)),
            lambda: bool(self.ground(player).squares),
            lambda: player in self.known("chosen"),
        )
        if "players" not in self.document and any(map(surely, signs)):
            return True
        return player in self.players

    @property
    def is_solo(self) -> bool:
        """Whether one player plays alone."""
        return len(self.players) == 1

    @property
    def round(self) -> int:
        """Which round it is: by the phase, by the state, or by the cards that lie in a landscape. Raises ``Unknown``."""
        if self.document.get("phase") in (Phase.SCORING, Phase.OVER):
            return ROUNDS
        if "round" in self.document:
            given: int = self.document["round"]
            return given
        placed = [where_known(partial(self._placed_before_this_round, player), None) for player in self.players_seen]
        known = [number for number in placed if number is not None]
        if not known:
            raise Unknown((ROOT, "round"))
        before = next((number for number in known if number % DEALT == 0), known[0])  # another number is wrong itself
        shown = min(max(before // DEALT + 1, 1), ROUNDS)
        if not self.count("round", low=1, high=ROUNDS).allows(shown):
            raise Unknown((ROOT, "round"))
        return shown

    @cached_property
    def round_as_known(self) -> Count:
        """Which round it is, as far as that is known."""
        round = where_known(lambda: self.round, None)
        return Count.exactly(round) if round else self.count("round", low=1, high=ROUNDS)

    def placed_this_round(self, player: str) -> int:
        """The number of cards that the player has placed in this round. Raises ``Unknown``."""
        match self.phase:
            case Phase.PLACING_CHOSEN:
                return 0 if self.is_chosen_still_to_place(player) else 1
            case Phase.PASSING:
                return 1
            case Phase.PLACING_PASSED:
                return 1 if self.hand(player) else 2
            case Phase.SCORING | Phase.OVER:
                return 2
            case _:
                return 0

    def _placed_before_this_round(self, player: str) -> int:
        return len(self.placed(player)) + len(self.set_aside(player)) - self.placed_this_round(player)

    def is_first_round(self, player: str) -> bool:
        """Whether it is the first round, as far as the landscape of a player tells, or the round. Raises ``Unknown``."""
        given = self.given_landscape(player)
        if given.has_cards:
            return len(given.placed) < DEALT
        return all_hold(lambda: given.ground.squares.bit_count() <= SQUARES_OF_A_CARD, lambda: self.round == 1)

    def set_aside(self, player: str) -> Sequence[Card]:
        """The cards that the player has set aside; none if the state does not list them. Raises ``Unknown``."""
        return self.cards("set_aside", player) if player in self.document.get("set_aside", {}) else ()

    def cards_in_landscape(self, player: str) -> int:
        """The number of cards in the landscape of a player: those listed, or else the required number. Raises ``Unknown``."""
        if "placed" in self.document.get("landscapes", {}).get(player, {}):
            return len(self.placed(player))
        return self.cards_due(player) - len(self.set_aside(player))

    def cards_due(self, player: str) -> int:
        """The number of cards that a player has placed or set aside by this round and phase. Raises ``Unknown``."""
        return (self.round - 1) * DEALT + self.placed_this_round(player)

    # The cards

    def cards(self, *path: str) -> Sequence[Card]:
        """The cards of the pile at ``path``, each as far as it is known. Raises ``Unknown``."""
        pile = self.known(*path)
        if "cards" not in pile and "count" not in pile:
            raise Unknown((ROOT, *path, "cards"))
        if unordered := Unordered.of(pile):
            return unordered.one_by_one(HIDDEN)
        listed: Sequence[Card] = pile["cards"] if "cards" in pile else [HIDDEN] * pile["count"]
        return listed

    def may_lie_in_deck(self, card: Card) -> bool:
        """Whether the deck may have ``card``, of which the number is known, by the cards that it lists in an unknown order."""
        unordered = Unordered.of(self.document.get("deck", {}))
        return unordered is None or card in unordered.cards or UNKNOWN in unordered.cards

    def left_in_deck(self, drawn: Iterable[Card], below: slice) -> Document:
        """The deck after these cards, each as far as it is known, were drawn, of which those in ``below`` are left.

        Raises ``Unknown``.
        """
        unordered = Unordered.of(self.known("deck"))
        return without_drawn(unordered, drawn) if unordered else pile(self.cards("deck")[below])

    def cards_in_any_order(self, *path: str) -> Sequence[Card]:
        """The cards of the pile at ``path`` as far as it is known that they are there, wherever in it. Raises ``Unknown``."""
        unordered = Unordered.of(self.known(*path))
        return unordered.in_any_order(HIDDEN) if unordered else self.cards(*path)

    def card(self, *path: str, depth: int = 0) -> Card:
        """The card at that depth of the pile at ``path``, as far as it is known."""
        return where_known(lambda: self.cards(*path)[depth], UNKNOWN)

    def tells(self, *path: str) -> bool:
        """Whether the state lists the cards of the pile at ``path``, or how many there are."""
        return surely(lambda: bool(self.known(*path)))

    def would_tell(self, *path: str, depth: int = 0) -> Place:
        """The missing places that would show which card is at this depth of the pile at ``path``."""
        pile = where_known(lambda: self.known(*path), None)
        if pile is None:
            return (ROOT, *path)
        return (ROOT, *path, "cards", depth, "card") if "cards" in pile else (ROOT, *path, "cards")

    def chosen(self, player: str) -> Card:
        """The card that a player has chosen, as far as it is known."""
        return where_known(lambda: self.known("chosen", player), UNKNOWN)

    def instead_of(self, card: int, expected: Card) -> Document:
        """What a finding says of a card that cannot be meant: which is ``expected`` or, if that is not known, where it is."""
        if "card" in expected:
            return {"fault": "other", "expected_card": expected["card"]}
        if card not in self.whereabouts.known:
            return {"fault": "elsewhere", "location": "not-in-deck"}
        place = self.whereabouts.known[card][0]
        return {"fault": "deeper" if place[0] == "deck" else "elsewhere", "location": location(place)}

    def hand(self, player: str) -> Sequence[Card]:
        """The cards in a player's hand. Raises ``Unknown``."""
        return self.cards("hands", player)

    def is_still_to_place(self, player: str) -> bool:
        """Whether the player has still to place the card received, by the hand or by the landscape. Raises ``Unknown``."""
        placed = where_known(lambda: len(self.placed(player)) + len(self.set_aside(player)), None)
        if placed is None or surely(lambda: self.tells("hands", player)):
            return bool(self.hand(player))
        return placed < self.round * DEALT

    def is_chosen_still_to_place(self, player: str) -> bool:
        """Whether the player has still to place the card chosen: by the cards chosen or, if these are not known, by the cards in
        the landscape, where each round adds two. Raises ``Unknown``."""
        given: Document = self.document.get("landscapes", {}).get(player, {})
        if "chosen" not in self.document and "placed" in given:
            return (len(given["placed"]) + len(self.set_aside(player))) % DEALT == 0
        return player in self.known("chosen")

    shared = Given[int]("shared", "card")
    """The number of the shared condition."""

    @property
    def perhaps_shared(self) -> Sequence[int]:
        """The number of the shared condition or, if it is not known, all that it may be."""
        shared = where_known(lambda: self.shared, None)
        return [shared] if shared else [card for card in range(1, CARDS + 1) if card not in self.whereabouts.known]

    @cached_property
    def whereabouts(self) -> Whereabouts:
        """Where the cards are."""
        return whereabouts(self.document)

    def lies_elsewhere(self, card: Card, *path: str) -> bool:
        """Whether ``card``, of which the number is known, is known to be somewhere else than in the pile at ``path``."""
        places = self.whereabouts.known.get(card["card"], ())
        return bool(places) and all(place[: len(path)] != path for place in places)

    def may_be_drawn(
        self, card: Card, *path: str, slots: slice = EVERY, others: Sequence[Card] = (), is_seen: bool = True
    ) -> bool:
        """Whether ``card``, whose number is known, may be in these slots of the pile at ``path``, together with the ``others``.

        If the card ``is_seen`` when it is drawn, from a pile of which only the number of cards was sent, then what is said of it
        is believed, unless it may be elsewhere. Raises ``Unknown``.
        """
        if self.lies_elsewhere(card, *path):
            return False
        given, there = self.known(*path), self.cards(*path)[slots]
        unordered = Unordered.of(given)
        if unordered and card in unordered.cards:
            if not unordered.is_whole and self.whereabouts.untold:
                raise Unknown(*((ROOT, *place) for place in self.whereabouts.untold))
            return True
        if unordered and not self.may_lie_in_deck(card):
            return False
        if card in there:
            return True
        blind = sum(1 for other in there if "card" not in other) - sum(1 for other in others if other not in there)
        if card["card"] in self.whereabouts.known or blind < 1:
            return False
        untold: list[Place] = [(ROOT, *place) for place in self.whereabouts.untold]
        if "cards" not in given and not is_seen:
            raise Unknown((ROOT, *path), *untold)
        if "cards" in given or untold:
            raise Unknown(*untold)
        return True

    # The landscapes

    def given_landscape(self, player: str) -> GivenLandscape:
        """What is said about the landscape of a player."""

        def looked_at() -> GivenLandscape:
            given: Document = self.document.get("landscapes", {}).get(player, {})
            if not given and self._has_placed_nothing(player):
                given = _EMPTY
            return GivenLandscape(given, player, self.sources, lambda: self._limits(player))

        return self.remember(("landscape", player), looked_at)

    def _limits(self, player: str) -> Limits:
        """What is known about the landscape of a player in addition to its visible squares."""
        cards = where_known(lambda: self.cards_in_landscape(player), CARDS_IN_A_LANDSCAPE)
        return Limits(cards, CARDS - len(self.whereabouts.known))

    def _has_placed_nothing(self, player: str) -> bool:
        """Whether, by round and phase, the player has certainly not placed any card yet."""
        return surely(lambda: self.document.get("round") == 1 and self.placed_this_round(player) == 0)

    def placed(self, player: str) -> Sequence[Document]:
        """The cards in the landscape of a player, in the order in which they were placed. Raises ``Unknown``."""
        return self.given_landscape(player).placed

    def landscape(self, player: str) -> Landscape:
        """The landscape of a player, with what is known of its squares. Raises ``Unknown``."""
        return self.given_landscape(player).landscape

    def ground(self, player: str) -> Ground:
        """The part of a player's landscape that decides how a card may be laid on it. Raises ``Unknown``."""
        return self.given_landscape(player).ground
