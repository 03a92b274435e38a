"""Judging an archive from the command line: what is printed, and how it ends."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.cli.examples import request_of


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
