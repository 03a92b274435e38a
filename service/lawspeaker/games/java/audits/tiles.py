"""What must be true of land tiles and water tiles: there are only so many. ¶12, 47, 49."""

from collections.abc import Iterator, Mapping, Sequence

from lawspeaker.adjudication.checks import Check, Violation, rule, violated
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.view import ROOT
from lawspeaker.games.java.board.tiles import SIZES
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import NOBODY, PLAYERS, TileKind

_COMMON: Mapping[str, str] = {TileKind.THREE_SPACE: "tiles", "water": "water"}
"""What is taken from the common stock, and the member that says where it lies."""
_OWN = (TileKind.TWO_SPACE, TileKind.RICE, TileKind.VILLAGE)


def all_tiles_and_stocks(state: State) -> None:
    """Raises ``Unknown`` unless it is known what lies on the board, and what is left."""
    for kind, member in _COMMON.items():
        state.known(member)
        state.supply(kind)
    for player in state.players:
        for own in _OWN:
            state.stock(player, own)


@rule("tiles.count", all_tiles_and_stocks)
def there_are_so_many_tiles(state: State) -> Iterator[Violation]:
    """On the board and in the stocks there are no more tiles of a kind than belong to the game, nor more land than they make."""
    laid: Mapping[str, int] = {**state.laying.numbers, "water": len(state.document.get("water", ()))}
    supply: Document = state.document.get("supply", {})
    for kind, member in _COMMON.items():
        count, due = laid[kind] + supply.get(kind, 0), state.sources.figure("tiles", kind)
        if count > due:
            at = pointer("supply", kind) if supply.get(kind) else pointer(member)
            yield violated(ROOT + at, player=NOBODY, kind=kind, count=count, due=due)
    stocks: Document = state.document.get("stocks", {})
    players = len(state.document.get("players", PLAYERS))
    for own in _OWN:
        left, due = [stock.get(own, 0) for stock in stocks.values()], state.sources.figure("tiles", own)
        for player, count in zip(stocks, left, strict=True) if max(left, default=0) > due else ():
            if count > due:
                yield violated(ROOT + pointer("stocks", player, own), player=player, kind=own.value, count=count, due=due)
        count = laid[own] + sum(left)
        if count > due * players and max(left, default=0) <= due:
            yield violated(ROOT + pointer("tiles"), player=NOBODY, kind=own.value, count=count, due=due * players)
    if "land" in state.document and "tiles" not in state.document:
        yield from _more_than_can_lie_there(state)


def _more_than_can_lie_there(state: State) -> Iterator[Violation]:
    """Land seen from above that is more than the tiles make which are not left, or higher than all of them."""
    land, out = state.land, _not_left(state)
    spaces = sum(height * level.bit_count() for height, level in enumerate(land.levels))
    spaces += (land.covered & land.unmeasured).bit_count()
    most = sum(number * SIZES[kind] for kind, number in out.items())
    for kind, count, due in (("land", spaces, most), ("levels", land.highest, sum(out.values()))):
        if count > due:
            yield violated(ROOT + pointer("land"), player=NOBODY, kind=kind, count=count, due=due)


def _not_left(state: State) -> Mapping[TileKind, int]:
    """How many tiles of each kind can lie on the board, because no supply is known to have them."""
    stocks: Document = state.document.get("stocks", {})
    players = state.document.get("players", PLAYERS)
    left = {own: sum(stocks.get(player, {}).get(own, 0) for player in players) for own in _OWN}
    out = {own: state.sources.figure("tiles", own) * len(players) - left[own] for own in _OWN}
    common = TileKind.THREE_SPACE
    return {**out, common: state.sources.figure("tiles", common) - state.document.get("supply", {}).get(common, 0)}


CHECKS: Sequence[Check] = (there_are_so_many_tiles,)
