"""How texts say the spaces of tiles: ``E9v`` is "E9 (village)". A space alone is called as it is on the picture, ``E9``."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lawspeaker.adjudication.place_words import PlaceWords
from lawspeaker.games.java.notation import RICE, SPACE, VILLAGE, seen


def _said(names: Sequence[str]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for name in names:
        space, letter, height = seen(name)
        yield "space-of-land", {"space": space, "letter": letter, "height": height or "unknown"}


PLACE_WORDS = PlaceWords(f"{SPACE}[{VILLAGE}{RICE}](?:[1-9][0-9]?)?", _said)
