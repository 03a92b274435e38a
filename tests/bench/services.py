"""The service without a cache, and with one, each with its usual settings otherwise."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from tests.serving import Server, served


class Services(NamedTuple):
    """The two, running."""

    cold: Server
    cached: Server


@contextmanager
def services(workers: int) -> Iterator[Services]:
    """The two with so many workers each."""
    with ExitStack() as stack:
        cold = stack.enter_context(served(workers=workers, cache_bytes="0"))
        cached = stack.enter_context(served(workers=workers))
        yield Services(cold, cached)
