"""Every word that people read is in the dictionary of its language, or in our list of terms for it.

cspell looks the words up, in the dictionaries of `package.json` in this folder. A word that it does not know but that is right
is a term: it goes into `terms/<language>.txt`, in its place in the alphabet and in every form that is used.
"""

import json
import re
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from lawspeaker.adjudication.words.messages import LANGUAGES
from tests.sweeps import each
from tests.tools import SPELL_CHECKER, needs, path_of
from tests.words.passages import CODE, assert_none, contract, documents, messages, titles

pytestmark = pytest.mark.slow

TERMS = Path(__file__).parent / "terms"
LOCALES = {"en": "en-GB", "cs": "cs", "fr": "fr"}
DICTIONARIES = {"en": ("softwareTerms",), "cs": (), "fr": ()}
"""What is looked up besides the language."""
REPORT = re.compile(r"(?P<name>\w+)\.txt:(?P<line>\d+):\d+ - .*?\((?P<word>[^()]+)\)")
"""A line that cspell prints."""
NO_WORD = re.compile(rf"{CODE}|https?://\S+|\S+@\S+|\b\w+(?:[._/]\w+)+\b|\b[A-Z0-9]+\b|\b\w*\d\w*\b")
"""Code, addresses, names with dots, acronyms and squares of a board."""


@cache
def words(language: str) -> Mapping[str, str]:
    """Each word that is read in a language, as it stands between blanks, with the first place where it is."""
    passages = [*messages(language), *titles(language), *((*documents(), *contract()) if language == "en" else ())]
    found = dict[str, str]()
    for line in (line for passage in passages for line in passage.lines):
        text = NO_WORD.sub("", line.text).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        for word in text.split():
            if word not in found:
                found[word] = str(line)
    return found


@needs(SPELL_CHECKER)
def test_every_word_is_in_a_dictionary_or_a_term(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.txt").write_text("\n".join(words(language)), encoding="utf-8")
    (tmp_path / "cspell.json").write_text(json.dumps(configuration()), encoding="utf-8")
    command = [path_of(SPELL_CHECKER), "--no-progress", "--no-summary", "--no-color", "--config", "cspell.json", "*.txt"]
    checked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    reports = list(REPORT.finditer(checked.stdout))
    assert checked.returncode == bool(reports), checked.stdout + checked.stderr
    places = {language: list(words(language).values()) for language in LANGUAGES}
    assert_none(f"{report['word']}: {places[report['name']][int(report['line']) - 1]}" for report in reports)


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


@each("language", LANGUAGES)
def test_the_terms_are_sorted_and_each_is_used(language: str) -> None:
    terms = (TERMS / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert terms == sorted(set(terms))
    read = {part.casefold() for word in words(language) for part in re.findall(r"[^\W\d_]+", word)}
    assert_none(term for term in terms if term.casefold() not in read)
