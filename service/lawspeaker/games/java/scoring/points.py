"""Points that somebody gets in the course of the game. ¶2."""

from collections.abc import Mapping

from lawspeaker.adjudication.document import Document


def with_points(document: Document, gained: Mapping[str, int]) -> Document:
    """``document`` in which those players have so many points more, as far as it was told how many they have."""
    told: Mapping[str, int] = document.get("points", {})
    added = {player: told[player] + points for player, points in gained.items() if points and player in told}
    return {**document, "points": {**told, **added}} if added else document
