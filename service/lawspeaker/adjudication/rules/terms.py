"""The terms of a state: the edition, options and readings under which it is ruled on.

They are members of a state, and have defaults; everything else that a state leaves out is unknown.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.rules.catalogue import Catalogue, Reading
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, Shape, said, shape


def terms(
    base: type[Shape],
    catalogue: Catalogue,
    editions: Sequence[str] = (),
    overlay: type[Shape] | None = None,
    options: type[Shape] | None = None,
) -> Mapping[str, fields.Field[Any]]:
    """The members for the terms of a state; ``base`` is the base class of the shapes of the game.

    A game without editions, figures to overlay, optional rules or readings has no member for them.
    """
    members: dict[str, fields.Field[Any]] = {}
    if editions:
        usual, *others = editions
        filling = f"; {' and '.join(f'`{other}`' for other in others)} fills its gaps" if others else ""
        description = f"The edition whose figures apply{filling}. The default is `{usual}`."
        members["edition"] = OneOf(editions_enumeration(base.prefix, editions), metadata=said(description, usual))
    if overlay:
        members["overlay"] = fields.Nested(overlay, metadata=said("Figures that replace figures of the edition.", {}))
    if options:
        members["options"] = fields.Nested(options, metadata=said("Optional rules.", {}))
    if catalogue.readings:
        readings = _readings_shape(base, catalogue)
        members["readings"] = fields.Nested(
            readings, metadata=said("The choices for readings that differ from the defaults.", {})
        )
    return members


def _readings_shape(base: type[Shape], catalogue: Catalogue) -> type[Shape]:
    return shape(
        "Readings",
        "The choices for questions that the rulebook leaves open.",
        {
            reading.id: OneOf(_choices(base, reading), metadata=said(f"The default is `{reading.default}`.", reading.default))
            for reading in catalogue.readings.values()
        },
        base,
    )


def _choices(base: type[Shape], reading: Reading) -> Enumeration:
    words = "".join(word.capitalize() for word in re.split(r"[.-]", reading.id))
    return Enumeration(f"{base.prefix}{words}Reading", f"The choices of the reading `{reading.id}`.", tuple(reading.choices))


def editions_enumeration(prefix: str, editions: Sequence[str]) -> Enumeration:
    """The ids of the ``editions`` of the game with that prefix."""
    return Enumeration(f"{prefix}EditionId", "The id of an edition.", tuple(editions))
