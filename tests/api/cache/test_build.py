"""The hash that identifies a build of the service."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from lawspeaker.api.cache import build as module
from lawspeaker.api.cache.build import build


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the service with three files."""
    for name in ("__init__.py", "games/rules.yaml", "games/en.ftl"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("the same\n")
    monkeypatch.setattr(module, "lawspeaker", SimpleNamespace(__file__=str(tmp_path / "__init__.py")))
    build.cache_clear()
    yield tmp_path
    build.cache_clear()


def hash_key() -> str:
    build.cache_clear()
    return build()


def test_every_change_is_another_build(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builds = [hash_key()]
    assert hash_key() == builds[0]
    for changed in ("__init__.py", "games/rules.yaml", "games/en.ftl", "games/new.py"):
        (package / changed).write_text("another\n")
        builds.append(hash_key())
    (package / "games/en.ftl").rename(package / "games/cs.ftl")
    builds.append(hash_key())
    monkeypatch.setattr(module, "distributions", lambda: [SimpleNamespace(name="orjson", version="999")])
    builds.append(hash_key())
    assert len(set(builds)) == 7
