"""One request on its way to its answer, with all that is noted of it for its log line, the metrics and the trace."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

Headers = Sequence[tuple[str, str]]
"""Header fields in their order, names as they are sent."""


class Answer(NamedTuple):
    """What is sent back."""

    status: int
    headers: Headers
    body: bytes = b""


class Account(Protocol):
    """What a request is charged to."""

    def afford(self, units: int) -> None:
        """Charges so many units in advance. Raises ``Problem`` if they are too many."""

    def close(self) -> Headers:
        """Charges what the request took; the headers that say how its caller stands."""
        ...


class FreeAccount:
    """The account of a request that is charged nothing."""

    def afford(self, units: int) -> None:
        """Charges nothing."""

    def close(self) -> Headers:
        """No headers."""
        return ()


FREE: Account = FreeAccount()


@dataclass(slots=True)
class Exchange:
    """A request that has arrived whole; whoever finds something out about it notes it here."""

    method: str
    path: str
    """Percent-decoded, in UTF-8."""
    raw_path: str
    """As it was sent."""
    query: str
    """As it was sent, without the question mark."""
    headers: Mapping[str, str]
    """By names in small letters; of a field that was sent several times the values, with commas between."""
    client: str
    """The address that asks, as the outermost of our proxies saw it."""
    scheme: str
    http_version: str
    body: bytes = b""
    """Empty as well where it is announced as longer than what is read."""

    account: Account = FREE
    request_id: str = ""
    trace: str = ""
    """The ``traceparent``."""
    operation: str = "none"
    """Id of the operation, or endpoint of the page, that answers; ``none`` if the path leads nowhere."""
    cache: str = ""
    """The level at which the answer was found, ``memory`` or ``redis``, or ``miss``; empty where nothing is cached."""
    caller: str = ""
    """Name of the API key that was sent; empty without one, but for 429 the network that was counted."""
    waited: float = 0.0
    """Seconds from the arrival of the request until the work on it began."""
    worked: int = 0
    """Nanoseconds of processor time spent on finding the answer, as far as that is measured."""

    @property
    def announced_length(self) -> int:
        """Bytes of the body by its own account, which the server has held to be a number."""
        return int(self.headers.get("content-length") or 0)
