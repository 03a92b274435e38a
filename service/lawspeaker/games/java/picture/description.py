"""What lies on the board in sentences, for people who cannot see the picture."""

from collections import defaultdict
from collections.abc import Iterator

from lawspeaker.adjudication.pictures.picture import Say
from lawspeaker.games.java.notation import NOT_KNOWN, ROWS
from lawspeaker.games.java.picture.board import BoardDrawing
from lawspeaker.games.java.picture.hexagons import column_and_row
from lawspeaker.games.java.picture.seen import Seen
from lawspeaker.games.java.picture.titles import UNKNOWN, Titles
from lawspeaker.games.java.picture.turn import unknown_of_turn
from lawspeaker.games.java.words import PLAYERS, Phase

_TOLD = (
    ("players",),
    ("phase",),
    ("turn",),
    ("tiles", "land"),
    ("water",),
    ("palaces",),
    ("figures",),
    ("points",),
    ("stocks",),
    ("supply",),
    ("hands",),
    ("face_up",),
    ("deck",),
    ("discards",),
    ("palaces_built",),
    ("scored",),
)
"""What a state can contain. Of some members, one is enough."""


def on_the_board(seen: Seen, board: BoardDrawing | None, say: Say) -> Iterator[str]:
    """What is drawn, and what lies there."""
    if board is None:
        yield say("picture", "no-land")
        return
    yield (
        say("picture", "whole")
        if seen.is_whole
        else say(
            "picture",
            "part",
            first_row=ROWS[board.first_row],
            last_row=ROWS[board.last_row],
            first_column=board.first_column,
            last_column=board.last_column,
        )
    )
    if not seen.is_land_given:
        yield say("picture", "no-land")
    yield from _land(seen, say)
    document, titles = seen.document, Titles(seen, say)
    if "water" in document:
        yield say("picture-layer", "water-tiles", spaces=[name for name in document["water"] if name in seen.water])
    if "palaces" in document:
        palaces = [
            f"{palace['space']} ({titles.palace(palace)})" for palace in document["palaces"] if palace["space"] in seen.pieces
        ]
        yield say("picture-layer", "palaces-on", where=palaces)
    if "figures" in document:
        for player in PLAYERS:
            spaces = [f"{name} ({seen.heights.get(name, UNKNOWN)})" for name, whose in _figures(seen) if whose == player]
            if spaces:
                yield say("picture-layer", "figures-on", player=player, where=spaces)
        if not document["figures"]:
            yield say("picture-layer", "no-figures")
    if crowded := [name for name in seen.pieces if seen.is_crowded(name)]:
        yield say("picture-layer", "crowded", spaces=crowded)


def untold(seen: Seen, say: Say) -> Iterator[str]:
    """What the state does not mention."""
    left_out = [members[0] for members in _TOLD if not any(member in seen.document for member in members)]
    if len(left_out) == len(_TOLD):
        yield say("picture", "nothing")
        return
    if seen.document.get("phase") == Phase.FESTIVAL and "festival" not in seen.document:
        left_out.append("festival")
    left_out += unknown_of_turn(seen.document)
    if left_out:
        yield say("picture", "untold", untold=left_out)


def _figures(seen: Seen) -> Iterator[tuple[str, str]]:
    """The figures that are drawn, each with its space and its player."""
    for figure in seen.document["figures"]:
        name, player = figure.split()
        if name in seen.pieces:
            yield name, player


def _land(seen: Seen, say: Say) -> Iterator[str]:
    """The land, by what it is and how high."""
    if seen.is_land_given and not seen.terrain:
        yield say("picture-layer", "no-land")
    alike: dict[tuple[str, int], list[str]] = defaultdict(list)
    for name in sorted(seen.terrain, key=lambda name: column_and_row(name)[::-1]):
        alike[seen.terrain[name], seen.heights.get(name, 0)].append(name)
    for (terrain, height), spaces in sorted(alike.items(), key=lambda item: (item[0][0] == NOT_KNOWN, item[0])):
        if terrain == NOT_KNOWN:
            yield say("picture-layer", "land-unknown", spaces=spaces)
        else:
            yield say("picture-layer", "land-on", terrain=terrain, height=height or UNKNOWN, spaces=spaces)
