"""The commands that the guides show, run in an empty folder, against a running service."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest

from lawspeaker.api.guides import GENERAL
from tests.answering import from_service, listening
from tests.cli.conftest import Runner
from tests.cli.shell import type_lines
from tests.client import client_of
from tests.receipt_keys import jwk_set, private_jwk
from tests.serving import LONG, ROOT
from tests.tools import CURL, JQ, needs

pytestmark = pytest.mark.slow
ADDRESS = "http://127.0.0.1:8000"
"""The address of the service in the guides."""
ELSEWHERE = ("pip install", "lawspeaker serve", "lawspeaker receipt-key")
"""What the tests of other folders do: installing, and starting a service."""
ONE_CASE = " --case palace-is-built"


@pytest.fixture(scope="module")
def service() -> Iterator[str]:
    """The URL of a service."""
    with listening(from_service(client_of(receipt_keys=jwk_set(private_jwk("ours"))))) as url:
        yield url


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def script(guide: str) -> str:
    """All commands of a guide in order."""
    text = (GENERAL / f"{guide}.md").read_text(encoding="utf-8")
    fences = [fence for fence in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) if not any(map(fence.count, ELSEWHERE))]
    assert fences
    return "\n".join(fences)


@needs(CURL, JQ)
def test_the_guide_to_receipts_is_right_in_a_shell(service: str) -> None:
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    commands = ["bash", "-euo", "pipefail", "-c", script("receipts").replace(ADDRESS, service)]
    environment = os.environ | {"PATH": path}
    ended = subprocess.run(commands, env=environment, capture_output=True, text=True, timeout=LONG, check=False)
    assert ended.returncode == 0, ended.stderr
    assert re.findall(r'"outcome": ?"([a-z-]+)"', ended.stdout) == ["valid", "valid"]
    assert orjson.loads(Path("keys.json").read_bytes())["keys"][0]["kid"] == "ours"


@needs(CURL)
def test_the_guide_to_streams_is_right(service: str, run: Runner) -> None:
    (questions,) = re.findall(r"```ndjson\n(.*?)```", (GENERAL / "streams.md").read_text(encoding="utf-8"), re.DOTALL)
    Path("questions.ndjson").write_text(questions, encoding="utf-8")
    commands = script("streams").replace(ADDRESS, service).replace("curl -N", "curl -sN")
    printed = type_lines(commands, run, code=65)  # one of the questions has a problem
    assert printed == Path("answers.ndjson").read_text(encoding="utf-8")
    assert [orjson.loads(line)["type"] for line in printed.splitlines()] == ["answer", "problem", "answer", "end"]


@needs(JQ)
def test_the_guide_to_the_command_line_is_right(run: Runner) -> None:
    assert '"actions":' in type_lines(script("command-line"), run)


@needs(JQ)
def test_the_guide_to_archives_is_right(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawspeaker.cli.judging.processors", lambda: 1)
    *examples, judging = script("archives").splitlines()
    type_lines("\n".join(examples), run)
    ended = run(*judging.split()[1:])
    assert ended.code == 0
    assert orjson.loads(ended.out)["games"]["total"] == 2


def test_the_guide_to_conformance_is_right(service: str, run: Runner) -> None:
    report = orjson.loads(type_lines(f"{script('conformance').splitlines()[0].replace(ADDRESS, service)}{ONE_CASE}", run))
    assert (report["passed"], report["failed"]) == (1, 0)


def test_the_readme_shows_the_text_on_a_terminal(run: Runner) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (line, shown) = re.findall(r"```console\n\$ (.*lawspeaker examples.*)\n((?:.*\n)*?)```", readme)[0]
    assert type_lines(line.replace(".venv/bin/", ""), run).strip() == shown.strip()
