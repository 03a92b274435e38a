"""With the nginx of ``deploy/`` in front, slow clients and floods do not reach the service, and a restart loses nothing."""

import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import orjson
import pytest

from lawspeaker.api.streams.shapes import NDJSON
from tests.faults.raw import RULING, answer, connect, connect_many, connected, has_ended, head, request_bytes
from tests.faults.test_streams import CHUNKED, PADDED, chunk
from tests.load import under_load
from tests.serving import LONG, ROOT, Server, eventually, free_port, serve
from tests.tools import NGINX, needs

pytestmark = [pytest.mark.slow, needs(NGINX)]

CONNECTIONS = 200
"""The most connections of one address, see ``nginx.conf``."""


@contextmanager
def proxied(server: Server) -> Iterator[Server]:
    """Runs nginx in front of ``server``. Gives the address of nginx, with the processes of ``server``."""
    configuration = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    with free_port() as port, TemporaryDirectory() as folder:
        for there, here in (
            ("listen 8080", f"listen {server.host}:{port}"),
            ("server lawspeaker:8000", f"server {server.host}:{server.port}"),
            (" 10s;", f" {LONG}s;"),
            ("/tmp/", f"{folder}/"),
        ):
            assert there in configuration
            configuration = configuration.replace(there, here)
        file = Path(folder, "nginx.conf")
        file.write_text(configuration, encoding="utf-8")
        process = subprocess.Popen([NGINX.path or "", "-e", "stderr", "-c", file, "-g", "daemon off; user root;"])
        try:
            proxy = replace(server, port=port)
            eventually(proxy._answers, "nginx answers")
            yield proxy
        finally:
            process.terminate()
            process.wait(LONG)


@pytest.fixture(scope="module")
def service() -> Iterator[Server]:
    with serve("tests.faults.waiting:service_of_a_worker_that_stays()", proxies="1", log_level="warning") as started:
        yield started


@pytest.fixture(scope="module")
def proxy(service: Server) -> Iterator[Server]:
    with proxied(service) as started:
        yield started


def test_requests_get_their_answers(proxy: Server) -> None:
    with under_load(proxy) as load:
        load.wait_for_answers(100)
    load.results.assert_all_right(LONG)


def test_what_is_for_operators_stays_inside(proxy: Server) -> None:
    assert [proxy.ask(path)[0] for path in ("/metrics", "/readyz", "/healthz")] == [404, 404, 200]


@pytest.mark.parametrize("sent", [b"GET / HTTP/1.1\r\nHost: here\r\nA: " + 7000 * b"x", request_bytes(RULING)[:-1]])
def test_half_a_request_does_not_reach_the_service(service: Server, proxy: Server, sent: bytes) -> None:
    before = connected(service)
    with connect_many(proxy, CONNECTIONS - 50) as clients:
        for client in clients:
            client.sendall(sent)
        with under_load(proxy, keeps_connections=False) as load:
            load.wait_for_answers(50)
        load.results.assert_all_right(LONG)
        assert connected(service) < before + 20, "those of the load, and some that the proxy keeps"


def test_an_address_has_a_limited_number_of_requests_at_a_time(service: Server) -> None:
    """Its nginx is its own: the next request might come before the end of all of these is noticed."""
    with proxied(service) as proxy, ExitStack() as clients:

        def send_half_a_request() -> None:
            clients.enter_context(connect(proxy)).sendall(request_bytes(RULING)[:-1])

        def is_full() -> bool:
            """A place of another request, which had not ended before, may have become free: it is taken."""
            send_half_a_request()
            return proxy.ask(RULING.path, RULING.body)[0] == 503

        for _ in range(CONNECTIONS):
            send_half_a_request()
        eventually(is_full, "nginx has read the heads of as many requests as it takes")


@pytest.mark.parametrize("hosts", [(), ("Host: here", "Host: there"), ("Host: a/b",)])
def test_an_invalid_host_is_refused(proxy: Server, hosts: tuple[str, ...]) -> None:
    with connect(proxy) as client:
        client.sendall("\r\n".join(("GET /healthz HTTP/1.1", *hosts, "", "")).encode())
        assert answer(client)[0] == 400
        assert has_ended(client)


def test_too_large_a_body_is_refused_before_it_is_sent(proxy: Server) -> None:
    with connect(proxy) as client:
        client.sendall(head(RULING, "Content-Length: 90000000") + b"{")
        assert answer(client)[0] == 413


def test_a_stream_is_passed_on_line_by_line(proxy: Server) -> None:
    with connect(proxy) as client, client.makefile("rb") as response:
        client.sendall(CHUNKED + chunk(PADDED))
        assert response.readline().startswith(b"HTTP/1.1 200 ")
        while response.readline() != b"\r\n":
            continue
        response.readline()
        assert orjson.loads(response.readline())["type"] == "answer"
    status, _, lines = proxy.ask("/v1/streams", 1000 * PADDED, Content_Type=NDJSON)
    assert (status, orjson.loads(lines.splitlines()[-1])["answers"]) == (200, 1000)


def test_a_batch_is_passed_on_whole(proxy: Server) -> None:
    batch = {"questions": [{"java": {"setups": {"players": ["one", "two"]}}}]}
    status, _, body = proxy.ask("/v1/batches?explain=all", orjson.dumps(batch))
    assert (status, [one["status"] for one in orjson.loads(body)["answers"]]) == (200, [200])
    assert proxy.ask("/v1/batches", 600_000 * b" ")[0] == 413


def test_new_workers_lose_no_request(service: Server, proxy: Server) -> None:
    """SIGHUP, and a worker that is told to stop: what no worker has accepted is sent again."""
    before = service.worker_pids()
    with (
        under_load(proxy, clients=2, keeps_connections=True) as kept,
        under_load(proxy, clients=2, keeps_connections=False) as new,
    ):
        kept.wait_for_answers(20)
        service.process.send_signal(signal.SIGHUP)
        eventually(lambda: not service.worker_pids() & before, "the old workers go")
        eventually(lambda: len(service.worker_pids()) == 2, "new workers come")
        kept.wait_for_answers(20)
    for load in (kept, new):
        load.results.assert_all_right(LONG)
        assert load.results.refused == load.results.too_late == 0
