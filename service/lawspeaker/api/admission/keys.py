"""API keys: who holds the one that a request carries. Only their hashes are kept, and they can change without a restart."""

import logging
import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import token_urlsafe
from threading import Lock
from time import monotonic
from typing import NamedTuple

NAME = re.compile(r"[a-z0-9-]{1,40}")
"""What the holder of a key can be called."""

_LINE = re.compile(rf"({NAME.pattern}):sha256:([0-9a-f]{{64}})")
_SENT = re.compile(r"bearer +([A-Za-z0-9._~+/=-]{1,256})", re.IGNORECASE)  # RFC 6750, and no longer than any key
_LOOKED_AT_EVERY = 1.0
"""Seconds between two looks at the file of keys."""

_Stamp = tuple[int, int, int]
_log = logging.getLogger(__name__)


class UnusableKeys(ValueError):
    """The hashes of keys are not there, or malformed; the message says where, but not what stands there."""


class HashedKey(NamedTuple):
    """What is kept of a key. A name may have several keys, as while an old one is being replaced."""

    name: str
    digest: str

    def __str__(self) -> str:
        return f"{self.name}:sha256:{self.digest}"


def new_key() -> str:
    """A key that nobody can guess: 256 bits at random."""
    return f"lawspeaker_{token_urlsafe(32)}"


def hashed(name: str, key: str) -> HashedKey:
    """What is kept of the ``key`` of ``name``. A key at random is too long to be guessed, so a fast hash is enough."""
    return HashedKey(name, sha256(key.encode()).hexdigest())


def parsed(lines: Iterable[str], noun: str = "entry") -> Sequence[HashedKey]:
    """The keys in ``lines``, each as ``str(HashedKey)`` writes it, empty, or a comment after ``#``.

    Raises ``UnusableKeys``, and does so if there is none.
    """
    if keys := _parsed(lines, noun):
        return keys
    raise UnusableKeys("there is no key.")


def _parsed(lines: Iterable[str], noun: str) -> Sequence[HashedKey]:
    keys = []
    for number, line in enumerate(lines, start=1):
        written = line.partition("#")[0].strip()
        if match := _LINE.fullmatch(written):
            keys.append(HashedKey(*match.groups()))
        elif written:
            raise UnusableKeys(f"{noun} {number} is not NAME:sha256:HASH, as `lawspeaker key NAME` prints it.")
    return keys


def read(file: str) -> Sequence[HashedKey]:
    """The keys in ``file``, of which there may be none. Raises ``UnusableKeys``."""
    try:
        return _parsed(Path(file).read_text(encoding="utf-8-sig").splitlines(), noun="line")
    except OSError as error:
        raise UnusableKeys(f"it cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise UnusableKeys("it is not a text in UTF-8.") from None


class Keys:
    """The keys with which one may ask: those of ``lines``, and those of ``file`` as it is now, if one is named.

    The file is looked at every ``pause`` seconds at most. Where it is gone or malformed, the keys that it had before hold on,
    and if it is so from the beginning it has none. Raises ``UnusableKeys`` for ``lines`` alone. Safe to share between threads.
    """

    def __init__(self, lines: Sequence[str], file: str, pause: float = _LOOKED_AT_EVERY) -> None:
        self._always = parsed(lines) if lines else ()
        self._file = file
        self._pause = pause
        self._looking = Lock()
        self._next_look = 0.0
        self._in_file: Sequence[HashedKey] = ()
        self._stamp: _Stamp | None = None  # of the file as it was read; none until it could be
        self._complaint: tuple[_Stamp | None, str] | None = None
        if file:
            self._look()

    def holder(self, authorization: str) -> str | None:
        """The name for which the key in the header ``Authorization`` was made, if there is one."""
        match = _SENT.fullmatch(authorization)
        if match is None:
            return None
        if self._file and monotonic() >= self._next_look:
            self._look()
        sent, holder = hashed("", match[1]).digest, None
        for key in (*self._always, *self._in_file):  # all of them: how long it takes says nothing of which one it was
            if compare_digest(key.digest, sent):
                holder = key.name
        return holder

    def _look(self) -> None:
        if not self._looking.acquire(blocking=False):
            return  # another thread is looking
        try:
            self._next_look = monotonic() + self._pause
            self._read_again(_stamp(self._file))  # taken before it is read, so that no later change is missed
        finally:
            self._looking.release()

    def _read_again(self, stamp: _Stamp | None) -> None:
        if stamp is not None and stamp == self._stamp:
            self._complaint = None
            return
        try:
            self._in_file = read(self._file)
        except UnusableKeys as unusable:
            self._complain(stamp, str(unusable))
        else:
            self._stamp, self._complaint = stamp, None
            _log.info("api_keys_read", extra={"file": self._file, "keys": len(self._in_file)})

    def _complain(self, stamp: _Stamp | None, reason: str) -> None:
        """Says so once for each state of the file, and not at every look."""
        if (stamp, reason) == self._complaint:
            return
        self._complaint = stamp, reason
        extra = {"file": self._file, "reason": reason}
        if self._stamp is None:
            _log.error("api_keys_unusable", extra=extra)
        else:
            _log.warning("api_keys_kept", extra=extra)


def _stamp(file: str) -> _Stamp | None:
    """What changes whenever the file does, a symbolic link that leads elsewhere included; ``None`` if it is not there."""
    try:
        found = Path(file).stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
