"""Judging on a Dask cluster: the same results, even if a worker dies; and the errors if there is no cluster."""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer
from typing import Any

import pytest

from lawspeaker.archive import scheduler
from lawspeaker.archive.archive import Archive
from lawspeaker.archive.cluster import judging_at
from lawspeaker.archive.errors import ClusterLost, WrongUse
from tests.answering import in_a_thread
from tests.archive.conftest import CountedProgress, judged, results
from tests.archive.test_runs import Interrupting, interrupt
from tests.serving import LONG
from tests.sweeps import each


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a scheduler answer as late as it may on a busy machine. Tests in which none answers are less patient."""
    monkeypatch.setattr(scheduler, "_SECONDS_TO_ANSWER", LONG)


def cluster(workers: int = 2, *, processes: bool = False) -> Any:
    """Workers that are threads of this process, or each a process with a nanny that replaces it."""
    from distributed import LocalCluster  # loads for a second

    return LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        processes=processes,
        protocol="tcp",
        host="127.0.0.1",
        scheduler_port=0,
        dashboard_address=None,
    )


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_cluster_finishes_a_run_with_the_same_results(archive: Path, undisturbed: dict[str, bytes], tmp_path: Path) -> None:
    progress = CountedProgress()
    with cluster() as running:
        with pytest.raises(KeyboardInterrupt):
            judged([archive], tmp_path / "out", judging_at(running.scheduler_address), Interrupting(3, interrupt))
        judged([archive], tmp_path / "out", judging_at(running.scheduler_address), progress)
    assert progress.skipped == 3
    assert results(tmp_path / "out") == undisturbed


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.filterwarnings("default")
def test_a_killed_worker_of_a_cluster_changes_no_result(archive: Path, undisturbed: dict[str, bytes], tmp_path: Path) -> None:
    def kill_a_worker() -> None:
        os.kill(running.workers[0].process.process.pid, signal.SIGKILL)

    with cluster(processes=True) as running:
        judged([archive], tmp_path / "out", judging_at(running.scheduler_address), Interrupting(1, kill_a_worker))
    assert results(tmp_path / "out") == undisturbed


@contextmanager
def server(answer: bytes) -> Iterator[str]:
    """The address of a server that answers every connection with the same bytes, and then says nothing more."""

    class Handler(BaseRequestHandler):
        def handle(self) -> None:
            self.request.sendall(answer)
            while self.request.recv(1024):
                pass

    with ThreadingTCPServer(("127.0.0.1", 0), Handler) as sender:
        sender.daemon_threads = True
        with in_a_thread(sender):
            yield f"tcp://127.0.0.1:{sender.server_address[1]}"


@each(
    "text", ["nonsense", "", "http://127.0.0.1:8787", "tcp://127.0.0.1", "tcp://:8786", "tcp://127.0.0.1:port", "[::1", "a b:1/x"]
)
def test_an_invalid_address_is_wrong_use(text: str) -> None:
    with pytest.raises(WrongUse, match=r"is not the address of a Dask scheduler. Example: --scheduler tcp://10\.0\.0\.1:8786"):
        judging_at(text)


@each("answer", [b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", b"SSH-2.0-OpenSSH_9.6\r\n"])
def test_something_else_at_the_address_is_named(answer: bytes, archive: Path, tmp_path: Path) -> None:
    with server(answer) as address, pytest.raises(ClusterLost, match=f"What answers at {address} is not a Dask scheduler"):
        judged([archive], tmp_path / "out", judging_at(address))


def test_a_server_that_says_nothing_is_named(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "_SECONDS_TO_ANSWER", 1)
    with server(b"") as address, pytest.raises(ClusterLost, match=f"No scheduler answers at {address}"):
        judged([archive], tmp_path / "out", judging_at(address))


def test_a_port_at_which_nobody_listens_is_named(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "_SECONDS_TO_ANSWER", 1)
    with socket.socket() as reserved:
        reserved.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{reserved.getsockname()[1]}"
        with pytest.raises(ClusterLost, match=f"No scheduler answers at {address}"):
            judged([archive], tmp_path / "out", judging_at(address))


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_scheduler_that_dies_is_named_with_its_reason() -> None:
    from distributed.client import FutureCancelledError
    from distributed.comm import CommClosedError

    reset = CommClosedError("in <TCP (closed) ncores local=tcp://127.0.0.1:1>: [Errno 104] Connection reset by peer")
    cancelled = FutureCancelledError("judge_part-1", "scheduler-connection-lost", "Client lost the connection to the scheduler.")
    with cluster() as running:
        for error, reason in (
            (reset, "[Errno 104] Connection reset by peer"),
            (cancelled, "scheduler-connection-lost"),
            (CancelledError(), "it died or closed the connection"),
        ):
            with pytest.raises(ClusterLost) as lost, judging_at(running.scheduler_address):
                raise error
            assert str(lost.value) == f"The scheduler at {running.scheduler_address} does not answer any more: {reason}."


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_cluster_without_workers_is_named(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "_SECONDS_FOR_WORKERS", 1)
    with cluster(workers=0) as empty:
        address = empty.scheduler_address
        with pytest.raises(ClusterLost, match=f"The cluster at {address} has no workers. Start some with: dask worker {address}"):
            judged([archive], tmp_path / "out", judging_at(address))


def test_without_dask_the_message_says_how_to_install_it(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(WrongUse, match=r"--scheduler needs Dask. Install it: pip install '\.\[archive\]'"):
        judged([archive], tmp_path / "out", judging_at("tcp://127.0.0.1:8786"))


def test_without_fsspec_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsspec.core", None)
    with pytest.raises(WrongUse, match=r"To read s3://bucket/a.ndjson, install fsspec"):
        Archive(["s3://bucket/a.ndjson"])
