"""The gate: requests that are admitted or refused before anything else is done."""

import os
import re
import signal
from itertools import product
from pathlib import Path
from typing import Any

import orjson
import pytest
from werkzeug.test import Client, TestResponse

from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.api.admission import rates
from lawspeaker.api.admission.keys import hash_key, new_key
from lawspeaker.api.exchange import Exchange
from lawspeaker.api.problem_types import PROBLEM_TYPES
from lawspeaker.api.problems import ProblemShape
from lawspeaker.api.settings import Rate
from tests.api.observation.output import lines
from tests.api.worked import Worked
from tests.client import client_of_front
from tests.serving import eventually, redis_server, serve
from tests.sweeps import each

KEY, OTHER = new_key(), new_key()
KEYS = (str(hash_key("table", KEY)), str(hash_key("bot", OTHER)))
OPEN = ["/", "/docs", "/openapi.yaml", "/openapi.json", "/problems", "/static/page.css", "/healthz", "/readyz", "/metrics", "/v1"]
GUARDED = ["/v1/games", "/v1/games/", "/v1/games/nothing", "/v1/", "/v1/batches", "/v1/games/../../metrics"]
THRICE = Rate(3, 3600)
"""A rate so low that no unit comes back during a test."""


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def from_address(address: str) -> dict[str, str]:
    return {"REMOTE_ADDR": address}


def refusals(client: Client, reason: str) -> int:
    text = client.get("/metrics").get_data(as_text=True)
    found = re.search(rf'^lawspeaker_refusals_total{{reason="{reason}"}} (\d+)', text, re.MULTILINE)
    return int(found[1]) if found else 0


def limit(answer: TestResponse) -> tuple[int, int]:
    match = re.fullmatch(r'"\w+";r=(\d+);t=(\d+)', answer.headers["RateLimit"])
    assert match
    return int(match[1]), int(match[2])


def batch(dispute: Worked, questions: int) -> dict[str, Any]:
    return {"questions": [dispute.question] * questions}


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every request is charged one unit, and no unit comes back. ``test_charges.py`` tests the cost of work."""
    monkeypatch.setattr(Exchange, "work_nanoseconds", property(lambda _: 0, lambda _exchange, _worked: None))
    monkeypatch.setattr(rates, "monotonic_ns", lambda: 10**15)


@pytest.fixture(scope="module")
def keyed() -> Client:
    return client_of_front(access="keys", api_keys=KEYS)


@pytest.fixture
def thrice() -> Client:
    """A client of a service where each address may send three requests."""
    return client_of_front(rate_limit=THRICE)


def statuses(client: Client, number: int, **options: Any) -> list[int]:
    return [client.get("/v1/games", **options).status_code for _ in range(number)]


def test_pages_and_probes_need_no_key_and_do_not_count() -> None:
    client = client_of_front(access="keys", api_keys=KEYS, rate_limit=Rate(1, 3600))
    for path in OPEN:
        answer = client.get(path)
        assert answer.status_code in (200, 404)
        assert "RateLimit" not in answer.headers


@each("method, path", product(["GET", "HEAD", "POST", "PUT", "OPTIONS"], GUARDED))
def test_everything_below_v1_needs_a_key(keyed: Client, method: str, path: str) -> None:
    assert keyed.open(path, method=method).status_code == 401
    assert keyed.open(path, method=method, headers=bearer(KEY)).status_code != 401


@each(
    "path", ["//v1/games", "/./v1/games", "/V1/games", "/%76%31/games", "/v1%2fgames", "/docs/../v1/games", "http://x/v1/games"]
)
def test_no_spelling_of_a_path_leads_past_the_gate(keyed: Client, path: str) -> None:
    assert b'"games"' not in keyed.get(path).get_data()


@each("path, method", product(["//v1/games", "///v1/games", "v1/games", "/%2fv1/games", "%2f/v1/games"], ["GET", "POST"]))
def test_no_beginning_of_a_path_leads_past_the_gate(keyed: Client, path: str, method: str) -> None:
    answer = keyed.open("/", method=method, environ_overrides={"RAW_URI": path})  # a client would correct the path
    assert (answer.status_code, answer.get_json()["type"]) == (404, "/problems/not-found")


def test_a_request_without_a_key_learns_how_to_send_one() -> None:
    keyed = client_of_front(access="keys", api_keys=KEYS)
    answer, unknown = keyed.get("/v1/games"), keyed.get("/v1/games", headers=bearer(new_key()))
    assert (answer.status_code, answer.mimetype) == (401, "application/problem+json")
    assert answer.get_json() == unknown.get_json() == PROBLEM_TYPES["unauthorized"].example
    assert answer.headers["WWW-Authenticate"] == 'Bearer realm="lawspeaker"'
    assert unknown.headers["WWW-Authenticate"] == 'Bearer realm="lawspeaker", error="invalid_token"'
    assert answer.headers["X-Request-Id"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert refusals(keyed, "key") == 2


def test_every_answer_says_how_much_is_left(thrice: Client, dispute: Worked) -> None:
    first = thrice.post(dispute.path, json=dispute.body, headers=bearer("an open service reads no keys"))
    assert first.headers["RateLimit-Policy"].startswith('"default";q=3;w=3600;')
    assert limit(first) == (2, 1200)
    second = thrice.get("/v1/games/nothing")
    assert (second.status_code, *limit(second)) == (404, 1, 1200)
    third = thrice.post(dispute.path, json=dispute.body)
    assert third.headers["Cache-Status"].startswith("lawspeaker; hit")
    assert limit(third) == (0, 1200)
    answer = thrice.get("/v1/games")
    assert (answer.status_code, answer.mimetype) == (429, "application/problem+json")
    assert limit(answer) == (0, 1200)
    assert answer.headers["Retry-After"] == "1200"
    document = answer.get_json()
    assert Guard(ProblemShape).faults(document) == []
    assert document["type"] == "/problems/too-many-requests"
    assert "3 ms of processor time in 3600 seconds" in document["detail"]
    assert "Retry in 1200 s." in document["detail"]
    assert refusals(thrice, "rate") == 1
    assert client_of_front(rate_limit=THRICE).get("/v1/games").status_code == 200, "another application counts apart"


@each("proxies, last", [(0, 429), (1, 200)])
def test_only_behind_a_proxy_the_forwarded_address_is_counted(proxies: int, last: int) -> None:
    client = client_of_front(rate_limit=THRICE, proxies=proxies)

    def ask(forwarded: str) -> int:
        return client.get("/v1/games", headers={"X-Forwarded-For": forwarded}).status_code

    assert [ask(f"203.0.113.{number}, 192.0.2.1") for number in range(4)] == [200, 200, 200, 429]
    assert ask("192.0.2.2") == last


def test_the_holder_of_keys_is_counted_wherever_it_asks_from() -> None:
    another_of_table = new_key()
    client = client_of_front(access="keys", api_keys=(*KEYS, str(hash_key("table", another_of_table))), rate_limit=THRICE)
    for _ in range(10):
        refused = client.get("/v1/games")
        assert (refused.status_code, "RateLimit" in refused.headers) == (401, False)
    keys = [KEY, another_of_table, KEY, another_of_table]
    answers = [
        client.get("/v1/games", headers=bearer(key), environ_overrides=from_address(f"192.0.2.{index}"))
        for index, key in enumerate(keys)
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert client.get("/v1/games", headers=bearer(OTHER)).status_code == 200


def test_only_requests_without_a_key_use_the_allowance() -> None:
    named = new_key()
    keys = (*KEYS, str(hash_key("unknown", named)))
    client = client_of_front(access="keys", api_keys=keys, rate_limit=Rate(5, 3600), keyless_allowance=THRICE)
    for authorization in ("Bearer nonsense", "Basic dGFibGU6", "Bearer ", ""):
        answer = client.get("/v1/games", environ_overrides={"HTTP_AUTHORIZATION": authorization})
        assert (answer.status_code, "RateLimit" in answer.headers) == (401, False), "it does not fall back to the allowance"
    keyless = client.get("/v1/games").headers
    assert keyless["RateLimit-Policy"].startswith('"keyless";q=3;')
    assert keyless["RateLimit"].startswith('"keyless";r=2;')
    assert client.get("/v1/games", headers=bearer(OTHER)).headers["RateLimit"].startswith('"default";r=4;')
    assert statuses(client, 5) == [200] * 2 + [429] * 3
    assert statuses(client, 6, headers=bearer(KEY)) == [200] * 5 + [429]
    assert statuses(client, 1, headers=bearer(OTHER)) == statuses(client, 1, environ_overrides=from_address("192.0.2.9")) == [200]
    assert statuses(client, 4, environ_overrides=from_address("nowhere")) == [200] * 3 + [429]
    assert limit(client.get("/v1/games", headers=bearer(named)))[0] == 4, "a key that is named like a network counts apart"


def test_the_allowance_also_applies_where_keys_are_not_limited() -> None:
    client = client_of_front(access="keys", api_keys=KEYS, keyless_allowance=THRICE)
    assert statuses(client, 4) == [200] * 3 + [429]
    answers = [client.get("/v1/games", headers=bearer(KEY)) for _ in range(6)]
    assert {(answer.status_code, "RateLimit" in answer.headers) for answer in answers} == {(200, False)}


def test_disabled_features_add_no_headers(client: Client) -> None:
    headers = client.get("/v1/games", headers={"Origin": "https://table.example"}).headers
    assert not {"RateLimit", "RateLimit-Policy", "WWW-Authenticate", "Access-Control-Allow-Origin"} & set(headers.keys())


def test_callers_above_the_limit_are_logged(capfd: pytest.CaptureFixture[str], dispute: Worked) -> None:
    def log_entries(client: Client, **headers: str) -> list[tuple[int, str]]:
        capfd.readouterr()
        for _ in range(2):
            client.get("/v1/games", headers=headers, environ_overrides=from_address("2001:db8:0:1:2::3"))
        return [(line["status"], line["caller"]) for line in lines(capfd.readouterr().err)]

    assert log_entries(client_of_front(rate_limit=Rate(1, 3600))) == [(200, ""), (429, "2001:db8:0:1::/64")]
    keyed = client_of_front(access="keys", api_keys=KEYS, rate_limit=Rate(1, 3600))
    assert log_entries(keyed, **bearer(KEY)) == [(200, "table"), (429, "table")]
    assert log_entries(keyed) == [(401, "")] * 2
    small = client_of_front(rate_limit=Rate(3, 3600))
    small.get("/v1/games")
    capfd.readouterr()
    small.post("/v1/batches", json=batch(dispute, 3))
    assert [(line["status"], line["caller"]) for line in lines(capfd.readouterr().err)] == [(429, "127.0.0.1")]


def test_a_batch_counts_as_many_times_as_it_asks(dispute: Worked) -> None:
    client = client_of_front(rate_limit=Rate(10, 3600))
    first = client.post("/v1/batches", json=batch(dispute, 7))
    assert (first.status_code, limit(first)[0]) == (200, 3)
    refused = client.post("/v1/batches", json=batch(dispute, 5))
    assert (refused.status_code, refused.get_json()["type"]) == (429, "/problems/too-many-requests")
    assert limit(refused)[0] == 3, "a refused batch costs nothing"
    assert int(refused.headers["Retry-After"]) == 2 * 360
    assert limit(client.post("/v1/batches", json=batch(dispute, 4)))[0] == 3
    last = client.post("/v1/batches", json=batch(dispute, 3))
    assert (last.status_code, limit(last)[0]) == (200, 0)
    assert client.get("/v1/games").status_code == 429
    assert refusals(client, "rate") == 3


def test_a_batch_beyond_the_limit_has_no_retry_after(dispute: Worked) -> None:
    client = client_of_front(rate_limit=Rate(10, 3600))
    refused = client.post("/v1/batches", json=batch(dispute, 11))
    assert (refused.status_code, refused.get_json()["type"]) == (400, "/problems/invalid-request")
    (error,) = refused.get_json()["errors"]
    assert (error["pointer"], "the rate limit allows 10 ms" in error["detail"]) == ("/questions", True)
    assert "Retry-After" not in refused.headers
    assert refusals(client, "rate") == 0


@pytest.mark.slow
def test_workers_share_counts_and_keep_keys_if_the_file_breaks(tmp_path: Path, dispute: Worked) -> None:
    file = tmp_path / "keys"
    file.write_text(KEYS[0], encoding="utf-8")
    body, third = orjson.dumps(dispute.body), new_key()
    settings: dict[str, Any] = {"access": "keys", "api_keys": KEYS[1], "api_keys_file": str(file), "rate_limit": "1000/hour"}
    with redis_server() as redis, serve(**settings, redis_url=redis.url, redis_timeout="5") as server:

        def ask(key: str) -> int:
            return server.ask(dispute.path, body, Authorization=f"Bearer {key}")[0]

        def all_refuse() -> bool:
            latest = [ask(KEY) for _ in range(16)]
            beyond.extend(status for status in latest if status == 200)
            return set(latest) == {429}

        def known() -> set[tuple[bool, ...]]:
            """Which of the three keys workers know."""
            return {tuple(ask(key) != 401 for key in (KEY, OTHER, third)) for _ in range(10)}

        def replaced(before: set[int]) -> bool:
            return len(now := server.worker_pids()) == 2 and not now & before and server.ask("/healthz")[0] == 200

        beyond: list[int] = []
        assert {ask(KEY) for _ in range(500)} == {200}  # the first requests cost more than a unit
        eventually(all_refuse, "both workers know that the limit is used up")
        assert len(beyond) < 1000, "each counted for itself"
        assert known() == {(True, True, False)}
        assert ask("") == 401
        file.write_text("nonsense", encoding="utf-8")
        before = server.worker_pids()
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        eventually(lambda: replaced(before), "workers that died are replaced")
        eventually(lambda: known() == {(True, True, False)}, "the keys that were good are valid")
        before = server.worker_pids()
        server.process.send_signal(signal.SIGHUP)
        eventually(lambda: replaced(before), "the service was loaded again")
        eventually(lambda: any("api_keys_kept" in line for line in server.log), "the log says so")
        assert known() == {(True, True, False)}
        newer = tmp_path / "newer"
        newer.write_text(str(hash_key("third", third)), encoding="utf-8")
        newer.replace(file)
        eventually(lambda: known() == {(False, True, True)}, "the corrected file is read")
        file.write_text("", encoding="utf-8")
        eventually(lambda: known() == {(False, True, False)}, "the last key of the file is withdrawn")
        assert server.ask("/v1/games", Authorization="Bearer " + "x" * 40_000)[0] == 431
        assert server.ask("/healthz", None, "GET", 30, **{f"X-{number}": "y" for number in range(500)})[0] == 431
        assert server.ask("/healthz")[0] == 200
