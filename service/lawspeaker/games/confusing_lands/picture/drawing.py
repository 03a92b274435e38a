"""The picture of a state."""

from lawspeaker.adjudication.pictures.picture import Picture, Say
from lawspeaker.games.confusing_lands.state import State


def draw(state: State, say: Say) -> Picture:
    """The picture of ``state``."""
    raise NotImplementedError
