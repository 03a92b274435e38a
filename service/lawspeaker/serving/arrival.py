"""How much of a request has arrived, told from its bytes, so that no thread has to wait for the rest.

Only the end of the request is looked for. What is malformed counts as complete: gunicorn's own parser is to say so, and
does not wait for more before it does.
"""

import re
from enum import Enum, auto

HEAD_AT_MOST = 32 * 1024
"""Bytes of a request line with all headers."""

_LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]+)[ \t]*\r\n")
_EXPECTATION = re.compile(rb"\r\nexpect:[ \t]*100-continue[ \t]*\r\n")


class Progress(Enum):
    """How far a request has come."""

    ARRIVING = auto()
    COMPLETE = auto()
    BEYOND_LIMIT = auto()
    """The body that it announces is longer than what is read, so that the service can refuse it."""
    HEAD_TOO_LONG = auto()
    UNANNOUNCED = auto()
    """Its body comes in chunks or the like, and does not say how long it will be."""


class Arrival:
    """The request that begins ``text``; of its body ``body_at_most`` bytes are read."""

    def __init__(self, text: bytes, body_at_most: int) -> None:
        self.text = bytearray(text)
        """All that has arrived, which can be more than one request."""
        self.awaits_permission = False
        """Whether the client sends the body only when it is told to (``Expect: 100-continue``)."""
        self.deadline = 0.0
        """When all of it has to be here; 0 if that is not decided."""
        self._body_at_most = body_at_most
        self._searched = 0
        self._body = self._end = 0

    def progress(self) -> Progress:
        """How far the request has come with what is in ``text`` now."""
        if not self._body:
            found = self.text.find(b"\r\n\r\n", self._searched)
            if found > HEAD_AT_MOST:
                return Progress.HEAD_TOO_LONG
            if found < 0:
                return self._without_whole_head()
            head = bytes(self.text[: found + 2]).lower()
            if b"\r\ntransfer-encoding:" in head:
                return Progress.UNANNOUNCED
            self._read_head(head)
        if len(self.text) >= self._end:
            return Progress.COMPLETE
        return Progress.BEYOND_LIMIT if self._end - self._body > self._body_at_most else Progress.ARRIVING

    def _without_whole_head(self) -> Progress:
        self._searched = max(0, len(self.text) - 3)
        if self.text.count(b"\n") != self.text.count(b"\r\n"):
            return Progress.COMPLETE
        return Progress.HEAD_TOO_LONG if len(self.text) > HEAD_AT_MOST else Progress.ARRIVING

    def _read_head(self, head: bytes) -> None:
        length = _LENGTH.search(head)
        self._body = len(head) + 2
        self._end = self._body + (int(length[1].lstrip(b"0")[:18] or b"0") if length else 0)
        line = head.lstrip(b"\r\n").partition(b"\r\n")[0]
        self.awaits_permission = line.endswith(b" http/1.1") and _EXPECTATION.search(head) is not None
