"""Lawspeaker: rulings on board games, with the printed rule that each rests on.

``Judge`` answers in this process (``lawspeaker.library``), ``create_app`` and ``blueprint`` over HTTP (``lawspeaker.app``).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lawspeaker.app import blueprint, create_app
    from lawspeaker.library import Judge, LegalActions, Position, Ruling, installed_games
    from lawspeaker.refused import ImpossibleState, InvalidRequest, Refused

__version__ = "1.0.0"
__all__ = [
    "ImpossibleState",
    "InvalidRequest",
    "Judge",
    "LegalActions",
    "Position",
    "Refused",
    "Ruling",
    "blueprint",
    "create_app",
    "installed_games",
]


def __getattr__(name: str) -> Any:
    """Imports a name when it is first used: whoever needs a part of this package does not wait for the others."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{'app' if name in ('blueprint', 'create_app') else 'library'}"), name)
