"""The terms of a question: by whose figures, which options and which readings it is to be answered.

Every state of every game has these members. They have defaults; everything else that a state leaves out is unknown.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.catalogue import Catalogue
from lawspeaker.adjudication.shapes import OneOf, Shape, shape


def terms(
    base: type[Shape], catalogue: Catalogue, editions: Sequence[str], overlay: type[Shape], options: type[Shape] | None = None
) -> Mapping[str, fields.Field[Any]]:
    """The members of a state that are its terms; ``base`` is what the shapes of the game are made on.

    A game without optional rules has no ``options``.
    """
    readings = shape(
        "Readings",
        "Answers chosen where the rulebook leaves a question open.",
        {
            reading.id: OneOf(
                *reading.choices,
                metadata={"description": f"`{reading.default}` if left out.", "examples": [reading.default]},
            )
            for reading in catalogue.readings.values()
        },
        base,
    )
    usual, *others = editions
    filling = f"; {' and '.join(f'`{other}`' for other in others)} fills its gaps" if others else ""
    agreed = {"options": fields.Nested(options, metadata={"description": "Optional rules.", "examples": [{}]})} if options else {}
    return {
        "edition": OneOf(
            *editions,
            metadata={
                "description": f"Whose figures count: `{usual}` if left out{filling}.",
                "examples": [usual],
            },
        ),
        "overlay": fields.Nested(
            overlay, metadata={"description": "Figures that replace those of the edition.", "examples": [{}]}
        ),
        **agreed,
        "readings": fields.Nested(readings, metadata={"description": "Readings chosen other than by default.", "examples": [{}]}),
    }
