"""What a type checker finds in programs that use the Python package: the mistakes, and nothing else."""

import re
import subprocess
import sys
from collections.abc import Iterable
from textwrap import indent

import pytest

from tests.clients.python.test_package import PACKAGE, README
from tests.sweeps import each

PROGRAM = """\
from lawspeaker_client import Lawspeaker
from lawspeaker_client.models import JavaAction, JavaEvent, JavaPlayer, JavaState


def ask(judge: Lawspeaker, state: JavaState, action: JavaAction, event: JavaEvent, players: list[JavaPlayer]) -> None:
    ruling = judge.java.rulings({"state": state, "action": action})
"""

RIGHT = [
    'assert ruling["verdict"] != "legal" or judge.java.scores({"state": ruling["state"]})["players"]',
    'assert action["type"] != "draw-card" or action["from"] in ("deck", "face-up")',
    'assert event["type"] != "game-ended" or event["winners"]',
    'assert judge.java.setups({"players": players, "seed": "rice"})["ruleset"]',
    'assert judge.java.pictures({"state": state})["svg"].startswith("<svg")',
    'assert judge.batches({"questions": [{"java": {"audits": {"state": state}}}]})["answers"]',
]

WRONG = {
    'ruling["state"]': 'has no key "state"',
    'ruling["verdict"] == "leagl"': "Non-overlapping equality check",
    'action["from"]': 'has no key "from"',
    'event["winners"]': 'has no key "winners"',
    'judge.java.rulings({"state": state})': 'Missing key "action"',
    'judge.java.setups({"players": ["red"]})': "List item 0 has incompatible type",
    'judge.java.setups({"player": ["one"]})': 'Extra key "player"',
    'judge.java.rule("land.nowhere")': "incompatible type",
    'judge.graenaland.rulings({"state": state, "action": action})': "Incompatible types",
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What mypy finds in the examples of the README, in a right program and in a wrong one."""
    folder = tmp_path_factory.mktemp("programs")
    programs = dict(enumerate(re.findall(r"```python\n(.*?)```", README, re.DOTALL)))
    for name, lines in (programs | {"right": PROGRAM + body(RIGHT), "wrong": PROGRAM + body(WRONG)}).items():
        (folder / f"program_{name}.py").write_text(lines, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--hide-error-context", "."]
    done = subprocess.run(command, cwd=folder, env={"MYPYPATH": str(PACKAGE)}, capture_output=True, text=True)
    return (done.stdout + done.stderr).splitlines()


def body(lines: Iterable[str]) -> str:
    return indent("\n".join(lines), "    ")


@pytest.mark.slow
def test_right_programs_have_the_right_types(found: list[str]) -> None:
    assert [error for error in found if not error.startswith("program_wrong.py:")] == []


@pytest.mark.slow
@each("line, wrong", enumerate(WRONG, len(PROGRAM.splitlines()) + 1))
def test_mistakes_are_found(line: int, wrong: str, found: list[str]) -> None:
    assert any(error.startswith(f"program_wrong.py:{line}: error") and WRONG[wrong] in error for error in found), wrong
