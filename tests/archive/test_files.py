"""An archive is read whole, whatever its files are like and wherever they are split."""

import gzip
import os
import tarfile
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from zipfile import ZipFile

import pytest
import zstandard

from lawspeaker.adjudication.wire.ijson import MOST_BYTES
from lawspeaker.archive.errors import CannotRead, WrongUse
from lawspeaker.archive.files import File, find_files
from lawspeaker.archive.parts import LineBlock, parts_of
from tests.sweeps import each

TEXT = b"one\n\nthree\r\n" + b"x" * 30 + b"\n" + b"last"
LINES = TEXT.split(b"\n")


def read(path: Path, size: int) -> Sequence[bytes]:
    (file,) = find_files([str(path)])
    return [line for part in parts_of(file, size) for line in part.lines()]


@each("size", range(1, len(TEXT) + 2))
def test_each_line_is_in_one_part_wherever_a_file_is_split(size: int, tmp_path: Path) -> None:
    path = tmp_path / "a.ndjson"
    path.write_bytes(TEXT)
    assert read(path, size) == LINES
    path.write_bytes(TEXT + b"\n")
    assert read(path, size) == LINES


def compressed(ending: str, text: bytes) -> bytes:
    return gzip.compress(text) if ending == ".gz" else zstandard.compress(text)


def test_a_line_of_many_parts_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, size, read_bytes = tmp_path / "a.ndjson", 64 * 1024, Counter[str]()
    path.write_bytes(b"one\n" + b"x" * 40 * size + b"\nlast")
    chunks = File.chunks

    def counted(file: File, start: int = 0) -> Iterator[bytes]:
        for chunk in chunks(file, start):
            read_bytes[file.name] += len(chunk)
            yield chunk

    monkeypatch.setattr(File, "chunks", counted)
    assert [line[:4] for line in read(path, size)] == [b"one", b"xxxx", b"last"]
    assert read_bytes.total() < 3 * path.stat().st_size


@each("ending, size", product([".gz", ".zst"], [1, 12, 1_000]))
def test_each_line_of_a_compressed_file_is_in_one_block(ending: str, size: int, tmp_path: Path) -> None:
    path = tmp_path / f"a.ndjson{ending}"
    path.write_bytes(compressed(ending, TEXT[:20]) + compressed(ending, TEXT[20:]))
    assert read(path, size) == LINES
    (file,) = find_files([str(path)])
    assert sum(part.size for part in parts_of(file, size)) == path.stat().st_size


@each("ending", [".gz", ".zst"])
def test_lines_before_damage_are_read(ending: str, tmp_path: Path) -> None:
    text = b"".join(os.urandom(30).hex().encode() + b"\n" for _ in range(5_000))
    whole = compressed(ending, text)
    truncated, garbled = tmp_path / f"a{ending}", tmp_path / f"b{ending}"
    truncated.write_bytes(whole[: len(whole) // 2])
    garbled.write_bytes(whole + b"no compressed data")
    for path, words in ((truncated, "ends too early"), (garbled, "is damaged")):
        (file,) = find_files([str(path)])
        parts = list(parts_of(file, 1_000))
        lines = [line for part in parts for line in part.lines()]
        assert lines == text.splitlines()[: len(lines)]
        assert [words in part.damage for part in parts] == [False] * (len(parts) - 1) + [True]
    assert len(lines) == 5_000


def test_a_line_that_is_too_long_is_cut_and_others_are_read(tmp_path: Path) -> None:
    path, packed = tmp_path / "a.ndjson", tmp_path / "a.ndjson.gz"
    path.write_bytes(b"one\n" + b"x" * (4 * MOST_BYTES) + b"\nthree\n")
    packed.write_bytes(gzip.compress(path.read_bytes()))
    for file in (path, packed):
        assert list(map(len, read(file, 1_000_000))) == [3, MOST_BYTES + 1, 5]


def test_the_files_are_in_order_and_each_once(tmp_path: Path) -> None:
    for name in ("b.ndjson", "a.ndjson", "c.txt"):
        (tmp_path / name).write_bytes(b"{}\n")
    files = find_files([str(tmp_path / "*.ndjson"), str(tmp_path / "b.ndjson"), f"{tmp_path}/../{tmp_path.name}/a.ndjson"])
    assert [Path(file.location).name for file in files] == ["a.ndjson", "b.ndjson"]


def test_files_of_another_file_system_are_found_and_read(tmp_path: Path) -> None:
    from fsspec.implementations.memory import MemoryFileSystem

    system = MemoryFileSystem()
    system.pipe("/archive-of-tests/a.ndjson", TEXT)
    system.pipe("/archive-of-tests/b.ndjson.gz", gzip.compress(TEXT))
    files = find_files(["memory://archive-of-tests/*"])
    assert [file.name for file in files] == ["memory:///archive-of-tests/a.ndjson", "memory:///archive-of-tests/b.ndjson.gz"]
    for file in files:
        assert [line for part in parts_of(file, 10) for line in part.lines()] == LINES


@each(
    "error, reason",
    [
        (FileNotFoundError("memory://a"), "No such file or directory"),
        (
            ValueError("The HTTP server doesn't appear to support range requests."),
            "cannot send a part of it; copy the file first",
        ),
        (RuntimeError("It is closed."), "It is closed"),
    ],
)
def test_an_error_of_another_file_system_has_a_plain_reason(
    error: Exception, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fsspec.implementations.memory import MemoryFileSystem

    def info(_: object, path: str) -> None:
        raise FileNotFoundError(path) from error

    monkeypatch.setattr(MemoryFileSystem, "info", info)
    with pytest.raises(CannotRead, match=f"Cannot read memory://a: .*{reason}\\.$"):
        find_files(["memory://a"])


@each("protocol", ["zip", "tar"])
def test_files_inside_an_archive_are_found_and_read(protocol: str, tmp_path: Path) -> None:
    (tmp_path / "a.ndjson").write_bytes(TEXT)
    (tmp_path / "b.ndjson.gz").write_bytes(gzip.compress(TEXT))
    packed = tmp_path / f"packed.{protocol}"
    with ZipFile(packed, "w") if protocol == "zip" else tarfile.open(packed, "w") as opened:
        add = opened.write if isinstance(opened, ZipFile) else opened.add
        for path in sorted(tmp_path.glob("*.ndjson*")):
            add(path, path.name)
    files = find_files([f"{protocol}://*.ndjson*::{packed}"])
    assert [file.name for file in files] == [f"{protocol}://{name}::{packed}" for name in ("a.ndjson", "b.ndjson.gz")]
    assert find_files([file.name for file in files]) == files
    for file in files:
        assert [line for part in parts_of(file, 10) for line in part.lines()] == LINES
    packed.write_bytes(b"no archive")
    with pytest.raises(CannotRead, match=f"Cannot read {protocol}://"):
        find_files([f"{protocol}://*::{packed}"])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotRead, match=r"Cannot read .*nothing.ndjson: No such file or directory"):
        find_files([str(tmp_path / "nothing.ndjson")])
    with pytest.raises(WrongUse, match="There is no file"):
        find_files([str(tmp_path / "*.ndjson")])
    with pytest.raises(WrongUse, match=r"is a folder. Name the files in it"):
        find_files([str(tmp_path)])
    with pytest.raises(WrongUse, match="nonsense"):
        find_files(["nonsense://host/file"])


def test_only_regular_files_are_read(tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe.ndjson")
    with pytest.raises(WrongUse, match=r"pipe.ndjson is not a regular file"):
        find_files([str(pipe)])
    with pytest.raises(WrongUse, match="/dev/zero is not a regular file"):
        find_files(["/dev/zero"])


def test_an_impossible_file_name_is_named(tmp_path: Path) -> None:
    with pytest.raises(CannotRead, match="File name too long"):
        find_files(["a" * 5000])
    bad = tmp_path / os.fsdecode(b"b\xff.ndjson")
    bad.write_bytes(TEXT)
    for pattern in (bad, tmp_path / "*.ndjson"):
        with pytest.raises(WrongUse, match="is not UTF-8"):
            find_files([str(pattern)])


def test_a_file_that_changes_meanwhile_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "a.ndjson"
    path.write_bytes(TEXT)
    (file,) = find_files([str(path)])
    (part,) = parts_of(file)
    assert not isinstance(part, LineBlock)
    path.write_bytes(TEXT + b"more")
    with pytest.raises(CannotRead, match="was changed while the archive was judged"):
        list(part.lines())
