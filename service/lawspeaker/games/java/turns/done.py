"""What was done in a turn. ¶4."""

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


def least_cost_of(turn: Document) -> int:
    """The fewest action points that a turn can have cost: one for each card drawn, for land, and for each changed palace."""
    cost: int = turn.get("drawn", 0) + turn.get("land_laid", False) + len(turn.get("palaces", ()))
    return cost
