"""A question in the form in which it was sent, with the cache keys of its answer."""

from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.api.cache.build import build

Key = tuple[bytes, bytes]


class Inquiry(NamedTuple):
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


@lru_cache(maxsize=4096)
def terms_of(path: str, ruleset: str, preferences: Preferences) -> bytes:
    """Everything that an answer at ``path`` depends on, except the body."""
    form = f"{preferences.language} {preferences.explain} {preferences.minimal}"
    return f"{build()} {path} {ruleset} {form}\n".encode()
