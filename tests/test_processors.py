"""The processors that a process may use: by its affinity, and by the quota of its container."""

import math
import os
from pathlib import Path

import pytest

from lawspeaker import processors
from tests.sweeps import each


@pytest.fixture
def limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that replaces ``/sys/fs/cgroup/cpu.max``, on a machine with eight processors."""
    limit = tmp_path / "cpu.max"

    def elsewhere(file: str) -> Path:
        assert file == "/sys/fs/cgroup/cpu.max"
        return limit

    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)))
    monkeypatch.setattr(processors, "Path", elsewhere)
    return limit


@pytest.mark.usefixtures("limit")
def test_without_a_quota_there_are_as_many_as_processors() -> None:
    assert processors.quota() == math.inf
    assert processors.processors() == 8


@each(
    "written, quota, number",
    [
        ("max 100000\n", math.inf, 8),
        ("200000 100000\n", 2, 2),
        ("150000 100000\n", 1.5, 2),
        ("25000 50000\n", 0.5, 1),
        ("1600000 100000\n", 16, 8),
    ],
)
def test_a_quota_counts(limit: Path, written: str, quota: float, number: int) -> None:
    limit.write_text(written)
    assert processors.quota() == quota
    assert processors.processors() == number


def test_an_invalid_quota_is_ignored(limit: Path) -> None:
    limit.write_text("")
    assert processors.quota() == math.inf
