"""Places on the board: those that are not known, and may hold what a check looks for, and those of single pieces."""

from collections.abc import Callable, Iterator

from lawspeaker.adjudication.document import pointer
from lawspeaker.adjudication.unknown import Place, Unknown
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.graenaland.state import State


def seen(kind: str, *members: str) -> Callable[[State], None]:
    """What raises ``Unknown`` unless that kind of pieces is known everywhere, and those members of each piece."""

    def all_seen(state: State) -> None:
        if not state.board.is_clear(kind, state.island.territories) and (missing := list(_unseen(state, kind, members))):
            raise Unknown(*missing)

    return all_seen


def _unseen(state: State, kind: str, members: tuple[str, ...]) -> Iterator[Place]:
    for territory in state.island.territories:
        pieces = state.document.get("territories", {}).get(territory, {}).get(kind)
        if pieces is None:
            yield ROOT, "territories", territory, kind
            continue
        for place, piece in enumerate(pieces):
            for member in members:
                if member not in piece:
                    yield ROOT, "territories", territory, kind, place, member


def piece_at(state: State, territory: str, among: str, **members: str) -> str:
    """The pointer of the last piece in that territory with these members."""
    pieces = state.document["territories"][territory][among]
    matching = (place for place, piece in enumerate(pieces) if members.items() <= piece.items())
    return ROOT + pointer("territories", territory, among, max(matching))
