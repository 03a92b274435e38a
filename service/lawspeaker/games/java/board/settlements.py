"""Villages and cities: village spaces that hang together, whatever their height; with a palace they are a city. ¶2, 15, 25."""

from collections.abc import Iterator
from dataclasses import dataclass

from lawspeaker.games.java.board.land import Land
from lawspeaker.games.java.board.spaces import NONE, Spaces, beside, connected, groups
from lawspeaker.games.java.state import Palace, State


@dataclass(frozen=True, slots=True)
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
    def doubtful(self) -> Spaces:
        """The spaces adjoining it of which it is not known whether they are village."""
        return beside(self.certain) & self.land.unknown


def settlement_in(land: Land, at: Spaces) -> Settlement:
    """The settlement on ``land`` to which a village space belongs; without spaces if it is none. Raises ``Unknown``."""
    land.require(at & land.unknown)
    certain = connected(at, land.village)
    if not beside(certain) & land.unknown:
        return Settlement(certain, certain, land)
    return Settlement(certain, connected(certain, land.village | land.unknown), land)


def settlement(state: State, at: Spaces) -> Settlement:
    """The settlement to which a village space belongs; without spaces if it is none. Raises ``Unknown``."""
    return state.remember(("settlement", at), lambda: settlement_in(state.land, at))


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


def joined_cities(state: State, land: Land, village: Spaces) -> Spaces:
    """The palaces that come to stand in one settlement of ``land``: the land after those village spaces were laid.

    Raises ``Unknown`` if that is open.
    """
    linked = beside(village) & (land.village | land.unknown)
    if not linked & ~connected(linked & -linked, land.village & ~village):
        return NONE  # it adjoins one settlement at most, whether or not there is a palace in it
    for group in groups(village):
        after = settlement_in(land, group)
        if (palaces := after.certain & state.palace_spaces).bit_count() > 1:
            return palaces
        if (after.perhaps & state.palace_spaces).bit_count() > 1:
            land.require(after.doubtful)
    return NONE
