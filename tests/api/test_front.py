"""Answers given before Flask: the same as those that Flask gives."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import orjson
import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import EnvironBuilder, TestResponse

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.api.cache.asked import Asked
from lawspeaker.api.exchange import exchange
from lawspeaker.api.questions import LARGEST_BODY, Asking
from lawspeaker.api.settings import Settings
from lawspeaker.app import create_app
from tests.api.worked import Worked

JSON = "application/json"
OF_ITS_OWN = {"Cache-Status", "X-Request-Id", "traceparent"}
"""Headers in which two answers to the same request differ."""


def told(answer: TestResponse) -> tuple[int, bytes, list[tuple[str, str]]]:
    """What an answer says, without what is its own."""
    headers = [(name, value) for name, value in answer.headers if name not in OF_ITS_OWN]
    return answer.status_code, answer.get_data(), headers


@pytest.fixture
def flask_is_gone(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Takes Flask away when it is called."""

    def fail(_app: Flask) -> None:
        raise AssertionError("Flask was not to be asked")

    return lambda: monkeypatch.setattr(Flask, "full_dispatch_request", fail)


@pytest.mark.parametrize("query", ["", "explain=all", "explain=%61ll&"])
@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Accept-Language": "fr, cs;q=0.5"},
        {"Prefer": "return=minimal"},
        {"Accept": "text/html, */*;q=0.1"},
        {"Content-Type": "Application/JSON; charset=utf-8"},
    ],
)
def test_a_kept_answer_is_given_before_flask_and_says_the_same(
    fresh_client: FlaskClient, flask_is_gone: Callable[[], None], dispute: Worked, query: str, headers: dict[str, str]
) -> None:
    body = orjson.dumps(dispute.body)

    def ask() -> TestResponse:
        return fresh_client.post(dispute.path, data=body, query_string=query, headers={"Content-Type": JSON, **headers})

    first = ask()
    flask_is_gone()
    second = ask()
    assert first.status_code == 200
    assert told(first) == told(second)
    assert set(first.headers.keys()) == set(second.headers.keys())
    assert first.headers["Cache-Status"] == "lawspeaker; fwd=miss; stored"
    assert second.headers["Cache-Status"] == "lawspeaker; hit; detail=memory"


@pytest.fixture(scope="module")
def keeping_nothing() -> FlaskClient:
    return create_app(Settings(cache_bytes=0)).test_client()


UNUSUAL: dict[str, dict[str, Any]] = {
    "another method": {"method": "PUT"},
    "HEAD": {"method": "HEAD"},
    "GET": {"method": "GET"},
    "OPTIONS": {"method": "OPTIONS"},
    "an unknown method": {"method": "BREW"},
    "an unknown query": {"query_string": "explian=all"},
    "a query given twice": {"query_string": "explain=all&explain=all"},
    "a query that is no UTF-8": {"query_string": "explain=%FF"},
    "a raw byte in the query": {"environ_overrides": {"QUERY_STRING": "\xff=\xff"}},
    "a semicolon in the query": {"query_string": "explain=all;explain=all"},
    "no JSON accepted": {"headers": {"Accept": "text/html"}},
    "no content type": {"content_type": None},
    "another content type": {"content_type": "text/plain"},
    "a compressed body": {"headers": {"Content-Encoding": "gzip"}},
    "no length": {"environ_overrides": {"CONTENT_LENGTH": ""}},
    "a length that is none": {"environ_overrides": {"CONTENT_LENGTH": "ten"}},
    "a negative length": {"environ_overrides": {"CONTENT_LENGTH": "-1"}},
    "a length of nothing": {"environ_overrides": {"CONTENT_LENGTH": "0"}},
    "a length over the limit": {"environ_overrides": {"CONTENT_LENGTH": str(LARGEST_BODY + 1)}},
    "a huge length": {"environ_overrides": {"CONTENT_LENGTH": "9" * 100}},
    "a length that the body does not have": {"environ_overrides": {"CONTENT_LENGTH": "100000"}},
    "a chunked body": {"environ_overrides": {"HTTP_TRANSFER_ENCODING": "chunked", "wsgi.input_terminated": True}},
    "a slash after the path": {"path": "{}/"},
    "two slashes in the path": {"path": "/{}"},
    "an unknown path": {"path": "{}x"},
    "a strange host": {"headers": {"Host": "a b"}},
    "an empty header": {"headers": {"Accept": "", "Prefer": "", "Accept-Language": ""}},
    "a strange header": {"headers": {"Accept": ";;;,q=x", "Prefer": '="', "Accept-Language": "\xe9;q=é"}},
}


@pytest.mark.parametrize("unusual", UNUSUAL.values(), ids=UNUSUAL.keys())
def test_what_is_unusual_has_the_same_answer_whether_or_not_one_is_kept(
    client: FlaskClient, keeping_nothing: FlaskClient, dispute: Worked, unusual: dict[str, Any]
) -> None:
    usual: dict[str, Any] = {"method": "POST", "data": orjson.dumps(dispute.body), "content_type": JSON}
    assert client.open(dispute.path, **usual).status_code == 200
    path = unusual.get("path", "{}").format(dispute.path)
    request = {**usual, **{name: value for name, value in unusual.items() if name != "path"}}
    kept, other = (asked.open(path, **request) for asked in (client, keeping_nothing))
    assert told(kept) == told(other)
    assert kept.status_code < 500


def test_what_is_asked_is_found_out_once(fresh_client: FlaskClient, dispute: Worked, monkeypatch: pytest.MonkeyPatch) -> None:
    times = Counter[str]()
    asked = Asking.asked

    def counted(asking: Asking, preferences: Preferences, body: bytes) -> Asked:
        times[asking.id] += 1
        return asked(asking, preferences, body)

    monkeypatch.setattr(Asking, "asked", counted)
    for expected in (1, 2):
        assert fresh_client.post(dispute.path, json=dispute.body).status_code == 200
        assert times.total() == expected


def test_level_and_operation_are_noted(dispute: Worked) -> None:
    app = create_app()
    for level in ("miss", "memory"):
        environ = EnvironBuilder(dispute.path, method="POST", json=dispute.body).get_environ()
        b"".join(app(environ, lambda *_: lambda _: None))
        noted = exchange(environ)
        assert (noted.operation, noted.cache) == (f"{dispute.game.id}_rulings".replace("-", "_"), level)
