"""A palace on the board. ¶25, 28."""

from dataclasses import dataclass

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import known
from lawspeaker.games.java.board.spaces import Spaces


@dataclass(frozen=True)
class Palace:
    """A palace on the board: what lies on top there."""

    name: str
    """The space on which it stands, as it is written."""
    spaces: Spaces
    """The same as a set."""
    document: Document
    at: str
    """The pointer at which it was sent."""

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
