"""Pieces that are put on the board or taken from it: what changes in a state. Where they may stand is for the rules."""

from collections.abc import Sequence
from typing import Any

from lawspeaker.adjudication.document import Document, replaced


def put(document: Document, territory: str, among: str, piece: Any) -> Document:
    """The state with one piece more in a territory, ``among`` its settlements, heroes or works."""
    pieces = _pieces(document, territory, among)
    if pieces is None:
        return document  # what stands there was not known, and still is not
    return replaced(document, ("territories", territory, among), [*pieces, piece])


def taken(document: Document, territory: str, among: str, piece: Any) -> Document:
    """The state without that piece in a territory; there must be one if all pieces there are known."""
    pieces = _pieces(document, territory, among)
    if pieces is None:
        return document
    place = pieces.index(piece)
    return replaced(document, ("territories", territory, among), [*pieces[:place], *pieces[place + 1 :]])


def _pieces(document: Document, territory: str, among: str) -> Sequence[Any] | None:
    pieces: Sequence[Any] | None = document.get("territories", {}).get(territory, {}).get(among)
    return pieces
