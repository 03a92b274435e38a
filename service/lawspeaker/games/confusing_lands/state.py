"""A state of Confusing Lands as its rules see it: a view of the JSON that was sent, which nothing here changes.

Whatever is asked for and was left out raises ``Unknown`` with the pointer that would have to be sent.
"""

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.unknown import Place, Unknown, known
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import Squares
from lawspeaker.games.confusing_lands.piles import UNKNOWN, Card
from lawspeaker.games.confusing_lands.told_landscape import ToldLandscape
from lawspeaker.games.confusing_lands.whereabouts import Whereabouts, whereabouts
from lawspeaker.games.confusing_lands.words import DEALT, PLAYERS, ROOT, ROUNDS, Phase

EVERY = slice(None)
"""All the cards of a pile."""


class State:
    """What is known of a game, and the sources in force."""

    def __init__(self, document: Document, sources: Sources) -> None:
        self.document = document
        self.sources = sources
        self.remembered: dict[Hashable, Any] = {}
        """What was worked out about this state, for those who ask for it often; a state never changes."""
        self._landscapes: dict[str, ToldLandscape] = {}

    def known(self, *path: str | int) -> Any:
        """The member at ``path``. Raises ``Unknown``."""
        return known(self.document, ROOT, *path)

    # The game

    @property
    def players(self) -> Sequence[str]:
        """Who plays."""
        players: Sequence[str] = self.known("players")
        return players

    @property
    def players_seen(self) -> Sequence[str]:
        """Who plays or, if that is not known, whose landscape is in sight."""
        seen = self.document.get("landscapes", {})
        return self.document.get("players") or [player for player in PLAYERS if player in seen]

    @property
    def is_solo(self) -> bool:
        """Whether one player plays alone."""
        return len(self.players) == 1

    @property
    def phase(self) -> str:
        """How far the game is."""
        phase: str = self.known("phase")
        return phase

    @property
    def round(self) -> int:
        """Which round it is: as told, or by the phase and the cards that lie in a landscape. Raises ``Unknown``."""
        if "round" in self.document:
            told: int = self.document["round"]
            return told
        if self.document.get("phase") in (Phase.SCORING, Phase.OVER):
            return ROUNDS
        for player in self.players_seen:
            try:
                before = len(self.placed(player)) - self.placed_this_round(player)
            except Unknown:
                continue
            return min(max(before // DEALT + 1, 1), ROUNDS)
        raise Unknown((ROOT, "round"))

    def placed_this_round(self, player: str) -> int:
        """How many cards the player has placed in this round. Raises ``Unknown``."""
        match self.phase:
            case Phase.PLACING_CHOSEN:
                return 0 if player in self.known("chosen") else 1
            case Phase.PASSING:
                return 1
            case Phase.PLACING_PASSED:
                return 1 if self.hand(player) else 2
            case Phase.SCORING | Phase.OVER:
                return 2
            case _:
                return 0

    def cards_in_landscape(self, player: str) -> int:
        """How many cards lie in the landscape of a player: those listed, or else as many as there must be. Raises ``Unknown``."""
        if "placed" in self.document.get("landscapes", {}).get(player, {}):
            return len(self.placed(player))
        return (self.round - 1) * DEALT + self.placed_this_round(player)

    # The cards

    def cards(self, *path: str) -> Sequence[Card]:
        """The cards of the pile at ``path``, each as far as it is known. Raises ``Unknown``."""
        pile = self.known(*path)
        if "cards" not in pile and "count" not in pile:
            raise Unknown((ROOT, *path, "cards"))
        listed: Sequence[Card] = pile["cards"] if "cards" in pile else [UNKNOWN] * pile["count"]
        return listed

    def hand(self, player: str) -> Sequence[Card]:
        """The cards in a player's hand. Raises ``Unknown``."""
        return self.cards("hands", player)

    @property
    def shared(self) -> int:
        """The number of the shared condition."""
        card: int = self.known("shared", "card")
        return card

    @cached_property
    def whereabouts(self) -> Whereabouts:
        """Where the cards are."""
        return whereabouts(self.document)

    def may_be_drawn(
        self, card: Card, *path: str, slots: slice = EVERY, others: Sequence[Card] = (), is_seen: bool = True
    ) -> bool:
        """Whether ``card``, of which the number is told, may be in those slots of the pile at ``path``, beside the ``others``.

        If the card ``is_seen`` when it is drawn, from a pile of which only the number of cards was told, then what is said
        of it is believed, unless it may be elsewhere. Raises ``Unknown``.
        """
        places = self.whereabouts.known.get(card["card"], ())
        if card in others or (places and all(place[: len(path)] != path for place in places)):
            return False
        pile, there = self.known(*path), self.cards(*path)[slots]
        if card in there:
            return True
        blind = sum(1 for other in there if not other) - sum(1 for other in others if other not in there)
        if places or blind < 1:
            return False
        untold: list[Place] = [(ROOT, *place) for place in self.whereabouts.untold]
        if "cards" not in pile and not is_seen:
            raise Unknown((ROOT, *path), *untold)
        if "cards" in pile or untold:
            raise Unknown(*untold)
        return True

    # The landscapes

    def told_landscape(self, player: str) -> ToldLandscape:
        """What is told of the landscape of a player."""
        if player not in self._landscapes:
            self._landscapes[player] = ToldLandscape(self.document, player, self.sources)
        return self._landscapes[player]

    def placed(self, player: str) -> Sequence[Document]:
        """The cards in the landscape of a player, in the order in which they were placed. Raises ``Unknown``."""
        return self.told_landscape(player).placed

    def landscape(self, player: str) -> Landscape:
        """The landscape of a player, with what is known of its squares. Raises ``Unknown``."""
        return self.told_landscape(player).landscape

    def places(self, player: str, squares: Squares) -> list[Place]:
        """What shows these squares of a landscape: placed cards, or rows of squares. Raises ``Unknown``."""
        return self.told_landscape(player).places(squares)

    def unseen(self, player: str) -> list[Place]:
        """What would have to be sent to tell the squares of a landscape of which the content is unknown. Raises ``Unknown``."""
        return self.told_landscape(player).unseen()
