"""A cache entry: an answer with its facts for the metrics."""

from typing import Self

import orjson

from lawspeaker.adjudication.frozen import frozen


@frozen
class Entry:
    """A serialized answer, and what the metrics count of it."""

    answer: bytes
    verdict: str = ""
    """The verdict of the answer; empty if it has none."""
    violated: tuple[str, ...] = ()
    """The ids of the rules that are violated according to the answer."""

    def pack(self) -> bytes:
        """The entry as bytes for Redis: a line with its facts, and the answer."""
        return orjson.dumps([self.verdict, self.violated], option=orjson.OPT_APPEND_NEWLINE) + self.answer

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """The entry that ``pack`` made these bytes of."""
        facts, _, answer = packed.partition(b"\n")
        verdict, violated = orjson.loads(facts)
        return cls(answer, verdict, tuple(violated))
