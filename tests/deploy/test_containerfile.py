import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from lawspeaker.api.settings import Settings, SettingsError
from tests.deploy.containerfile import argument_of, command, copies, environment, stages
from tests.serving import ROOT
from tests.sweeps import each

FOR_ARCHIVES = "requirements-archive.txt"
"""What ``archive.Containerfile`` installs; ``test_archive`` looks at it."""
REQUIREMENTS = sorted((ROOT / "deploy").glob("requirements*.txt"))
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(file: Path) -> dict[str, str]:
    """The versions in a requirements file, by package."""
    return dict(re.findall(r"^(\S+)==(\S+)", file.read_text(encoding="utf-8"), re.MULTILINE))


def requirements_of(package: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """All direct and indirect dependencies of ``package`` that are installed on this machine."""
    found: set[str] = set()
    for requirement in map(Requirement, metadata.requires(package) or ()):
        name = canonicalize_name(requirement.name)
        wanted = any(requirement.marker is None or requirement.marker.evaluate({"extra": extra}) for extra in {"", *extras})
        if wanted and name not in found:
            found |= {name, *requirements_of(name, frozenset(requirement.extras))}
    return found


def test_the_image_has_the_oldest_supported_python() -> None:
    (base,) = {stage[0].rest.split()[0] for stage in stages()} - {"python"}
    match = re.fullmatch(r"python:(\d+\.\d+)-slim-[a-z]+", base)
    assert match, "a version, and a release of Debian"
    assert PYPROJECT["project"]["requires-python"] == f">={match[1]}"
    assert PYPROJECT["tool"]["mypy"]["python_version"] == match[1]
    assert PYPROJECT["tool"]["ruff"]["target-version"] == f"py{match[1].replace('.', '')}"


def test_the_image_runs_as_a_numbered_user_without_rights() -> None:
    user, group = argument_of("USER").split(":")
    assert int(user) >= 10_000
    assert int(group) >= 10_000


def test_the_image_opens_no_port_before_access_is_decided() -> None:
    with pytest.raises(SettingsError) as refused:
        Settings.read(environment())
    assert [word for fault in refused.value.faults for word in re.findall(r"Set (\w+)", fault)] == [
        "LAWSPEAKER_ACCESS",
        "LAWSPEAKER_RATE_LIMIT",
    ]


def test_the_image_listens_where_it_says() -> None:
    settings = Settings.read(environment() | {"LAWSPEAKER_ACCESS": "open", "LAWSPEAKER_RATE_LIMIT": "off"})
    assert settings.host == "0.0.0.0"
    assert settings.port == int(argument_of("EXPOSE"))


def test_a_stop_signal_reaches_the_server_and_no_shell() -> None:
    assert command() == ["lawspeaker", "serve"]
    assert argument_of("STOPSIGNAL") == "SIGTERM"
    assert argument_of("CMD").startswith("[")
    assert "ENTRYPOINT" not in {one.word for one in stages()[-1]}


def test_the_page_has_docker_wait_for_requests_in_flight() -> None:
    page = (ROOT / "deploy" / "README.md").read_text(encoding="utf-8")
    (seconds,) = re.findall(r"^\$ docker run .*--stop-timeout (\d+)", page, re.MULTILINE)
    assert int(seconds) > Settings().grace


def test_packages_are_checked_by_hashes_and_never_built() -> None:
    commands = [one.rest.split(" && ") for stage in stages() for one in stage if one.word == "RUN"]
    using_pip = [command for several in commands for command in several if command.lstrip().startswith("pip ")]
    fetched = [command for command in using_pip if "--no-index" not in command]
    assert {command.split()[-1] for command in fetched} == {file.name for file in REQUIREMENTS} - {FOR_ARCHIVES}
    assert all("--require-hashes" in command and "--only-binary :all:" in command for command in fetched)
    assert all("--no-deps" in command for command in using_pip if command not in fetched)
    assert all("--no-build-isolation" in command for command in using_pip if " wheel " in command)
    assert all("--no-cache-dir" in command for command in using_pip)


@each("file", REQUIREMENTS)
def test_what_is_installed_is_what_was_tested(file: Path) -> None:
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert requirements(file).items() <= dict(line.partition(" ;")[0].split("==") for line in constraints).items()


@each("file", REQUIREMENTS)
def test_every_requirement_has_hashes_and_no_registry_is_named(file: Path) -> None:
    entries = file.read_text(encoding="utf-8").replace("\\\n", "").splitlines()
    assert entries
    assert all(re.fullmatch(r"[a-z0-9-]+==\S+ (?: +--hash=sha256:[0-9a-f]{64})+", entry) for entry in entries)


def test_the_image_has_all_that_the_service_needs() -> None:
    needed = requirements_of("lawspeaker", frozenset({"tracing"}))
    assert needed
    assert needed <= requirements(ROOT / "deploy" / "requirements.txt").keys()
    (builder,) = PYPROJECT["build-system"]["requires"]
    assert requirements(ROOT / "deploy" / "requirements-build.txt") == dict([builder.split("==")])


def test_the_build_is_sent_what_it_copies_and_nothing_else() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    assert patterns[0] == "*"
    assert {pattern[1:] for pattern in patterns if pattern.startswith("!")} == {
        f"deploy/{FOR_ARCHIVES}",
        *(source for source, _ in copies()),
    }


def test_linked_cases_are_copied_to_where_the_links_lead() -> None:
    targets = {ROOT / source: target for source, target in copies()}
    for link in (link for link in (ROOT / "service").rglob("*") if link.is_symlink()):
        (within,) = (folder for folder in targets if link.resolve().is_relative_to(folder))
        assert targets[within] == str(within.relative_to(ROOT))
