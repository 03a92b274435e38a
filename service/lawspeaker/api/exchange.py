"""What is noted of one request while it is answered, for its log line and the metrics."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_PLACE = "lawspeaker.exchange"


@dataclass(slots=True)
class Exchange:
    """One request and its answer; whoever finds something out notes it."""

    operation: str = "none"
    """Id of the operation, or endpoint of the page, that answers; ``none`` if the path leads nowhere."""
    cache: str = ""
    """The level at which the answer was found, ``memory`` or ``redis``, or ``miss``; empty where nothing is kept."""
    caller: str = ""
    """Name of the API key that was sent; empty without one, but who asked too much is the network that was counted."""


def exchange(environ: "WSGIEnvironment") -> Exchange:
    """The notes on the request in ``environ``."""
    noted: Exchange | None = environ.get(_PLACE)
    if noted is None:
        noted = environ[_PLACE] = Exchange()
    return noted
