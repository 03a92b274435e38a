"""Judging an archive from the command line: what is printed, and how it ends."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.cli.examples import request_of
from tests.serving import LONG, free_port


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two worked examples as an archive, in the working directory: one is legal, one is not."""
    monkeypatch.chdir(tmp_path)
    examples = {"java": "shared-festival", "graenaland": "choosing-positions"}
    games = [{"id": name, "game": game, **json.loads(request_of(game, name))} for game, name in examples.items()]
    Path("games.ndjson").write_text("".join(f"{json.dumps(game)}\n" for game in games))
    return Path("games.ndjson")


def test_the_summary_is_printed_and_the_results_are_in_the_folder(archive: Path, run: Runner) -> None:
    ended = run("judge-archive", "*.ndjson", "--processes", "1")
    assert ended.code == 0
    summary = json.loads(ended.out)
    assert summary == json.loads(Path("archive-report", "summary.json").read_text())
    assert summary["games"] == {"total": 2, "legal": 1, "illegal": 1, "undetermined": 0, "unfinished": 0}
    (breach,) = map(json.loads, Path("archive-report", "breaches.ndjson").read_text().splitlines())
    assert (breach["file"], breach["line"], breach["id"]) == (str(archive), 2, "choosing-positions")
    assert ended.err.splitlines()[-1].startswith("100 %: ")
    assert run("judge-archive", str(archive), "--processes", "1", "--exit-code").code == 1


@pytest.mark.parametrize("language", ["en", "cs", "fr"])
def test_the_text_and_the_page_are_in_the_language_that_is_wanted(archive: Path, language: str, run: Runner) -> None:
    archive.write_bytes(archive.read_bytes() + b"{}\n")
    ended = run("judge-archive", str(archive), "--processes", "1", "--format", "text", "--language", language)
    heading = {"en": "Archive report", "cs": "Zpráva o archivu", "fr": "Rapport sur l\N{RIGHT SINGLE QUOTATION MARK}archive"}[
        language
    ]
    assert f"{heading}: archive-report/report.html" in ended.out.decode()
    page = Path("archive-report", "report.html").read_text()
    assert f'<html lang="{language}">' in page
    assert f"<h1>{heading}</h1>" in page
    assert page.count('role="img"') == 3
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in page


def test_a_line_that_is_refused_is_the_exit_code_where_that_is_wanted(archive: Path, run: Runner) -> None:
    archive.write_bytes(b"{}\n" + archive.read_bytes())
    assert run("judge-archive", str(archive), "--processes", "1", "--exit-code").code == 65


def test_what_goes_wrong_is_said_with_its_exit_code(archive: Path, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = run("judge-archive", "nothing.ndjson")
    assert (missing.code, missing.err) == (66, "Cannot read nothing.ndjson: No such file or directory.\n")
    assert run("judge-archive", "*.gz").code == 64

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    ended = run("judge-archive", str(archive), "--processes", "1")
    assert ended.code == 74
    assert "No space left on device. What is judged up to now is kept." in ended.err


def test_a_scheduler_that_is_no_address_is_wrong_usage_and_begins_nothing(archive: Path, run: Runner) -> None:
    ended = run("judge-archive", str(archive), "--scheduler", "nonsense")
    assert (ended.code, ended.out) == (64, b"")
    assert ended.err == "'nonsense' is not the address of a Dask scheduler. Example: --scheduler tcp://10.0.0.1:8786\n"
    assert not Path("archive-report").exists()


@pytest.mark.slow
def test_the_program_ends_if_no_scheduler_is_there(archive: Path) -> None:
    """As a process of its own: a client of Dask that cannot connect leaves threads behind."""
    command = [sys.executable, "-m", "lawspeaker", "judge-archive", str(archive), "--scheduler"]
    with free_port() as port:
        ended = subprocess.run([*command, f"127.0.0.1:{port}"], capture_output=True, text=True, timeout=LONG, check=False)
    assert (ended.returncode, ended.stdout) == (69, "")
    assert "No scheduler answers at 127.0.0.1:" in ended.stderr
    assert "Traceback" not in ended.stderr
