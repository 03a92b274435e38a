"""Decompresses gzip and Zstandard as a stream, with little memory, and detects incomplete data."""

import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import zstandard

_FED = 512
"""Bytes that are decompressed at once. Of Zstandard each can become 32 KiB, if somebody means harm."""
_GZIP = 31
"""What tells zlib that it is gzip."""


class Damaged(Exception):
    """The compressed data is truncated or invalid. ``str()`` says which."""


def decompressed(name: str, chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The decompressed content of ``chunks`` of the file ``name``, by the extension of its name. Raises ``Damaged``.

    A file can consist of several compressed files, one after the other.
    """
    decompressor = _zstandard if name.lower().endswith(".zst") else _gzip
    current: Any = None
    try:
        for chunk in chunks:
            for index in range(0, len(chunk), _FED):
                fed = chunk[index : index + _FED]
                while fed:
                    current = current or decompressor()
                    if found := current.decompress(fed):
                        yield found
                    fed = b""
                    if current.eof:
                        fed, current = current.unused_data, None
    except (zlib.error, zstandard.ZstdError) as error:
        raise Damaged(f"The compressed data is damaged: {error}.") from None
    if current:
        raise Damaged("The compressed data ends too early.")


def _gzip() -> Any:
    return zlib.decompressobj(_GZIP)


def _zstandard() -> Any:
    return zstandard.ZstdDecompressor().decompressobj()
