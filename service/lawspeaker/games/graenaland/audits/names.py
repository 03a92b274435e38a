"""Names in a state must stand for something: its map is connected, and everything belongs to a player and a place."""

from collections import Counter
from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.games.graenaland.board.island import borders
from lawspeaker.games.graenaland.board.mentions import given_beside_the_board, territories_named
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import OPPOSITE

_ROLES = ("main_player", "turn")


@rule("map.territories")
def everything_is_on_the_map(state: State) -> Iterator[Violation]:
    """Everything stands or lies in a territory of the map, and each territory and tile is there once."""
    own_map = [tile["territory"] for tile in state.document.get("map", ())]
    for index, name in enumerate(own_map):
        if name in own_map[:index]:
            yield state.violated("map", index, "territory", fault="twice", territory=name, territories=own_map)
    printed = [tile.get("tile") for tile in state.document.get("map", ())]
    for index, name in enumerate(printed):
        if name is not None and name in printed[:index]:
            yield state.violated("map", index, "tile", fault="tile", territory=name, territories=own_map)
    if named := list(territories_named(state.document)):
        territories = state.island.territories
        for path, name in named:
            if name not in territories:
                yield state.violated(*path, fault="unknown", territory=name, territories=territories)


def _every_border(state: State) -> None:
    for index in range(len(state.document.get("map", ()))):
        state.known("map", index, "neighbours")


@rule("map.neighbours", _every_border, about="map")
def territories_adjoin_both_ways(state: State) -> Iterator[Violation]:
    """Territories adjoin both ways, in opposite directions, at most one in each direction."""
    tiles: Sequence[Document] = state.document.get("map", ())
    if not tiles:
        return
    stated = {tile["territory"] for tile in tiles if "neighbours" in tile}
    found = list(borders(tiles))
    ways = Counter[tuple[str, str | None]]((territory, direction) for _, territory, direction, _ in found if direction)
    there = {(territory, direction, other) for _, territory, direction, other in found}
    for path, territory, direction, other in found:
        back = OPPOSITE[direction] if direction else None
        one_sided = other in stated and (other, back, territory) not in there
        off_the_map = all(other != tile["territory"] for tile in tiles)
        if one_sided or off_the_map or other == territory or ways[territory, direction] > 1:
            fault = "off-the-map" if off_the_map else "itself" if other == territory else "one-sided" if one_sided else "twice"
            facts = {"fault": fault, "territory": territory, "neighbour": other}
            ways_there = {"direction": direction, "other_direction": back} if direction else {"direction": "unknown"}
            yield state.violated(*path, **facts, **ways_there)


@rule("players.clans")
def only_clans_of_players(state: State) -> Iterator[Violation]:
    """Each player has a clan of their own colour, and only the clans of players are in the game."""
    players = state.players
    if len(set(players)) == len(players) and state.clans_seen <= {*players}:
        return
    for index, player in enumerate(players):
        if player in players[:index]:
            yield state.violated("players", index, fault="twice", player=player, players=list(players))
    document = state.document
    for path, player in _players_named(document):
        if player not in players:
            yield state.violated(*path, fault="stranger", player=player, players=list(players))


def _players_named(document: Document) -> Iterator[tuple[Path, str]]:
    for role in _ROLES:
        if role in document:
            yield (role,), document[role]
    for player in document.get("clans", ()):
        yield ("clans", player), player
    for territory, content in document.get("territories", {}).items():
        for kind in ("settlements", "heroes"):
            for index, piece in enumerate(content.get(kind, ())):
                if "player" in piece:
                    yield ("territories", territory, kind, index, "player"), piece["player"]
    for path, given in given_beside_the_board(document):
        if "player" in given:
            yield (*path, "player"), given["player"]
    for index, share in enumerate(document.get("proposal", {}).get("shares", ())):
        yield ("proposal", "shares", index, "player"), share["player"]
