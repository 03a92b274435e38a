"""The pieces on the board, looked over once: what the audit and many rules ask of it.

Only what is known is listed here; ``unclear`` names the territories of which something is not known. This is looked
at for every question, so it is put together in few passes.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from functools import cached_property

from lawspeaker.adjudication.document import Document
from lawspeaker.games.graenaland.words import Settlement

SETTLEMENTS, HEROES, WORKS = "settlements", "heroes", "works"

Piece = tuple[str, str, str]
"""Whose piece it is, the territory, and which piece."""


class Board:
    """Every piece that a state mentions."""

    def __init__(self, territories: Mapping[str, Document]) -> None:
        self._contents = territories
        self.unclear: dict[str, Set[str]] = {}
        """By kind of piece, the territories with a piece of which something is not known, or with no list of them."""
        self.houses = self._pieces(SETTLEMENTS, "kind")
        """Each settlement of which owner and kind are known."""
        self.heroes = self._pieces(HEROES, "hero")
        """Each hero of which owner and kind are known."""
        self.works = [(territory, work) for territory, content in territories.items() for work in content.get(WORKS, ())]
        """(territory, work) of each public work."""
        self.unclear[WORKS] = {territory for territory, content in territories.items() if WORKS not in content}
        self.has = set(self.houses)
        """The kinds of settlement that a player is known to have in a territory."""
        village = Settlement.VILLAGE.value
        self.buildings = [piece for piece in self.houses if piece[2] != village]
        """Each building of which the owner is known."""
        self.standing = {(player, hero): territory for player, territory, hero in self.heroes}
        """Where each hero stands of which that is known."""

    @cached_property
    def number_of_houses(self) -> Counter[str]:
        """How many settlements of each player are seen, whatever they are: each has a house."""
        if not self.unclear[SETTLEMENTS]:
            return Counter([player for player, _, _ in self.houses])
        return Counter([piece["player"] for piece in self._all(SETTLEMENTS) if "player" in piece])

    @property
    def owners(self) -> Set[str]:
        """Everybody with a known piece of any kind."""
        if not self.unclear[HEROES]:
            return {*self.number_of_houses, *[player for player, _, _ in self.heroes]}
        return {*self.number_of_houses, *[piece["player"] for piece in self._all(HEROES) if "player" in piece]}

    def _all(self, kind: str) -> Iterator[Document]:
        """Every piece of that kind, as far as it is known."""
        return (piece for content in self._contents.values() for piece in content.get(kind, ()))

    def _pieces(self, kind: str, member: str) -> list[Piece]:
        """The pieces of that kind of which owner and ``member`` are known; most often these are all."""
        contents = self._contents.items()
        try:
            pieces = [(piece["player"], territory, piece[member]) for territory, content in contents for piece in content[kind]]
        except KeyError:
            known = {"player", member}
            self.unclear[kind] = {
                territory
                for territory, content in contents
                if kind not in content or not all(known <= piece.keys() for piece in content[kind])
            }
            return [
                (piece["player"], territory, piece[member])
                for territory, content in contents
                for piece in content.get(kind, ())
                if known <= piece.keys()
            ]
        self.unclear[kind] = frozenset()
        return pieces

    def is_clear(self, kind: str, territories: Iterable[str]) -> bool:
        """Whether all is known of that kind of pieces in all these territories."""
        return not self.unclear[kind] and self.is_listed(kind, territories)

    def is_listed(self, kind: str, territories: Iterable[str]) -> bool:
        """Whether it is known of each of these territories how many pieces of that kind it has."""
        return all(kind in self._contents.get(territory, ()) for territory in territories)
