"""The application as a whole: its optional parts, and their order."""

import threading
from pathlib import Path

import orjson
import pytest
from werkzeug.test import Client

from lawspeaker.api.admission import keys
from lawspeaker.api.settings import Rate, Settings
from lawspeaker.app import application, create_front
from tests.api.worked import Worked
from tests.client import Adapter, client_of_front

A_DAY = 86_400


def test_the_environment_sets_it(monkeypatch: pytest.MonkeyPatch, dispute: Worked) -> None:
    monkeypatch.setenv("LAWSPEAKER_CACHE_BYTES", "0")
    client = Client(Adapter(application()))
    answers = [client.post(dispute.path, json=dispute.body) for _ in range(2)]
    assert {answer.headers["Cache-Status"] for answer in answers} == {"lawspeaker; fwd=miss"}


def test_what_is_set_wrongly_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAWSPEAKER_CACHE_BITES", "0")
    with pytest.raises(SystemExit, match="LAWSPEAKER_CACHE_BYTES"):
        application()


def test_two_applications_in_a_process_share_nothing(dispute: Worked) -> None:
    first, second = (client_of_front() for _ in range(2))
    first.post(dispute.path, json=dispute.body)
    assert "hit" not in second.post(dispute.path, json=dispute.body).headers["Cache-Status"]
    assert b'operation="graenaland_rulings"' in first.get("/metrics").get_data()


def test_to_make_it_starts_no_thread_and_connects_to_nothing(tmp_path: Path) -> None:
    """Workers are forked from the process that makes the application."""
    before = set(threading.enumerate())
    create_front(Settings(redis_url=f"unix://{tmp_path}/nobody.sock", rate_limit=Rate(1, A_DAY), log_level="error", tracing=True))
    assert set(threading.enumerate()) <= before


def test_without_its_redis_all_is_answered(tmp_path: Path, dispute: Worked) -> None:
    client = client_of_front(redis_url=f"unix://{tmp_path}/nobody.sock")
    answers = [client.post(dispute.path, json=dispute.body) for _ in range(2)]
    assert [answer.headers["Cache-Status"] for answer in answers] == [
        "lawspeaker; fwd=miss; stored",
        "lawspeaker; hit; detail=memory",
    ]


def test_a_cached_answer_needs_a_key_and_a_refusal_is_logged(dispute: Worked, capfd: pytest.CaptureFixture[str]) -> None:
    key = keys.new_key()
    client = client_of_front(access="keys", api_keys=(str(keys.hash_key("table", key)),))
    good = {"Authorization": f"Bearer {key}"}
    assert [client.post(dispute.path, json=dispute.body, headers=good).status_code for _ in range(2)] == [200, 200]
    refused = client.post(dispute.path, json=dispute.body)
    assert (refused.status_code, refused.headers["X-Content-Type-Options"]) == (401, "nosniff")
    *_, line = [orjson.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert (line["status"], line["request_id"]) == (401, refused.headers["X-Request-Id"])
