"""Streams of questions: each line is answered as if it was sent alone, and the last line says how the stream ended."""

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Any

import orjson
import pytest
from marshmallow import fields
from werkzeug.test import Client, EnvironBuilder, TestResponse

from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.ijson import MOST_VALUES
from lawspeaker.api.admission import rates
from lawspeaker.api.admission.keys import hash_key, new_key
from lawspeaker.api.answering import answer_question
from lawspeaker.api.beside_loop import STREAM_PLACES
from lawspeaker.api.front import STREAMS_PER_NETWORK, Front, Message
from lawspeaker.api.lane import Lane, overloaded
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.questions import QuestionEndpoint
from lawspeaker.api.settings import Rate, Settings
from lawspeaker.api.streams.questions import LONGEST_LINE
from lawspeaker.api.streams.shapes import LONGEST_ID, NDJSON, stream_line
from lawspeaker.app import create_front
from tests.api.observation.output import lines as log_lines
from tests.api.test_batches import HOSTILE, alone, in_place
from tests.api.worked import WORKED, Worked
from tests.client import client_of_front, first_stop, run, scope, settle
from tests.serving import LONG
from tests.sweeps import each

STREAMS = "/v1/streams"
LINE = Guard(stream_line(fields.Dict(keys=fields.String(), required=True)))
SETUP: dict[str, Any] = {"question": {"java": {"setups": {"players": ["one", "two"]}}}}


def question(worked: Worked, correlation_id: str = "a") -> dict[str, Any]:
    return {"correlation_id": correlation_id, "question": worked.question}


def ndjson(*questions: Any) -> bytes:
    return b"".join(orjson.dumps(each) + b"\n" for each in questions)


def send(client: Client, body: bytes, query: str = "", **headers: str) -> TestResponse:
    fields = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.post(STREAMS + query, data=body, content_type=NDJSON, headers=fields)


def answers(client: Client, body: bytes) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The lines of the response, and the last one."""
    response = send(client, body)
    assert (response.status_code, response.mimetype) == (200, NDJSON)
    *lines, end = map(orjson.loads, response.get_data().splitlines())
    assert [LINE.faults(line) for line in (*lines, end)] == [[]] * (len(lines) + 1)
    counts = [sum(line["type"] == kind for line in lines) for kind in ("answer", "problem")]
    assert [end["answers"], end["problems"]] == counts
    return lines, end


def entry(line: int, correlation_id: str, response: TestResponse) -> bytes:
    """The line of a stream for a question with this response."""
    kind = b"answer" if response.status_code == 200 else b"problem"
    start = b'{"type":"%b","line":%d,"correlation_id":%b,' % (kind, line, orjson.dumps(correlation_id))
    return start + b'"%b":%b}\n' % (kind, in_place(response))


def test_every_line_is_answered_byte_for_byte_as_alone() -> None:
    apart, together = (client_of_front() for _ in range(2))
    query, headers = "?explain=all", {"Accept-Language": "fr", "Prefer": "return=minimal"}
    expected = [
        entry(line, f"č{line}", apart.post(worked.path + query, json=worked.body, headers=headers))
        for line, worked in enumerate(WORKED, 1)
    ]
    body = ndjson(*(question(worked, f"č{line}") for line, worked in enumerate(WORKED, 1)))
    response = together.post(STREAMS + query, data=body, content_type=NDJSON, headers=headers)
    *found, end = response.get_data().splitlines(keepends=True)
    assert found == expected
    assert orjson.loads(end) == {"type": "end", "reason": "complete", "answers": len(WORKED), "problems": 0}


def test_a_bad_question_gets_the_same_problem_as_alone(client: Client, dispute: Worked) -> None:
    bad = [{**question(dispute), "question": {dispute.game.id: {dispute.operation: request}}} for request in HOSTILE]
    response = send(client, ndjson(*bad, question(dispute)))
    expected = [
        entry(line, "a", alone(client, dispute.game.id, dispute.operation, request))
        for line, request in enumerate([*HOSTILE, dispute.body], 1)
    ]
    assert response.get_data().splitlines(keepends=True)[:-1] == expected


@each(
    "line, correlation_id, problem, place",
    [
        (b"{", None, "invalid-json", None),
        (b'{"correlation_id": "x\\u00e9", "game', "xé", "invalid-json", None),
        (b'{"game": "java", "correlation_id": "x", "que', None, "invalid-json", None),
        (b'{"correlation_id": "x", "game": "a", "game": "b"}', "x", "invalid-json", None),
        (b'{"correlation_id": "x", "request": ' + 40 * b"[" + 40 * b"]" + b"}", "x", "invalid-json", None),
        (b'{"correlation_id": "\xff"}', None, "invalid-json", None),
        (b"5", None, "invalid-request", ""),
        (b"[]", None, "invalid-request", ""),
        (orjson.dumps(SETUP), None, "invalid-request", "/correlation_id"),
        (orjson.dumps({**SETUP, "correlation_id": 5}), None, "invalid-request", "/correlation_id"),
        (orjson.dumps({**SETUP, "correlation_id": "x" * (LONGEST_ID + 1)}), None, "invalid-request", "/correlation_id"),
        (orjson.dumps({**SETUP, "correlation_id": "x", "explain": "all"}), "x", "invalid-request", "/explain"),
        (orjson.dumps({**SETUP, "correlation_id": "x", "question": {"chess": {"": 5}}}), "x", "not-found", "/question/chess"),
        (orjson.dumps({"correlation_id": "x", "question": {"java": {"a/b": 5}}}), "x", "not-found", "/question/java/a~1b"),
        (orjson.dumps({"correlation_id": "x", "question": {"java": {}}}), "x", "invalid-request", "/question/java"),
        (orjson.dumps({"correlation_id": "x", "question": {"java": LONGEST_LINE * "x"}}), "x", "content-too-large", None),
        (orjson.dumps({**SETUP, "correlation_id": "x", "request": (MOST_VALUES + 9) * [0]}), "x", "content-too-large", None),
    ],
)
def test_after_a_bad_line_the_stream_goes_on(
    client: Client, line: bytes, correlation_id: str | None, problem: str, place: str | None
) -> None:
    good = {**SETUP, "correlation_id": "good"}
    (first, wrong, last), end = answers(client, ndjson(good) + line + b"\n" + ndjson(good))
    assert (first["type"], last["type"], last["line"], end["reason"]) == ("answer", "answer", 3, "complete")
    assert (wrong["type"], wrong["line"], wrong.get("correlation_id")) == ("problem", 2, correlation_id)
    assert wrong["problem"]["type"] == f"/problems/{problem}"
    assert [error["pointer"] for error in wrong["problem"].get("errors", [])] == ([] if place is None else [place])


@each(
    "ending, reason, next_line",
    [
        (b"", "complete", None),
        (b"\n", "complete", None),
        (b'\n{"correlation_id": "b", "ga', "truncated", 3),
        (b"\n{}", "complete", None),
    ],
)
def test_a_stream_that_breaks_off_in_a_line_says_so(client: Client, ending: bytes, reason: str, next_line: int | None) -> None:
    setup = ndjson({**SETUP, "correlation_id": "a"})
    _, end = answers(client, setup + setup.rstrip() + ending)
    assert answers(client, b"\n\n") == ([], {"type": "end", "reason": "complete", "answers": 0, "problems": 0})
    assert (end["reason"], end.get("next_line")) == (reason, next_line)


@each(
    "options, status",
    [
        ({"content_type": "text/plain"}, 415),
        ({"headers": {"Content-Encoding": "gzip"}}, 415),
        ({"headers": {"Accept": "application/json"}}, 406),
        ({"query_string": "explian=all"}, 400),
        ({"path": "/v1/games/java/rulings"}, 415),
    ],
)
def test_a_stream_is_refused_whole_before_it_is_read(client: Client, options: Any, status: int) -> None:
    asked = {"path": STREAMS, "method": "POST", "data": b"{}\n", "content_type": NDJSON, **options}
    answer = client.open(asked.pop("path"), **asked)
    assert (answer.status_code, answer.mimetype) == (status, "application/problem+json")


def test_an_error_of_our_own_is_the_problem_of_its_line(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Any:
        raise ZeroDivisionError("the secret of the house")

    monkeypatch.setattr("lawspeaker.api.questions.answer_question", fail)
    (line,), end = answers(client_of_front(log_level="error"), ndjson({**SETUP, "correlation_id": "a"}))
    assert (line["problem"]["status"], line["correlation_id"], end["reason"]) == (500, "a", "complete")
    assert "secret" not in str(line)


def left(response: TestResponse) -> int:
    found = re.search(r"r=(\d+)", response.headers["RateLimit"])
    assert found
    return int(found[1])


def test_the_rate_limit_counts_each_line_and_says_where_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "monotonic_ns", lambda: 10**15)  # no units come back
    key = new_key()
    client = client_of_front(rate_limit=Rate(300, 30), access="keys", api_keys=(str(hash_key("table", key)),))
    headers = {"Authorization": f"Bearer {key}"}
    assert send(client, b"").status_code == 401
    before = left(client.get("/v1/games", headers=headers))
    response = send(client, ndjson(*5 * [{**SETUP, "correlation_id": "a"}]), **headers)
    assert orjson.loads(response.get_data().splitlines()[-1])["answers"] == 5
    after = left(client.get("/v1/games", headers=headers))
    assert before - after >= 7, "the stream, five lines, and this request"
    response = send(client, 300 * b"{}\n", **headers)
    *problems, end = map(orjson.loads, response.get_data().splitlines())
    assert (end["reason"], end["next_line"], end["problems"]) == ("rate-limited", after, after - 1)
    assert (len(problems), end["retry_after"]) == (after - 1, 1)
    assert send(client, b"", **headers).status_code == 429


class Sender:
    """A client of ``front`` that sends a stream part by part."""

    def __init__(self, front: Front) -> None:
        self._front = front
        self._parts = asyncio.Queue[bytes]()
        self.disconnected, self.stopping = asyncio.Event(), front.stopping
        self.status = 0
        self._received = b""
        self.exchange = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        environ = EnvironBuilder(STREAMS, method="POST", content_type=NDJSON).get_environ()
        await self._front(scope(environ), self._receive(), self._send)

    def _receive(self) -> Callable[[], Any]:
        first: list[Message] = [{"type": "http.request", "body": b"", "more_body": True}]

        async def receive() -> Message:
            if first:
                return first.pop()
            disconnect = asyncio.ensure_future(self.disconnected.wait())
            part = asyncio.ensure_future(self._parts.get())
            await asyncio.wait((disconnect, part), return_when=asyncio.FIRST_COMPLETED)
            disconnect.cancel()
            if self.disconnected.is_set():
                part.cancel()
                return {"type": "http.disconnect"}
            return {"type": "http.request", "body": part.result(), "more_body": part.result() != b""}

        return receive

    async def _send(self, message: Message) -> None:
        self.status = message.get("status", self.status)
        self._received += message.get("body", b"")

    def sends(self, *parts: bytes) -> None:
        for part in parts:
            self._parts.put_nowait(part)

    async def lines(self, number: int) -> Sequence[dict[str, Any]]:
        """Waits for ``number`` lines of the response."""
        while self._received.count(b"\n") < number:
            await asyncio.sleep(0.005)
        return [orjson.loads(line) for line in self._received.splitlines()]


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.005)


def front(**settings: Any) -> Front:
    return create_front(Settings(**{"log_level": "error", **settings}))


def test_a_line_is_answered_before_the_next_is_sent() -> None:
    async def test() -> None:
        sender = Sender(front())
        for number in (1, 2, 3):
            text = ndjson({**SETUP, "correlation_id": str(number)})
            sender.sends(text[:30], text[30:])
            assert (await sender.lines(number))[-1]["correlation_id"] == str(number)
        sender.sends(b"")
        assert (await sender.lines(4))[-1]["reason"] == "complete"
        await sender.exchange

    run(test)


@each("sent", [b"", b'{"correlation_id', b"\n"])
def test_a_stalled_stream_says_where_to_continue(sent: bytes) -> None:
    async def test() -> None:
        sender = Sender(front(receive_timeout=0.1))
        sender.sends(ndjson({**SETUP, "correlation_id": "a"}) + sent)
        end = (await sender.lines(2))[-1]
        assert (end["reason"], end["next_line"]) == ("timed-out", 2 + sent.count(b"\n"))
        await sender.exchange

    run(test)


def test_a_worker_that_stops_says_from_where_to_go_on() -> None:
    async def test() -> None:
        waiting, sending, leaving = (Sender(front()) for _ in range(3))
        waiting.sends(ndjson({**SETUP, "correlation_id": "a"}))
        await waiting.lines(1)
        for sender in (sending, leaving):
            sender.sends(ndjson(*2000 * [{**SETUP, "correlation_id": "a"}]))
            await sender.lines(1)
        leaving.disconnected.set()
        waiting.stopping.set()
        sending.stopping.set()
        for sender in (waiting, sending, leaving):
            await sender.exchange
        assert (await waiting.lines(2))[1:] == [
            {"type": "end", "reason": "stopping", "answers": 1, "problems": 0, "next_line": 2}
        ]
        *answered, end = await sending.lines(2)
        assert (end["reason"], end["answers"], end["next_line"]) == ("stopping", len(answered), len(answered) + 1)
        assert len(answered) < 2000
        assert len(await leaving.lines(1)) < 2000, "lines are not answered for a client that has hung up"

    run(test)


def test_a_client_that_hangs_up_is_logged_and_its_work_stops(
    monkeypatch: pytest.MonkeyPatch, dispute: Worked, capfd: pytest.CaptureFixture[str]
) -> None:
    computed: list[bytes] = []
    stopped = first_stop(monkeypatch)

    async def test() -> None:
        sender = Sender(front(log_level="info"))
        loop = asyncio.get_running_loop()

        def hang_up_first(*arguments: Any) -> Any:
            computed.append(arguments[2])
            loop.call_soon_threadsafe(sender.disconnected.set)
            assert stopped.wait(LONG)
            return answer_question(*arguments)

        monkeypatch.setattr("lawspeaker.api.questions.answer_question", hang_up_first)
        listing = {"correlation_id": "a", "question": {dispute.game.id: {"legal-actions": {"state": dispute.body["state"]}}}}
        sender.sends(ndjson(*5 * [listing]))
        await sender.exchange

    run(test)
    assert len(computed) == 1
    (line,) = log_lines(capfd.readouterr().err)
    assert (line["status"], line["operation"]) == (499, "streams")


def test_a_stream_waits_where_another_request_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []
    find = QuestionEndpoint.find

    async def busy_at_first(*arguments: Any) -> Any:
        tries.append("")
        if len(tries) < 3:
            raise overloaded(Metrics())
        return await find(*arguments)

    monkeypatch.setattr(QuestionEndpoint, "find", busy_at_first)
    monkeypatch.setattr("lawspeaker.api.streams.stream.BUSY_PAUSE", 0.01)
    (line,), end = answers(client_of_front(), ndjson({**SETUP, "correlation_id": "a"}))
    assert (line["type"], end["reason"], len(tries)) == ("answer", "complete", 3)


def test_a_client_that_does_not_read_takes_no_place(monkeypatch: pytest.MonkeyPatch, dispute: Worked) -> None:
    inside, most, may_end = 0, 0, asyncio.Event()
    find = QuestionEndpoint.find

    async def slowly(*arguments: Any) -> Any:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        await may_end.wait()
        inside -= 1
        return await find(*arguments)

    monkeypatch.setattr(QuestionEndpoint, "find", slowly)

    async def test() -> None:
        app = front()

        async def read_nothing(message: Message) -> None:
            if message.get("body"):
                await asyncio.Event().wait()

        deaf = [Sender(app) for _ in range(2 * STREAM_PLACES)]
        for sender in deaf:
            monkeypatch.setattr(sender, "_send", read_nothing)
            sender.sends(ndjson(*2 * [{**SETUP, "correlation_id": "a"}]))
        await until(lambda: inside == STREAM_PLACES)
        await settle()
        assert most == STREAM_PLACES
        may_end.set()
        hearing = Sender(app)
        hearing.sends(ndjson({**SETUP, "correlation_id": "b"}), b"")
        assert [line["type"] for line in await hearing.lines(2)] == ["answer", "end"]
        assert not any(sender.exchange.done() for sender in deaf)
        for sender in deaf:
            sender.exchange.cancel()
        await asyncio.gather(*(sender.exchange for sender in deaf), return_exceptions=True)

    run(test)


def test_streams_of_one_network_are_limited() -> None:
    async def test() -> None:
        app = front()
        senders = [Sender(app) for _ in range(STREAMS_PER_NETWORK)]
        await settle()
        refused = Sender(app)
        await refused.exchange
        assert refused.status == 503
        senders[0].sends(b"")
        await senders[0].exchange
        for sender in (*senders[1:], Sender(app)):
            sender.sends(b"")
            await sender.exchange
            assert sender.status == 200

    run(test)


def test_a_long_line_is_read_in_the_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    client = client_of_front()
    lanes: list[str] = []
    lane_run = Lane.run

    def noting(lane: Lane, *arguments: Any) -> Any:
        lanes.append(lane.name)
        return lane_run(lane, *arguments)

    monkeypatch.setattr(Lane, "run", noting)
    text = ndjson({**SETUP, "correlation_id": "a"})
    assert answers(client, text)[1]["answers"] == 1
    assert lanes == []
    assert answers(client, text[:-1] + 20_000 * b" " + b"\n")[1]["answers"] == 1
    assert lanes == ["expensive"]
