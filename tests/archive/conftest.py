from collections.abc import Sequence
from contextlib import AbstractContextManager, chdir, nullcontext
from pathlib import Path
from shutil import copytree
from typing import Any

import orjson
import pytest

from lawspeaker.archive.archive import Archive
from lawspeaker.archive.processes import ThisProcess
from lawspeaker.archive.running import Judges
from lawspeaker.archive.tallies import Tally
from tests.archive.generating import Seeded, some

ARCHIVE = "games.ndjson"
PART = 8_000
"""Bytes of a part: some games."""
RESULTS = ("breaches.ndjson", "unjudged.ndjson", "summary.json", "report.html")


class CountedProgress:
    """Notes the progress of a run."""

    def __init__(self) -> None:
        self.judged = self.skipped = self.size = 0

    def advance(self, size: int, tally: Tally | None) -> None:
        self.size += size
        self.judged += tally is not None
        self.skipped += tally is None


def judged(
    patterns: Sequence[Path | str],
    out: Path,
    judges: AbstractContextManager[Judges] | None = None,
    progress: CountedProgress | None = None,
) -> dict[str, Any]:
    """Judges an archive in small parts. Gives the summary."""
    archive = Archive(list(map(str, patterns)))
    progress = progress or CountedProgress()
    summary = archive.judge(out, judges or nullcontext(ThisProcess()), progress, part_size=PART)
    assert progress.size == archive.size
    return dict(summary)


def results(out: Path) -> dict[str, bytes]:
    """The files of the results that do not depend on how they came about."""
    return {name: (out / name).read_bytes() for name in RESULTS}


def entries(out: Path, name: str = "breaches") -> list[dict[str, Any]]:
    return [orjson.loads(line) for line in (out / f"{name}.ndjson").read_bytes().splitlines()]


@pytest.fixture(scope="session")
def games() -> Sequence[Seeded]:
    """Some thousand actions of all games, with faults whose rules are known."""
    return some("archive", 75)


@pytest.fixture(scope="session")
def lines(games: Sequence[Seeded]) -> Sequence[bytes]:
    return [orjson.dumps(game.transcript) for game in games]


@pytest.fixture(scope="session")
def finished(lines: Sequence[bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file of these games, and the results of a run in one process to which nothing happened."""
    folder = tmp_path_factory.mktemp("finished")
    (folder / ARCHIVE).write_bytes(b"".join(line + b"\n" for line in lines))
    with chdir(folder):
        judged([ARCHIVE], Path("undisturbed"))
    return folder


@pytest.fixture
def archive(finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with these games, in the working directory, and the folder ``undisturbed`` beside it."""
    monkeypatch.chdir(copytree(finished, tmp_path / "work"))
    return Path(ARCHIVE)


@pytest.fixture
def undisturbed(finished: Path) -> dict[str, bytes]:
    """The results of a run to which nothing happened."""
    return results(finished / "undisturbed")
