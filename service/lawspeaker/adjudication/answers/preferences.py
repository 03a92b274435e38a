"""Preferences: the form of an answer."""

from lawspeaker.adjudication.frozen import frozen


@frozen
class Preferences:
    """The form of an answer: language, explanations, and what is left out."""

    language: str = "en"
    explain: bool = False
    """Whether to list upheld rules, too."""
    minimal: bool = False
    """Whether to omit the next state."""
