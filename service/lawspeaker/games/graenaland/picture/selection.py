"""Which territories and which clans a picture shows."""

from collections.abc import Sequence, Set

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.scope import Scope
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS
from lawspeaker.games.graenaland.picture.ground import Ground, adjoining, grounds
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import CLANS

Seat = tuple[str, str | None]
"""A clan, and the pointer at which it is among the players, if it is."""


@frozen
class Selection:
    """The territories and the clans that are drawn, and whether they are all."""

    grounds: Sequence[Ground]
    seats: Sequence[Seat]
    is_part: bool = False
    """Whether others were left out."""


def select(state: State, scope: Scope) -> Selection:
    """What is drawn of ``state``: everything, or what the picture is about.

    A picture about territories shows them and all clans that live there. If it is also about clans, it adds the territories next
    to these in which such a clan lives. A picture about clans alone shows the territories in which they live.
    """
    every, everybody = grounds(state), seats(state)
    territories = scope.about & {ground.territory for ground in every}
    clans = scope.about & {clan for clan, _ in everybody}
    if scope.whole or not (territories or clans):
        return Selection(every, everybody)
    if territories:
        near = {other for territory in territories for other in adjoining(state).get(territory, {}).values()}
        territories |= {other for other in near if clans & _living(state, other)}
        clans |= {clan for territory in territories for clan in _living(state, territory)}
    else:
        territories = {ground.territory for ground in every if clans & _living(state, ground.territory)}
    tiles = [ground for ground in every if ground.territory in territories]
    rows = [seat for seat in everybody if seat[0] in clans]
    return Selection(tiles, rows, is_part=(len(tiles), len(rows)) != (len(every), len(everybody)))


def seats(state: State) -> Sequence[Seat]:
    """Everybody who is known to play, clockwise if that is given."""
    given = state.document.get("players", ())
    listed = [(clan, state.pointer("players", seat)) for seat, clan in enumerate(given)]
    return [*listed, *((clan, None) for clan in CLANS if clan in state.clans_seen and clan not in given)]


def _living(state: State, territory: str) -> Set[str]:
    """The clans that have a house or a hero in a territory."""
    there: Document = state.document.get("territories", {}).get(territory, {})
    return {piece["player"] for among in (SETTLEMENTS, HEROES) for piece in there.get(among, ()) if "player" in piece}
