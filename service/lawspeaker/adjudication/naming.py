"""Names in a request that must stand for somebody: the players of the game."""

from collections.abc import Iterable, Iterator

from lawspeaker.adjudication.errors import Fault
from lawspeaker.adjudication.view import View


def strangers(state: View, named: Iterable[tuple[str, str]]) -> Iterator[Fault]:
    """A fault for each player named at a pointer who does not play; none if it is not known who plays."""
    if "players" in state.document:
        for at, player in named:
            if player not in state.players:
                yield Fault(at, f"Player {player} does not play in this game.")
