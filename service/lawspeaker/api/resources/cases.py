"""The conformance cases in the folder of a game: those that show each rule, and their titles in every language."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import yaml

from lawspeaker.adjudication.document import Document

CASES = "cases"


class Title(NamedTuple):
    """The title of a case, and the language that it is in."""

    text: str
    language: str


@cache
def cases_by_rule(folder: Path) -> Mapping[str, list[Document]]:
    """The conformance cases in the YAML files of ``folder``, by the rules that they show. Empty if there is no such folder."""
    cases: dict[str, list[Document]] = defaultdict(list)
    for path in sorted(folder.glob("*.yaml")):
        for case in yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)["cases"]:
            for rule in case["rules"]:
                cases[rule].append(case)
    return dict(cases)


def title_of(case: Document, language: str) -> Title:
    """The title of a case in ``language``. A title that is not translated is in English."""
    translated = case.get("titles", {}).get(language)
    return Title(translated, language) if translated else Title(case["title"], "en")
