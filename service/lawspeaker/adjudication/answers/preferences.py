"""Preferences: how an answer is wanted."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Preferences:
    """The form of an answer: language, explanations, and what is left out."""

    language: str = "en"
    explain: bool = False
    """Whether rules that were upheld are listed too."""
    minimal: bool = False
    """Whether the next state is left out."""
