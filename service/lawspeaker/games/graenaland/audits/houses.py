"""What must be true of the settlements on the board."""

from collections import Counter
from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.graenaland.audits.places import piece_at, repeated, seen
from lawspeaker.games.graenaland.board.board import HEROES, SETTLEMENTS, Piece
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import BEFORE_THE_GAME, HOUSES, STARTING_VILLAGES, Settlement, Terrain


@rule("houses.limit", seen(SETTLEMENTS, "player"), about="territories")
def at_most_thirteen_houses(state: State) -> Iterator[Violation]:
    """A clan has 14 houses, one of them on the army track."""
    for player, number in state.board.number_of_houses.items():
        if number > HOUSES - 1:
            yield state.violated("territories", player=player, houses=number, limit=HOUSES - 1)


@rule("setup.positions")
def two_villages_from_the_start(state: State) -> Iterator[Violation]:
    """Everybody begins with two villages, and settlements are never taken from the board.

    A map with fewer tiles than the printed one is only the part of the island on which a question turns. And if somebody has
    villages, but nobody says where the heroes are, only the pieces on which it turns are listed.
    """
    if "players" not in state.document:
        return
    village = Settlement.VILLAGE.value
    villages = Counter([player for player, _, kind in state.board.houses if kind == village])
    lacking = [player for player in state.players if villages[player] < STARTING_VILLAGES]
    territories = state.island.territories if lacking else ()
    if not lacking or not state.board.is_listed(SETTLEMENTS, territories) or state.phase in BEFORE_THE_GAME:
        return
    if len(territories) < len(state.sources.names("maps", str(len(state.players)))):
        return
    if villages and not state.board.is_listed(HEROES, territories):
        return
    unclear = _unclear_villages(state)
    for player in lacking:
        count = villages[player] + sum(1 for piece in unclear if piece.get("player", player) == player)
        if count < STARTING_VILLAGES:
            yield state.violated("territories", fault="gone", player=player, count=count, due=STARTING_VILLAGES)


def _unclear_villages(state: State) -> Sequence[Document]:
    """The settlements whose owner or kind is unknown, and that may be villages."""
    contents = state.document["territories"].values()
    return [
        house
        for content in contents
        for house in content.get(SETTLEMENTS, ())
        if not {"player", "kind"} <= house.keys() and house.get("kind", Settlement.VILLAGE) == Settlement.VILLAGE
    ]


@rule("buildings.village", seen(SETTLEMENTS, "player", "kind"), about="territories")
def buildings_beside_villages(state: State) -> Iterator[Violation]:
    """A building stands only where its clan has a village."""
    has = state.board.has
    alone = [piece for piece in state.board.buildings if (piece[0], piece[1], Settlement.VILLAGE) not in has]

    def without_village(building: Piece) -> Iterator[Violation]:
        player, territory, kind = building
        if not state.has_house(player, territory, Settlement.VILLAGE):
            at = piece_at(state, territory, SETTLEMENTS, player=player, kind=kind)
            yield violated(at, player=player, kind=kind, territory=territory, villages=[])

    yield from each(alone, without_village)


@rule("buildings.one-of-a-kind", seen(SETTLEMENTS, "kind"), about="territories")
def one_building_of_a_kind(state: State) -> Iterator[Violation]:
    """A territory holds at most one building of each kind."""
    for territory, kind in repeated(_buildings(state)):
        at = piece_at(state, territory, SETTLEMENTS, kind=kind)
        yield violated(at, fault="twice", kind=kind, territory=territory)


@rule("buildings.mountains", seen(SETTLEMENTS, "kind"), about="territories")
def no_buildings_in_mountains(state: State) -> Iterator[Violation]:
    """No buildings stand in the mountains."""

    def in_mountains(territory: str) -> Iterator[Violation]:
        if state.island.terrain(territory) == Terrain.MOUNTAINS:
            for kind in dict.fromkeys(kind for place, kind in _buildings(state) if place == territory):
                yield violated(piece_at(state, territory, SETTLEMENTS, kind=kind), kind=kind, territory=territory)

    return each(dict.fromkeys([territory for territory, _ in _buildings(state)]), in_mountains)


def _buildings(state: State) -> Sequence[tuple[str, str]]:
    """The territory and kind of each building of all players."""
    if not state.board.unclear[SETTLEMENTS]:
        return [(territory, kind) for _, territory, kind in state.board.buildings]
    return [
        (territory, house["kind"])
        for territory, content in state.document["territories"].items()
        for house in content.get(SETTLEMENTS, ())
        if house.get("kind", Settlement.VILLAGE) != Settlement.VILLAGE
    ]
