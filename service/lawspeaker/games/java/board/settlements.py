"""Villages and cities: village spaces that are connected, whatever their height; with a palace they are a city. ¶3, 15, 25."""

from collections.abc import Iterator
from functools import lru_cache

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import Count, perhaps, surely
from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.spaces import Spaces, beside, connected
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.state import State

_REMEMBERED = 256


@frozen
class Settlement:
    """A village, or a city."""

    certain: Spaces
    """The spaces that certainly belong to it."""
    perhaps: Spaces
    """These, and those that belong to it if village is what lies on spaces of which that is not known."""
    land: Land

    @property
    def spaces(self) -> Spaces:
        """Its spaces. Raises ``Unknown`` if it may have more than is known."""
        self.land.require(self.doubtful)
        return self.certain

    @property
    def size(self) -> Count:
        """How many spaces it has."""
        return Count(self.certain.bit_count(), self.perhaps.bit_count(), tuple(self.land.places(self.doubtful)))

    @property
    def doubtful(self) -> Spaces:
        """The adjoining spaces that may be village or not."""
        return beside(self.certain) & self.land.unknown


def settlement_in(land: Land, at: Spaces) -> Settlement:
    """The settlement on ``land`` to which a village space belongs; without spaces if it is none. Raises ``Unknown``."""
    land.require(at & land.unknown)
    certain = connected(at, land.village)
    if not land.unknown or not beside(certain) & land.unknown:
        return Settlement(certain, certain, land)
    return Settlement(certain, connected(certain, land.village | land.unknown), land)


def settlement(state: State, at: Spaces) -> Settlement:
    """The settlement to which a village space belongs; without spaces if it is none. Raises ``Unknown``."""
    return _remembered(state.land, at)


@lru_cache(_REMEMBERED)
def _remembered(land: Land, at: Spaces) -> Settlement:
    """The same, of land that is mostly as it was before."""
    return settlement_in(land, at)


def may_have_a_palace(state: State, at: Spaces) -> bool:
    """Whether a palace may stand there, as it stands on a village space without a figure."""
    if "palaces" in state.document:
        return True  # it is known whether one does
    if state.is_never_land(at) or surely(lambda: bool(at & state.occupied)):
        return False
    return perhaps(lambda: bool(settlement(state, at).certain))


def palace_of(state: State, of: Settlement) -> Palace | None:
    """The palace of a settlement; ``None`` if it is a village. Raises ``Unknown``."""
    for palace in state.palaces:
        if palace.spaces & of.certain:
            return palace
    if of.perhaps & state.palace_spaces:
        of.land.require(of.doubtful)
    return None


def cities(state: State) -> Iterator[tuple[Palace, Settlement]]:
    """Every city with its palace, in the order of the palaces. Raises ``Unknown``."""
    for palace in state.palaces:
        yield palace, settlement(state, palace.spaces)
