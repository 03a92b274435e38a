"""One request while it is answered, with what the log, the metrics and the trace need to know about it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from lawspeaker.api.upload import Upload

JSON: Final = "application/json"
"""The media type of all answers but streams."""

WaitForDisconnect = Callable[[], Awaitable[object]]
"""A function whose result can be awaited: it returns when the client disconnects."""

Headers = Sequence[tuple[str, str]]
"""Names and values of header fields, in order, as they are sent."""

Field = tuple[bytes, bytes]
"""Name and value of a header field, encoded."""

AtOnce = Callable[[bytes], tuple[int, Sequence[Field], bytes] | None]
"""Answers a request by its body: with the status, the headers and the body of a response, or with ``None``."""


class ClientDisconnected(Exception):
    """The client has disconnected, so nobody waits for the answer."""


class Answer(NamedTuple):
    """A response."""

    status: int
    headers: Headers
    body: bytes = b""
    parts: AsyncIterator[bytes] | None = None
    """The parts of a body whose length is not known yet, in place of ``body``. Raises ``ClientDisconnected``."""


class Account:
    """The account to which the cost of a request is charged, in units of a rate limit. This one is free."""

    def afford(self, units: int) -> None:
        """Charges ``units`` in advance. Raises ``Problem`` if the caller has fewer left."""

    def close(self) -> Headers:
        """Charges the actual cost of the request. Returns the headers that tell the caller how much is left."""
        return ()

    def another(self, exchange: "Exchange") -> "Account":
        """The account of the same caller for another request."""
        return self


FREE = Account()


@dataclass(slots=True)
class Exchange:
    """A request that has arrived completely, and what is found out about it while it is answered."""

    method: str
    path: str
    """The path, percent-decoded as UTF-8."""
    raw_path: str
    """The path as it was sent, not decoded."""
    query: str
    """The query string as it was sent, without the question mark."""
    headers: Mapping[str, str]
    """Header values by lower-case names; the values of a repeated header are joined by commas."""
    client: str
    """The address of the client, as the outermost of our proxies saw it."""
    scheme: str
    http_version: str
    body: bytes = b""
    """Empty if there is none, or if it is longer than the limit by its Content-Length: then it is not read."""
    root: str = ""
    """The path below which another application has mounted the service, such as ``/rules``; ``path`` comes after it."""
    is_behind_front: bool = True
    """Whether the event loop in front admitted the request, and will send the answer; not if Flask itself has received it."""
    upload: "Upload | None" = None
    """The body if it is received while it arrives; then ``body`` is empty."""

    account: Account = FREE
    request_id: str = ""
    trace: str = ""
    """The value of the header ``traceparent``."""
    operation: str = "none"
    """The id of the operation, or the Flask endpoint of the page; ``none`` if there is nothing at the path."""
    cache: str = ""
    """The cache level that had the answer: ``memory``, ``redis`` or ``miss``; empty for an operation without a cache."""
    caller: str = ""
    """The name of the API key; empty without one. For a 429 without a key: the network whose limit is used up."""
    wait_seconds: float = 0.0
    """Seconds that the request waited until the work on it began."""
    work_nanoseconds: int = 0
    """Nanoseconds of processor time spent on computing the answer, as far as that is measured."""

    @property
    def content_length(self) -> int:
        """The length of the body in bytes: by the header Content-Length, or of what is read if it has none."""
        return int(self.headers.get("content-length") or len(self.body))
