"""Builds the package with noughts and crosses, and installs it next to the service, like any user would."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "tests" / "noughts_and_crosses"
_INSTALL = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")


def install_noughts_and_crosses(folder: Path) -> Path:
    """Builds the package and installs it below ``folder``, without the network; the folder for ``PYTHONPATH``."""
    copy, target = folder / "source", folder / "installed"  # a build leaves files behind in its source
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    run([*_INSTALL, "--target", str(target), str(copy)])
    return target


def beside(*folders: Path) -> Mapping[str, str]:
    """The environment of a process that finds what is installed in ``folders``, and all that this one finds."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "LAWSPEAKER_"))}
    return {**inherited, "PYTHONPATH": os.pathsep.join([*map(str, folders), *filter(None, sys.path)])}


def run(arguments: Sequence[str], environment: Mapping[str, str] | None = None, given: str = "") -> str:
    """What Python says when it is run so, ``given`` that to read; fails with all it says where it fails."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
