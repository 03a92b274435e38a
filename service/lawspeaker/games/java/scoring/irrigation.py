"""Who gets points for water that land surrounds, and how many. ¶19."""

from collections.abc import Mapping, Sequence
from functools import partial

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Count, Place, Unknown, perhaps
from lawspeaker.games.java.board.spaces import Spaces, beside
from lawspeaker.games.java.figures.standing import standing_on
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import WATER_POINTS


@frozen
class Irrigation:
    """Water that an action surrounds, or may surround."""

    spaces: Spaces
    """All that is connected."""
    state: State
    """Before the action, which changes nothing of who stands on the shore."""
    doubts: Sequence[Place] = ()
    """What would show whether it is surrounded; nothing where it certainly is."""

    @property
    def player(self) -> str | None:
        """Who has the highest figure on its shore; ``None`` if that cannot be decided. Raises ``Unknown``."""
        return standing_on(self.state, beside(self.spaces)).first_alone

    @property
    def points(self) -> int:
        """What that player gets. Raises ``Unknown``."""
        return 0 if self.player is None else self.worth

    @property
    def gained(self) -> Mapping[str, Count]:
        """What players get or, as far as that is not known, may get."""
        players: Sequence[str | None]
        try:
            players, missing = [self.player], tuple(self.doubts)
        except Unknown as unknown:
            players, missing = self.perhaps_first, (*self.doubts, *unknown.places)
        return {player: Count(0 if missing else self.worth, self.worth, missing) for player in players if player}

    @property
    def worth(self) -> int:
        """What it brings the player who is first on its shore."""
        return worth(self.spaces.bit_count(), self.state.sources)

    @property
    def perhaps_first(self) -> Sequence[str]:
        """Those who may be the first on its shore."""
        try:
            standing = standing_on(self.state, beside(self.spaces))
        except Unknown:
            return self.state.players_seen
        return [player for player in standing.heights if perhaps(partial(standing.is_first_alone, player))]


def worth(number: int, sources: Sources) -> int:
    """The points for water of ``number`` spaces: a number for each space, or one for all of it."""
    if number > 1 and sources.reading("irrigation.points") == "per-body":
        return WATER_POINTS
    return WATER_POINTS * number
