"""Editions: the figures printed on the components, each with its source.

A figure that no source gives is unknown, and is never guessed. An edition may be based on another one and fill its gaps. Players
who have the component send what it shows as an overlay.
"""

from collections.abc import Iterator, Mapping
from dataclasses import field
from enum import StrEnum
from pathlib import Path
from typing import Any

import yaml

from lawspeaker.adjudication.frozen import frozen


class Provenance(StrEnum):
    """The source of a figure."""

    PRINTED = "printed"
    """In the rulebook."""
    SOURCED = "sourced"
    """A source about the components gives it."""
    RECONSTRUCTED = "reconstructed"
    """Put together from indirect sources. A ruling that used it lists it as an assumption."""
    INVENTED = "invented"
    """Invented, so that examples and random play can run. A ruling that used it lists it as an assumption."""
    UNKNOWN = "unknown"
    """No source gives it."""


@frozen
class Figure:
    """One figure of an edition; ``value`` is ``None`` exactly when the provenance is unknown."""

    value: Any
    provenance: Provenance
    source: str
    is_assumed: bool = field(init=False)
    """Whether answers that use it list it as an assumption."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_assumed", self.provenance in (Provenance.RECONSTRUCTED, Provenance.INVENTED))

    def document(self) -> dict[str, Any]:
        value = {} if self.provenance is Provenance.UNKNOWN else {"value": self.value}
        return {**value, "provenance": self.provenance.value, "source": self.source}


@frozen
class Edition:
    """The component figures of one printing, by their path."""

    id: str
    based_on: str | None
    figures: Mapping[tuple[str, ...], Figure]
    names: Mapping[tuple[str, ...], tuple[str, ...]]
    """The names directly below each path, in the order of the edition."""

    @classmethod
    def load(cls, path: Path, base: "Edition | None" = None) -> "Edition":
        source = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        figures = dict(base.figures) if base else {}
        figures.update(_figures(source["figures"], ()))
        names: dict[tuple[str, ...], dict[str, None]] = {}
        for place in figures:
            for depth, name in enumerate(place):
                names.setdefault(place[:depth], {})[name] = None
        return cls(path.stem, base.id if base else None, figures, {above: tuple(below) for above, below in names.items()})


NO_EDITION = Edition(id="", based_on=None, figures={}, names={})
"""What a game without editions draws on: no figure is known."""


def load_editions(folder: Path, printed: str) -> Mapping[str, Edition]:
    """The editions in ``folder`` by id: first the ``printed`` one, then those that fill its gaps."""
    base = Edition.load(folder / f"{printed}.yaml")
    others = (Edition.load(path, base) for path in sorted(folder.glob("*.yaml")) if path.stem != printed)
    return {edition.id: edition for edition in (base, *others)}


def _figures(source: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Figure]]:
    for key, entry in source.items():
        here = (*path, str(key))
        if "provenance" in entry:
            yield here, Figure(entry.get("value"), Provenance(entry["provenance"]), entry["source"])
        else:
            yield from _figures(entry, here)
