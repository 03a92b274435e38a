"""Health and readiness checks, and the state of Redis."""

import logging
from dataclasses import replace
from typing import Any

import pytest
from werkzeug.test import Client

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.api.resources import health
from lawspeaker.games import GAMES
from tests.client import client_of
from tests.serving import RedisServer, eventually, free_port, redis_server


def client_with(redis_url: str) -> Client:
    return client_of(redis_url=redis_url, redis_pause=0.05, redis_timeout=5)


def test_a_service_without_redis_is_ready_and_has_none(client: Client) -> None:
    answer = client.get("/readyz")
    assert (answer.status_code, answer.get_json()) == (200, {"status": "ok", "redis": "none"})


def test_a_service_whose_redis_is_away_lives_and_is_ready_but_tells() -> None:
    with free_port() as port:
        client = client_with(f"redis://127.0.0.1:{port}/0")
        assert client.get("/healthz").get_json() == {"status": "ok"}
        answer = client.get("/readyz")
    assert (answer.status_code, answer.get_json()) == (200, {"status": "ok", "redis": "away"})


def redis_of(client: Client) -> str:
    state: str = client.get("/readyz").get_json()["redis"]
    return state


def test_readiness_tells_when_redis_goes_and_when_it_is_back() -> None:
    with redis_server() as server:
        client = client_with(server.url)
        assert redis_of(client) == "answers"
        server.kill()
        assert redis_of(client) == "away"
        server.start()
        eventually(lambda: redis_of(client) == "answers", "Redis is back")


def commands_received(server: RedisServer) -> int:
    """The number of commands that a server has received, without this one."""
    with server.client() as redis:
        statistics: Any = redis.info("commandstats")
    return sum(figures["calls"] for command, figures in statistics.items() if command == "cmdstat_ping")


def test_to_be_alive_asks_nobody() -> None:
    with redis_server() as server:
        client = client_with(server.url)
        before = commands_received(server)
        client.get("/healthz")
        assert commands_received(server) == before
        client.get("/readyz")
        assert commands_received(server) == before + 1


def test_a_game_is_tested_until_it_has_answered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tested: list[str] = []

    def answers(game: Game[Any], _questions: object) -> bool:
        tested.append(game.id)
        return game.id != "java" or tested.count("java") > 1

    monkeypatch.setattr(health, "_passes_self_test", answers)
    client = client_of()
    assert [client.get("/readyz").status_code for _ in range(3)] == [503, 200, 200]
    assert sorted(tested) == sorted([*GAMES, "java"])


@pytest.mark.parametrize("id", GAMES)
def test_a_game_that_cannot_answer_its_example_is_named(id: str, caplog: pytest.LogCaptureFixture) -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError

    games: dict[str, Game[Any]] = {**GAMES, id: replace(GAMES[id], State=broken)}
    client = client_of(games)
    with caplog.at_level(logging.ERROR):
        answer = client.get("/readyz")
    problem: Document = answer.get_json()
    assert (answer.status_code, problem["detail"]) == (503, f"The self-test failed for: {id}.")
    assert [(record.message, vars(record)["game"]) for record in caplog.records] == [("self_test_failed", id)]
    assert client.get("/healthz").status_code == 200
