"""What an action is about in the picture: its spaces, or what the player takes or plays beside the board."""

from collections.abc import Iterator

from lawspeaker.adjudication.action import places_named
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.pictures.scope import Scope
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.actions.draw_card import FACE_UP
from lawspeaker.games.java.picture.seen import spaces_in
from lawspeaker.games.java.state import State


def marks(_state: State, action: Document, _scope: Scope) -> Iterator[str]:
    """The places of the picture that an action is about: names of spaces, and JSON Pointers."""
    yield from sorted(spaces_in(places_named(action)))
    match action:
        case {"type": "draw-card", "from": source}:
            yield f"{ROOT}/face_up" if source == FACE_UP else f"{ROOT}/deck"
        case {"type": "bid" | "hold-festival", "player": player}:
            yield f"{ROOT}/hands/{player}"
        case {"type": "use-token", "player": player}:
            yield f"{ROOT}/stocks/{player}/tokens"
        case {"type": "pass" | "end-turn" | "final-scoring", "player": player}:
            yield str(player)
