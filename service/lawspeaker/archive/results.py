"""The folder with the results: the description of the run, the result of each part, and the merged results.

Every file is written under another name, flushed to the disk, and then renamed, so it is complete even after a power failure.
Only the parent process writes.
"""

import fcntl
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import orjson

from lawspeaker.adjudication.document import Document
from lawspeaker.archive.errors import CannotRead, CannotWrite, WrongUse
from lawspeaker.archive.files import File

MANIFEST = "manifest.json"
PARTS = "parts"
_LOCK = "lock"
_UNFINISHED = ".unfinished"
"""The ending of a file that is not written to its end yet."""
_FORMAT = 1
_MOST_NAMED = 3
"""How many files a message names."""


@dataclass(frozen=True)
class Run:
    """The input of a run, on which its results depend."""

    files: Sequence[File]
    rules: Document
    """The result of ``rules_in_force``."""
    language: str
    part_size: int

    @property
    def document(self) -> dict[str, Any]:
        """The run as JSON. It does not contain the locations of the files, because only their content matters."""
        files = [{name: value for name, value in asdict(file).items() if name != "location"} for file in self.files]
        return {"format": _FORMAT, **self.rules, "language": self.language, "part_size": self.part_size, "files": files}


class Results:
    """The folder with the results of one run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def held(self, run: Run) -> Iterator[None]:
        """Locks the folder against other runs, and begins or continues ``run`` in it.

        Raises ``WrongUse`` if the folder contains something else, and ``CannotWrite``.
        """
        with _writing(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            names = sorted(path.name for path in self.folder.iterdir())
            lock = os.open(self.folder / _LOCK, os.O_CREAT | os.O_RDWR, 0o666)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if strange := [name for name in names if name != _LOCK and not name.startswith(MANIFEST)]:
                self._require_manifest(strange[0])
            self._begin(run.document)
            yield
        except BlockingIOError:
            raise WrongUse(f"Another run is writing into {self.folder}.") from None
        finally:
            os.close(lock)

    def _require_manifest(self, found: str) -> None:
        if not (self.folder / MANIFEST).exists():
            raise WrongUse(f"{self.folder} already holds other files, such as {found}. Choose another --out.")

    def _begin(self, run: dict[str, Any]) -> None:
        try:
            before = orjson.loads((self.folder / MANIFEST).read_bytes())
        except FileNotFoundError:
            self.write(MANIFEST, [orjson.dumps(run, option=orjson.OPT_INDENT_2)])
            return
        except (OSError, orjson.JSONDecodeError) as error:
            raise CannotRead(f"Cannot read {self.folder / MANIFEST}: {error}.") from None
        if not isinstance(before, dict):
            raise CannotRead(f"Cannot read {self.folder / MANIFEST}: it is not the manifest of a run.")
        if changes := list(_changes(before, run)):
            raise WrongUse(
                f"{self.folder} holds the results of another run: {'; '.join(changes)}. "
                "Choose another --out, or delete the folder."
            )

    def has(self, file: int, part: int) -> bool:
        """Whether the result of a part exists."""
        return self._part(file, part).exists()

    def write_part(self, file: int, part: int, content: bytes) -> None:
        """Writes the result of a part. Raises ``CannotWrite``."""
        self.write(str(self._part(file, part).relative_to(self.folder)), [content])

    def read_part(self, file: int, part: int) -> Iterator[bytes]:
        """The lines of the result of a part. Raises ``CannotRead``."""
        path = self._part(file, part)
        try:
            with path.open("rb") as opened:
                yield from opened
        except OSError as error:
            raise CannotRead(f"Cannot read {path}: {error.strerror}.") from None

    def _part(self, file: int, part: int) -> Path:
        return self.folder / PARTS / f"{file:06}" / f"{part:06}.ndjson"

    def write(self, name: str, chunks: Iterable[bytes]) -> None:
        """Writes ``chunks`` to the file ``name`` atomically. Raises ``CannotWrite``."""
        path = self.folder / name
        unfinished = path.with_name(path.name + _UNFINISHED)
        with _writing(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                with unfinished.open("wb") as opened:
                    opened.writelines(chunks)
                    opened.flush()
                    os.fsync(opened.fileno())
            except BaseException:
                unfinished.unlink(missing_ok=True)  # it would take the room of what can still be written
                raise
            unfinished.replace(path)
            _flush(path.parent)


def _flush(folder: Path) -> None:
    """Flushes the directory ``folder`` to the disk."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CannotWrite(f"Cannot write {path}: {error.strerror}.") from None


def _changes(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    """Describes how a run differs from the one before."""
    for name, what in {"format": "format", "lawspeaker": "version of Lawspeaker", "language": "language"}.items():
        if before.get(name) != now[name]:
            yield f"the {what} was {before.get(name)} and is {now[name]}"
    if before.get("part_size") != now["part_size"]:
        yield "the archive was split into other parts"
    rulesets = before.get("rulesets", {})
    for game in sorted({*rulesets, *now["rulesets"]}):
        was, is_now = rulesets.get(game, "not installed"), now["rulesets"].get(game, "not installed")
        if was != is_now:
            yield f"the ruleset of {game} was {was} and is {is_now}"
    yield from _changed_files(*({file["name"]: file for file in run.get("files", ())} for run in (before, now)))


def _changed_files(before: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[str]:
    groups = {
        "new": now.keys() - before.keys(),
        "missing": before.keys() - now.keys(),
        "changed": {name for name in now.keys() & before.keys() if now[name] != before[name]},
    }
    for what, names in groups.items():
        if names:
            more = [f"and {len(names) - _MOST_NAMED:,} more"] if len(names) > _MOST_NAMED else []
            yield f"{what} files: {', '.join([*sorted(names)[:_MOST_NAMED], *more])}"
