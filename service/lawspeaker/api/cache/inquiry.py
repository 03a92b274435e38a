"""A question as it was sent, with the keys of its answer."""

from dataclasses import dataclass
from hashlib import blake2b

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.api.cache.build import build

Key = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question as it was sent."""

    operation: str
    """Id of the operation."""
    game: str
    """Id of the game."""
    preferences: Preferences
    body: bytes
    terms: bytes
    """All that the answer depends on beside the body."""

    @property
    def key(self) -> Key:
        """The key of the answer in this process, which need not be hashed with care: keys are compared, too."""
        return self.terms, self.body

    def digest(self) -> bytes:
        """The key of the answer among all processes: a hash of what it depends on, and of nothing else."""
        return blake2b(self.terms + self.body, digest_size=32).digest()


class Terms:
    """What the answers to the questions at ``path`` under ``ruleset`` depend on, beside the body."""

    def __init__(self, path: str, ruleset: str) -> None:
        self._place = f"{build()} {path} {ruleset}"
        self._known: dict[Preferences, bytes] = {}

    def of(self, preferences: Preferences) -> bytes:
        """The terms of an answer in that form."""
        terms = self._known.get(preferences)
        if terms is None:
            form = f"{self._place} {preferences.language} {preferences.explain} {preferences.minimal}\n"
            terms = self._known.setdefault(preferences, form.encode())
        return terms
