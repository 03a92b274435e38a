"""How spaces, tiles, land seen from above and figures are written.

A space is a row letter and a column: ``E7``. A column is half a space wide, so that the six neighbours of E7 are E5 and E9
in its row, D6 and D8 above, F6 and F8 below; rows A, C, E ... have the odd columns, @, B, D ... the even ones. A tile is
written space by space, each with the letter of its terrain: ``E11v E13r F12r``. Land seen from above tells the height too:
``E7v3``. ¶3, 12, 14.
"""

import re
from functools import lru_cache

from lawspeaker.games.java.words import PLAYERS

_REMEMBERED = 16_384

ROWS = "@ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The letters of the rows from above; the printed grid begins with A."""
LAST_COLUMN = 40

VILLAGE, RICE = "v", "r"
"""The letters of the terrains."""
NOT_KNOWN = "?"
"""Put after a space with unknown content."""

SPACE = "(?:[ACEGIKMOQSUWY][123]?[13579]|[@BDFHJLNPRTVXZ](?:[123]?[02468]|40))"
"""A space, as a regular expression; so are those that follow."""
INNER_SPACE = "(?:[ACEGIKMOQSUWY](?:[3579]|[12][13579]|3[1357])|[BDFHJLNPRTVX](?:[2468]|[12][02468]|3[02468]))"
"""A space of which all neighbours can be written, as every space of a grid must be."""
TILE = f" *{SPACE}[vr](?: +{SPACE}[vr]){{0,2}} *"
SEEN = rf"{SPACE}(?:[vr](?:[1-9][0-9]?)?|\?)"
FIGURE = f" *{SPACE} +(?:{'|'.join(PLAYERS)}) *"

_SEEN = re.compile(rf"({SPACE})([vr?])([0-9]*)")


@lru_cache(_REMEMBERED)
def seen(text: str) -> tuple[str, str, int | None]:
    """Of a space that is seen from above: its name, the letter of its terrain or ``?``, and its height if that is given."""
    found = _SEEN.fullmatch(text)
    assert found
    name, letter, height = found.groups()
    return name, letter, int(height) if height else None
