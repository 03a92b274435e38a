"""What lies on a space, in words."""

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.pictures.picture import Say
from lawspeaker.games.java.notation import NOT_KNOWN
from lawspeaker.games.java.picture.seen import Seen

UNKNOWN = "?"
"""Said where something is not known."""


class Titles:
    """Says what is to be seen."""

    def __init__(self, seen: Seen, say: Say) -> None:
        self._seen, self._say = seen, say
        self._said: dict[Path, str] = {}

    def space(self, name: str) -> str:
        """All that lies and stands on a space."""
        seen, say = self._seen, self._once
        terrain = seen.terrain.get(name)
        parts = [name, self.ground(name)] if terrain is None or seen.printed(name) != "bare" else [name]
        if terrain == NOT_KNOWN:
            parts.append(say("picture-space", "land-unknown"))
        elif terrain is not None:
            parts.append(self.land(terrain, seen.heights.get(name)))
        if name in seen.water:
            parts.append(say("picture-space", "water-tile"))
        for member, nth in seen.pieces.get(name, ()):
            given = seen.document[member][nth]
            parts.append(self.palace(given) if member == "palaces" else self.figure(given))
        if seen.is_crowded(name):
            parts.append(say("picture-space", "crowded"))
        return ", ".join(parts)

    def ground(self, name: str) -> str:
        """What is printed on a space."""
        printed = self._seen.printed(name)
        return self._once("picture-space", "untold" if printed == "bare" and not self._seen.is_land_given else printed)

    def land(self, terrain: str, height: int | None) -> str:
        """Land and how high it is."""
        return self._once("picture-space", "land", terrain=terrain, height=UNKNOWN if height is None else height)

    def palace(self, given: Document) -> str:
        """A palace."""
        return self._once("picture-piece", "palace", value=given.get("value", UNKNOWN), side=given.get("side", UNKNOWN))

    def figure(self, given: str) -> str:
        """A figure."""
        return self._once("picture-piece", "figure", player=given.split()[1])

    def tile(self, text: str, level: int) -> str:
        """A land tile."""
        return self._say("picture-piece", "tile", tile=text, height=level)

    def _once(self, name: str, attribute: str, **facts: str | int) -> str:
        """What is said of many spaces alike is put into words once."""
        key = name, attribute, *facts.values()
        if key not in self._said:
            self._said[key] = self._say(name, attribute, **facts)
        return self._said[key]
