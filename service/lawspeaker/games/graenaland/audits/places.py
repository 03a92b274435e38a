"""What checks of several subjects look at: what is not known, what is there more than once, where a single piece stands."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import TypeVar

from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.adjudication.unknown import Place, Unknown
from lawspeaker.games.graenaland.state import State

H = TypeVar("H", bound=Hashable)


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
        for index, piece in enumerate(pieces):
            for member in members:
                if member not in piece:
                    yield ROOT, "territories", territory, kind, index, member


def phase_seen(state: State) -> None:
    """Raises ``Unknown`` unless it is known how far the game is."""
    state.known("phase")


def repeated(pieces: Sequence[H]) -> Iterable[H]:
    """Those that are there more than once. Seldom are there any, so that is looked at first."""
    if len(set(pieces)) == len(pieces):
        return ()
    return [piece for piece, number in Counter(pieces).items() if number > 1]


def piece_at(state: State, territory: str, among: str, **members: str) -> str:
    """The pointer of the last piece in that territory with these members."""
    pieces = state.document["territories"][territory][among]
    matching = (index for index, piece in enumerate(pieces) if members.items() <= piece.items())
    return state.pointer("territories", territory, among, max(matching))
