"""Pieces that are put on the board or taken from it: what changes in a state. Where they may stand is for the rules."""

from collections.abc import Sequence
from typing import Any

from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Unknown


def put(after: NextState, territory: str, among: str, piece: Any) -> None:
    """Puts one piece more into a territory, ``among`` its settlements, heroes or works."""
    after.change(("territories", territory, among), lambda pieces: [*pieces, piece])


def take(after: NextState, territory: str, among: str, piece: Any) -> None:
    """Takes that piece from a territory. If it is not seen there, it is one of which not all is known."""

    def without_it(pieces: Sequence[Any]) -> Sequence[Any]:
        if piece not in pieces:
            raise Unknown((ROOT, "territories", territory, among))
        place = pieces.index(piece)
        return [*pieces[:place], *pieces[place + 1 :]]

    after.change(("territories", territory, among), without_it)
