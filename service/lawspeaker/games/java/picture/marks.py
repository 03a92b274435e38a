"""The places that an action or a finding is about in the picture: spaces, or what the player takes or plays off the board."""

from collections.abc import Iterable, Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import places_named
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.java.actions.draw_card import FACE_UP
from lawspeaker.games.java.picture.seen import spaces_in
from lawspeaker.games.java.state import State


def marks(state: State, action: Document, _: Scope) -> Iterator[str]:
    """The places of the picture that an action is about: names of spaces, and JSON Pointers."""
    yield from places(state, places_named(action), None)
    match action:
        case {"type": "draw-card", "from": source}:
            yield f"{ROOT}/face_up" if source == FACE_UP else f"{ROOT}/deck"
        case {"type": "bid" | "hold-festival", "player": player}:
            yield f"{ROOT}/hands/{player}"
        case {"type": "use-token", "player": player}:
            yield f"{ROOT}/stocks/{player}/tokens"
        case {"type": "pass" | "end-turn" | "final-scoring", "player": player}:
            yield str(player)


def places(_: State, words: Iterable[str], __: str | None) -> Iterator[str]:
    """The spaces among some words, also where their terrain and height stand behind them."""
    return iter(sorted(spaces_in(words)))
