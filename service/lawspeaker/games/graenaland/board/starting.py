"""Who starts where, and how the game goes on from there. Příprava první hry, Hráči; Rozšiřující pravidla."""

from collections.abc import Mapping, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import each, known
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


def starting_order(state: State, first: str | None) -> Sequence[str]:
    """The players clockwise from the one who begins. Raises ``Unknown``."""
    return state.clockwise_from(first or state.players[0])


def starting_places(state: State, order: Sequence[str]) -> Mapping[str, Document]:
    """The starting place of each player. Raises ``Unknown``."""
    return dict(each(order, lambda player: [(player, starting_place(state, order, player))]))


def starting_place(state: State, order: Sequence[str], player: str) -> Document:
    """The territories of the player's villages and of the warrior, as on the picture of the map. Raises ``Unknown``."""
    path = ("starts", str(len(order)), str(order.index(player) + 1))
    # the picture shows the edition's map; where players start on one of their own they must say
    start = known(state.document, ROOT, "overlay", *path) if "map" in state.document else state.sources.figure(*path)
    return {member: known(start, "/".join((ROOT, "overlay", *path)), member) for member in ("settlements", "warrior")}


def begun_phase(state: State) -> str:
    """The phase in which the game goes on when everybody has a starting position."""
    return (Phase.VICTORY_CARDS if state.has_victory_point_cards else Phase.PRODUCTION).value
