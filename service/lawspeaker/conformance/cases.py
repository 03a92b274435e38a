"""The conformance cases of a game: questions, with what the rulebook says of the answer.

They are YAML files in the folder ``cases`` of each game. ``tests/cases/schema.json`` in the repository describes their format.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from lawspeaker.adjudication.document import Document

FOLDER = "cases"
"""The folder of the cases in the folder of a game."""


@dataclass(frozen=True, eq=False)
class Case:
    """One question, and what its answer must say."""

    game: str
    id: str
    title: str
    rules: tuple[str, ...]
    """The rules that it shows."""
    passage: Document | None
    """The passage of the rulebook that it comes from, if it is a worked example or a picture there."""
    question: str
    """The name of the question, such as ``rulings``."""
    request: dict[str, Any]
    expect: dict[str, Any]
    """The members of the answer that are compared. See ``expectations.py``."""
    topic: str = ""
    """The name of the file that it is in."""

    def __str__(self) -> str:
        return f"{self.game}:{self.id}"


def read_cases(game: str, folder: Path) -> Iterator[Case]:
    """The cases of ``game``, in the order of their files in ``folder``. None if there is no such folder."""
    for path in sorted(folder.glob("*.yaml")):
        entries: Sequence[dict[str, Any]] = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)["cases"]
        for entry in entries:
            yield Case(
                game=game,
                id=entry["id"],
                title=entry["title"],
                rules=tuple(entry["rules"]),
                passage=entry.get("passage"),
                question=entry["question"],
                request=entry["request"],
                expect=entry["expect"],
                topic=path.stem,
            )
