"""Lawspeaker: rulings on board games, with the printed rule that each rests on.

``Judge`` answers in this process: see ``lawspeaker.library``.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lawspeaker.library import (
        ImpossibleState,
        InvalidRequest,
        Judge,
        LegalActions,
        Position,
        Refused,
        Ruling,
        installed_games,
    )

__version__ = "0.1.0"
__all__ = ["ImpossibleState", "InvalidRequest", "Judge", "LegalActions", "Position", "Refused", "Ruling", "installed_games"]


def __getattr__(name: str) -> Any:
    """Imports the library with the first of its names that is used: parts of this package are used without it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from lawspeaker import library

    return getattr(library, name)
