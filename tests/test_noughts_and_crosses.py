"""A game from a package of its own.

`lawspeaker check-package` passes for it and finds what is broken in a copy. Installed beside the service, it is answered for
without a line of ours changed. Its source is in ``tests/noughts_and_crosses``; the browser tests of the desk have one for it.
"""

import importlib
import json
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, by_type
from lawspeaker.adjudication.rules.catalogue import Catalogue
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import KERNEL, Messages
from lawspeaker.conformance.cases import InvalidFileError
from lawspeaker.conformance.package import CHECKS, breaches
from lawspeaker.conformance.package.subject import Package
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
    for example in yaml.load((PACKAGE / "examples.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    if example["name"] == "winning"
)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The game, imported from its source."""
    monkeypatch.syspath_prepend(SOURCE)
    found: Game[Any] = importlib.import_module("noughts_and_crosses").NOUGHTS_AND_CROSSES
    return found


def test_it_is_small() -> None:
    lines = [line for path in PACKAGE.rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= MOST_LINES


def complaints(game: Game[Any]) -> list[str]:
    package = Package(game)
    return [complaint for check in CHECKS for complaint in breaches(check, package)]


def test_it_has_all_that_a_game_needs(game: Game[Any]) -> None:
    assert complaints(game) == []


@pytest.mark.parametrize(
    ("file", "written", "instead", "complaint"),
    [
        ("messages/fr/game.ftl", "turn-order = ", "turn-orders = ", "messages/fr lacks the message turn-order."),
        ("messages/en/game.ftl", "event-won = { $player } win", "", "messages/en lacks the message event-won."),
        ("messages/en/game.ftl", "{ $player } mark a square", "One marks a square with_it", "The message sentence-mark in"),
        (
            "cases/game.yaml",
            "violated: [begin.once]",
            "violated: []",
            "Case begins-twice: expected illegal; found illegal by begin.once",
        ),
        ("cases/game.yaml", "violated: [begin.once]", "", "No case violates begin.once."),
        (
            "cases/game.yaml",
            "{type: won, player: cross}",
            "{type: won, player: nought}",
            "event 2/player: expected nought; found cross",
        ),
        ("examples.yaml", "operation: turns", "operation: replays", "No worked example asks turns. Add one to examples.yaml"),
        ("catalogue.yaml", "The end, 1]", "The end, 4]", "end.line cites noughts-and-crosses.en · The end · paragraph 4"),
        ("catalogue.yaml", "  begin.once:", "  end.draw: {citations: []}\n  begin.once:", "Nothing checks end.draw."),
        ("catalogue.yaml", "  begin.once:", "  begin.once:\n    judged: false", "begin.once is checked, but catalogue.yaml says"),
    ],
)
def test_what_is_broken_in_a_file_is_said(
    file: str, written: str, instead: str, complaint: str, game: Game[Any], tmp_path: Path
) -> None:
    copy = copied(game, tmp_path)
    path = copy.folder / file
    text = path.read_text(encoding="utf-8")
    assert written in text
    path.write_text(text.replace(written, instead), encoding="utf-8")
    changed = replace(copy, catalogue=Catalogue.load(copy.folder / "catalogue.yaml"))
    assert any(complaint in found for found in complaints(changed)), complaints(changed)


@pytest.mark.parametrize(
    ("written", "instead", "why"),
    [
        ("title: Noughts want to begin", "title: Noughts: want", ", line 85: mapping values are not allowed in this context."),
        ("expect: {count: 0}", "expects: {count: 0}", ', case no-options-after-the-end: "expect" is a required property.'),
        ("question: turns", "question: turn", 'case turn-of-both, question: "turn" is not one of "setups", "rulings"'),
    ],
)
def test_a_file_of_cases_that_cannot_be_read_is_named(
    written: str, instead: str, why: str, game: Game[Any], tmp_path: Path
) -> None:
    copy = copied(game, tmp_path)
    path = copy.folder / "cases" / "game.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(written, instead), encoding="utf-8")
    with pytest.raises(InvalidFileError) as refused:
        Package(copy)
    assert why in str(refused.value)
    assert str(refused.value).startswith(str(path))


def copied(game: Game[Any], folder: Path) -> Game[Any]:
    """The same game with a copy of its files."""
    shutil.copytree(PACKAGE, folder / "copy")
    return replace(game, folder=folder / "copy", messages=Messages(KERNEL, folder / "copy" / "messages"))


def the_turn_does_not_pass(game: Game[Any]) -> Game[Any]:
    mark = game.actions["mark"]

    def apply(state: Any, action: Any, after: NextState) -> Sequence[Document]:
        events = mark.apply(state, action, after)
        after.put(("turn",), lambda: state.turn)
        return events

    return replace(game, actions=by_type(game.actions["begin"], replace(mark, apply=apply)))


def every_square_is_listed(game: Game[Any]) -> Game[Any]:
    def candidates(state: Any) -> list[Any]:
        return [{"player": state.turn, "square": square} for square in ("top", "left", "left", "centre")]

    return replace(game, actions=by_type(game.actions["begin"], replace(game.actions["mark"], candidates=candidates)))


def an_unknown_square_is_empty(game: Game[Any]) -> Game[Any]:
    class State(game.State):  # type: ignore[name-defined, misc]
        def mark(self, square: str) -> str:
            return str(self.document.get("board", {}).get(square, "empty"))

    return replace(game, State=State)


def a_rule_fails(game: Game[Any]) -> Game[Any]:
    class State(game.State):  # type: ignore[name-defined, misc]
        def mark(self, square: str) -> str:
            return {"cross": "cross", "nought": "nought"}[super().mark(square)]

    return replace(game, State=State)


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (the_turn_does_not_pass, "the next state is impossible by turn.count. Correct `apply`"),
        (every_square_is_listed, "is listed twice. Correct `candidates`."),
        (
            an_unknown_square_is_empty,
            "Case marked-square: without board, the verdict is legal instead of illegal or undetermined",
        ),
        (a_rule_fails, "KeyError: 'empty'"),
    ],
)
def test_what_is_broken_in_the_code_is_said(broken: Callable[[Game[Any]], Game[Any]], complaint: str, game: Game[Any]) -> None:
    found = complaints(broken(game))
    assert any(complaint in one for one in found), found


# Installed beside the service


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


def test_installed_it_passes_and_leaves_our_contract_alone(environment: Mapping[str, str]) -> None:
    assert json.loads(run(["-m", "lawspeaker", "check-package", GAME], environment)) == {
        "games": [GAME],
        "passed": len(CHECKS),
        "failures": [],
    }
    assert run(["-m", "lawspeaker.api.openapi"], environment) == (ROOT / "openapi.yaml").read_text(encoding="utf-8")


def test_it_is_answered_over_http_and_documented(service: Server) -> None:
    assert [game["id"] for game in json.loads(told(service, "/v1/games"))["games"]] == [*OURS, GAME]
    again = {**WINNING, "action": {"type": "mark", "player": "nought", "square": "centre"}}
    ruling = json.loads(told(service, f"/v1/games/{GAME}/rulings", again, language="cs"))
    messages = [finding["message"] for finding in ruling["findings"]]
    assert messages == ["Na tahu jsou křížky.", "Na tomto políčku (uprostřed) už je křížek."]
    assert json.loads(told(service, "/readyz"))["status"] == "ok"
    paths = json.loads(told(service, "/openapi.json"))["paths"]
    asked = {path.rpartition("/")[2] for path, item in paths.items() if f"/{GAME}/" in path and "post" in item}
    assert asked == {"setups", "rulings", "turns", "legal-actions", "replays", "audits"}


def test_the_rules_pages_and_an_assistant_have_it(service: Server) -> None:
    assert f"/fr/rules/{GAME}" in told(service, "/fr/rules/")
    assert "Crosses complete a diagonal" in told(service, f"/en/rules/{GAME}/end.line")
    call = {"name": "rule", "arguments": {"game": GAME, **WINNING}}
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call}
    status, _, answer = service.ask("/mcp", json.dumps(message).encode(), Accept="application/json")
    assert status == 200, answer
    text: str = json.loads(answer)["result"]["content"][0]["text"]
    assert text.startswith("Legal.\nCrosses mark a square: bottom right")
