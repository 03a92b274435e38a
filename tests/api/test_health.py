"""Health and readiness checks, and the state of Redis."""

import logging
from dataclasses import replace
from typing import Any

import pytest
from werkzeug.test import Client

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.api.resources import operating
from lawspeaker.games import GAMES
from tests.client import client_of
from tests.serving import eventually, redis_server
from tests.sweeps import each


def test_readiness_says_whether_redis_answers(client: Client) -> None:
    """A service without its Redis is ready, too, and to say that it is alive it asks nobody."""

    def redis_of(client: Client) -> str:
        answer = client.get("/readyz")
        assert (answer.status_code, answer.get_json()["status"]) == (200, "ok")
        assert client.get("/healthz").get_json() == {"status": "ok"}
        state: str = answer.get_json()["redis"]
        return state

    assert redis_of(client) == "none"
    with redis_server() as server:
        client = client_of(redis_url=server.url, redis_pause=0.05, redis_timeout=5)
        assert redis_of(client) == "answers"
        with server.client() as redis:
            statistics: Any = redis.info("commandstats")
        assert statistics["cmdstat_ping"]["calls"] == 2, "the first was sent to see whether the server runs"
        server.kill()
        assert redis_of(client) == "away"
        server.start()
        eventually(lambda: redis_of(client) == "answers", "Redis is back")


def test_a_game_is_tested_until_it_has_answered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tested: list[str] = []

    def answers(game: Game[Any], _questions: object) -> bool:
        tested.append(game.id)
        return game.id != "java" or tested.count("java") > 1

    monkeypatch.setattr(operating, "_passes_self_test", answers)
    client = client_of()
    assert [client.get("/readyz").status_code for _ in range(3)] == [503, 200, 200]
    assert sorted(tested) == sorted([*GAMES, "java"])


@each("id", GAMES)
def test_a_game_that_cannot_answer_its_example_is_named(id: str, caplog: pytest.LogCaptureFixture) -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError

    games: dict[str, Game[Any]] = {**GAMES, id: replace(GAMES[id], State=broken)}
    client = client_of(games)
    caplog.clear()
    with caplog.at_level(logging.ERROR):
        answer = client.get("/readyz")
    problem: Document = answer.get_json()
    assert problem["type"] == "/problems/not-ready"
    assert (answer.status_code, problem["detail"]) == (503, f"The self-test failed for: {id}.")
    assert [(record.message, vars(record)["game"]) for record in caplog.records] == [("self_test_failed", id)]
    assert client.get("/healthz").status_code == 200
