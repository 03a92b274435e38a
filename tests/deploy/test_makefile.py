import os
import re
import subprocess
import tomllib

from tests.serving import ROOT


def dry_run(*arguments: str, **environment: str) -> str:
    """The last command that `make` would run."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "HOST", "PORT"))}
    result = subprocess.run(
        ["make", "--dry-run", *arguments], cwd=ROOT, env=kept | environment, check=True, capture_output=True, text=True
    )
    return re.sub(r"\\\n\s*", "", result.stdout).strip().splitlines()[-1]


def normalize(requirement: str) -> str:
    """The name of the required package in the form of the package index."""
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def test_make_run_leaves_to_the_environment_what_it_is_not_told() -> None:
    assert "LAWSPEAKER_" not in dry_run("run")


def test_make_run_listens_where_it_is_told() -> None:
    expected = "LAWSPEAKER_HOST=::1 LAWSPEAKER_PORT=8001 exec"
    assert expected in " ".join(dry_run("run", "HOST=::1", "PORT=8001").split())
    assert expected in " ".join(dry_run("run", HOST="::1", PORT="8001").split())


def test_every_package_that_can_be_installed_is_held_to_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    required = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    held = {normalize(line) for line in constraints if re.match(r"[\w.-]+==", line)}
    assert {normalize(one) for one in required} - {normalize(project["name"])} <= held


def test_no_registry_is_named_among_the_constraints() -> None:
    assert "://" not in (ROOT / "constraints.txt").read_text(encoding="utf-8")
