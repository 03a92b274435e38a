"""Tests the README: runs its commands, and compares the responses with the answers that it shows."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from lawspeaker.cli.commands import lawspeaker
from lawspeaker.games import GAMES
from tests.games.test_every_game import ask
from tests.pictures import file_of, picture
from tests.tools import CURL, needs

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PORT = "8000"
"""The port in the README."""


def commands() -> list[str]:
    blocks: list[str] = re.findall(r"```console\n\$ (.*?)```", README, re.DOTALL)
    return blocks


def command(word: str) -> str:
    (block,) = (block for block in commands() if word in block.split("\n")[0])
    return block


def disputes() -> list[str]:
    """The curl commands whose answers the README shows."""
    return [block for block in commands() if block.startswith("curl")]


def further_commands() -> list[str]:
    """The curl commands whose answers the README does not show: a placing and a batch."""
    return [dedent(block) for block in re.findall(r"^ *```sh\n(.*?)```", README, re.DOTALL | re.MULTILINE)]


def answers() -> list[Any]:
    """The answers that the README shows, one for each dispute."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", README, re.DOTALL)]


def body(dispute: str) -> str:
    match = re.search(r"-d '(.*)'", dispute, re.DOTALL)
    assert match
    return match.group(1)


@contextmanager
def make_run() -> Iterator[tuple[str, str]]:
    """Runs `make run`. Gives its first line of output, and its port."""
    with socket.socket() as reservation:
        reservation.bind(("127.0.0.1", 0))
        port = str(reservation.getsockname()[1])
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")} | {"PORT": port}
    server = subprocess.Popen(
        ["make", "run"], cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        assert server.stdout
        yield server.stdout.readline().decode(), port
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.communicate(timeout=30)


def test_two_commands_five_disputes_and_an_example_are_all_that_is_to_be_typed() -> None:
    assert [block.split()[:2] for block in commands()] == [
        ["make", "run"],
        ["make", "test"],
        ["curl", "-s"],
        ["curl", "-s"],
        ["curl", "-s"],
        ["curl", "-s"],
        [".venv/bin/lawspeaker", "votes"],
        [".venv/bin/lawspeaker", "examples"],
    ]


@pytest.mark.slow
@needs(CURL)
def test_make_run_prints_its_address_and_answers_the_disputes_there() -> None:
    with make_run() as (printed, port):
        assert command("make run").split("\n")[1].replace(PORT, port) == printed.rstrip("\n")
        requests = [curl.replace(PORT, port) for curl in disputes() + further_commands()]
        responses = [json.loads(subprocess.run(curl, shell=True, check=True, capture_output=True).stdout) for curl in requests]
    *shown, placing, batch = responses
    assert shown == answers()
    assert placing["verdict"] == "legal"
    assert [answer["status"] for answer in batch["answers"]] == [200, 200]


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_a_picture_of_each_game_as_the_service_draws_it(game: str) -> None:
    assert f"]({file_of(game).relative_to(ROOT)})" in README
    assert file_of(game).read_text(encoding="utf-8") == picture(game), "make pictures"


def test_the_dispute_is_answered_on_the_command_line_too(tmp_path: Path) -> None:
    first, *_ = disputes()
    (tmp_path / "question.json").write_text(body(first), encoding="utf-8")
    arguments = command("lawspeaker votes").split()
    executable = Path(sys.executable).with_name("lawspeaker")
    output = subprocess.run([executable, *arguments[1:]], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert json.loads(output) == answers()[0]


def test_the_text_on_a_terminal_is_as_shown() -> None:
    line, _, shown = command("lawspeaker examples").partition("\n")
    script = line.replace(".venv/bin/", f"{Path(sys.executable).parent}/")
    assert subprocess.run(script, shell=True, check=True, capture_output=True, text=True).stdout.strip() == shown.strip()


def test_every_command_is_named() -> None:
    (section,) = re.findall(r"^## On the command line\n(.*?)^## ", README, re.DOTALL | re.MULTILINE)
    named = set(re.findall(r"`([a-z]+)`", "\n".join(line for line in section.splitlines() if line.startswith("|"))))
    assert named == set(lawspeaker.commands)


def test_the_actions_shown_are_understood_and_every_action_of_java_is_shown() -> None:
    shown = [json.loads(action) for action in re.findall(r'`({"type".*?})`', README)]
    of_java = [action for action in shown if action["type"] in GAMES["java"].actions]
    assert [action["type"] for action in of_java] == list(dict.fromkeys(action["type"] for action in of_java))
    assert {action["type"] for action in of_java} == GAMES["java"].actions.keys()
    for action in of_java:
        assert GAMES["java"].actions[action["type"]].Shape().validate(action) == {}, action


def test_the_turn_of_java_to_paste_and_a_stock_are_enough_to_lay_land() -> None:
    (turn,) = re.findall(r'```\n("phase".*?)```', README, re.DOTALL)
    state = {**json.loads(f"{{{turn}}}"), "tiles": ["E9v E11r F10r"], "supply": {"three_space": 55}}
    action = {"type": "lay-land", "player": "one", "tile": "G9v G11r H10r"}
    assert ask("java", "rulings", {"state": state, "action": action})["verdict"] == "legal"


def test_make_test_is_there() -> None:
    dry_run = subprocess.run(["make", "--dry-run", *command("make test").split()[1:]], cwd=ROOT, check=True, capture_output=True)
    assert b"pytest" in dry_run.stdout


def test_everything_that_the_readme_points_to_exists() -> None:
    names = re.findall(r"^\| `([^`]+)`", README, re.MULTILINE)
    assert names
    assert [name for name in names if not (ROOT / name).exists()] == []
