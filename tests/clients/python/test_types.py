"""What a type checker finds in programs that use the Python package: the mistakes, and nothing else."""

import re
import subprocess
import sys
from pathlib import Path
from textwrap import indent

import pytest

from tests.clients.python.test_package import PACKAGE, README

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
    'assert judge.java.pictures({"state": state}).startswith("<svg")',
    'assert judge.batches({"questions": [{"game": "java", "question": "audits", "request": {"state": state}}]})["answers"]',
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


def check(file: Path, program: str) -> list[str]:
    """What mypy finds in ``program``, which is written to ``file``."""
    file.write_text(program, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--hide-error-context", str(file)]
    return subprocess.run(
        command, cwd=file.parent, env={"MYPYPATH": str(PACKAGE)}, capture_output=True, text=True
    ).stdout.splitlines()


@pytest.mark.slow
def test_the_examples_of_the_readme_and_right_programs_have_the_right_types(tmp_path: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    for place, program in enumerate([*blocks, PROGRAM + indent("\n".join(RIGHT), "    ")]):
        assert check(tmp_path / f"program_{place}.py", program) == []


@pytest.mark.slow
def test_mistakes_are_found(tmp_path: Path) -> None:
    found = check(tmp_path / "program.py", PROGRAM + indent("\n".join(WRONG), "    "))
    first = len(PROGRAM.splitlines()) + 1
    for line, (mistake, message) in enumerate(WRONG.items(), first):
        assert any(error.startswith(f"program.py:{line}: error") and message in error for error in found), mistake
