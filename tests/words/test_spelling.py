"""Every word that people read is in the dictionary of its language, or in our list of terms for it.

cspell looks the words up, in the dictionaries of `package.json` in this folder. A word that it does not know but that is right
is a term: it goes into `terms/<language>.txt`, in its place in the alphabet and in every form that is used.
"""

import json
import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from lawspeaker.adjudication.messages import LANGUAGES
from tests.tools import SPELL_CHECKER, needs, path_of
from tests.words.passages import CODE, Passage, assert_none, contract, documents, messages, titles

TERMS = Path(__file__).parent / "terms"
LOCALES = {"en": "en-GB", "cs": "cs", "fr": "fr"}
DICTIONARIES = {"en": ("softwareTerms",), "cs": (), "fr": ()}
"""What is looked up besides the language."""
REPORT = re.compile(r"(?P<name>\w+)\.txt:(?P<line>\d+):\d+ - .*?\((?P<word>[^()]+)\)")
"""A line that cspell prints."""
NO_WORD = re.compile(rf"{CODE}|https?://\S+|\S+@\S+|\b\w+(?:[._/]\w+)+\b|\b[A-Z0-9]+\b|\b\w*\d\w*\b")
"""Code, addresses, names with dots, acronyms and squares of a board."""


def passages(language: str) -> Iterator[Passage]:
    """All lines that are read in a language."""
    of_language = [messages(language), titles(language), *((documents(), contract()) if language == "en" else ())]
    for passage in (passage for group in of_language for passage in group):
        yield from passage.lines


@pytest.fixture(scope="module")
def unknown(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Sequence[str]]:
    """The words that cspell does not know, by language, each with the line in which it stands."""
    folder = tmp_path_factory.mktemp("words")
    lines = {language: list(passages(language)) for language in LANGUAGES}
    for language in LANGUAGES:
        texts = (NO_WORD.sub("", line.text).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'") for line in lines[language])
        (folder / f"{language}.txt").write_text("\n".join(texts), encoding="utf-8")
    (folder / "cspell.json").write_text(json.dumps(configuration()), encoding="utf-8")
    command = [path_of(SPELL_CHECKER), "--no-progress", "--no-summary", "--no-color", "--config", "cspell.json", "*.txt"]
    checked = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    reports = list(REPORT.finditer(checked.stdout))
    assert checked.returncode == bool(reports), checked.stdout + checked.stderr
    found: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    for report in reports:
        line = lines[report["name"]][int(report["line"]) - 1]
        found[report["name"]].append(f"{line.file}:{line.line}: {report['word']}: {line.text}")
    return found


def configuration() -> Mapping[str, object]:
    """Accents and capitals count: without that "kralovstvi" would be a Czech word."""
    packages = Path(__file__).parent / "node_modules" / "@cspell"
    return {
        "version": "0.2",
        "import": [str(packages / f"dict-{name}" / "cspell-ext.json") for name in ("cs-cz", "fr-fr", "en-gb")],
        "caseSensitive": True,
        "minWordLength": 3,
        "maxNumberOfProblems": 100_000,
        "maxDuplicateProblems": 100_000,
        "dictionaryDefinitions": [
            {"name": f"terms-{language}", "path": str(TERMS / f"{language}.txt")} for language in LANGUAGES
        ],
        "overrides": [
            {
                "filename": f"**/{language}.txt",
                "language": LOCALES[language],
                "dictionaries": [f"terms-{language}", *DICTIONARIES[language]],
            }
            for language in LANGUAGES
        ],
    }


@needs(SPELL_CHECKER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_a_dictionary_or_a_term(unknown: Mapping[str, Sequence[str]], language: str) -> None:
    assert_none(unknown[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terms_are_sorted_and_each_is_used(language: str) -> None:
    terms = (TERMS / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert terms == sorted(set(terms))
    read = {word.casefold() for line in passages(language) for word in re.findall(r"[^\W\d_]+", line.text)}
    assert_none(term for term in terms if term.casefold() not in read)
