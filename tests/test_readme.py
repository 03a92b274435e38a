"""Tests the README: runs its commands, and compares the responses with the answers that it shows."""

import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lawspeaker.games import GAMES
from tests.pictures import file_of, picture
from tests.screenshots import FILES, MOST_BYTES
from tests.serving import LONG, free_port
from tests.sweeps import each
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


def answers() -> list[Any]:
    """The answers that the README shows, one for each dispute."""
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", README, re.DOTALL)]


@contextmanager
def make_run() -> Iterator[tuple[str, str]]:
    """Runs `make run`. Gives its first line of output, and its port."""
    with free_port() as port:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")} | {"PORT": str(port)}
        server = subprocess.Popen(
            ["make", "run"], cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        try:
            assert server.stdout
            yield server.stdout.readline().decode(), str(port)
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.communicate(timeout=LONG)


def test_it_shows_two_commands_a_dispute_and_an_example() -> None:
    assert [block.split()[:2] for block in commands()] == [
        ["make", "run"],
        ["make", "test"],
        ["curl", "-s"],
        [".venv/bin/lawspeaker", "examples"],
    ]


@pytest.mark.slow
@needs(CURL)
def test_make_run_serves_the_disputes_at_its_address() -> None:
    with make_run() as (printed, port):
        assert command("make run").split("\n")[1].replace(PORT, port) == printed.rstrip("\n")
        requests = [curl.replace(PORT, port) for curl in disputes()]
        responses = [json.loads(subprocess.run(curl, shell=True, check=True, capture_output=True).stdout) for curl in requests]
    assert responses == answers()


@each("game", GAMES.ours)
def test_its_pictures_are_as_the_service_draws_them(game: str) -> None:
    assert f"]({file_of(game).relative_to(ROOT)})" in README
    assert file_of(game).read_text(encoding="utf-8") == picture(game), "make pictures"


def test_it_shows_the_desk_in_light_and_dark_colours() -> None:
    shown = {ROOT / name for name in re.findall(r'src(?:set)?="([^"]+)"', README)}
    assert shown == set(FILES.values())
    assert all(file.stat().st_size <= MOST_BYTES for file in FILES.values()), "make pictures"
    assert all(len(text) > 50 for text in re.findall(r'<img [^>]*alt="([^"]*)"', README))


def test_make_test_is_there() -> None:
    dry_run = subprocess.run(["make", "--dry-run", *command("make test").split()[1:]], cwd=ROOT, check=True, capture_output=True)
    assert b"pytest" in dry_run.stdout


def test_it_is_short() -> None:
    assert len(README.splitlines()) < 200


def test_everything_that_the_readme_points_to_exists() -> None:
    table = README.partition("## Where things are")[2]
    names = [*re.findall(r"^\| `([^`]+)`", table, re.MULTILINE), *re.findall(r"\]\(([^)]+)\)", README)]
    assert names
    assert [name for name in names if not (ROOT / name).exists()] == []
