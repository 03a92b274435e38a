"""Whatever happens to a run, its results are those of a run to which nothing happened."""

import gzip
import multiprocessing
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from contextlib import nullcontext
from pathlib import Path
from threading import Timer

import orjson
import pytest

from lawspeaker.adjudication.document import Document
from lawspeaker.archive.errors import CannotRead, CannotWrite, JudgeDied, WrongUse
from lawspeaker.archive.parts import Task, judge_part
from lawspeaker.archive.processes import judging_here
from lawspeaker.archive.tallies import Tally
from tests.archive.conftest import CountedProgress, entries, judged, results
from tests.sweeps import each


class Interrupting(CountedProgress):
    """Interrupts the run after a number of parts."""

    def __init__(self, after: int, what: Callable[[], None]) -> None:
        super().__init__()
        self._after, self._what = after, what

    def advance(self, size: int, tally: Tally | None) -> None:
        super().advance(size, tally)
        if self.judged == self._after:
            self._what()


def interrupt() -> None:
    raise KeyboardInterrupt


def kill_a_judge() -> None:
    process = min(multiprocessing.active_children(), key=lambda process: process.pid or 0)
    assert process.pid
    os.kill(process.pid, signal.SIGKILL)


def test_an_interrupted_run_goes_on_where_it_was(archive: Path, undisturbed: dict[str, bytes], tmp_path: Path) -> None:
    out = tmp_path / "out"
    with pytest.raises(KeyboardInterrupt):
        judged([archive], out, progress=Interrupting(3, interrupt))
    assert not (out / "summary.json").exists()
    (half_written,) = [path for path in (out / "parts").rglob("*") if path.name == "000002.ndjson"]
    half_written.with_name("000003.ndjson.unfinished").write_bytes(b"{")  # as if the machine had stopped while it wrote
    progress = CountedProgress()
    judged([archive], out, progress=progress)
    assert progress.skipped == 3
    assert progress.judged > 3
    assert results(out) == undisturbed


def test_a_finished_run_is_not_judged_again(archive: Path, undisturbed: dict[str, bytes], tmp_path: Path) -> None:
    out = Path("undisturbed")
    progress = CountedProgress()
    judged([archive], out, progress=progress)
    assert progress.judged == 0
    assert results(out) == undisturbed


@pytest.mark.slow
def test_the_other_judges_finish_the_file_of_a_killed_one(archive: Path, tmp_path: Path) -> None:
    packed = Path("games.ndjson.gz")
    packed.write_bytes(gzip.compress(archive.read_bytes()))
    progress = Interrupting(2, kill_a_judge)
    judged([packed], tmp_path / "out", judging_here(2), progress)
    assert progress.judged > 4
    assert multiprocessing.active_children() == []
    found = [{**entry, "file": str(archive)} for entry in entries(tmp_path / "out")]
    assert found == entries(Path("undisturbed"))


class Dying:
    """Judges of which one dies whenever one of them judges the third part."""

    def __init__(self, most_waiting: int) -> None:
        self.most_waiting = most_waiting
        self.replaced = 0
        self.parts: list[Task] = []

    def submit(self, part: Task, language: str, rules: Document) -> Future[bytes]:
        future = Future[bytes]()
        self.parts.append(part)
        if part.place == 2:
            future.set_exception(BrokenExecutor())
        else:
            future.set_result(judge_part(part, language, rules))
        return future

    def replace(self) -> None:
        self.replaced += 1


def test_a_part_that_kills_every_judge_is_named(archive: Path, tmp_path: Path) -> None:
    dying = Dying(4)
    with pytest.raises(JudgeDied, match=r"judges the bytes 16,000 to 24,000 of .*games.ndjson dies"):
        judged([archive], tmp_path / "out", nullcontext(dying))
    assert [part.place for part in dying.parts] == [0, 1, 2, 3, 2, 2]
    assert sorted(path.name for path in (tmp_path / "out").rglob("0000*.ndjson")) == [f"00000{n}.ndjson" for n in (0, 1, 3)]


class Lazy:
    """Judges that do nothing until they are asked for a result, and count how many parts wait for them."""

    most_waiting = 5

    def __init__(self) -> None:
        self.waiting = 0
        self.most_seen = 0

    def submit(self, part: Task, language: str, rules: Document) -> Future[bytes]:
        self.waiting += 1
        self.most_seen = max(self.most_seen, self.waiting)
        future = Future[bytes]()

        def judge() -> None:
            self.waiting -= 1
            future.set_result(judge_part(part, language, rules))

        Timer(0, judge).start()
        return future

    def replace(self) -> None:
        raise AssertionError


def test_no_more_parts_wait_than_the_judges_have_use_for(archive: Path, undisturbed: dict[str, bytes], tmp_path: Path) -> None:
    lazy = Lazy()
    judged([archive], tmp_path / "out", nullcontext(lazy))
    assert 0 < lazy.most_seen <= 5
    assert results(tmp_path / "out") == undisturbed


def test_bad_lines_are_entries_and_the_others_are_judged(archive: Path, undisturbed: dict[str, bytes], tmp_path: Path) -> None:
    corrupt, truncated = Path("corrupt.ndjson"), Path("truncated.ndjson.gz")
    lines = archive.read_bytes().splitlines()
    corrupt.write_bytes(b"\n".join([*lines[:40], b"", b"{corrupt", *lines[40:]]))
    whole = gzip.compress(archive.read_bytes())
    truncated.write_bytes(whole[: len(whole) // 2])
    summary = judged([corrupt, truncated], tmp_path / "out")
    bad, cut = entries(tmp_path / "out", "unjudged")
    assert (bad["file"], bad["line"], bad["reason"]) == (str(corrupt), 42, "invalid-json")
    assert (cut["file"], cut["reason"]) == (str(truncated), "unreadable")
    read = cut["line"] - 1
    assert 0 < read < len(lines)
    assert summary["games"]["total"] == len(lines) + read
    found = [
        (entry["line"] - 2 * (entry["line"] > 40), entry["rule"])
        for entry in entries(tmp_path / "out")
        if entry["file"] == str(corrupt)
    ]
    assert found == [(entry["line"], entry["rule"]) for entry in entries(Path("undisturbed"))]


def test_the_report_shows_undetermined_and_invalid_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    undetermined = {"id": "unknown", "game": "java", "state": {"phase": "turn"}}
    line = orjson.dumps({**undetermined, "actions": [{"type": "use-token", "player": "one"}]})
    Path("games.ndjson").write_bytes(line + b"\n[]\n")
    judged(["games.ndjson"], tmp_path / "out")
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "unknown" in page
    assert "Expected an object; found an array." in page


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system with room for some parts."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], capture_output=True, check=False)
    if mounted.returncode:
        pytest.skip("only root can mount a file system")
    yield disk
    subprocess.run(["umount", disk], check=True)


def test_after_a_full_disk_the_run_can_continue(archive: Path, undisturbed: dict[str, bytes], small_disk: Path) -> None:
    out = small_disk / "out"
    with pytest.raises(CannotWrite, match=r"Cannot write .*: No space left on device"):
        judged([archive], out)
    assert list(out.rglob("*.unfinished")) == []
    subprocess.run(["mount", "-o", "remount,size=4m", small_disk], check=True)
    progress = CountedProgress()
    judged([archive], out, progress=progress)
    assert progress.skipped > 0
    assert results(out) == undisturbed


def test_what_cannot_be_flushed_to_the_disk_is_not_kept(archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotWrite, match=r"manifest.json: No space left on device"):
        judged([archive], tmp_path / "out")
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["lock"]


def test_a_run_about_something_else_is_refused(archive: Path, undisturbed: dict[str, bytes], tmp_path: Path) -> None:
    out = Path("undisturbed")
    other = Path("other.ndjson")
    other.write_bytes(archive.read_bytes())
    with pytest.raises(WrongUse, match=r"another run: new files: .*other.ndjson. Choose another --out"):
        judged([archive, other], out)
    os.utime(archive, ns=(0, 0))
    with pytest.raises(WrongUse, match=r"another run: changed files: .*games.ndjson"):
        judged([archive], out)
    assert results(out) == undisturbed


@each(
    "member, value, sentence",
    [
        ("language", "cs", "the language was cs and is en"),
        ("lawspeaker", "0.0.1", "the version of Lawspeaker was 0.0.1"),
        ("rulesets", {"java": "java/0"}, "the ruleset of java was java/0 and is java/1"),
        ("part_size", 1, "split into other parts"),
    ],
)
def test_other_rules_or_options_are_refused(
    member: str, value: object, sentence: str, archive: Path, undisturbed: dict[str, bytes], tmp_path: Path
) -> None:
    manifest = Path("undisturbed") / "manifest.json"
    written = manifest.read_bytes()
    manifest.write_bytes(orjson.dumps({**orjson.loads(written), member: value}))
    with pytest.raises(WrongUse, match=sentence):
        judged([archive], Path("undisturbed"))
    manifest.write_bytes(written)


def test_a_folder_with_other_files_is_left_alone(archive: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "thesis.txt").write_text("mine")
    with pytest.raises(WrongUse, match=r"already holds other files, such as thesis.txt"):
        judged([archive], tmp_path / "out")


@each("content", [b"{", b"[]"])
def test_a_manifest_that_cannot_be_read_is_named(content: bytes, archive: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir(exist_ok=True)
    (tmp_path / "out" / "manifest.json").write_bytes(content)
    with pytest.raises(CannotRead, match=r"Cannot read .*manifest.json"):
        judged([archive], tmp_path / "out")


def test_two_runs_do_not_write_into_one_folder(archive: Path, tmp_path: Path) -> None:
    def again() -> None:
        with pytest.raises(WrongUse, match="Another run is writing into"):
            judged([archive], tmp_path / "out")

    judged([archive], tmp_path / "out", progress=Interrupting(1, again))
