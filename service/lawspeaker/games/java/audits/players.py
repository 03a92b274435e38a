"""What must be true of the players: everybody whom the state mentions plays."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Path
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.games.java.festivals.bidders import taking_part
from lawspeaker.games.java.state import State


def _who_plays(state: State) -> None:
    """Raises ``Unknown`` unless it is known who plays."""
    state.known("players")


@rule("players.playing", _who_plays)
def pieces_belong_to_players(state: State) -> Iterator[Violation]:
    """Pieces, cards and points belong to those who play; these have turns, bids and final scorings."""
    players: Sequence[str] = state.document.get("players", ())
    if players:
        for path, player in (*_with_figures(state, players), *_named(state)):
            if player not in players:
                yield state.violated(*path, player=player)


def _with_figures(state: State, players: Sequence[str]) -> Iterator[tuple[Path, str]]:
    """Whose figures stand on the board, with the place of each, unless all of them are of those players."""
    if "figures" in state.document and not state.given_figures.numbers.keys() <= {*players}:
        for nth, (_, player) in enumerate(state.given_figures.each):
            yield ("figures", nth), player


def _named(state: State) -> Iterator[tuple[Path, str]]:
    """Everybody else about whom the state says something, with its place."""
    for name in ("points", "stocks", "hands"):
        for player in state.document.get(name, {}):
            yield (name, player), player
    if "player" in (turn := state.document.get("turn", {})):
        yield ("turn", "player"), turn["player"]
    for path, player in taking_part(state.document.get("festival", {})):
        yield ("festival", *path), player
    for nth, player in enumerate(state.document.get("scored", ())):
        yield ("scored", nth), player
