"""The numbers of workers and connections that gunicorn is told. ``tests/faults`` tests that it serves."""

import math
import os
import resource
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

NAME = "lawspeaker.serving.configuration"


@pytest.fixture
def limit(tmp_path: Path) -> Path:
    """The file that replaces ``/sys/fs/cgroup/cpu.max``."""
    return tmp_path / "cpu.max"


@pytest.fixture
def conf(limit: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The configuration, imported anew on a machine with eight processors."""
    for name in [name for name in os.environ if name.startswith("LAWSPEAKER_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(limit.parent))
    monkeypatch.setattr(resource, "setrlimit", lambda *_: None)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)))
    monkeypatch.delitem(sys.modules, NAME, raising=False)
    made = import_module(NAME)
    monkeypatch.delitem(sys.modules, NAME)

    def elsewhere(file: str) -> Path:
        assert file == "/sys/fs/cgroup/cpu.max"
        return limit

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
def test_a_quota_counts(conf: ModuleType, limit: Path, written: str, quota: float, processors: int) -> None:
    limit.write_text(written)
    assert conf.quota() == quota
    assert conf.processors() == processors


def test_a_quota_that_cannot_be_understood_is_none(conf: ModuleType, limit: Path) -> None:
    limit.write_text("")
    assert conf.quota() == math.inf


def test_clients_are_as_many_as_files_may_be_open_but_for_a_reserve(conf: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (100, 1024))
    assert conf.connections() == 1024 - conf.KEPT_FREE
    monkeypatch.setattr(resource, "getrlimit", lambda _: (100, conf.KEPT_FREE))
    with pytest.raises(SystemExit, match=r"only 256 files open .*ulimit -n"):
        conf.connections()
