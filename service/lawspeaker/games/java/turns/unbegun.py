"""A turn in which nothing was done yet. ¶4."""

from collections.abc import Mapping
from typing import Any

from lawspeaker.adjudication.document import Document

NOTHING_DONE: Mapping[str, Any] = {
    "begun": False,
    "spent": 0,
    "land_laid": False,
    "palaces": [],
    "drawn": 0,
    "token_used": False,
    "festival_held": False,
}
"""What a turn is like before anything is done in it."""


def with_all_that_follows(document: Document) -> Document:
    """The state with all that follows about its turn if nothing was done in it yet."""
    turn = document.get("turn")
    if not turn or turn.get("begun", True) or NOTHING_DONE.keys() <= turn.keys():
        return document
    return {**document, "turn": {**NOTHING_DONE, **turn}}
