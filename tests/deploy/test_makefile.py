import re
import tomllib

from tests.serving import ROOT


def normalize(requirement: str) -> str:
    """The name of the required package in the form of the package index."""
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def test_every_package_is_pinned_to_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    required = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    held = {normalize(line) for line in constraints if re.match(r"[\w.-]+==", line)}
    assert {normalize(one) for one in required} - {normalize(project["name"])} <= held


def test_no_registry_is_named_among_the_constraints() -> None:
    assert "://" not in (ROOT / "constraints.txt").read_text(encoding="utf-8")
