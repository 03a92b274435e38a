import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field

from tests.bench.client import NONE, Answer, Client, Message, Pace, press, probe
from tests.serving import LONG, LOOPBACK

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\nCONTENT-LENGTH: 0\r\n\r\n"
CLOSING = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


@dataclass
class Peer:
    """A server that answers each request with the next of its answers; for ``None`` it sends no response."""

    answers: Iterator[bytes | None]
    requests: list[bytes] = field(default_factory=list)
    connections: int = 0
    hung_up: int = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().partition(b"content-length:")[2].split()[0])
                self.requests.append(head + await reader.readexactly(length))
                if answer := next(self.answers):
                    writer.write(answer)
        except (asyncio.IncompleteReadError, ConnectionResetError):
            self.hung_up += 1
        finally:
            writer.close()


def with_peer(answers: Iterator[bytes | None], use: Callable[[int], Awaitable[object]]) -> Peer:
    """Runs a server for ``use``, which gets its port. Returns the server after all clients have disconnected."""
    peer = Peer(answers)

    async def run() -> None:
        async with await asyncio.start_server(peer.serve, LOOPBACK, 0) as server:
            await use(server.sockets[0].getsockname()[1])
            async with asyncio.timeout(LONG):
                while peer.hung_up < max(peer.connections, 1):  # its first one may be accepted after it has hung up
                    await asyncio.sleep(0.001)

    asyncio.run(run())
    return peer


def always(answer: bytes | None) -> Iterator[bytes | None]:
    while True:
        yield answer


def test_a_client_keeps_its_connection_as_long_as_the_server() -> None:
    results: list[Answer] = []

    async def use(port: int) -> None:
        client = Client(port)
        for request, _ in zip(Message("/", b"1").requests(), range(5), strict=False):
            results.append(await client.ask(request))
        client.close()

    peer = with_peer(iter([OK, BUSY, CLOSING, OK, OK]), use)
    assert [(answer.status, answer.says_when) for answer in results] == [
        (200, False),
        (503, True),
        (200, False),
        (200, False),
        (200, False),
    ]
    assert all(answer.seconds > 0 for answer in results)
    assert peer.connections == 2


def test_a_client_that_waits_too_long_hangs_up() -> None:
    results: list[Answer] = []

    async def use(port: int) -> None:
        results.append(await Client(port, patience=0.05).ask(next(Message("/").requests())))

    assert with_peer(always(None), use).hung_up == 1
    assert results == [Answer(NONE, 0.05)]


def test_a_load_has_a_text_of_its_own_for_each_request() -> None:
    results: list[Answer] = []

    async def use(port: int) -> None:
        results.extend(await press(port, Message("/", b"1", is_varied=True), connections=3, seconds=0.3))

    peer = with_peer(always(OK), use)
    assert len(results) <= len(peer.requests)
    assert all(number == 1 for number in Counter(peer.requests).values())


def test_probes_keep_their_pace_and_their_answers_apart() -> None:
    paces = {"often": Pace(Message("/a"), 100), "seldom": Pace(Message("/b"), 30)}

    async def use(port: int) -> None:
        found = await probe(port, paces, 0.1)
        assert {what: len(answers) for what, answers in found.answers.items()} == {"often": 10, "seldom": 3}
        assert len(found.lags) == 13
        assert min(found.lags) >= 0

    peer = with_peer(always(OK), use)
    assert Counter(request.split()[1] for request in peer.requests) == {b"/a": 10, b"/b": 3}
