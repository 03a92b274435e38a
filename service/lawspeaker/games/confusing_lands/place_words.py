"""How texts say squares of a landscape: ``r2c3`` and ``r2c4`` are "row 2, columns 3 and 4"."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from lawspeaker.adjudication.words.place_words import PlaceWords

SQUARE = "r(-?[0-9]+)c(-?[0-9]+)"
"""The name of a square, as a regular expression with a group for the row and one for the column."""

_NUMBER = re.compile("-?[0-9]+")


def _said(names: Sequence[str]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    squares = [tuple(map(int, _NUMBER.findall(name))) for name in names]
    for row, in_row in groupby(squares, itemgetter(0)):
        columns = tuple([column for _, column in in_row])
        yield "squares-in-row", {"row": row, "columns": columns, "count": len(columns)}


PLACE_WORDS = PlaceWords({SQUARE: ("squares-in-row", {"row": "{1}", "columns": ("{2}",), "count": 1})}, in_a_row=_said)
