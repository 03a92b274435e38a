"""Who gets points for water that land surrounds, and how many. ¶19."""

from dataclasses import dataclass

from lawspeaker.adjudication.sources import Sources
from lawspeaker.games.java.board.spaces import Spaces, beside
from lawspeaker.games.java.figures.standing import standing_on
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import WATER_POINTS


@dataclass(frozen=True, slots=True)
class Irrigation:
    """Water that was surrounded by an action."""

    spaces: Spaces
    """All that hangs together."""
    state: State
    """Before the action, which changes nothing of who stands on the shore."""

    @property
    def player(self) -> str | None:
        """Who has the highest figure on its shore; ``None`` if that cannot be decided. Raises ``Unknown``."""
        return standing_on(self.state, beside(self.spaces)).first_alone

    @property
    def points(self) -> int:
        """What that player gets. Raises ``Unknown``."""
        return 0 if self.player is None else worth(self.spaces.bit_count(), self.state.sources)


def worth(number: int, sources: Sources) -> int:
    """What water of that number of spaces is worth: so much for each of them, or for all of it together."""
    if number > 1 and sources.reading("irrigation.points") == "per-body":
        return WATER_POINTS
    return WATER_POINTS * number
