"""A state of Graenaland as its rules see it: a view of the JSON that was sent, which nothing here changes.

Whatever is asked for and was left out raises ``Unknown`` with the pointer that would have to be sent.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.unknown import Unknown, known, some
from lawspeaker.games.graenaland import cards
from lawspeaker.games.graenaland.island import Island, OwnIsland, PrintedIsland
from lawspeaker.games.graenaland.words import Settlement

ROOT = "/state"


class State:
    """What is known of a game, and the sources in force."""

    def __init__(self, document: Document, sources: Sources) -> None:
        self.document = document
        self.sources = sources

    def known(self, *path: str | int) -> Any:
        """The member at ``path``. Raises ``Unknown``."""
        return known(self.document, ROOT, *path)

    # The table

    @property
    def players(self) -> Sequence[str]:
        """Who plays, clockwise."""
        players: Sequence[str] = self.known("players")
        return players

    @property
    def main_player(self) -> str:
        """Who has the ship marker."""
        player: str = self.known("main_player")
        return player

    @property
    def phase(self) -> str:
        """The phase of the round."""
        phase: str = self.known("phase")
        return phase

    @property
    def turn(self) -> str:
        """Whose turn it is to propose."""
        player: str = self.known("turn")
        return player

    def left_of(self, player: str) -> str:
        """The next player clockwise."""
        players = self.players
        return players[(players.index(player) + 1) % len(players)]

    @property
    def proposers(self) -> Sequence[str]:
        """Everybody but the main player, in the order in which they propose."""
        place = self.players.index(self.main_player)
        return [*self.players[place + 1 :], *self.players[:place]]

    @cached_property
    def clans_seen(self) -> set[str]:
        """Every clan that the state mentions."""
        document = self.document
        contents = document.get("territories", {}).values()
        pieces = [piece for content in contents for kind in ("settlements", "heroes") for piece in content.get(kind, ())]
        seen = {piece["player"] for piece in pieces if "player" in piece}
        return seen | set(document.get("clans", ())) | {document[role] for role in ("main_player", "turn") if role in document}

    @property
    def has_three_player_changes(self) -> bool:
        """Whether the changes for three players are in force: by choice, or because three play."""
        chosen: bool | None = self.document.get("options", {}).get("three_player_changes")
        if chosen is not None:
            return chosen
        if "players" not in self.document and len(self.clans_seen) > 3:
            return False
        return len(self.players) == 3

    # The board

    @cached_property
    def island(self) -> Island:
        """The map: the state's own, or the edition's for that many players."""
        if "map" in self.document:
            return OwnIsland(self.document["map"])
        return PrintedIsland(self.sources, len(self.players))

    def settlements(self, territory: str) -> Sequence[Document]:
        """The houses in a territory."""
        houses: Sequence[Document] = self.known("territories", territory, "settlements")
        return houses

    def heroes(self, territory: str) -> Sequence[Document]:
        """The heroes in a territory."""
        heroes: Sequence[Document] = self.known("territories", territory, "heroes")
        return heroes

    def works(self, territory: str) -> Sequence[str]:
        """The public works in a territory."""
        works: Sequence[str] = self.known("territories", territory, "works")
        return works

    def is_settled(self, territory: str) -> bool:
        """Whether anybody has a settlement in the territory."""
        return bool(self.settlements(territory))

    def has_village(self, player: str, territory: str) -> bool:
        """Whether the player has a village in the territory."""
        return self.has_house(player, territory, Settlement.VILLAGE)

    def has_house(self, player: str, territory: str, kind: str) -> bool:
        """Whether the player has a house of that kind in the territory."""
        place = ("territories", territory, "settlements")

        def is_it(index: int) -> bool:
            return self.is_piece(place, index, player=player, kind=kind)

        return some(range(len(self.settlements(territory))), is_it)

    def where(self, player: str, hero: str) -> str | None:
        """The territory in which that hero of the player stands; ``None`` if it is not on the board."""

        def stands_in(territory: str) -> bool:
            place = ("territories", territory, "heroes")
            pieces = range(len(self.heroes(territory)))
            return some(pieces, lambda index: self.is_piece(place, index, player=player, hero=hero))

        if (player, hero) in self._standing:
            return self._standing[player, hero]
        some(self.island.territories, stands_in)  # only to raise if it may stand somewhere all the same
        return None

    @cached_property
    def _standing(self) -> dict[tuple[str, str], str]:
        """Where the heroes stand of which that is known."""
        return {
            (piece["player"], piece["hero"]): territory
            for territory, content in self.document.get("territories", {}).items()
            for piece in content.get("heroes", ())
            if "player" in piece and "hero" in piece
        }

    def is_piece(self, place: tuple[str, ...], index: int, **members: str) -> bool:
        """Whether the entry ``index`` of the list at ``place`` has these members; raises ``Unknown`` if it may have."""
        piece = self.known(*place, index)
        if any(piece.get(name, value) != value for name, value in members.items()):
            return False
        if missing := [name for name in members if name not in piece]:
            raise Unknown(*(ROOT + pointer(*place, index, name) for name in missing))
        return True

    # The cards

    def cards(self, *path: str) -> Sequence[Document]:
        """The cards of the pile at ``path``, each as far as it is known."""
        return cards.listed(self.known(*path), ROOT + pointer(*path))

    def cards_lying(self, territory: str) -> int:
        """How many cards lie at a territory, face up and face down."""
        return sum(len(self.cards("territories", territory, face)) for face in ("face_up", "face_down"))

    def card_limit(self, territory: str) -> int:
        """How many cards can lie at a territory: one more than there are settlements."""
        return len(self.settlements(territory)) + 1
