"""A game from a package of its own: built, and installed beside the service, it is answered for without a line of ours changed.

The tests of every game run for it, too. Its source is in ``tests/noughts_and_crosses``; the browser tests of the desk have
one for it, ``tests/desk/test_another_game.py``.
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.installing import ROOT, SOURCE, beside, run
from tests.serving import Server, serve

pytestmark = pytest.mark.slow

GAME = "noughts-and-crosses"
OURS = ["graenaland", "confusing-lands", "java"]
PACKAGE = SOURCE / "noughts_and_crosses"
MOST_LINES = 180
"""Lines of Python, without empty ones, that a person writes for the game."""
WINNING: Mapping[str, Any] = next(
    example["request"]
    for example in yaml.safe_load((PACKAGE / "examples.yaml").read_text(encoding="utf-8"))
    if example["name"] == "winning"
)


@pytest.fixture(scope="module")
def environment(noughts_and_crosses: Path) -> Mapping[str, str]:
    """The environment of processes beside which the package is installed."""
    return beside(noughts_and_crosses)


@pytest.fixture(scope="module")
def service(noughts_and_crosses: Path) -> Iterator[Server]:
    with serve(workers=1, source=noughts_and_crosses) as server:
        yield server


def told(service: Server, path: str, request: object = None, language: str = "en") -> str:
    """What the service answers."""
    body = None if request is None else json.dumps(request).encode()
    status, _, answer = service.ask(path, body, Accept_Language=language)
    assert status == 200, answer
    return answer.decode()


def test_it_is_small() -> None:
    lines = [line for path in PACKAGE.rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= MOST_LINES


def test_it_passes_the_tests_of_every_game(environment: Mapping[str, str]) -> None:
    told = run(["-m", "pytest", "tests/games", "-k", GAME, "-p", "no:cacheprovider"], environment)
    assert int(re.findall(r"(\d+) passed", told)[0]) > 80
    assert "failed" not in told


def test_it_passes_the_tests_of_api_and_desk(environment: Mapping[str, str]) -> None:
    told = run(["-m", "pytest", "tests/api", "tests/desk", "-k", GAME, "-m", "not slow", "-p", "no:cacheprovider"], environment)
    assert int(re.findall(r"(\d+) passed", told)[0]) > 50
    assert "failed" not in told


def test_the_command_line_knows_it_where_it_is_installed(environment: Mapping[str, str]) -> None:
    def games(environment: Mapping[str, str]) -> list[str]:
        return [game["id"] for game in json.loads(run(["-m", "lawspeaker", "games"], environment))["games"]]

    assert games(environment) == [*games(beside()), GAME]
    answer = json.loads(run(["-m", "lawspeaker", "ask", GAME, "rulings"], environment, json.dumps(WINNING)))
    assert (answer["verdict"], answer["events"][-1]) == ("legal", {"type": "won", "player": "cross"})


def test_it_is_answered_over_http(service: Server) -> None:
    games = json.loads(told(service, "/v1/games"))["games"]
    assert [game["id"] for game in games] == [*OURS, GAME]
    assert json.loads(told(service, f"/v1/games/{GAME}/rulings", WINNING))["verdict"] == "legal"
    again = {**WINNING, "action": {"type": "mark", "player": "nought", "square": "centre"}}
    ruling = json.loads(told(service, f"/v1/games/{GAME}/rulings", again, language="cs"))
    messages = [finding["message"] for finding in ruling["findings"]]
    assert messages == ["Na tahu jsou křížky.", "Na tomto políčku (uprostřed) už je křížek."]
    assert json.loads(told(service, "/readyz"))["status"] == "ok"


def test_it_is_documented(service: Server) -> None:
    paths = json.loads(told(service, "/openapi.json"))["paths"]
    asked = {path.rpartition("/")[2] for path, item in paths.items() if f"/{GAME}/" in path and "post" in item}
    assert asked == {"setups", "rulings", "turns", "legal-actions", "replays", "audits"}
    assert "swagger-ui" in told(service, "/docs")  # which reads that document in the browser


def test_the_desk_and_the_rules_have_it(service: Server) -> None:
    assert "application" in told(service, "/en/desk")
    assert f"/fr/rules/{GAME}" in told(service, "/fr/rules/")
    assert "Morpion" in told(service, f"/fr/rules/{GAME}")
    assert "Crosses complete a diagonal" in told(service, f"/en/rules/{GAME}/end.line")


def test_the_committed_contract_has_only_ours(environment: Mapping[str, str]) -> None:
    assert run(["-m", "lawspeaker.api.openapi"], environment) == (ROOT / "openapi.yaml").read_text(encoding="utf-8")


def test_an_assistant_finds_the_game_and_asks_about_it(service: Server) -> None:
    def call(tool: str, /, **arguments: object) -> str:
        message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
        status, _, answer = service.ask("/mcp", json.dumps(message).encode(), Accept="application/json")
        assert status == 200, answer
        text: str = json.loads(answer)["result"]["content"][0]["text"]
        return text

    assert f"{GAME}: Noughts and crosses" in call("list_games")
    assert "square: Square" in call("how_to_ask", game=GAME, tool="rule", action="mark")
    assert call("rule", game=GAME, **WINNING).startswith("Legal.\nCrosses mark a square: bottom right")
