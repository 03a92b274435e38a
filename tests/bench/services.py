"""What is compared: the bare yardstick, the service without a cache, and the service with one, each under the same gunicorn."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import NamedTuple

from tests.serving import Server, served

BARE = "tests.bench.echo:create_app()"


class Services(NamedTuple):
    """The three, running."""

    bare: Server
    cold: Server
    cached: Server


@contextmanager
def services(workers: int) -> Iterator[Services]:
    """The three with so many workers each, and settings that are otherwise the usual ones."""
    with ExitStack() as stack:
        bare = stack.enter_context(served(BARE, workers))
        cold = stack.enter_context(served(workers=workers, cache_bytes="0"))
        cached = stack.enter_context(served(workers=workers))
        yield Services(bare, cold, cached)
