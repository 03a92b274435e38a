"""API keys: finds the holder of the key in a request. Only hashes of keys are stored, and they can change without a restart."""

import logging
import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import token_urlsafe
from time import monotonic
from typing import NamedTuple

NAME = re.compile(r"[a-z0-9-]{1,40}")
"""The names that the holder of a key can have."""

_LINE = re.compile(rf"({NAME.pattern}):sha256:([0-9a-f]{{64}})")
_AUTHORIZATION = re.compile(r"bearer +([A-Za-z0-9._~+/=-]{1,256})", re.IGNORECASE)  # RFC 6750; no key is longer
_CHECK_INTERVAL = 1.0
"""Seconds between two checks of the file of keys."""

_Stamp = tuple[int, int, int]
_log = logging.getLogger(__name__)


class UnusableKeys(ValueError):
    """The hashes of keys are missing or malformed. The message says where, but does not quote them."""


class HashedKey(NamedTuple):
    """The stored form of a key. A name may have several keys, for example while an old one is replaced."""

    name: str
    digest: str

    def __str__(self) -> str:
        return f"{self.name}:sha256:{self.digest}"


def new_key() -> str:
    """A new random key of 256 bits."""
    return f"lawspeaker_{token_urlsafe(32)}"


def hash_key(name: str, key: str) -> HashedKey:
    """The stored form of the ``key`` of ``name``. A random key is too long to guess, so a fast hash is safe."""
    return HashedKey(name, sha256(key.encode()).hexdigest())


def parse(lines: Iterable[str], noun: str = "entry") -> Sequence[HashedKey]:
    """The keys in ``lines``, each in the form of ``str(HashedKey)``. A line can be empty or end with a comment after ``#``.

    Raises ``UnusableKeys`` if a line is malformed or there is no key.
    """
    if keys := _parse(lines, noun):
        return keys
    raise UnusableKeys("it has no key.")


def _parse(lines: Iterable[str], noun: str) -> Sequence[HashedKey]:
    keys = []
    for number, line in enumerate(lines, start=1):
        text = line.partition("#")[0].strip()
        if match := _LINE.fullmatch(text):
            keys.append(HashedKey(*match.groups()))
        elif text:
            raise UnusableKeys(f"{noun} {number} must be NAME:sha256:HASH, as `lawspeaker key NAME` prints it.")
    return keys


def read_file(file: str) -> Sequence[HashedKey]:
    """The keys in ``file``, possibly none. Raises ``UnusableKeys``."""
    try:
        return _parse(Path(file).read_text(encoding="utf-8-sig").splitlines(), noun="line")
    except OSError as error:
        raise UnusableKeys(f"it cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise UnusableKeys("it is not text in UTF-8.") from None


class Keys:
    """The valid keys: those of ``lines``, and the current ones of ``file``, unless its name is empty.

    The file is checked for changes every ``pause`` seconds at most. If it is missing or malformed, its previous keys stay valid;
    if it never was readable, it has no keys. Raises ``UnusableKeys`` only for ``lines``. For one thread, that of the event loop.
    """

    def __init__(self, lines: Sequence[str], file: str, pause: float = _CHECK_INTERVAL) -> None:
        self._fixed = parse(lines) if lines else ()
        self._file = file
        self._pause = pause
        self._next_check = 0.0
        self._in_file: Sequence[HashedKey] = ()
        self._stamp: _Stamp | None = None  # of the file when it was last read; none if it never could be
        self._complaint: tuple[_Stamp | None, str] | None = None
        if file:
            self._check_file()

    def holder(self, authorization: str) -> str | None:
        """The name of the holder of the key in an ``Authorization`` header; ``None`` if the key is missing or unknown."""
        match = _AUTHORIZATION.fullmatch(authorization)
        if match is None:
            return None
        if self._file and monotonic() >= self._next_check:
            self._check_file()
        digest, holder = hash_key("", match[1]).digest, None
        for key in (*self._fixed, *self._in_file):  # always all keys, so that the time does not reveal which one matched
            if compare_digest(key.digest, digest):
                holder = key.name
        return holder

    def _check_file(self) -> None:
        self._next_check = monotonic() + self._pause
        stamp = _stamp(self._file)  # taken before the file is read, so that no later change is missed
        if stamp is not None and stamp == self._stamp:
            self._complaint = None
            return
        try:
            self._in_file = read_file(self._file)
        except UnusableKeys as unusable:
            self._complain(stamp, str(unusable))
        else:
            self._stamp, self._complaint = stamp, None
            _log.info("api_keys_read", extra={"file": self._file, "keys": len(self._in_file)})

    def _complain(self, stamp: _Stamp | None, reason: str) -> None:
        """Logs the reason once for each state of the file, not at every check."""
        if (stamp, reason) == self._complaint:
            return
        self._complaint = stamp, reason
        extra = {"file": self._file, "reason": reason}
        if self._stamp is None:
            _log.error("api_keys_unusable", extra=extra)
        else:
            _log.warning("api_keys_kept", extra=extra)


def _stamp(file: str) -> _Stamp | None:
    """A value that changes with the file, or if a symbolic link gets another target; ``None`` if the file is missing."""
    try:
        status = Path(file).stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino
