"""The command line."""

import io
import subprocess
import sys
from pathlib import Path
from typing import Any

import orjson
import pytest

from lawspeaker.api.admission.keys import Keys
from lawspeaker.api.resources.examples import load_examples
from lawspeaker.api.settings import Settings
from lawspeaker.cli import main
from lawspeaker.games import GAMES

GAME, EXAMPLE = next(
    (game, example) for game in GAMES.values() for example in load_examples(game.folder) if example["operation"] == "rulings"
)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "request.json"
    path.write_bytes(orjson.dumps(EXAMPLE["request"]))
    return str(path)


def test_the_games_are_listed_with_their_questions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == list(GAMES)
    assert all("rulings" in line for line in lines)


def test_an_answer_is_printed_as_json(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", GAME.id, "rulings", file]) == 0
    printed = capsys.readouterr()
    assert orjson.loads(printed.out)["verdict"] in ("legal", "illegal", "undetermined")
    assert printed.err == ""


def test_the_request_can_come_from_standard_input(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["ask", GAME.id, "rulings", file])
    printed = capsys.readouterr().out
    for arguments in (["ask", GAME.id, "rulings", "-"], ["ask", GAME.id, "rulings"]):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(orjson.dumps(EXAMPLE["request"]))))
        assert main(arguments) == 0
        assert capsys.readouterr().out == printed


def test_language_and_explanation_can_be_chosen(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    def findings(*options: str) -> list[dict[str, Any]]:
        assert main(["ask", GAME.id, "rulings", file, *options]) == 0
        findings: list[dict[str, Any]] = orjson.loads(capsys.readouterr().out)["findings"]
        return findings

    assert len(findings("--explain")) > len(findings())
    assert findings("--explain", "--language", "cs") != findings("--explain")


@pytest.mark.parametrize(
    ("body", "problem"),
    [(b"{", "/problems/invalid-json"), (b"{}", "/problems/invalid-request")],
)
def test_what_cannot_be_answered_is_a_problem_on_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], body: bytes, problem: str
) -> None:
    path = tmp_path / "request.json"
    path.write_bytes(body)
    assert main(["ask", GAME.id, "rulings", str(path)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, orjson.loads(printed.err)["type"]) == ("", problem)


@pytest.mark.parametrize("arguments", [["chess", "rulings"], [GAME.id, "nonsense"], [GAME.id, "rulings", "/nowhere.json"]])
def test_what_does_not_exist_is_a_problem_that_says_what_does(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert main(["ask", *arguments]) == 2
    assert orjson.loads(capsys.readouterr().err)["type"] == "/problems/not-found"


def test_a_key_is_made_with_the_line_by_which_the_service_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["key", "table-7"]) == 0
    printed = capsys.readouterr()
    key, line = (text.strip() for text in printed.out.splitlines() if text.startswith("    "))
    assert printed.out.count(key) == 1
    assert printed.out.index("The key") < printed.out.index(key) < printed.out.index("The line") < printed.out.index(line)
    assert Keys([line], "").holder(f"Bearer {key}") == "table-7"
    assert Settings.read({"LAWSPEAKER_ACCESS": "keys", "LAWSPEAKER_API_KEYS": line}).api_keys == (line,)


@pytest.mark.parametrize("name", ["", "Table", "two words", "t" * 41, "stůl", "table\n", "a:b"])
def test_a_name_that_no_line_could_hold_gets_no_key(capsys: pytest.CaptureFixture[str], name: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["key", name])
    printed = capsys.readouterr()
    assert (ended.value.code, printed.out) == (2, "")
    assert "hyphens" in printed.err


@pytest.mark.slow
def test_the_command_line_needs_no_web_framework() -> None:
    script = "import sys, lawspeaker.cli; print('flask' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout == "False\n"
