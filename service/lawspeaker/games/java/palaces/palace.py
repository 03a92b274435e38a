"""A palace on the board. ¶25, 28."""

from typing import NamedTuple

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import known
from lawspeaker.games.java.board.spaces import Spaces


class Palace(NamedTuple):
    """A palace on the board: what lies on top there."""

    name: str
    """The space on which it stands, as it is written."""
    spaces: Spaces
    """The same as a set."""
    document: Document
    place: int
    """Its place in the list."""

    @property
    def at(self) -> str:
        """The pointer at which it was sent."""
        return f"{ROOT}/palaces/{self.place}"

    @property
    def value(self) -> int:
        """Its value. Raises ``Unknown``."""
        value: int = known(self.document, self.at, "value")
        return value

    @property
    def side(self) -> str:
        """The side that is up. Raises ``Unknown``."""
        side: str = known(self.document, self.at, "side")
        return side
