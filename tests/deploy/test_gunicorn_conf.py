"""How many workers ``gunicorn.conf.py`` starts by itself. That it serves is for ``tests/faults``."""

import math
import os
import resource
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.deploy.manifests import DEPLOY

SECOND_VERSION, FIRST_VERSION = "cpu.max", ("cpu/cpu.cfs_quota_us", "cpu/cpu.cfs_period_us")


@pytest.fixture
def groups(tmp_path: Path) -> Path:
    """What stands in for ``/sys/fs/cgroup``."""
    (tmp_path / "cpu").mkdir()
    return tmp_path


@pytest.fixture
def conf(groups: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The file as a module, on a machine of eight processors."""
    for name in [name for name in os.environ if name.startswith("LAWSPEAKER_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(groups))
    monkeypatch.setattr(resource, "setrlimit", lambda *_: None)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)))
    spec = spec_from_file_location("gunicorn_conf", DEPLOY / "gunicorn.conf.py")
    assert spec
    assert spec.loader
    made = module_from_spec(spec)
    spec.loader.exec_module(made)

    def elsewhere(folder: str, file: str) -> Path:
        assert folder == "/sys/fs/cgroup"
        return groups / file

    monkeypatch.setattr(made, "Path", elsewhere)
    return made


def test_without_a_quota_there_are_as_many_as_processors(conf: ModuleType) -> None:
    assert conf.quota() == math.inf
    assert conf.processors() == 8


@pytest.mark.parametrize(
    ("written", "quota", "processors"),
    [
        ("max 100000\n", math.inf, 8),
        ("200000 100000\n", 2, 2),
        ("150000 100000\n", 1.5, 2),
        ("25000 50000\n", 0.5, 1),
        ("1600000 100000\n", 16, 8),
    ],
)
def test_a_quota_of_the_second_version_counts(
    conf: ModuleType, groups: Path, written: str, quota: float, processors: int
) -> None:
    (groups / SECOND_VERSION).write_text(written)
    assert conf.quota() == quota
    assert conf.processors() == processors


@pytest.mark.parametrize(("written", "quota", "processors"), [("-1\n", math.inf, 8), ("300000\n", 3, 3), ("10000\n", 0.1, 1)])
def test_a_quota_of_the_first_version_counts(conf: ModuleType, groups: Path, written: str, quota: float, processors: int) -> None:
    for file, text in zip(FIRST_VERSION, (written, "100000\n"), strict=True):
        (groups / file).write_text(text)
    assert conf.quota() == quota
    assert conf.processors() == processors


def test_a_quota_that_cannot_be_understood_is_none(conf: ModuleType, groups: Path) -> None:
    (groups / SECOND_VERSION).write_text("")
    assert conf.quota() == math.inf
