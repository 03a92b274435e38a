import re
import tomllib

import pytest

from lawspeaker.api.settings import Settings, SettingsError
from tests.deploy.containerfile import command, copied, environment, said, stages
from tests.serving import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_image_has_the_oldest_python_that_is_supported_which_is_the_one_that_is_checked() -> None:
    (base,) = {stage[0].rest.split()[0] for stage in stages()} - {"python"}
    match = re.fullmatch(r"python:(\d+\.\d+)-slim-[a-z]+", base)
    assert match, "a version, and a release of Debian"
    assert PYPROJECT["project"]["requires-python"] == f">={match[1]}"
    assert PYPROJECT["tool"]["mypy"]["python_version"] == match[1]
    assert PYPROJECT["tool"]["ruff"]["target-version"] == f"py{match[1].replace('.', '')}"


def test_the_image_runs_as_a_user_without_rights_whom_kubernetes_can_tell_by_number() -> None:
    user, group = said("USER").split(":")
    assert int(user) >= 10_000
    assert int(group) >= 10_000


def test_the_image_starts_nowhere_that_others_can_reach_before_its_operator_has_decided() -> None:
    with pytest.raises(SettingsError) as refused:
        Settings.read(environment())
    assert [word for fault in refused.value.faults for word in re.findall(r"Set (\w+)", fault)] == [
        "LAWSPEAKER_ACCESS",
        "LAWSPEAKER_RATE_LIMIT",
    ]


def test_the_image_listens_where_it_says() -> None:
    settings = Settings.read(environment() | {"LAWSPEAKER_ACCESS": "open", "LAWSPEAKER_RATE_LIMIT": "off"})
    assert settings.host == "0.0.0.0"
    assert settings.port == int(said("EXPOSE"))


def test_what_is_told_to_stop_is_gunicorn_itself_and_not_a_shell() -> None:
    assert command()[0] == "gunicorn"
    assert said("STOPSIGNAL") == "SIGTERM"
    assert said("CMD").startswith("[")
    assert "ENTRYPOINT" not in {one.word for one in stages()[-1]}


def test_the_page_has_docker_wait_for_requests_in_flight() -> None:
    page = (ROOT / "deploy" / "README.md").read_text(encoding="utf-8")
    (seconds,) = re.findall(r"^\$ docker run .*--stop-timeout (\d+)", page, re.MULTILINE)
    assert int(seconds) > Settings().grace


def test_the_image_has_the_configuration_with_which_it_is_started() -> None:
    assert command()[1:] == ["--config", dict(copied())["deploy/gunicorn.conf.py"]]


def test_what_is_installed_is_what_was_tested() -> None:
    installing = [one.rest for stage in stages() for one in stage if one.word == "RUN" and " install " in one.rest]
    assert installing
    assert all("--constraint constraints.txt" in one and "--no-cache-dir" in one for one in installing)


def test_the_build_is_sent_what_it_copies_and_nothing_else() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    assert patterns[0] == "*"
    assert {pattern[1:] for pattern in patterns if pattern.startswith("!")} == {source for source, _ in copied()}


def test_the_cases_to_which_the_service_has_links_are_copied_to_where_the_links_lead() -> None:
    targets = {ROOT / source: target for source, target in copied()}
    for link in (link for link in (ROOT / "service").rglob("*") if link.is_symlink()):
        (within,) = (folder for folder in targets if link.resolve().is_relative_to(folder))
        assert targets[within] == str(within.relative_to(ROOT))
