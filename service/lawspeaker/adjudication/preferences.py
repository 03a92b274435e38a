"""Preferences: how an answer is wanted."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Preferences:
    """How an answer is to be given, apart from what it says."""

    language: str = "en"
    explain: bool = False
    """Whether rules that were upheld are listed too."""
    minimal: bool = False
    """Whether the next state is left out."""
