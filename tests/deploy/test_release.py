"""`make release`, from two clones that share nothing but the commit."""

import os
import subprocess
import sys
from pathlib import Path

import lawspeaker
from tests.effort import THOROUGH
from tests.serving import ROOT
from tests.tools import CURL, NODE, needs

pytestmark = [*THOROUGH, needs(NODE, CURL)]


def run(*command: str | Path, umask: int, **environment: str) -> None:
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    ended = subprocess.run(
        command, env={**os.environ, "PATH": programs, **environment}, umask=umask, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_a_release_has_the_same_bytes_from_every_clone_and_answers(tmp_path: Path) -> None:
    released = []
    for name, umask, zone in (("one", 0o022, "UTC"), ("another", 0o077, "Asia/Tokyo")):
        clone = tmp_path / name
        run("git", "clone", "--quiet", ROOT, clone, umask=umask)
        run(clone / "deploy" / "release.sh", lawspeaker.__version__, umask=umask, TZ=zone)
        released.append({file.name: file.read_bytes() for file in (clone / "build" / "release").iterdir()})
    assert len(released[0]) == 10
    assert released[0] == released[1]
    run(tmp_path / "one" / "deploy" / "try-release.sh", lawspeaker.__version__, umask=0o022)
