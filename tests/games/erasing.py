"""Erasing parts of the states of our games: `lawspeaker/conformance/package/erasing.py`, with games by their ids."""

from collections.abc import Iterator
from typing import Any

from lawspeaker.adjudication.document import Path
from lawspeaker.conformance.package import erasing
from lawspeaker.conformance.package.erasing import beyond, erased, is_complete, put_back
from lawspeaker.games import GAMES

__all__ = ["Path", "beyond", "erased", "is_complete", "members", "put_back"]


def members(game: str, state: Any) -> Iterator[Path]:
    """The path of every member of every object in a state that is unknown where it is left out."""
    return erasing.members(GAMES[game], state)
