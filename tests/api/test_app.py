"""The application as a whole: its optional parts, and their order."""

import threading
from pathlib import Path

import orjson
import pytest
from werkzeug.test import Client

from lawspeaker.api.admission import keys
from lawspeaker.api.settings import Rate, Settings
from lawspeaker.app import application, create_app
from tests.api.worked import Worked
from tests.client import Adapter, client_of

A_DAY = 86_400


def logged(capfd: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    """The lines logged since the last call."""
    return [orjson.loads(line) for line in capfd.readouterr().err.splitlines()]


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
    first, second = (client_of() for _ in range(2))
    first.post(dispute.path, json=dispute.body)
    assert "hit" not in second.post(dispute.path, json=dispute.body).headers["Cache-Status"]
    assert b'operation="graenaland_rulings"' in first.get("/metrics").get_data()


def test_to_make_it_starts_no_thread_and_connects_to_nothing(tmp_path: Path) -> None:
    """Workers are forked from the process that makes the application."""
    before = set(threading.enumerate())
    create_app(Settings(redis_url=f"unix://{tmp_path}/nobody.sock", rate_limit=Rate(1, A_DAY), log_level="error", tracing=True))
    assert set(threading.enumerate()) <= before


def test_without_its_redis_all_is_answered(tmp_path: Path, dispute: Worked) -> None:
    client = client_of(redis_url=f"unix://{tmp_path}/nobody.sock")
    answers = [client.post(dispute.path, json=dispute.body) for _ in range(2)]
    assert [answer.headers["Cache-Status"] for answer in answers] == [
        "lawspeaker; fwd=miss; stored",
        "lawspeaker; hit; detail=memory",
    ]


def test_a_cached_answer_needs_a_key_too(dispute: Worked) -> None:
    key = keys.new_key()
    client = client_of(access="keys", api_keys=(str(keys.hash_key("table", key)),))
    good = {"Authorization": f"Bearer {key}"}
    assert [client.post(dispute.path, json=dispute.body, headers=good).status_code for _ in range(2)] == [200, 200]
    assert client.post(dispute.path, json=dispute.body).status_code == 401


def test_a_cached_answer_is_counted_by_the_rate_limit_too(dispute: Worked) -> None:
    client = client_of(rate_limit=Rate(100, A_DAY))
    answers = [client.post(dispute.path, json=dispute.body) for _ in range(101)]
    assert (answers[0].status_code, answers[-1].status_code) == (200, 429)


@pytest.mark.parametrize(("proxies", "statuses"), [(0, [200, 429]), (1, [200, 429]), (2, [200, 200])])
def test_the_address_is_that_which_the_proxies_saw_only_if_there_are_some(
    dispute: Worked, proxies: int, statuses: list[int]
) -> None:
    client = client_of(rate_limit=Rate(1, A_DAY), proxies=proxies)
    answers = [
        client.post(dispute.path, json=dispute.body, headers={"X-Forwarded-For": f"{address}, 192.0.2.1"})
        for address in ("198.51.100.1", "203.0.113.1")
    ]
    assert [answer.status_code for answer in answers] == statuses


def test_a_page_of_another_origin_may_read_a_cached_answer_if_it_may_ask(dispute: Worked) -> None:
    client = client_of(cors_origins=("https://table.example",))
    answers = [client.post(dispute.path, json=dispute.body, headers={"Origin": "https://table.example"}) for _ in range(2)]
    assert {answer.headers["Access-Control-Allow-Origin"] for answer in answers} == {"https://table.example"}


@pytest.mark.parametrize(
    ("path", "operation", "status"),
    [
        ("/v1/games", "games", 200),
        ("/v1/games/graenaland/rules/nonsense", "graenaland_rule", 404),
        ("/", "desk.start", 200),
        ("/static/page.css", "pages.static", 200),
        ("/metrics", "metrics", 200),
        ("/nowhere/%0a", "none", 404),
        ("/v1//games", "none", 404),
        ("/v1/games/graenaland/rulings", "graenaland_rulings", 405),
    ],
)
def test_each_request_is_logged_by_its_operation(
    client: Client, capfd: pytest.CaptureFixture[str], path: str, operation: str, status: int
) -> None:
    capfd.readouterr()
    client.get(path)
    (line,) = logged(capfd)
    assert (line["operation"], line["status"]) == (operation, status)


def test_what_is_refused_at_the_gate_is_logged_and_completed(capfd: pytest.CaptureFixture[str]) -> None:
    key = str(keys.hash_key("table", keys.new_key()))
    answer = client_of(access="keys", api_keys=(key,)).get("/v1/games", buffered=True)
    assert answer.status_code == 401
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    (logged_line,) = logged(capfd)
    assert (logged_line["status"], logged_line["request_id"]) == (401, answer.headers["X-Request-Id"])


def test_hits_and_misses_are_counted(dispute: Worked) -> None:
    client = client_of()
    for _ in range(3):
        client.post(dispute.path, json=dispute.body)
    exposition = client.get("/metrics").get_data(as_text=True)
    operation = f"{dispute.game.id}_rulings".replace("-", "_")
    assert f'lawspeaker_answers_total{{level="miss",operation="{operation}"}} 1.0' in exposition
    assert f'lawspeaker_answers_total{{level="memory",operation="{operation}"}} 2.0' in exposition
