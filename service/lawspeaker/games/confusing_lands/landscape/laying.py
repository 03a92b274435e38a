"""How a landscape comes about, card laid on card. Průběh hry 2."""

from collections.abc import Mapping
from typing import NamedTuple

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.sources import Sources
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.games.confusing_lands.landscape.faces import Face, face, unknown_face
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.squares import Squares, bit_of


class Laid(NamedTuple):
    """A card that was laid, and the landscape before and after."""

    face: Face
    """What it shows."""
    bit: int
    """The number of the bit of its top left square."""
    squares: Squares
    """Those that it took."""
    before: Landscape
    after: Landscape

    @property
    def conditions(self) -> Mapping[int, Squares]:
        """The condition that it bears, by number, with its squares as far as these are known."""
        return {number: parts << self.bit for number, parts in self.face.shown.conditions.items()}

    @property
    def perhaps_condition(self) -> Squares:
        """The squares that may be part of its condition, beside those that are."""
        return self.face.shown.perhaps_condition << self.bit


def lay(landscape: Landscape, face: Face, row: int, column: int) -> Laid:
    """Lays a card that shows that face, with its top left square in that row and column."""
    bit = bit_of(row, column)
    return Laid(face, bit, face.shown.squares << bit, landscape, landscape.covered_by(face.shown, bit))


def shown(sources: Sources, card: Document, rotation: int) -> Face:
    """The face that a card shows, turned so far; of a card that nobody knows, squares of unknown content."""
    number, side = card.get("card"), card.get("side")
    if number is None or side is None:
        return unknown_face(rotation, side, number)
    try:
        return face(sources.figure("cards", str(number), side), rotation, side, number)
    except Unknown:
        return unknown_face(rotation, side, number)
