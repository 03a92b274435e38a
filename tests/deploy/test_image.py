"""Follows the instructions of the image without a container engine: copies its files, builds the package, and runs it."""

import http.client
import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tests.deploy.containerfile import command, copies, environment, health_check
from tests.serving import LONG, ROOT, eventually, free_port

pytestmark = pytest.mark.slow

DECIDED = {"LAWSPEAKER_ACCESS": "open", "LAWSPEAKER_RATE_LIMIT": "off", "LAWSPEAKER_WORKERS": "1"}
FOR_READERS = {"COVERAGE.md", "desk.webp", "desk-dark.webp", "notation.svg", "picture.svg"}
"""Files beside the code for readers of the repository, which the service does not use."""

OF_NO_USE = shutil.ignore_patterns("__pycache__", "*.egg-info")


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The build folder of the image."""
    folder = tmp_path_factory.mktemp("build")
    for source, target in copies():
        if target.startswith("/"):
            continue
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, folder / target, symlinks=True, ignore=OF_NO_USE)
        else:
            shutil.copy(ROOT / source, folder / target)
    return folder


@pytest.fixture(scope="module")
def installed(build: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as pip builds it."""
    wheels = tmp_path_factory.mktemp("wheels")
    making = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    subprocess.run([*making, "--wheel-dir", wheels, build], check=True, timeout=LONG)
    (wheel,) = wheels.glob("*.whl")
    folder = tmp_path_factory.mktemp("installed")
    with ZipFile(wheel) as opened:
        opened.extractall(folder)
    return folder


def files(package: Path) -> set[str]:
    """The files of a package, with links followed."""
    found = (Path(folder, name) for folder, _, names in os.walk(package, followlinks=True) for name in names)
    return {str(path.relative_to(package)) for path in found if "__pycache__" not in path.parts and path.name not in FOR_READERS}


@contextmanager
def running(installed: Path, empty: Path, **settings: str) -> Iterator[tuple[subprocess.Popen[bytes], dict[str, str]]]:
    """Runs the command of the image in an ``empty`` folder. Gives the process and its environment."""
    _, *arguments = command()
    there = {name: value for name, value in environment().items() if name != "PATH"} | {"PYTHONPATH": str(installed)} | settings
    server = subprocess.Popen(
        [sys.executable, "-P", "-m", "lawspeaker", *arguments], cwd=empty, env=there, stderr=subprocess.PIPE
    )
    try:
        yield server, there
    finally:
        server.terminate()
        server.communicate(timeout=LONG)


def get(port: str, path: str) -> Any:
    connection = http.client.HTTPConnection("127.0.0.1", int(port), timeout=LONG)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.status == 200
        return json.loads(answer.read())
    finally:
        connection.close()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def is_well(there: dict[str, str]) -> bool:
    _, *check = health_check()
    return subprocess.run([sys.executable, *check], env=there, capture_output=True, timeout=LONG).returncode == 0


def test_the_package_has_every_file_that_the_service_has_here(installed: Path) -> None:
    assert files(installed / "lawspeaker") == files(ROOT / "service" / "lawspeaker")


def test_the_image_does_not_start_without_an_access_setting(installed: Path, tmp_path: Path) -> None:
    with running(installed, tmp_path) as (server, _):
        _, output = server.communicate(timeout=LONG)
    assert server.returncode != 0
    assert b"LAWSPEAKER_ACCESS" in output
    assert b"LAWSPEAKER_RATE_LIMIT" in output
    assert b"Traceback" not in output


def test_the_image_answers_and_is_well_without_writing(installed: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    empty.chmod(0o555)
    before = files(installed)
    with free_port() as found, running(installed, empty, **DECIDED, LAWSPEAKER_PORT=str(found)) as (server, there):
        eventually(lambda: server.poll() is not None or listens(found), "the image listens")
        assert server.poll() is None
        assert is_well(there)
        shown = get(there["LAWSPEAKER_PORT"], "/v1/games/graenaland/rules/votes.palisade")
    assert [case["id"] for case in shown["cases"]]
    assert server.returncode == 0
    assert not list(empty.iterdir())
    assert files(installed) == before
    assert not is_well(there), "nobody listens any more"
