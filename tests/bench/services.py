"""The service with and without a cache; all other settings are the defaults."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from tests.serving import SERVICE, Server, serve


class Services(NamedTuple):
    """Both running services."""

    cold: Server
    cached: Server


@contextmanager
def services(workers: int) -> Iterator[Services]:
    """Runs both services with ``workers`` workers each."""
    with ExitStack() as stack:
        cold = stack.enter_context(serve(SERVICE, workers=workers, cache_bytes="0"))
        cached = stack.enter_context(serve(SERVICE, workers=workers))
        yield Services(cold, cached)
