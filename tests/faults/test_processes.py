"""Processes can be killed, stopped and replaced at any time. Only the requests of a killed worker are lost."""

import os
import shutil
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from tests.faults.raw import RULING, answer, connect, connected, has_ended, request_bytes
from tests.load import Load, memory_under_load, under_load
from tests.serving import LONG, SERVICE, Server, eventually, free_port, is_running, serve, start

pytestmark = pytest.mark.slow

CLIENTS = 4
"""The number of clients of each kind."""


@contextmanager
def all_kinds_of_load(server: Server) -> Iterator[list[Load]]:
    """Clients that keep their connections, and clients that make a new one for each request."""
    with (
        under_load(server, clients=CLIENTS, keeps_connections=True) as kept,
        under_load(server, clients=CLIENTS, keeps_connections=False) as new,
    ):
        loads = [kept, new]
        wait_for_answers(loads)
        yield loads


def wait_for_answers(loads: list[Load]) -> None:
    for load in loads:
        load.wait_for_answers(20)


@pytest.fixture(scope="module")
def lasting_server() -> Iterator[Server]:
    """A server that keeps running while its workers are replaced."""
    with serve(log_level="warning") as started:
        yield started


def test_a_killed_worker_takes_only_its_own_requests_with_it(lasting_server: Server) -> None:
    """The other workers continue, and a new worker takes its place."""
    victim, other = lasting_server.worker_pids()
    with all_kinds_of_load(lasting_server) as loads:
        os.kill(victim, signal.SIGKILL)
        wait_for_answers(loads)
        eventually(lambda: len(lasting_server.worker_pids() - {victim}) == 2, "another worker takes its place")
        lasting_server.wait_until_ready()
        wait_for_answers(loads)
    assert other in lasting_server.worker_pids()
    for load in loads:
        load.results.assert_never_wrong(LONG)
        assert len(load.results.broken) + load.results.refused <= 2 * CLIENTS


def test_a_stop_answers_all_open_requests() -> None:
    """SIGTERM: no response on an accepted connection is lost. Then the server ends without errors and leaves nothing behind."""
    with serve(log_level="warning") as server:
        folder = folder_of_metrics(server)
        assert folder.stat().st_mode & 0o077 == 0
        with all_kinds_of_load(server) as loads:
            server.process.terminate()
            eventually(server.has_ended, "the service ends")
        for load in loads:
            load.results.assert_all_right(LONG)
        assert server.process.returncode == 0
        assert not folder.exists()


def folder_of_metrics(server: Server) -> Path:
    """The folder with the metrics of its workers, which keep files in it open."""
    files = [Path(file.path) for pid in server.worker_pids() for file in psutil.Process(pid).open_files()]
    (folder,) = {file.parent for file in files if file.suffix == ".db"}
    return folder


def test_a_stopping_worker_drops_endless_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends by itself: gunicorn does not know that it stops."""
    monkeypatch.setenv("GUNICORN_CMD_ARGS", f"--timeout {LONG}")
    with serve(workers=1, grace="2") as server, connect(server) as idle, connect(server) as half:
        half.sendall(request_bytes(RULING)[:-1])
        eventually(lambda: connected(server) == 2, "the connections are accepted")  # a worker that stops loses all others
        (worker,) = server.worker_pids()
        os.kill(worker, signal.SIGTERM)
        assert has_ended(idle)
        assert answer(half)[0] == 500
        assert has_ended(half)
        eventually(lambda: worker not in server.worker_pids(), "the worker ends")


def test_a_restart_loses_no_request(lasting_server: Server) -> None:
    """SIGHUP: all workers are replaced, under load."""
    before = lasting_server.worker_pids()
    with all_kinds_of_load(lasting_server) as loads:
        lasting_server.process.send_signal(signal.SIGHUP)
        eventually(lambda: len(lasting_server.worker_pids() - before) == 2, "new workers come")
        eventually(lambda: not lasting_server.worker_pids() & before, "the old workers go")
        wait_for_answers(loads)
    for load in loads:
        load.results.assert_all_right(LONG)


@pytest.mark.thorough
def test_memory_is_flat_under_mixed_load() -> None:
    """Once the caches are full, which takes less than half of the time."""
    with serve(cache_bytes="1000000", log_level="warning") as server:
        with under_load(server, texts=50) as warming:
            warming.wait_for_answers(1000)
        results, sizes = memory_under_load(server, seconds=10)
    results.assert_all_right(LONG)
    early, late = sizes[: len(sizes) // 2], sizes[len(sizes) // 2 :]
    assert sum(late) / sum(early) < 1.02, "a leak of a kilobyte a request"


def run_failing_server(tmp_path: Path, port: str, workers: str = "1") -> tuple[int, list[str]]:
    """Starts a gunicorn that fails. Returns its exit code and its lines of output."""
    log = tmp_path / "log"
    process = start(SERVICE, log, port=port, workers=workers)
    try:
        return process.wait(LONG), log.read_text(encoding="utf-8").splitlines()
    finally:
        process.kill()
        process.wait()


def test_invalid_settings_stop_the_start_each_with_a_line(tmp_path: Path) -> None:
    code, lines = run_failing_server(tmp_path, port="http", workers="-1")
    assert code == 1
    assert [line.split(":")[0] for line in sorted(lines)] == ["LAWSPEAKER_PORT", "LAWSPEAKER_WORKERS"]


def test_it_does_not_start_where_another_listens(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        code, lines = run_failing_server(tmp_path, port=str(other.getsockname()[1]))
    assert code == 1
    assert "Lawspeaker cannot listen on 127.0.0.1" in lines[-1]
    assert "LAWSPEAKER_PORT" in lines[-1]


def test_it_listens_on_an_address_of_six_groups_too(tmp_path: Path) -> None:
    with free_port("::1") as port:
        log = tmp_path / "log"
        process = start(SERVICE, log, host="::1", port=str(port), workers="1")
        try:
            eventually(lambda: f"Lawspeaker listens on http://[::1]:{port}/" in log.read_text().splitlines(), "it says where")
            with socket.create_connection(("::1", port), timeout=LONG) as client:
                client.sendall(request_bytes(RULING))
                assert answer(client)[::2] == (RULING.status, RULING.answer)
        finally:
            process.terminate()
            assert process.wait(LONG) == 0


def test_without_their_parent_workers_stop() -> None:
    """Otherwise they would hold the port, and the next start would fail."""
    with serve(log_level="warning") as server:
        workers, folder = [psutil.Process(pid) for pid in server.worker_pids()], folder_of_metrics(server)
        os.kill(server.pid, signal.SIGKILL)
        eventually(lambda: not any(map(is_running, workers)), "the workers end")
        shutil.rmtree(folder)  # which is in memory, and would stay there
