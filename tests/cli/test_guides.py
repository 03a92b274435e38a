"""The commands that the guides show, as a shell runs them in an empty folder, beside a running service."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest

from lawspeaker.api.guides import GENERAL
from tests.receipt_keys import jwk_set, private_jwk
from tests.serving import LONG, Server, serve
from tests.tools import CURL, JQ, needs

ADDRESS = "http://127.0.0.1:8000"
"""The address of the service in the guides."""
ELSEWHERE = ("pip install", "lawspeaker serve", "lawspeaker receipt-key")
"""What the tests of other folders do: installing, and starting a service."""
ONE_CASE = " --case palace-is-built"


@pytest.fixture(scope="module")
def service() -> Iterator[Server]:
    with serve(workers=1, receipt_keys=jwk_set(private_jwk("ours"))) as running:
        yield running


def script(guide: str, service: Server) -> str:
    """All commands of a guide in order."""
    text = (GENERAL / f"{guide}.md").read_text(encoding="utf-8")
    fences = [fence for fence in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) if not any(map(fence.count, ELSEWHERE))]
    assert fences
    return "\n".join(fences).replace(ADDRESS, service.url)


def run(script: str, folder: Path, code: int = 0) -> str:
    """What the commands print. Fails if one of them does, unless it is the last one and ends with ``code``."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    ended = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=folder,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert ended.returncode == code, ended.stderr
    return ended.stdout


@pytest.mark.slow
@needs(CURL, JQ)
def test_a_receipt_is_got_and_checked_as_the_guide_shows(service: Server, tmp_path: Path) -> None:
    printed = run(script("receipts", service), tmp_path)
    assert re.findall(r'"outcome": ?"([a-z-]+)"', printed) == ["valid", "valid"]
    assert orjson.loads((tmp_path / "keys.json").read_bytes())["keys"][0]["kid"] == "ours"


@pytest.mark.slow
@needs(CURL)
def test_a_stream_is_answered_with_and_without_a_server_as_the_guide_shows(service: Server, tmp_path: Path) -> None:
    (questions,) = re.findall(r"```ndjson\n(.*?)```", (GENERAL / "streams.md").read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "questions.ndjson").write_text(questions, encoding="utf-8")
    printed = run(script("streams", service), tmp_path, code=65)  # one of the questions has a problem
    assert printed == (tmp_path / "answers.ndjson").read_text(encoding="utf-8")
    assert [orjson.loads(line)["type"] for line in printed.splitlines()] == ["answer", "problem", "answer", "end"]


@pytest.mark.slow
@needs(JQ)
@pytest.mark.parametrize(("guide", "shown"), [("archives", "choosing-positions|java/1"), ("command-line", '"actions":')])
def test_the_commands_of_a_guide_run(guide: str, shown: str, service: Server, tmp_path: Path) -> None:
    assert re.search(shown, run(script(guide, service), tmp_path))


@pytest.mark.slow
def test_an_engine_is_checked_as_the_guide_shows(service: Server, tmp_path: Path) -> None:
    report = orjson.loads(run(f"{script('conformance', service).strip()}{ONE_CASE}", tmp_path))
    assert (report["passed"], report["failed"]) == (1, 0)
