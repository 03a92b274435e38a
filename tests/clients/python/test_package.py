"""The Python package as it is handed out: what is generated is up to date, and the README and the bots do what they say."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import lawspeaker
import lawspeaker_client
from examples import confusing_lands, graenaland, java
from lawspeaker_client import Lawspeaker
from tests.effort import SLOW, THOROUGH
from tests.games.test_the_plainest_client import SET_UPS
from tests.serving import ROOT, Server

pytestmark = pytest.mark.slow

PACKAGE = ROOT / "service" / "clients" / "python"
README = (PACKAGE / "README.md").read_text(encoding="utf-8")
GENERATED = ["models.py", "operations.py"]
BOTS: dict[str, ModuleType] = {"graenaland": graenaland, "confusing-lands": confusing_lands, "java": java}


def test_what_is_generated_is_generated_from_the_contract(tmp_path: Path) -> None:
    subprocess.run([sys.executable, PACKAGE / "generate.py", ROOT / "openapi.yaml", tmp_path], check=True)
    for name in GENERATED:
        assert (tmp_path / name).read_text() == (PACKAGE / "lawspeaker_client" / name).read_text(), "make clients"


def test_the_package_has_the_version_and_licence_of_the_service() -> None:
    assert lawspeaker_client.__version__ == lawspeaker.__version__
    assert (PACKAGE / "LICENSE").read_text() == (ROOT / "LICENSE").read_text()


def test_the_package_needs_the_same_python_as_the_service() -> None:
    package, service = (tomllib.loads((folder / "pyproject.toml").read_text())["project"] for folder in (PACKAGE, ROOT))
    assert package["requires-python"] == service["requires-python"]


def test_the_readme_does_what_it_says(service: Server, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    shown = re.findall(r"```text\n(.*?)```", README, re.DOTALL)
    printed = []
    for block in blocks:
        exec(compile(block.replace("http://127.0.0.1:8000", service.url), "README.md", "exec"), {})
        printed.append(capsys.readouterr().out)
    assert [output for output in printed if output] == shown


def test_there_is_a_bot_for_each_game() -> None:
    assert {path.stem.replace("_", "-") for path in (PACKAGE / "examples").glob("*.py")} == BOTS.keys() == SET_UPS.keys()


@pytest.mark.parametrize(
    ("game", "request_"),
    [
        pytest.param(game, request, marks=THOROUGH if place or game == "java" else SLOW)  # a game of Java takes long
        for game, requests in SET_UPS.items()
        for place, request in enumerate(requests)
    ],
)
def test_a_bot_plays_to_the_end(game: str, request_: dict[str, Any], judge: Lawspeaker) -> None:
    state = BOTS[game].play(judge, {**request_, "seed": "rice"}, Random("rice"))
    assert state["phase"] == "over"


def test_a_bot_is_a_program(service: Server) -> None:
    printed = subprocess.run(
        [sys.executable, PACKAGE / "examples" / "confusing_lands.py", service.url, "--seed", "rice"],
        env={"PYTHONPATH": str(PACKAGE)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert re.fullmatch(r"one: -?\d+ points\n", printed)
