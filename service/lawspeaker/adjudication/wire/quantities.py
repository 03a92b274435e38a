"""Quantities: numbers of which a document may give only the bounds. Finds them in shapes and in documents.

For the rules, such a number is unknown, as if it were missing; ``View.count`` returns its bounds.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from marshmallow import Schema, fields

from lawspeaker.adjudication.document import Document, Path, erased, is_there, replaced
from lawspeaker.adjudication.unknown import AT_LEAST, AT_MOST
from lawspeaker.adjudication.wire.shapes import Quantity, Union

Quantities = Mapping[str, Any]
"""The members of a shape in which quantities are: by name, the field of a quantity itself, and else those below."""

NO_QUANTITIES: Quantities = {}


@cache
def quantities_in(shape: type[Schema]) -> Quantities:
    """The places of quantities in values of a shape."""
    if issubclass(shape, Union):
        return {name: below for one in shape.shapes.values() for name, below in quantities_in(one).items()}
    found: dict[str, Any] = {}
    for name, field in shape._declared_fields.items():
        inner = field.inner if isinstance(field, fields.List) else field
        if isinstance(inner, Quantity):
            found[name] = inner
        elif isinstance(inner, fields.Nested) and isinstance(inner.nested, type) and (below := quantities_in(inner.nested)):
            found[name] = below
    return found


def bounds_in(quantities: Quantities, value: Any) -> list[tuple[Path, Document]]:
    """The bounds in ``value``, each with its path."""
    found: list[tuple[Path, Document]] = []
    for name, below in quantities.items():
        if name not in value:
            continue
        there = value[name]
        if not isinstance(below, dict):
            if type(there) is dict:
                found.append(((name,), there))
        elif type(there) is list:
            for index, entry in enumerate(there):
                found += [((name, index, *path), bounds) for path, bounds in bounds_in(below, entry)]
        elif inner := bounds_in(below, there):
            found += [((name, *path), bounds) for path, bounds in inner]
    return found


def quantity_at(quantities: Quantities, path: Path) -> Quantity | None:
    """The quantity at ``path``, if there is one."""
    below: Quantities | Quantity = quantities
    for step in (step for step in path if isinstance(step, str)):  # a list has the quantities of its entries
        if isinstance(below, Quantity) or step not in below:
            return None
        below = below[step]
    return below if isinstance(below, Quantity) else None


def without_bounds(document: Document, bounds: Mapping[Path, Document]) -> Document:
    """The document without these bounds. If both bounds are equal, they are replaced by the number."""
    for path, given in bounds.items():
        if given.get(AT_MOST) == given[AT_LEAST]:
            document = replaced(document, path, given[AT_LEAST])
        else:
            document = erased(document, tuple(map(str, path)))
    return document


def as_text(bounds: Document) -> str:
    """Bounds as text: both, or only the lower one if there is no upper one."""
    low, high = bounds[AT_LEAST], bounds.get(AT_MOST)
    return f"\N{GREATER-THAN OR EQUAL TO}\N{NARROW NO-BREAK SPACE}{low}" if high is None else f"{low}\N{EN DASH}{high}"


def with_bounds(document: Document, bounds: Mapping[Path, Document | str], left_open: Sequence[Path] = ()) -> Document:
    """The document with these bounds restored, except for numbers that it contains, for ``left_open`` ones, and where their
    object no longer exists."""
    for path, given in bounds.items():
        is_gone = is_there(document, path) or not is_there(document, path[:-1])
        if not is_gone and not any(path[: len(place)] == place for place in left_open):
            document = replaced(document, path, given)
    return document
