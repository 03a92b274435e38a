"""The application as a whole: its optional parts, and their order."""

import threading
from pathlib import Path

import pytest
from werkzeug.test import Client

from lawspeaker.api.settings import Rate, Settings
from lawspeaker.app import application, create_front
from tests.api.worked import Worked
from tests.client import Adapter

A_DAY = 86_400


def test_the_environment_sets_it(monkeypatch: pytest.MonkeyPatch, dispute: Worked) -> None:
    monkeypatch.setenv("LAWSPEAKER_CACHE_BYTES", "0")
    client = Client(Adapter(application()))
    answers = [client.post(dispute.path, json=dispute.body) for _ in range(2)]
    assert {answer.headers["Cache-Status"] for answer in answers} == {"lawspeaker; fwd=miss"}


def test_an_invalid_setting_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAWSPEAKER_CACHE_BITES", "0")
    with pytest.raises(SystemExit, match="LAWSPEAKER_CACHE_BYTES"):
        application()


def test_to_make_it_starts_no_thread_and_connects_to_nothing(tmp_path: Path) -> None:
    """Workers are forked from the process that makes the application."""
    before = set(threading.enumerate())
    create_front(Settings(redis_url=f"unix://{tmp_path}/nobody.sock", rate_limit=Rate(1, A_DAY), log_level="error", tracing=True))
    assert set(threading.enumerate()) <= before
