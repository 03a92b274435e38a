"""The numbers of workers and connections in the configuration of gunicorn. ``tests/faults`` tests that it serves."""

import os
import resource
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

NAME = "lawspeaker.serving.configuration"


@pytest.fixture
def conf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The configuration, imported anew."""
    for name in [name for name in os.environ if name.startswith("LAWSPEAKER_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    monkeypatch.setattr(resource, "setrlimit", lambda *_: None)
    monkeypatch.delitem(sys.modules, NAME, raising=False)
    made = import_module(NAME)
    monkeypatch.delitem(sys.modules, NAME)
    return made


def test_the_number_of_clients_follows_that_of_open_files(conf: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (100, 1024))
    assert conf.connections() == 1024 - conf.KEPT_FREE
    monkeypatch.setattr(resource, "getrlimit", lambda _: (100, conf.KEPT_FREE))
    with pytest.raises(SystemExit, match=r"only 256 files open .*ulimit -n"):
        conf.connections()
