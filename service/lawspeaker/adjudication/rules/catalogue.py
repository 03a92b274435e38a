"""The catalogue of a game: its printed rulebooks, the rules with their citations, and the readings.

A catalogue is data (``catalogue.yaml`` in the game's folder); the texts of its rules and readings are in the Fluent files. Ids
are part of the contract: once published, an id never changes its meaning.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from lawspeaker.adjudication.frozen import frozen


@frozen
class Citation:
    """A passage of a printed rulebook: the headings down to it, and the paragraph (from 1) below the last of them.

    A rulebook without headings is counted from its beginning.
    """

    rulebook: str
    section: tuple[str, ...]
    paragraph: int
    document: Mapping[str, Any] = field(init=False, repr=False, compare=False)
    """The citation as it is sent."""

    def __post_init__(self) -> None:
        written = {"rulebook": self.rulebook, "section": list(self.section), "paragraph": self.paragraph}
        object.__setattr__(self, "document", written)


@frozen
class Reading:
    """A question that the rulebook leaves open, with the possible answers; the first choice is the default."""

    id: str
    choices: tuple[str, ...]
    citations: tuple[Citation, ...]

    @property
    def default(self) -> str:
        return self.choices[0]


@frozen
class Rule:
    """A rule of the game: where it is printed, and the readings on which it depends."""

    id: str
    citations: tuple[Citation, ...]
    readings: tuple[str, ...]
    judged: bool = True
    """Whether an action or the audit checks it. If not, it is for the players at the table: no state or action shows it."""
    audited: bool = True
    """Whether the audit notices if an action violated it, by this rule or another. If not, the next state does not show it."""


@dataclass(frozen=True)
class Catalogue:
    """All rules and readings of a game, in the order in which findings are reported."""

    rulebooks: Mapping[str, Mapping[str, str]]
    rules: Mapping[str, Rule]
    readings: Mapping[str, Reading]

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {rule: index for index, rule in enumerate(self.rules)}

    def in_order(self, rules: Iterable[str]) -> list[str]:
        """These rule ids in the order of the catalogue, without duplicates."""
        return sorted(set(rules), key=self._places.__getitem__)

    @classmethod
    def load(cls, path: Path) -> "Catalogue":
        source = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        return cls(
            rulebooks=source["rulebooks"],
            rules={
                name: Rule(
                    name,
                    _citations(entry["citations"]),
                    tuple(entry.get("readings", ())),
                    entry.get("judged", True),
                    entry.get("audited", True),
                )
                for name, entry in source["rules"].items()
            },
            readings={
                name: Reading(name, tuple(entry["choices"]), _citations(entry["citations"]))
                for name, entry in source.get("readings", {}).items()
            },
        )


def _citations(source: Sequence[Sequence[Any]]) -> tuple[Citation, ...]:
    """The citations in rows of the form ``[rulebook, heading, ..., paragraph]``."""
    return tuple(Citation(book, tuple(section), paragraph) for book, *section, paragraph in source)
