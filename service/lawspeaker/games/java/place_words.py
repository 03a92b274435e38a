"""How texts say the spaces of tiles: ``E9v`` is "E9 (village)". A space alone is called as it is on the picture, ``E9``."""

from lawspeaker.adjudication.words.place_words import PlaceWords
from lawspeaker.games.java.notation import RICE, SPACE, VILLAGE

_HEIGHTS = {"": "unknown", "([1-9][0-9]?)": "{2}"}

PLACE_WORDS = PlaceWords(
    {
        f"({SPACE}){letter}{pattern}": ("space-of-land", {"space": "{1}", "letter": letter, "height": height})
        for letter in (VILLAGE, RICE)
        for pattern, height in _HEIGHTS.items()
    }
)
