"""Judging on a Dask cluster: the same results, though a worker dies; and what is said where there is no cluster."""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from lawspeaker.archive import cluster as judges
from lawspeaker.archive.archive import Archive
from lawspeaker.archive.cluster import judging_at
from lawspeaker.archive.errors import ClusterLost, WrongUse
from tests.archive.conftest import CountedProgress, judged, results
from tests.archive.test_runs import Interrupting


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    """Two workers, each a process with a nanny that replaces it."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", scheduler_port=0, dashboard_address=None
    ) as running:
        yield running


@pytest.mark.slow
@pytest.mark.filterwarnings("default")
def test_a_cluster_finds_the_same_though_a_worker_is_killed_and_the_run_interrupted(
    archive: Path, undisturbed: dict[str, bytes], cluster: LocalCluster, tmp_path: Path
) -> None:
    def kill_a_worker() -> None:
        os.kill(cluster.workers[0].process.process.pid, signal.SIGKILL)

    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        judged([archive], tmp_path / "out", judging_at(cluster.scheduler_address), Interrupting(3, interrupt))
    progress: CountedProgress = Interrupting(1, kill_a_worker)
    judged([archive], tmp_path / "out", judging_at(cluster.scheduler_address), progress)
    assert progress.skipped == 3
    assert results(tmp_path / "out") == undisturbed


def test_a_scheduler_that_does_not_answer_is_named(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "_PATIENCE", 1)
    with socket.socket() as reserved:
        reserved.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{reserved.getsockname()[1]}"
        with pytest.raises(ClusterLost, match=f"The scheduler at {address} does not answer"):
            judged([archive], tmp_path / "out", judging_at(address))


def test_without_dask_the_message_says_how_to_install_it(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(WrongUse, match=r'--scheduler needs Dask. Install it: pip install "lawspeaker\[archive\]"'):
        judged([archive], tmp_path / "out", judging_at("tcp://127.0.0.1:8786"))


def test_without_fsspec_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsspec.core", None)
    with pytest.raises(WrongUse, match=r"To read s3://bucket/a.ndjson, install fsspec"):
        Archive(["s3://bucket/a.ndjson"])
