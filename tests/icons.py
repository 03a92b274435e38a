"""Draws the icons for the home screens of phones, from the shapes of `icon.svg`. `make pictures` runs it.

Phones cut the corners of an icon as they like. So these are squares without a rim, and the letter is near the middle.
"""

import struct
import zlib
from pathlib import Path

from tests.serving import ROOT

FOLDER = ROOT / "service" / "lawspeaker" / "api" / "static"
SIZES = (180, 192, 512)
"""In pixels: for iOS, and for what a web app manifest needs."""

_GROUND, _LETTER = bytes.fromhex("0b5a7c"), bytes.fromhex("ffffff")
_SIDE = 16
"""The side of the square in which the strokes of the letter are given: left, top, right, bottom."""
_STROKES = ((5, 3, 7, 13), (5, 11, 11, 13))


def main() -> None:
    for size in SIZES:
        file_of(size).write_bytes(icon(size))


def file_of(size: int) -> Path:
    return FOLDER / f"icon-{size}.png"


def icon(size: int) -> bytes:
    """The icon as a PNG file."""
    rows = b"".join(b"\0" + b"".join(_colour(x, y, size) for x in range(size)) for y in range(size))
    header = struct.pack(">2I5B", size, size, 8, 2, 0, 0, 0)  # 8 bits for each of red, green and blue
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(rows, 9)) + _chunk(b"IEND", b"")


def _colour(x: int, y: int, size: int) -> bytes:
    """The colour of a pixel, which is a mixture at the edges of the letter."""
    part = min(sum(_overlap(x, size, left, right) * _overlap(y, size, top, bottom) for left, top, right, bottom in _STROKES), 1)
    return bytes(round(ground + (letter - ground) * part) for ground, letter in zip(_GROUND, _LETTER, strict=True))


def _overlap(pixel: int, size: int, start: int, end: int) -> float:
    """How much of a pixel is between two lines."""
    return max(0.0, min(pixel + 1, end * size / _SIDE) - max(pixel, start * size / _SIDE))


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


if __name__ == "__main__":
    main()
