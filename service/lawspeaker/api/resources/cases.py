"""The conformance cases in the folder of a game: those that show each rule, and their titles in every language."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from lawspeaker.adjudication.document import Document

CASES = "cases"
TITLES = "titles"
"""The folder with the translated titles: a file for each language, ``cs.yaml``, with the titles by the id of the case."""


class Title(NamedTuple):
    """The title of a case, and the language that it is in."""

    text: str
    language: str


@cache
def cases_by_rule(folder: Path) -> Mapping[str, list[Document]]:
    """The conformance cases in the YAML files of ``folder``, by the rules that they show. Empty if there is no such folder."""
    cases: dict[str, list[Document]] = defaultdict(list)
    for path in sorted(folder.glob("*.yaml")):
        for case in _read(path)["cases"]:
            for rule in case["rules"]:
                cases[rule].append(case)
    return dict(cases)


def title_of(case: Document, folder: Path, language: str) -> Title:
    """The title of a case of ``folder`` in ``language``. A title that is not translated is in English."""
    translated = case.get("titles", {}).get(language) or translated_titles(folder, language).get(case["id"])
    return Title(translated, language) if translated else Title(case["title"], "en")


@cache
def translated_titles(folder: Path, language: str) -> Mapping[str, str]:
    """The titles of the cases of ``folder`` that are translated to ``language``, by the id of the case."""
    path = folder / TITLES / f"{language}.yaml"
    return dict(_read(path) or {}) if path.exists() else {}


def _read(path: Path) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
