"""How texts say the names of territories: ``coast-1`` is "Coast 1". Territories of other names are called as whoever drew the map
called them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lawspeaker.adjudication.place_words import PlaceWords


def _said(names: Sequence[str]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for name in names:
        land, _, number = name.rpartition("-")
        yield "numbered-territory", {"land": land, "number": number}


PLACE_WORDS = PlaceWords("(?:coast|inland|plains|forest|hills|mountains)-[0-9]+", _said)
