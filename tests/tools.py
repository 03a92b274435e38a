"""Programs that the tests run and that pip does not install: how to find and install each of them.

A test that runs a program is marked with it: ``@needs(WRK)``. A fixture calls ``path_of(BROWSER)``. Without the program the test
is skipped, and the last line of the test run says so; see ``tests/conftest.py``. `make test` first runs this module, which
installs missing programs if possible. With ``TEST_TOOLS=required``, which CI sets, a test fails if its program is missing but
could have been installed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

TYPESCRIPT_CLIENT = Path(__file__).parents[1] / "service" / "clients" / "typescript"
SPELLING = Path(__file__).parent / "words"
ENVIRONMENT = Path(sys.executable).parent
"""The folder for programs in the virtual environment. Installing a program there needs no permission."""
NONE = "none"
"""The value of a ``choice`` variable that disables a program."""
THOROUGH = "--thorough"
"""The argument with which ``main`` also installs what only `make thorough` runs."""
LONGEST = 900
"""The time limit of one installation in seconds."""


@dataclass(frozen=True)
class Tool:
    """A program, or several alternatives."""

    name: str
    programs: tuple[str, ...]
    hint: str
    """How to install it by hand."""
    packages: tuple[str, ...] = ()
    """The packages of Debian and Ubuntu that contain it; none if they are too old."""
    is_alone: bool = False
    """Whether to extract only the program from its package, because installing the package would also start a server."""
    is_for_thorough: bool = False
    """Whether only `make thorough` runs it."""
    choice: str = ""
    """The name of an environment variable with the path of another program to use, or ``NONE``."""

    @property
    def chosen(self) -> str:
        """The value of the ``choice`` variable; empty if it is not set."""
        return os.environ.get(self.choice, "") if self.choice else ""

    @property
    def path(self) -> str | None:
        """The path of the program; ``None`` if it is missing."""
        if self.chosen:
            return None if self.chosen == NONE else shutil.which(self.chosen)
        places = os.pathsep.join((str(ENVIRONMENT), os.environ.get("PATH", os.defpath)))
        return next(filter(None, (shutil.which(program, path=places) for program in self.programs)), None)

    @property
    def is_installable(self) -> bool:
        """Whether to install the program if it is missing."""
        return bool(self.packages) and not self.chosen

    @property
    def complaint(self) -> str:
        """The reason for skipping a test that needs the program."""
        return f"no {self.name} ({f'{self.choice}={self.chosen}' if self.chosen else self.hint})"


@dataclass(frozen=True)
class NodePackages(Tool):
    """Packages of npm, as the lock file in a folder names them. They need Node."""

    folder: Path = TYPESCRIPT_CLIENT

    @property
    def is_installable(self) -> bool:
        return True

    @property
    def path(self) -> str | None:
        """The path of a program among them; ``None`` if they are missing or older than the lock file."""
        installed = self.folder / "node_modules" / ".package-lock.json"
        is_current = installed.exists() and installed.stat().st_mtime >= (self.folder / "package-lock.json").stat().st_mtime
        programs = self.folder / "node_modules" / ".bin"
        return shutil.which(self.programs[0], path=str(programs)) if is_current and shutil.which("npm") else None


BROWSER = Tool(
    "browser",
    ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),  # the first takes half the time
    "`apt-get install chromium-headless-shell` on Debian; TEST_BROWSER=/path/to/chrome names one that is elsewhere",
    packages=("chromium-headless-shell", "fonts-dejavu-core", "fonts-liberation"),
    choice="TEST_BROWSER",
)
FIREFOX = Tool("Firefox", ("firefox-esr", "firefox"), "`apt-get install firefox-esr` on Debian", packages=("firefox-esr",))
WEBKIT = Tool("WebKit", ("WebKitWebDriver",), "`apt-get install webkit2gtk-driver` on Debian", packages=("webkit2gtk-driver",))
XVFB = Tool("Xvfb", ("Xvfb",), "`apt-get install xvfb` on Debian", packages=("xvfb",))
WRK = Tool("wrk", ("wrk",), "`apt-get install wrk` or `dnf install wrk`", packages=("wrk",))
CURL = Tool("curl", ("curl",), "`apt-get install curl`", packages=("curl",))
JQ = Tool("jq", ("jq",), "`apt-get install jq`", packages=("jq",))
PROMTOOL = Tool("promtool", ("promtool",), "it comes with Prometheus", packages=("prometheus",), is_alone=True)
NGINX = Tool("nginx", ("nginx",), "`apt-get install nginx`", packages=("nginx",), is_alone=True)
NODE = Tool("npm", ("npm",), "`apt-get install nodejs npm`, Node 18 or later", packages=("nodejs", "npm"))
NODE_PACKAGES = NodePackages("packages of npm", ("tsc",), "`npm ci` in service/clients/typescript, with Node 18 or later")
SPELL_CHECKER = NodePackages("cspell", ("cspell",), "`npm ci` in tests/words, with Node 18 or later", folder=SPELLING)
JAVA = Tool("JDK", ("javac",), "`apt-get install default-jdk-headless`", packages=("default-jdk-headless",), is_for_thorough=True)
GO = Tool(
    "Go",
    ("go",),
    "`apt-get install golang-go golang-gopkg-validator.v2-dev` on Debian",
    packages=("golang-go", "golang-gopkg-validator.v2-dev"),
    is_for_thorough=True,
)
KUBECTL = Tool("kubectl", ("kubectl",), "kubernetes.io/docs/tasks/tools")
TOOLS = (BROWSER, FIREFOX, WEBKIT, XVFB, WRK, CURL, JQ, PROMTOOL, NGINX, NODE, NODE_PACKAGES, SPELL_CHECKER, JAVA, GO, KUBECTL)

needs = pytest.mark.needs
"""Marks a test that needs these programs."""


def is_required() -> bool:
    return os.environ.get("TEST_TOOLS") == "required"


def path_of(tool: Tool) -> str:
    """The path of the program. If it is missing, skips the test, or fails it if the program is required."""
    if path := tool.path:
        return path
    if tool.chosen not in ("", NONE) or (is_required() and tool.is_installable):
        pytest.fail(f"There is {tool.complaint}.", pytrace=False)
    pytest.skip(tool.complaint)


def main() -> None:
    """Installs missing programs if possible, and prints what it does."""
    for tool in TOOLS:
        if tool.is_installable and not tool.path and (THOROUGH in sys.argv or not tool.is_for_thorough):
            _install(tool)
            _say(f"{tool.name}: {tool.path}" if tool.path else f"{tool.name} could not be installed: {tool.hint}")


def _install(tool: Tool) -> None:
    """Tries all ways to install ``tool``. The caller checks ``tool.path`` for success."""
    if isinstance(tool, NodePackages):
        _say(f"{tool.name} are missing: npm ci in {tool.folder}")
        _has_run("npm", "ci", "--silent", "--no-fund", "--no-audit", cwd=str(tool.folder))
        return
    apt, root = shutil.which("apt-get"), _root()
    if apt and tool.is_alone:
        _say(f"{tool.name} is missing: taking it from Debian's package {tool.packages[0]} into {ENVIRONMENT}")
        _unpack(tool, apt)
    elif apt and root is not None:
        _say(f"{tool.name} is missing: apt-get install {' '.join(tool.packages)}")
        _has_run(*root, apt, "update", "-qq")  # may fail for one index, while the package is in another
        _has_run(*root, "env", "DEBIAN_FRONTEND=noninteractive", apt, "install", "-qq", *_APT, *tool.packages)
    if tool is BROWSER and not tool.path:
        _say(f"{tool.name} is missing: downloading the one that Playwright brings")
        _download(tool, root)


_APT = ("--yes", "--no-install-recommends", "--option", "DPkg::Lock::Timeout=300")


def _unpack(tool: Tool, apt: str) -> None:
    """Extracts only the programs from the package, which needs no root permission."""
    with tempfile.TemporaryDirectory() as folder:
        if _has_run(apt, "download", "-qq", *tool.packages, cwd=folder):
            for package in Path(folder).glob("*.deb"):
                _has_run("dpkg-deb", "--extract", package, folder)
            for program in tool.programs:
                for unpacked in Path(folder, "usr/bin").glob(program):
                    shutil.move(unpacked, ENVIRONMENT)


def _download(tool: Tool, root: tuple[str, ...] | None) -> None:
    """Downloads the Chromium of Playwright, and links it into the environment if it starts."""
    from playwright.sync_api import sync_playwright  # imported here because nothing else needs it

    libraries = () if root is None else ("--with-deps",)
    if _has_run(sys.executable, "-m", "playwright", "install", "--no-shell", *libraries, "chromium"):
        with sync_playwright() as playwright:
            downloaded = playwright.chromium.executable_path
        if _has_run(downloaded, "--version"):
            (ENVIRONMENT / "chromium").symlink_to(downloaded)


def _root() -> tuple[str, ...] | None:
    """The prefix of a command that needs root; ``None`` if that is impossible. Only in CI this may be sudo."""
    if os.geteuid() == 0:
        return ()
    return ("sudo", "--non-interactive") if is_required() and shutil.which("sudo") else None


def _has_run(*command: str | Path, cwd: str | None = None) -> bool:
    """Runs a command, and returns whether it succeeded. Its standard error is ours."""
    try:
        return subprocess.run(command, cwd=cwd, stdout=subprocess.DEVNULL, timeout=LONGEST, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired) as error:
        _say(str(error))
        return False


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
