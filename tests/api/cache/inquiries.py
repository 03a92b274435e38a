"""Shared by the tests of the cache: inquiries, an entry, and a Redis that is a dict."""

from collections.abc import Callable
from typing import Any, TypeVar

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.cache.inquiry import Inquiry
from lawspeaker.api.store import RedisUnavailable

T = TypeVar("T")

ENTRY = Entry(b'{"verdict":"legal"}', "legal", ("a.b", "c.d"))


def inquiry(terms: bytes = b"k" * 32, operation: str = "java_scores", body: bytes = b"{}") -> Inquiry:
    return Inquiry(operation, "java", Preferences(), body, terms)


class FakeStore:
    """A store whose Redis is a dict. A round trip takes ``round_trip`` seconds."""

    def __init__(self, round_trip: float | None = 0.0) -> None:
        self.round_trip = round_trip
        self.is_away = False
        self.refuses_writes = False
        self.kept: dict[bytes, bytes] = {}
        self.commands: list[str] = []

    def attempt(self, work: Callable[[Any], T]) -> T:
        if self.is_away:
            raise RedisUnavailable
        return work(self)

    def get(self, key: bytes) -> bytes | None:
        self.commands.append("get")
        return self.kept.get(key)

    def set(self, key: bytes, packed: bytes, ex: int) -> bool:
        self.commands.append(f"set {ex}")
        if self.refuses_writes:
            raise RedisUnavailable
        self.kept[key] = packed
        return True
