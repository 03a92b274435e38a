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


def test_the_same_files_are_the_same_build(package: Path) -> None:
    assert hash_key() == hash_key()


@pytest.mark.parametrize("changed", ["__init__.py", "games/rules.yaml", "games/en.ftl", "games/new.py"])
def test_a_file_that_changes_is_another_build(package: Path, changed: str) -> None:
    before = hash_key()
    (package / changed).write_text("another\n")
    assert hash_key() != before


def test_a_file_that_moves_is_another_build(package: Path) -> None:
    before = hash_key()
    (package / "games/en.ftl").rename(package / "games/cs.ftl")
    assert hash_key() != before


def test_another_version_of_what_it_is_installed_with_is_another_build(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = hash_key()
    monkeypatch.setattr(module, "distributions", lambda: [SimpleNamespace(name="orjson", version="999")])
    assert hash_key() != before
