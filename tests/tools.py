"""Programs that the tests run and that pip does not install: how each is found, how it is got, and what happens without it.

A test that runs one says so: ``@needs(WRK)``. A fixture calls ``path_of(BROWSER)``. Without the program the test is
skipped, and the last line of the run counts it; see ``tests/conftest.py``. `make test` first runs this module, which
installs what is missing, as far as that is possible. With ``TEST_TOOLS=required``, as CI sets it, a test fails whose
program could have been installed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ENVIRONMENT = Path(sys.executable).parent
"""The folder of programs of the virtual environment, where everybody may install one."""
NONE = "none"
"""The choice of who wants no such program."""
LONGEST = 900
"""How long one installation may take, in seconds."""


@dataclass(frozen=True)
class Tool:
    """A program, or several of which any will do."""

    name: str
    programs: tuple[str, ...]
    hint: str
    """How a person gets it."""
    packages: tuple[str, ...] = ()
    """The packages of Debian and Ubuntu that bring it; none if what they bring is too old."""
    is_alone: bool = False
    """Whether only the program is taken from its package, which would also start a server."""
    choice: str = ""
    """An environment variable that names the program to take instead, or says ``NONE``."""

    @property
    def chosen(self) -> str:
        """The program that somebody wants instead, or ``NONE``; empty if nobody has chosen."""
        return os.environ.get(self.choice, "") if self.choice else ""

    @property
    def path(self) -> str | None:
        """Where the program is; ``None`` if it is missing."""
        if self.chosen:
            return None if self.chosen == NONE else shutil.which(self.chosen)
        places = os.pathsep.join((str(ENVIRONMENT), os.environ.get("PATH", os.defpath)))
        return next(filter(None, (shutil.which(program, path=places) for program in self.programs)), None)

    @property
    def is_wanted(self) -> bool:
        """Whether it would be installed if it is missing."""
        return bool(self.packages) and not self.chosen

    @property
    def complaint(self) -> str:
        """Why a test is skipped that needs it."""
        return f"no {self.name} ({f'{self.choice}={self.chosen}' if self.chosen else self.hint})"


BROWSER = Tool(
    "browser",
    ("chromium", "chromium-browser", "google-chrome"),
    "`apt-get install chromium` on Debian; TEST_BROWSER=/path/to/chrome names one that is elsewhere",
    packages=("chromium", "fonts-dejavu-core", "fonts-liberation"),
    choice="TEST_BROWSER",
)
WRK = Tool("wrk", ("wrk",), "`apt-get install wrk` or `dnf install wrk`", packages=("wrk",))
CURL = Tool("curl", ("curl",), "`apt-get install curl`", packages=("curl",))
PROMTOOL = Tool("promtool", ("promtool",), "it comes with Prometheus", packages=("prometheus",), is_alone=True)
KUBECTL = Tool("kubectl", ("kubectl",), "kubernetes.io/docs/tasks/tools")
TOOLS = (BROWSER, WRK, CURL, PROMTOOL, KUBECTL)

needs = pytest.mark.needs
"""Marks a test that runs these tools."""


def is_required() -> bool:
    return os.environ.get("TEST_TOOLS") == "required"


def path_of(tool: Tool) -> str:
    """Where the tool is. Without it the test is skipped, or fails where it is required."""
    if path := tool.path:
        return path
    if tool.chosen not in ("", NONE) or (is_required() and tool.is_wanted):
        pytest.fail(f"There is {tool.complaint}.", pytrace=False)
    pytest.skip(tool.complaint)


def main() -> None:
    """Installs what is missing, as far as that is possible, and says what it does."""
    for tool in TOOLS:
        if tool.is_wanted and not tool.path:
            _install(tool)
            _say(f"{tool.name}: {tool.path}" if tool.path else f"{tool.name} could not be installed: {tool.hint}")


def _install(tool: Tool) -> None:
    """Tries one way after the other. Whether one worked shows in ``tool.path``."""
    apt, root = shutil.which("apt-get"), _root()
    if apt and tool.is_alone:
        _say(f"{tool.name} is missing: taking it from Debian's package {tool.packages[0]} into {ENVIRONMENT}")
        _unpack(tool, apt)
    elif apt and root is not None:
        _say(f"{tool.name} is missing: apt-get install {' '.join(tool.packages)}")
        _has_run(*root, apt, "update", "-qq")  # even if some index cannot be reached, the package may be found
        _has_run(*root, "env", "DEBIAN_FRONTEND=noninteractive", apt, "install", "-qq", *_APT, *tool.packages)
    if tool is BROWSER and not tool.path:
        _say(f"{tool.name} is missing: downloading the one that Playwright brings")
        _download(tool, root)


_APT = ("--yes", "--no-install-recommends", "--option", "DPkg::Lock::Timeout=300")


def _unpack(tool: Tool, apt: str) -> None:
    """Takes the programs alone out of the package, which needs no root."""
    with tempfile.TemporaryDirectory() as folder:
        if _has_run(apt, "download", "-qq", *tool.packages, cwd=folder):
            for package in Path(folder).glob("*.deb"):
                _has_run("dpkg-deb", "--extract", package, folder)
            for program in tool.programs:
                for unpacked in Path(folder, "usr/bin").glob(program):
                    shutil.move(unpacked, ENVIRONMENT)


def _download(tool: Tool, root: tuple[str, ...] | None) -> None:
    """Links Playwright's Chromium into the environment, if it can be downloaded and starts."""
    from playwright.sync_api import sync_playwright  # which nothing else here needs

    libraries = () if root is None else ("--with-deps",)
    if _has_run(sys.executable, "-m", "playwright", "install", "--no-shell", *libraries, "chromium"):
        with sync_playwright() as playwright:
            downloaded = playwright.chromium.executable_path
        if _has_run(downloaded, "--version"):
            (ENVIRONMENT / tool.programs[0]).symlink_to(downloaded)


def _root() -> tuple[str, ...] | None:
    """What a command begins with that root runs; ``None`` where nobody may. In CI alone that may be sudo."""
    if os.geteuid() == 0:
        return ()
    return ("sudo", "--non-interactive") if is_required() and shutil.which("sudo") else None


def _has_run(*command: str | Path, cwd: str | None = None) -> bool:
    """Whether the command ended well. It writes its errors to where ours go."""
    try:
        return subprocess.run(command, cwd=cwd, stdout=subprocess.DEVNULL, timeout=LONGEST, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired) as error:
        _say(str(error))
        return False


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
