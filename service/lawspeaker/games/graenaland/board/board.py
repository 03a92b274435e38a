"""The pieces on the board, looked over once: what the audit and many rules ask of it.

Only what is known is listed here; ``unclear`` names the territories of which something is not known. This is looked
at for every question, so it is put together in few passes.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from lawspeaker.adjudication.document import Document
from lawspeaker.games.graenaland.words import Settlement

SETTLEMENTS, HEROES, WORKS = "settlements", "heroes", "works"

Piece = tuple[str, str, str]
"""Whose piece it is, the territory, and which piece."""


class Board:
    """Every piece that a state mentions."""

    def __init__(self, territories: Mapping[str, Document]) -> None:
        self.unclear: dict[str, set[str]] = {SETTLEMENTS: set(), HEROES: set(), WORKS: set()}
        """By kind of piece, the territories with a piece of which something is not known, or with no list of them."""
        self._contents = territories
        self.owners: set[str] = set()
        """Everybody of whom a piece is seen, whatever it is."""
        self.houses: list[Piece] = []
        """Each settlement of which owner and kind are known."""
        self.heroes: list[Piece] = []
        """Each hero of which owner and kind are known."""
        self.works: list[tuple[str, str]] = []
        """(territory, work) of each public work."""
        for territory, content in territories.items():
            self.houses += self._pieces(territory, content, SETTLEMENTS, "kind")
            self.heroes += self._pieces(territory, content, HEROES, "hero")
            if WORKS in content:
                self.works += [(territory, work) for work in content[WORKS]]
            else:
                self.unclear[WORKS].add(territory)
        self.has = set(self.houses)
        """The kinds of settlement that a player is known to have in a territory."""
        village = Settlement.VILLAGE.value
        self.buildings = [piece for piece in self.houses if piece[2] != village]
        """Each building of which the owner is known."""
        self.standing = {(player, hero): territory for player, territory, hero in self.heroes}
        """Where each hero stands of which that is known."""
        self.owners.update([player for player, _, _ in self.houses], [player for player, _, _ in self.heroes])

    @property
    def number_of_houses(self) -> Counter[str]:
        """How many settlements of each player are seen, whatever they are: each has a house."""
        if not self.unclear[SETTLEMENTS]:
            return Counter([player for player, _, _ in self.houses])
        settlements = (piece for content in self._contents.values() for piece in content.get(SETTLEMENTS, ()))
        return Counter(piece["player"] for piece in settlements if "player" in piece)

    def _pieces(self, territory: str, content: Document, kind: str, member: str) -> list[Piece]:
        if kind not in content:
            self.unclear[kind].add(territory)
            return []
        try:
            return [(piece["player"], territory, piece[member]) for piece in content[kind]]
        except KeyError:
            self.unclear[kind].add(territory)
            self.owners |= {piece["player"] for piece in content[kind] if "player" in piece}
            known = (piece for piece in content[kind] if "player" in piece and member in piece)
            return [(piece["player"], territory, piece[member]) for piece in known]

    def is_clear(self, kind: str, territories: Iterable[str]) -> bool:
        """Whether all is known of that kind of pieces in all these territories."""
        return not self.unclear[kind] and self.is_listed(kind, territories)

    def is_listed(self, kind: str, territories: Iterable[str]) -> bool:
        """Whether it is known of each of these territories how many pieces of that kind it has."""
        return all(kind in self._contents.get(territory, ()) for territory in territories)
