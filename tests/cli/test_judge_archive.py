"""Judging an archive from the command line: what is printed, and how it ends."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.cli.examples import request_of
from tests.serving import LONG, free_port
from tests.sweeps import each


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two worked examples as an archive, in the working directory: one is legal, one is not."""
    monkeypatch.chdir(tmp_path)
    examples = {"java": "shared-festival", "graenaland": "choosing-positions"}
    games = [{"id": name, "game": game, **json.loads(request_of(game, name))} for game, name in examples.items()]
    Path("games.ndjson").write_text("".join(f"{json.dumps(game)}\n" for game in games))
    return Path("games.ndjson")


def test_the_summary_is_printed_and_kept_with_the_results(archive: Path, run: Runner) -> None:
    ended = run("judge-archive", "*.ndjson", "--processes", "1")
    assert ended.code == 0
    summary = json.loads(ended.out)
    assert summary == json.loads(Path("archive-report", "summary.json").read_text())
    assert summary["games"] == {"total": 2, "legal": 1, "illegal": 1, "undetermined": 0, "unfinished": 0}
    (breach,) = map(json.loads, Path("archive-report", "breaches.ndjson").read_text().splitlines())
    assert (breach["file"], breach["line"], breach["id"]) == (str(archive), 2, "choosing-positions")
    assert ended.err.splitlines()[-1].startswith("100 %: ")
    assert run("judge-archive", str(archive), "--processes", "1", "--exit-code").code == 1


@each(
    "language, heading",
    [("en", "Archive report"), ("cs", "Zpráva o archivu"), ("fr", "Rapport sur l\N{RIGHT SINGLE QUOTATION MARK}archive")],
)
def test_text_and_report_are_in_the_chosen_language(language: str, heading: str, archive: Path, run: Runner) -> None:
    Path("with-a-bad-line.ndjson").write_bytes(archive.read_bytes() + b"{}\n")
    options = ("--processes", "1", "--format", "text", "--language", language, "--out", language)
    ended = run("judge-archive", "with-a-bad-line.ndjson", *options)
    assert f"{heading}: {language}/report.html" in ended.out.decode()
    page = Path(language, "report.html").read_text()
    assert f'<html lang="{language}">' in page
    assert f"<h1>{heading}</h1>" in page
    assert page.count('role="img"') == 3
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in page


def test_with_an_option_a_refused_line_is_the_exit_code(archive: Path, run: Runner) -> None:
    archive.write_bytes(b"{}\n" + archive.read_bytes())
    assert run("judge-archive", str(archive), "--processes", "1", "--exit-code").code == 65


def test_each_failure_has_a_sentence_and_an_exit_code(archive: Path, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = run("judge-archive", "nothing.ndjson")
    assert (missing.code, missing.err) == (66, "Cannot read nothing.ndjson: No such file or directory.\n")
    assert run("judge-archive", "*.gz").code == 64

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    ended = run("judge-archive", str(archive), "--processes", "1")
    assert ended.code == 74
    assert "No space left on device. What is judged up to now is kept." in ended.err


def test_an_invalid_scheduler_address_is_wrong_usage(archive: Path, run: Runner) -> None:
    ended = run("judge-archive", str(archive), "--scheduler", "nonsense")
    assert (ended.code, ended.out) == (64, b"")
    assert ended.err == "'nonsense' is not the address of a Dask scheduler. Example: --scheduler tcp://10.0.0.1:8786\n"
    assert not Path("archive-report").exists()


@pytest.mark.slow
def test_the_program_ends_if_no_scheduler_answers(archive: Path) -> None:
    """As a process of its own: a client of Dask that cannot connect leaves threads behind."""
    command = [sys.executable, "-m", "lawspeaker", "judge-archive", str(archive), "--scheduler"]
    with free_port() as port:
        ended = subprocess.run([*command, f"127.0.0.1:{port}"], capture_output=True, text=True, timeout=LONG, check=False)
    assert (ended.returncode, ended.stdout) == (69, "")
    assert "No scheduler answers at 127.0.0.1:" in ended.stderr
    assert "Traceback" not in ended.stderr
