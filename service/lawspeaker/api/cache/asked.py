"""What was asked, told apart from all else that could be."""

from dataclasses import dataclass
from hashlib import blake2b

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.api.cache.build import build


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it was sent."""

    operation: str
    """Id of the operation."""
    game: str
    """Id of the game."""
    preferences: Preferences
    body: bytes
    key: bytes
    """A hash of all that the answer depends on."""


class CacheKeys:
    """Makes the keys of what is asked at ``path`` under ``ruleset``."""

    def __init__(self, path: str, ruleset: str) -> None:
        self._place = f"{build()} {path} {ruleset}"
        self._begun: dict[Preferences, blake2b] = {}

    def key(self, preferences: Preferences, body: bytes) -> bytes:
        """What an answer depends on, and nothing else."""
        begun = self._begun.get(preferences)
        if begun is None:
            form = f"{self._place} {preferences.language} {preferences.explain} {preferences.minimal}\n"
            begun = self._begun.setdefault(preferences, blake2b(form.encode(), digest_size=32))
        made = begun.copy()
        made.update(body)
        return made.digest()
