"""What an action, or a finding, is about in the picture: squares of a landscape, or cards that a player has."""

import re
from collections.abc import Iterable, Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.confusing_lands.actions.place import squares_of_the_card
from lawspeaker.games.confusing_lands.picture.seen import ROOM, Seen, squares_of
from lawspeaker.games.confusing_lands.picture.shown import players
from lawspeaker.games.confusing_lands.picture.words import named
from lawspeaker.games.confusing_lands.place_words import SQUARE
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import Phase

_SQUARE = re.compile(SQUARE)
_LANDSCAPES = f"{ROOT}/landscapes"


def marks(state: State, action: Document, scope: Scope) -> Iterator[str]:
    """The places of the picture that an action is about, as JSON Pointers; a square has its name at the end."""
    match action:
        case {"type": "place", "player": player}:
            landscape = f"{_LANDSCAPES}/{player}"
            drawn = state.remember(("squares drawn", player, scope.whole), lambda: _drawn(state, player, scope))
            yield from [f"{landscape}/{square}" for square in squares_of_the_card(action) if square in drawn] or [landscape]
        case {"type": "choose", "player": player, "card": number}:
            hand = state.document.get("hands", {}).get(player, {}).get("cards", ())
            held = [nth for nth, card in enumerate(hand) if card.get("card") == number]
            yield f"{ROOT}/hands/{player}/cards/{held[0]}" if held else f"{ROOT}/hands/{player}"
        case {"type": "choose", "player": player}:
            yield f"{ROOT}/hands/{player}"
        case {"type": "set-aside", "player": player}:
            among = "chosen" if state.document.get("phase") == Phase.PLACING_CHOSEN else "hands"
            yield f"{ROOT}/{among}/{player}"
        case {"type": "set-up" | "deal" | "replace-card"}:
            yield f"{ROOT}/deck"
        case {"type": "pass-on"}:
            yield from (f"{ROOT}/hands/{player}" for player in players(state))
        case {"type": "score"}:
            yield from (f"{_LANDSCAPES}/{player}" for player in players(state))


def places(_: State, words: Iterable[str], player: str | None) -> Iterator[str]:
    """The squares among some words: those of the player, or those of every landscape that have such a name."""
    squares = (word for word in words if _SQUARE.fullmatch(word))
    return (f"{_LANDSCAPES}/{player}/{square}" for square in squares) if player else squares


def _drawn(state: State, player: str, scope: Scope) -> set[str]:
    """The names of the squares in the picture of a landscape, with those that are free in the whole picture."""
    if not scope.whole:
        return {named(where) for where in squares_of(state, player)}
    seen = Seen(state, player, ROOM)
    return {named((row, column)) for row in seen.rows for column in seen.columns}
