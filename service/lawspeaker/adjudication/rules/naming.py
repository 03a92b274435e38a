"""Checks that the players named in a request are players of the game."""

from collections.abc import Iterable, Iterator

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.wire.errors import Fault
from lawspeaker.adjudication.words.phrases import Phrase


def strange_player(state: View, document: Document, at: str) -> Iterator[Fault]:
    """A fault if the ``player`` who is to act in a document, sent at the pointer ``at``, does not play."""
    if "player" in document:
        yield from strangers(state, [(at + pointer("player"), document["player"])])


def strangers(state: View, named: Iterable[tuple[str, str]]) -> Iterator[Fault]:
    """A fault for each player named at a pointer who does not play; none if it is not known who plays."""
    if "players" in state.document:
        for at, player in named:
            if player not in state.players:
                yield Fault(at, Phrase("error-player", {"player": player, "players": list(state.players)}))
