"""A turn in which nothing was done yet. ¶4."""

from collections.abc import Mapping
from typing import Any

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
