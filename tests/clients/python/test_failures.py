"""What the Python package does when the service is busy, refuses, fails, or is not there."""

import asyncio
import math
import time
from collections.abc import Callable
from email.utils import formatdate
from itertools import product
from typing import Any

import httpx
import pytest

from lawspeaker_client import (
    AsyncLawspeaker,
    InvalidRequest,
    Lawspeaker,
    ServiceProblem,
    ServiceUnreachable,
    UnexpectedAnswer,
)
from tests.clients.python.fake import PROBLEM, Reply, answering, problem
from tests.serving import LOOPBACK, free_port, serve
from tests.sweeps import each

pytestmark = pytest.mark.slow

HEALTHY = {"status": "ok"}
Healthz = Callable[..., Any]


def healthz(url: str, **settings: Any) -> Any:
    with Lawspeaker(url, **settings) as client:
        return client.healthz()


def awaited_healthz(url: str, **settings: Any) -> Any:
    async def ask() -> Any:
        async with AsyncLawspeaker(url, **settings) as client:
            return await client.healthz()

    return asyncio.run(ask())


CLIENTS = (healthz, awaited_healthz)


@each("ask, status", ((healthz, 429), (awaited_healthz, 503)))
def test_a_busy_service_is_asked_again_after_the_pause(ask: Healthz, status: int) -> None:
    with answering(problem(status, Retry_After="1"), Reply()) as fake:
        begin = time.monotonic()
        assert ask(fake.url) == HEALTHY
        assert time.monotonic() - begin >= 1
    assert len(fake.requests) == 2


def test_a_given_http_client_is_used_and_stays_open() -> None:
    transport = httpx.MockTransport(lambda request: httpx.Response(200, json={"path": request.url.path}))

    async def ask() -> Any:
        async with httpx.AsyncClient(transport=transport) as own:
            async with AsyncLawspeaker("http://nowhere.example", http_client=own) as client:
                answered = await client.healthz()
            assert not own.is_closed
            return answered

    with httpx.Client(transport=transport) as own:
        with Lawspeaker("http://nowhere.example", http_client=own) as client:
            assert client.healthz() == asyncio.run(ask()) == {"path": "/healthz"}
        assert not own.is_closed


@each("ask", CLIENTS)
def test_it_gives_up_after_a_few_retries(ask: Healthz) -> None:
    with answering(problem(503, Retry_After="0")) as fake, pytest.raises(ServiceProblem) as raised:
        ask(fake.url, retries=2)
    assert len(fake.requests) == 3
    assert (raised.value.status, raised.value.retry_after) == (503, 0)


@each("ask", CLIENTS)
def test_retries_can_be_turned_off(ask: Healthz) -> None:
    with answering(problem(429, Retry_After="0"), Reply()) as fake, pytest.raises(ServiceProblem):
        ask(fake.url, retries=0)
    assert len(fake.requests) == 1


def test_it_waits_no_longer_than_its_limit() -> None:
    with answering(problem(429, Retry_After="3"), Reply()) as fake, pytest.raises(ServiceProblem) as raised:
        healthz(fake.url, longest_wait=2)
    assert len(fake.requests) == 1
    assert raised.value.retry_after == 3


def test_the_pause_may_be_a_date() -> None:
    moment = formatdate(time.time() + 1000, usegmt=True)
    with answering(problem(503, Retry_After=moment)) as fake, pytest.raises(ServiceProblem) as raised:
        healthz(fake.url)
    assert raised.value.retry_after == pytest.approx(1000, abs=60)


@each("header", [{}, {"Retry_After": "soon"}, {"Retry_After": "-1"}])
def test_without_a_valid_pause_it_takes_a_short_one(header: dict[str, str]) -> None:
    with answering(problem(503, **header), Reply()) as fake:
        assert healthz(fake.url, longest_wait=0.01) == HEALTHY
    assert len(fake.requests) == 2


@each("status", [400, 401, 404, 406, 413, 415, 422, 500])
def test_permanent_failures_are_not_retried(status: int) -> None:
    with answering(problem(status, Retry_After="0"), Reply()) as fake, pytest.raises(ServiceProblem):
        healthz(fake.url)
    assert len(fake.requests) == 1


def test_a_problem_names_the_fault_and_its_place(judge: Lawspeaker) -> None:
    players: Any = ["one", "nobody"]
    with pytest.raises(ServiceProblem) as raised:
        judge.java.setups({"players": players})
    error = raised.value
    assert (error.type, error.status) == ("/problems/invalid-request", 400)
    assert [entry["pointer"] for entry in error.errors] == ["/players/1"]
    assert error.request_id
    assert str(error).startswith(f"400 {error.title}: {error.detail}\n  /players/1: ")


def test_a_state_that_cannot_be_is_a_problem_with_its_defects(judge: Lawspeaker) -> None:
    with pytest.raises(ServiceProblem) as raised:
        judge.java.scores({"state": {"players": ["one", "two"], "figures": ["E9 three"]}})
    assert (raised.value.type, raised.value.status) == ("/problems/impossible-state", 422)
    assert all(entry["rule"] for entry in raised.value.errors)


@each("rule", ["land.nowhere", "a/b", ".", "..", "", "ř", "a?b", "{}"])
def test_a_rule_that_there_is_not_is_a_problem(rule: Any, judge: Lawspeaker) -> None:
    with pytest.raises(ServiceProblem) as raised:
        judge.java.rule(rule)
    assert raised.value.status in (400, 404)


def test_a_key_is_sent_where_one_is_wanted() -> None:
    with answering(Reply()) as fake:
        healthz(fake.url, key="secret")
        healthz(fake.url)
    assert [request.get("authorization") for request in fake.requests] == ["Bearer secret", None]


def test_a_problem_of_a_proxy_may_have_no_details() -> None:
    reply = Reply(431, b'{"type": "about:blank", "title": "Too large", "status": 431}', PROBLEM)
    with answering(reply) as fake, pytest.raises(ServiceProblem) as raised:
        healthz(fake.url)
    assert (raised.value.detail, raised.value.errors, str(raised.value)) == ("", [], "431 Too large")


STRANGE = (
    Reply(200, b"<html>Welcome", {"Content-Type": "text/html"}),
    Reply(200, b"{", {"Content-Type": "application/json"}),
    Reply(200, b"\xff", {"Content-Type": "application/json"}),
    Reply(200, b"{}", {}),
    Reply(502, b"Bad gateway", {"Content-Type": "text/plain"}),
    Reply(500, b"{", PROBLEM),
    Reply(500, b"[]", PROBLEM),
    Reply(404, b"{}", {"Content-Type": "application/json"}),
    Reply(301, b"", {"Location": "https://elsewhere.example/"}),
    Reply(204, b"", {}),
)


@each("ask, reply", product(CLIENTS, STRANGE))
def test_a_foreign_answer_is_a_separate_error(ask: Healthz, reply: Reply) -> None:
    with answering(reply) as fake, pytest.raises(UnexpectedAnswer) as raised:
        ask(fake.url)
    assert raised.value.status == reply.status
    assert str(reply.status) in str(raised.value)
    assert reply.headers.get("Location", "") in str(raised.value)


@each("ask, reply", product(CLIENTS, (Reply(0), Reply(200, b"not compressed", {"Content-Encoding": "gzip"}))))
def test_a_connection_that_breaks_is_an_error_of_its_own(ask: Healthz, reply: Reply) -> None:
    with answering(reply) as fake, pytest.raises(ServiceUnreachable):
        ask(fake.url)


@each("ask", CLIENTS)
def test_a_missing_service_is_an_error_with_its_address(ask: Healthz) -> None:
    with free_port() as port, pytest.raises(ServiceUnreachable, match=f"{LOOPBACK}:{port} cannot be reached"):
        ask(f"http://{LOOPBACK}:{port}")


@each(
    "request_, message",
    [
        ({"players": {"one"}}, "/players is a set, which JSON cannot express."),
        ({"players": ["one", {"a/b~": math.nan}]}, "/players/1/a~1b~0 is nan, which JSON cannot express."),
        ({"seed": "\ud800"}, "/seed has half a surrogate pair, which is not valid Unicode."),
        ({("a",): 1}, "The body has a name that is not a string: ('a',)."),
        (b"{}", "The body is a bytes, which JSON cannot express."),
    ],
)
def test_values_outside_json_are_not_sent(request_: Any, message: str, judge: Lawspeaker) -> None:
    with pytest.raises(InvalidRequest) as raised:
        judge.java.setups(request_)
    assert str(raised.value) == message


@each("url", ["127.0.0.1:8000", "", "ftp://host", "http://", "http://host?x=1", "http://host#x", "http://host:x"])
def test_an_invalid_address_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="must be the URL of a service"):
        Lawspeaker(url)
    with pytest.raises(ValueError, match="must be the URL of a service"):
        AsyncLawspeaker(url)


@each("setting", [{"key": "a\nb"}, {"key": "ž"}, {"key": ""}, {"retries": -1}, {"longest_wait": -1}])
def test_settings_that_cannot_be_are_refused_at_once(setting: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="must"):
        Lawspeaker("http://127.0.0.1:8000", **setting)


def test_a_path_before_the_service_is_kept() -> None:
    with answering(Reply()) as fake:
        healthz(f"{fake.url}/rules/")
    assert fake.requests[0]["path"] == "/rules/healthz"


def test_the_limit_of_a_real_service_is_waited_for() -> None:
    with serve(workers=1, rate_limit="2/second", log_level="warning") as server:
        with Lawspeaker(server.url, retries=0) as hasty, pytest.raises(ServiceProblem) as raised:
            [hasty.java.game() for _ in range(1000)]  # a slow machine needs more of them
        assert (raised.value.status, raised.value.type) == (429, "/problems/too-many-requests")
        with Lawspeaker(server.url) as patient:
            assert [patient.java.game()["id"] for _ in range(4)] == ["java"] * 4
