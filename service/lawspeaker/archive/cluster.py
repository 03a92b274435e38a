"""Judges on a Dask cluster: its workers, each with this package and access to the files."""

from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING

from lawspeaker.adjudication.document import Document
from lawspeaker.archive.errors import ClusterLost, JudgeDied, WrongUse
from lawspeaker.archive.files import INSTALL
from lawspeaker.archive.parts import Task, judge_part
from lawspeaker.archive.running import Judges
from lawspeaker.archive.scheduler import require_address, require_workers

if TYPE_CHECKING:
    from distributed import Client

_WAITING = 3
"""Parts for each thread of a worker: one that it judges, and others that are there when it has done so."""
_FEWEST_WAITING = 24
"""Parts that are given to a cluster whose workers are still to come."""


class Workers:
    """The workers of a cluster. If one dies, the scheduler gives its parts to others."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._executor = client.get_executor(pure=False)

    @property
    def most_waiting(self) -> int:
        """The number of parts that keep the current workers busy: a cluster can grow and shrink."""
        threads: int = sum(self._client.nthreads().values())
        return max(_WAITING * threads, _FEWEST_WAITING)

    def submit(self, part: Task, language: str, rules: Document) -> Future[bytes]:
        """A future with the result of a worker."""
        future: Future[bytes] = self._executor.submit(judge_part, part, language, rules)
        return future

    def replace(self) -> None:
        """Does nothing, because the cluster replaces workers itself."""


def judging_at(address: str) -> AbstractContextManager[Judges]:
    """The workers of the cluster whose scheduler is at ``address``.

    Raises ``WrongUse`` at once if that is no address, or ``distributed`` is not installed. As a context, raises ``ClusterLost``
    and ``JudgeDied``.
    """
    require_address(address)
    if find_spec("distributed") is None:
        raise WrongUse(f"--scheduler needs Dask. Install it: {INSTALL}")
    return _judging_at(address)


@contextmanager
def _judging_at(address: str) -> Iterator[Judges]:
    from distributed import Client, KilledWorker
    from distributed.comm import CommClosedError

    require_workers(address)
    try:
        with Client(address, set_as_default=False) as client:
            yield Workers(client)
    except KilledWorker as error:
        raise JudgeDied(f"Each worker that judges a part of the archive dies. {error}") from None
    except (CancelledError, CommClosedError, OSError) as error:
        raise ClusterLost(f"The scheduler at {address} does not answer any more: {_reason(error)}.") from None
    except (ImportError, RuntimeError) as error:  # a worker without these modules cannot read the task
        raise ClusterLost(f"The cluster at {address} cannot run Lawspeaker: {error}") from None


def _reason(error: BaseException) -> str:
    """The reason why the scheduler was lost: the last part of the message, after the objects of Dask."""
    first_line = str(error).partition("\n")[0]
    return first_line.rpartition(": ")[2].rstrip(".") or "it died or closed the connection"
