"""A question in the form in which it was sent, with the cache keys of its answer."""

from dataclasses import dataclass
from hashlib import blake2b

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.api.cache.build import build

Key = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question in the form in which it was sent."""

    operation: str
    """The id of the operation."""
    game: str
    """The id of the game."""
    preferences: Preferences
    body: bytes
    terms: bytes
    """Everything that the answer depends on, except the body."""

    @property
    def key(self) -> Key:
        """The cache key in this process. The whole text is the key, so it needs no cryptographic hash."""
        return self.terms, self.body

    def digest(self) -> bytes:
        """The cache key in Redis: a hash of everything that the answer depends on."""
        return blake2b(self.terms + self.body, digest_size=32).digest()


class Terms:
    """Everything that answers at ``path`` under ``ruleset`` depend on, except the body."""

    def __init__(self, path: str, ruleset: str) -> None:
        self._prefix = f"{build()} {path} {ruleset}"
        self._cache: dict[Preferences, bytes] = {}

    def of(self, preferences: Preferences) -> bytes:
        """The terms of an answer with these ``preferences``."""
        terms = self._cache.get(preferences)
        if terms is None:
            form = f"{self._prefix} {preferences.language} {preferences.explain} {preferences.minimal}\n"
            terms = self._cache.setdefault(preferences, form.encode())
        return terms
