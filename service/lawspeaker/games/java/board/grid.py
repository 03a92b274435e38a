"""The board: its printed grid, the water printed on it, and what surrounds it. ¶3, 16, 18, 22."""

from collections.abc import Sequence
from functools import lru_cache

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.games.java.board.spaces import NONE, Spaces, all_of, beside

_BOARDS_REMEMBERED = 64


class Grid:
    """The board of the edition, or one's own. Each question notes what it draws on."""

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self._read: dict[str, Spaces] = {}
        self._outside = NONE

    @property
    def inside(self) -> Spaces:
        """The spaces of the grid, those with printed water among them."""
        return self._printed("outline")

    @property
    def outside(self) -> Spaces:
        """The spaces beyond the grid that adjoin it: what can be covered there."""
        inside = self.inside
        self._outside = self._outside or beside(inside)
        return self._outside

    @property
    def water(self) -> Spaces:
        """The spaces with printed water."""
        return self._printed("water")

    @property
    def mountains(self) -> Spaces:
        """The spaces outside that are mountains; the others are lowlands."""
        return self._printed("mountains")

    def _printed(self, name: str) -> Spaces:
        given: Sequence[str] = self._sources.figure("board", name)
        if name not in self._read:
            self._read[name] = _spaces(tuple(given))
        return self._read[name]


@lru_cache(_BOARDS_REMEMBERED)
def _spaces(names: tuple[str, ...]) -> Spaces:
    return all_of(names)
