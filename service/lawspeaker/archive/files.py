"""The files of an archive, on this machine or any file system that ``fsspec`` supports."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from errno import ENOENT
from glob import glob, has_magic
from pathlib import Path
from stat import S_ISREG
from typing import IO, Any

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.archive.errors import ArchiveError, CannotRead, WrongUse

INSTALL = "pip install '.[archive]' in a clone of Lawspeaker"
"""What installs ``fsspec`` and ``distributed``."""
_REMOTE = "://"
_INSIDE = "::"
"""Between the name of a file and that of the file in which it is: ``zip://games.ndjson::s3://bucket/games.zip``."""
_VERSIONS = (
    *("ETag", "etag", "checksum", "md5Hash", "content_md5", "CRC", "chksum", "generation", "version_id"),
    *("mtime", "LastModified", "last_modified", "updated", "modified", "date_time", "created"),
)
"""Names under which file systems give the checksum or the time of a file. ``ukey`` of some changes with each process."""
_COMPRESSED = (".gz", ".zst")
_CHUNK = 64 * 1024


@frozen
class File:
    """A file, as it was at the start of the run."""

    name: str
    """The name in the results."""
    location: str
    """An absolute path or a URL, the same for every process."""
    size: int
    version: str
    """Changes with the content: the time of the last change, or the checksum of the remote file system."""

    @property
    def path(self) -> str:
        """Its name without an archive in which it is, and without the query of a URL."""
        return (
            next(part for part in _chain(self.name) if _REMOTE in part).partition("?")[0] if _REMOTE in self.name else self.name
        )

    @property
    def is_compressed(self) -> bool:
        """Whether it is compressed, so that it can be read only from its start."""
        return self.path.lower().endswith(_COMPRESSED)

    def chunks(self, start: int = 0) -> Iterator[bytes]:
        """Yields the bytes from ``start`` on. Raises ``CannotRead``, also if the file has changed."""
        with _reading(self.name):
            if _at(self.name, self.location) != self:
                raise CannotRead(f"{self.name} was changed while the archive was judged.")
            with _opened(self.location) as opened:
                opened.seek(start)
                while chunk := opened.read(_CHUNK):
                    yield chunk


def find_files(patterns: Sequence[str]) -> list[File]:
    """The files that match ``patterns``, without duplicates, in the order of their names. Raises ``WrongUse`` and
    ``CannotRead``."""
    found: dict[str, File] = {}
    for pattern in patterns:
        for name in _remote_names(pattern) if _REMOTE in pattern else _local_names(pattern):
            _require_unicode(name)
            with _reading(name):
                file = _at(name, name if _REMOTE in name else os.path.abspath(name))
                found.setdefault(file.location, file)
    return sorted(found.values(), key=lambda file: file.name)


def _require_unicode(name: str) -> None:
    """Raises an error unless ``name`` is valid Unicode, because the results are JSON."""
    try:
        name.encode()
    except UnicodeEncodeError:
        shown = os.fsencode(name).decode(errors="replace")
        raise WrongUse(f"The name of the file {shown} is not UTF-8. Rename the file.") from None


def _local_names(pattern: str) -> Sequence[str]:
    if not has_magic(pattern) or os.path.exists(pattern):
        if os.path.isdir(pattern):
            raise WrongUse(f"{pattern} is a folder. Name the files in it, such as '{Path(pattern) / '*.ndjson'}'.")
        return [pattern]
    names = [name for name in glob(pattern, recursive=True) if not os.path.isdir(name)]
    if not names:
        raise WrongUse(f"There is no file {pattern}.")
    return names


def _remote_names(pattern: str) -> Sequence[str]:
    with _reading(pattern):
        system, path = _remote(pattern)
        if not has_magic(path) or system.exists(path):
            return [pattern]
        names = [_url(pattern, system, name) for name in system.glob(path) if not system.isdir(name)]
    if not names:
        raise WrongUse(f"There is no file {pattern}.")
    return names


def _url(pattern: str, system: Any, path: str) -> str:
    """The URL of a file that matches ``pattern``."""
    if _INSIDE not in pattern:
        return str(system.unstrip_protocol(path))
    parts = _chain(pattern)
    place = next(place for place, part in enumerate(parts) if _REMOTE in part)
    parts[place] = f"{parts[place].partition(_REMOTE)[0]}{_REMOTE}{path}"
    return _INSIDE.join(parts)


def _chain(name: str) -> list[str]:
    """The parts of the name of a file that is in another one."""
    return name.split(_INSIDE)


def _at(name: str, location: str) -> File:
    """The file at ``location`` with its current version."""
    if _REMOTE in location:
        system, path = _remote(location)
        info = system.info(path)
        if info.get("size") is None:
            raise WrongUse(f"The server does not say how long {name} is. Copy the file first.")
        versions = (str(info[member]) for member in _VERSIONS if info.get(member) is not None)
        return File(name, location, int(info["size"]), " ".join(versions))
    status = os.stat(location)
    if not S_ISREG(status.st_mode):  # a pipe has no size, and cannot be read again after an interruption
        raise WrongUse(f"{name} is not a regular file. Write what it gives into a file first.")
    return File(name, location, status.st_size, str(status.st_mtime_ns))


@contextmanager
def _opened(location: str) -> Iterator[IO[bytes]]:
    if _REMOTE in location:
        system, path = _remote(location)
        with system.open(path, "rb") as opened:
            yield opened
    else:
        with open(location, "rb") as opened:
            yield opened


def _remote(url: str) -> tuple[Any, str]:
    """The file system of a URL, and the path in it."""
    try:
        from fsspec.core import url_to_fs
    except ImportError:
        raise WrongUse(f"To read {url}, install fsspec: {INSTALL}") from None
    try:
        found: tuple[Any, str] = url_to_fs(url)
    except (ValueError, ImportError) as error:  # there is no such protocol, or no package for it
        raise WrongUse(f"Cannot read {url}: {error}") from None
    return found


@contextmanager
def _reading(name: str) -> Iterator[None]:
    """Converts the errors of reading a file into ``CannotRead``."""
    try:
        yield
    except ArchiveError:
        raise
    except Exception as error:  # each file system has errors of its own
        raise CannotRead(f"Cannot read {name}: {_reason(error)}.") from None


def _reason(error: BaseException) -> str:
    """Why a file cannot be read: the error that caused all others."""
    while error.__cause__:
        error = error.__cause__
    if isinstance(error, FileNotFoundError) and not error.strerror:
        return os.strerror(ENOENT)
    if isinstance(error, ValueError) and "range requests" in str(error):
        return "the server cannot send a part of it; copy the file first"
    return (getattr(error, "strerror", None) or str(error) or type(error).__name__).rstrip(".")
