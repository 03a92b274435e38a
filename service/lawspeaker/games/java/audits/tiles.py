"""What must be true of land tiles and water tiles: all of them lie on the board or are left. ¶12, 17, 47, 49."""

from collections.abc import Iterator, Mapping

from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.rules.view import ROOT
from lawspeaker.games.java.board.tiles import SIZES
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.tiles import OWN, in_all, laid_by
from lawspeaker.games.java.words import NOBODY, PLAYERS, TileKind

_COMMON: Mapping[str, str] = {TileKind.THREE_SPACE: "tiles", "water": "water"}
"""What is taken from the common stock, and the member that says where it lies."""


def all_tiles_and_stocks(state: State) -> None:
    """Raises ``Unknown`` unless it is known what lies on the board, and what is left."""
    for kind, member in _COMMON.items():
        state.known(member)
        state.supply(kind)
    for player in state.players:
        for own in OWN:
            state.stock(player, own)


@rule("tiles.count", all_tiles_and_stocks)
def all_tiles_are_somewhere(state: State) -> Iterator[Violation]:
    """On the board and in the stocks together are all tiles that belong to the game, and no more."""
    laid: Mapping[str, int] = {**state.laying.numbers, "water": len(state.document.get("water", ()))}
    supply: Document = state.document.get("supply", {})
    for kind, member in _COMMON.items():
        count, due = laid[kind] + supply.get(kind, 0), in_all(state, kind)
        if count > due or (count < due and kind in supply and member in state.document):
            at = pointer("supply", kind) if supply.get(kind) else pointer(member)
            yield _miscounted(at, NOBODY, kind, count, due)
    for own in OWN:
        yield from _own_tiles(state, own, laid[own])
    if "land" in state.document and "tiles" not in state.document:
        yield from _more_than_can_lie_there(state)


def _own_tiles(state: State, kind: TileKind, laid: int) -> Iterator[Violation]:
    """The tiles of a kind that each player has: none has more than at first, and those that are not left lie on the board."""
    of_each, by = in_all(state, kind), laid_by(state, kind)
    if by and min(by.values()) < 0:
        for player, number in by.items():
            if number < 0:
                yield _miscounted(pointer("stocks", player, kind), player, kind, of_each - number, of_each)
        return
    players, out = len(state.document.get("players", PLAYERS)), sum(by.values())
    if laid > (most := out + of_each * (players - len(by))):
        yield _miscounted(pointer("tiles"), NOBODY, kind, of_each * players + laid - most, of_each * players)
    elif laid < out and "tiles" in state.document:
        yield _miscounted(pointer("tiles"), NOBODY, kind, of_each * len(by) + laid - out, of_each * len(by))


def _miscounted(at: str, player: str, kind: str, count: int, due: int) -> Violation:
    facts = {"player": player, "kind": str(kind), "count": count, "due": due}
    return violated(ROOT + at, **facts, fault="gone" if count < due else "extra")


def _more_than_can_lie_there(state: State) -> Iterator[Violation]:
    """Land seen from above that is more than the tiles make which are not left, or higher than all of them.

    It may be less: land seen from above is often only that part of the board on which a question turns.
    """
    land, laid = state.land, _perhaps_laid(state)
    spaces = sum(height * level.bit_count() for height, level in enumerate(land.levels))
    spaces += (land.covered & land.unmeasured).bit_count()
    most = sum(number * SIZES[kind] for kind, number in laid.items())
    for kind, count, due in (("land", spaces, most), ("levels", land.highest, sum(laid.values()))):
        if count > due:
            yield _miscounted(pointer("land"), NOBODY, kind, count, due)


def _perhaps_laid(state: State) -> Mapping[TileKind, int]:
    """How many tiles of each kind can lie on the board, because no supply is known to have them."""
    players = len(state.document.get("players", PLAYERS))
    by = {own: laid_by(state, own).values() for own in OWN}
    laid = {own: sum(known) + in_all(state, own) * (players - len(known)) for own, known in by.items()}
    common = TileKind.THREE_SPACE
    return {**laid, common: in_all(state, common) - state.document.get("supply", {}).get(common, 0)}
