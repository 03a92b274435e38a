"""A state of Java as its rules see it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.phases import PhasedView
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import ROOT, Given
from lawspeaker.adjudication.unknown import Unknown, all_hold, surely, where_known
from lawspeaker.games.java.board.given import land_of
from lawspeaker.games.java.board.grid import Grid
from lawspeaker.games.java.board.laid_land import LaidTiles, laying
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.spaces import Spaces, all_of, space
from lawspeaker.games.java.cards.kinds import NOBODY_TOLD
from lawspeaker.games.java.cards.piles import cards_of
from lawspeaker.games.java.cards.whereabouts import Whereabouts, whereabouts
from lawspeaker.games.java.figures.given import Figures, figures_of
from lawspeaker.games.java.implied import three_space_left, with_all_that_follows
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.turns.done import least_cost_of
from lawspeaker.games.java.words import ACTION_POINTS, FIGURES, PLAYERS, Phase, Side


class State(PhasedView):
    """The view of a state of Java."""

    def __init__(self, document: Document, sources: Sources) -> None:
        super().__init__(document, sources)
        self.document = with_all_that_follows(self)

    # The board

    @cached_property
    def grid(self) -> Grid:
        """The board. Raises ``Unknown``."""
        return Grid(self.sources)

    @cached_property
    def laying(self) -> LaidTiles:
        """How the land was laid; if that is not known, no tiles at all."""
        return laying(tuple(self.document.get("tiles", ())))

    @cached_property
    def land(self) -> Land:
        """The land that was laid, as far as it is known. Raises ``Unknown``."""
        return land_of(self.document)

    @cached_property
    def laid_water(self) -> Spaces:
        """Where water tiles lie. Raises ``Unknown``."""
        return all_of(self.known("water"))

    @property
    def water(self) -> Spaces:
        """All water, printed and laid. Raises ``Unknown``."""
        return self.grid.water | self.laid_water

    def is_never_land(self, one: Spaces) -> bool:
        """Whether it is known that no land can lie on that space: there is water, or it is off the board."""
        grid = self.grid
        return bool(one & grid.water or not one & (grid.inside | grid.outside)) or surely(lambda: bool(one & self.laid_water))

    @cached_property
    def palaces(self) -> Sequence[Palace]:
        """The palaces on the board. Raises ``Unknown``."""
        return [Palace(given["space"], space(given["space"]), given, nth) for nth, given in enumerate(self.known("palaces"))]

    @cached_property
    def palace_spaces(self) -> Spaces:
        """Where palaces stand. Raises ``Unknown``."""
        return all_of([palace.name for palace in self.palaces])

    @cached_property
    def free_land(self) -> Spaces | None:
        """The land on which no palace stands; ``None`` unless all of it is known."""
        return where_known(lambda: None if self.land.unknown else self.land.covered & ~self.palace_spaces, None)

    def palace(self, name: str) -> Palace | None:
        """The palace on the space of that name, if there is one. Raises ``Unknown``."""
        return next((palace for palace in self.palaces if palace.name == name), None)

    def palaces_with(self, name: str, **changes: Any) -> Sequence[Document]:
        """The palaces as they are known, that on the space of that name changed so. Raises ``Unknown``."""
        return [{**given, **changes} if given["space"] == name else given for given in self.known("palaces")]

    palaces_built = Given[Sequence[str]]("palaces_built")
    """The spaces of the palaces built in this round."""

    # The figures

    @cached_property
    def given_figures(self) -> Figures:
        """The figures as they are known. Raises ``Unknown``."""
        return figures_of(tuple(self.known("figures")))

    @cached_property
    def figures(self) -> Mapping[str, Spaces]:
        """Where the figures of each player stand; of everybody who may play. Raises ``Unknown``."""
        return self.given_figures.by_player

    @cached_property
    def occupied(self) -> Spaces:
        """Where figures stand. Raises ``Unknown``."""
        return self.given_figures.spaces

    def figures_left(self, player: str) -> int:
        """How many figures of the player do not stand on the board. Raises ``Unknown``."""
        return FIGURES - self.figures[player].bit_count()

    # The turn

    turn_player = Given[str]("turn", "player")
    """Whose turn it is."""

    spent = Given[int]("turn", "spent")
    """The action points that were spent in this turn."""

    @cached_property
    def points_left(self) -> int:
        """The action points left in this turn, without a further token. Raises ``Unknown``."""
        return 0 if self.spent > ACTION_POINTS else ACTION_POINTS - self.spent + self.is_token_used

    @property
    def least_spent(self) -> int:
        """The action points that were spent in this turn at least: each thing done has cost one or more."""
        return self.count("turn", "spent", low=least_cost_of(self.document.get("turn", {}))).low

    @property
    def most_points(self) -> int:
        """The most action points that there can be in the turn."""
        return ACTION_POINTS + int(self.document.get("turn", {}).get("token_used", True))

    drawn = Given[int]("turn", "drawn")
    """How many festival cards were drawn in this turn."""

    is_token_used = Given[bool]("turn", "token_used")
    """Whether an extra action token was used in this turn."""

    @property
    def is_festival_held(self) -> bool:
        """Whether a festival was held in this turn. Raises ``Unknown``.

        None was where a festival is still bid for, or no palace lies with its red side up. One was where a palace does that was
        built or enlarged in this turn.
        """
        turn: Document = self.document.get("turn", {})
        if "festival_held" not in turn:
            is_one_bid_for = self.document.get("phase") == Phase.FESTIVAL
            sides = where_known(lambda: {palace.name: palace.document.get("side") for palace in self.palaces}, None)
            if is_one_bid_for or (sides is not None and all(side == Side.WHITE for side in sides.values())):
                return False
            if sides and any(sides.get(name) == Side.RED for name in turn.get("palaces", ())):
                return True
        return bool(self.known("turn", "festival_held"))

    @property
    def acting_player(self) -> str:
        """Who is to act: in a festival the player who is to bid, else whose turn it is. Raises ``Unknown``."""
        player: str = self.known("festival", "turn") if self.phase == Phase.FESTIVAL else self.turn_player
        return player

    @property
    def is_last_turn(self) -> bool:
        """Whether the last turns have begun: somebody has had the final scoring. Raises ``Unknown``.

        Somebody has if the last tile of three spaces was not laid in this turn.
        """
        is_past = "scored" not in self.document and self.three_space_left == 0 and surely(lambda: not self.is_land_laid)
        return is_past or bool(self.known("scored"))

    @property
    def three_space_left(self) -> int | None:
        """How many tiles of three spaces are left, by the state or by those on the board; ``None``: not known."""
        return three_space_left(self.document, self.sources)

    @property
    def is_land_due(self) -> bool:
        """Whether no land was laid yet in a turn in which that is a duty, if only it can be done. Raises ``Unknown``."""
        return all_hold(lambda: not self.is_land_laid, lambda: not self.is_last_turn)

    is_land_laid = Given[bool]("turn", "land_laid")
    """Whether land was laid in this turn."""

    def next_player(self, player: str) -> str:
        """Who sits next, clockwise. Raises ``Unknown``."""
        players = self.players
        return players[(players.index(player) + 1) % len(players)]

    def clockwise_from(self, player: str) -> Sequence[str]:
        """All players, clockwise, beginning with that one. Raises ``Unknown``."""
        first = self.players.index(player)
        return [*self.players[first:], *self.players[:first]]

    # A festival

    festival_palace = Given[str]("festival", "palace")
    """The space of the palace in which a festival is held."""

    bids = Given[Mapping[str, Sequence[str]]]("festival", "bids")
    """The cards that everybody has laid so far; nothing by those who are left out."""

    passed = Given[Sequence[str]]("festival", "passed")
    """Who has passed."""

    # Who plays, and what they have

    @property
    def players_seen(self) -> Sequence[str]:
        """The players or, if they are unknown, those with known points or figures, or whose turn it is."""
        if "players" in self.document:
            return self.players
        seen = {*self.document.get("points", {}), *(given.split()[1] for given in self.document.get("figures", ()))}
        return [player for player in PLAYERS if player in seen or player == self.document.get("turn", {}).get("player")]

    def stock(self, player: str, kind: str) -> int:
        """How many a player has left of that kind: ``two_space``, ``rice``, ``village``, ``tokens``. Raises ``Unknown``."""
        left: int = self.known("stocks", player, kind)
        return left

    def supply(self, *path: str) -> int:
        """How many are left in the common stock: ``three_space``, ``water``, or ``palaces`` of a value. Raises ``Unknown``."""
        left: int = self.known("supply", *path)
        return left

    def points(self, player: str) -> int:
        """The points of a player. Raises ``Unknown``."""
        points: int = self.known("points", player)
        return points

    # The cards

    def cards(self, *path: str) -> Sequence[str]:
        """The cards of the pile at ``path``, each as far as it is known. Raises ``Unknown``."""
        if (cards := self.whereabouts.cards(path)) is None:
            self.known(*path)
            raise Unknown((ROOT, *path, "cards"))
        return cards

    def given_cards(self, *path: str) -> Sequence[str]:
        """The same. Raises ``Unknown``, also if only the other cards tell how many there are.

        A pile of which nothing but the number is known is hidden from everybody, and what is said to come from it is believed. Of
        one about which the state says nothing somebody may know the cards.
        """
        if (cards := cards_of(self.known(*path))) is None:
            raise Unknown((ROOT, *path, "cards"))
        return cards

    def hand(self, player: str) -> Sequence[str]:
        """The known cards of a player's hand. Raises ``Unknown``."""
        return self.given_cards("hands", player)

    @property
    def face_up(self) -> str:
        """The open card, ``none`` if there is none. Raises ``Unknown``."""
        card: str = self.known("face_up")
        if card == NOBODY_TOLD:
            raise Unknown((ROOT, "face_up"))
        return card

    @cached_property
    def whereabouts(self) -> Whereabouts:
        """Where the cards are, as far as it is known."""
        return whereabouts(self.document)
