"""Who starts where, and how the game goes on from there. Příprava první hry, Hráči; Rozšiřující pravidla."""

from collections.abc import Sequence
from typing import Any

from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import known
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


def starting_order(state: State, first: str | None) -> Sequence[str]:
    """The players clockwise from the one who begins. Raises ``Unknown``."""
    return state.clockwise_from(first or state.players[0])


def starting_places(state: State, order: Sequence[str], player: str, member: str) -> Any:
    """Where the player's villages are by the picture of the map, or the warrior. Raises ``Unknown``."""
    path = ("starts", str(len(order)), str(order.index(player) + 1))
    # the picture shows the edition's map; where players start on one of their own they must say
    start = known(state.document, ROOT, "overlay", *path) if "map" in state.document else state.sources.figure(*path)
    return known(start, "/".join((ROOT, "overlay", *path)), member)


def begun_phase(state: State) -> str:
    """The phase in which the game goes on when everybody has a starting position."""
    return (Phase.VICTORY_CARDS if state.has_victory_point_cards else Phase.PRODUCTION).value
