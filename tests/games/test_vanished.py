"""A piece that is gone is missed: whatever is taken out of a complete state leaves a state that cannot exist."""

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from random import Random
from typing import Any

from lawspeaker.adjudication.deciding.ruling import decide
from lawspeaker.adjudication.deciding.worlds import is_possible
from lawspeaker.adjudication.document import Path
from lawspeaker.games import GAMES
from tests.games.confusing_lands import play as confusing_lands
from tests.games.graenaland import play as graenaland
from tests.games.graenaland.variants import VARIANTS
from tests.games.java.positions import PLAYERS, random_island, told_state
from tests.games.play import Played, State
from tests.sweeps import each

OF_EACH_KIND = 3
"""Pieces of each kind that are taken from a state, one at a time."""
EVERY = 8
"""Of this many states of a game, one is tried."""

UNNOTICED: Mapping[str, Mapping[str, str]] = {
    "confusing-lands": {},
    "graenaland": {
        "building/*": "no piece: what was done in the phase",
        "clans/*/army": "nothing shows how often an army was raised",
        "clans/*/victory_cards/#/*": "no piece: what is printed on the card",
        "clans/*/waiting/#/*": "no piece: where the hero may enter",
        "proposal/shares/#": "no piece: nobody has to get cards",
        "territories/*/settlements/#": "nothing shows how many were built since the start, but that nobody has fewer than then",
        "territories/*/works/#": "tokens that nobody has used are not listed",
    },
    "java": {
        "figures/#": "figures that are off the board are not listed",
        "palaces/#": "it may lie below a palace of a higher value",
        "points/*": "nothing shows what festivals brought, and whether anybody got the points for water",
        "stocks/*/tokens": "a token that was used leaves the game",
        "supply/palaces/*": "it may lie below a palace of a higher value",
    },
}
"""By game and kind of entry or number in a state: why the audit need not notice that one is gone."""
_NO_PIECES = {"players", "readings", "options", "overlay", "map", "chance", "turn", "announcement", "claims", "void_claims"}
"""Members of a state that have no pieces in them."""
_NUMBERS = {"army", "count", "stocks", "supply", "points"}
"""Members that count pieces, themselves or within them."""


def of_confusing_lands() -> Iterator[State]:
    for players in confusing_lands.VARIANTS:
        yield from states_of("confusing-lands", confusing_lands.play(players, "vanished", looked_at=0))


def of_graenaland() -> Iterator[State]:
    for variant in (VARIANTS[1], VARIANTS[18]):
        yield from states_of("graenaland", graenaland.play(variant, "vanished"))


def of_java() -> Iterator[State]:
    for number in range(8):
        random = Random(f"vanished {number}")
        players = PLAYERS[: random.choice((2, 3, 4))]
        yield told_state(random_island(random, steps=30, players=players), players)


def states_of(game: str, played: Played) -> Iterator[State]:
    """Some of the states through which a game went."""
    state: Any = played.before
    for number, action in enumerate(played.actions):
        view = GAMES[game].State(state, GAMES[game].sources(state))
        effect = decide(GAMES[game], GAMES[game].action(action), view).effect
        assert effect
        state = effect.state
        if number % EVERY == 0:
            yield state


STATES = {"confusing-lands": of_confusing_lands, "graenaland": of_graenaland, "java": of_java}


@each("game", GAMES.keys() & STATES.keys())
def test_no_piece_vanishes_without_a_trace(game: str) -> None:
    random = Random(game)
    for state in STATES[game]():
        assert is_there(game, state), state
        kinds: dict[str, list[Path]] = {}
        for path in pieces(state):
            kinds.setdefault(kind_of(path), []).append(path)
        for kind in kinds:
            if any(fnmatchcase(kind, unnoticed) for unnoticed in UNNOTICED[game]):
                continue
            for path in random.sample(kinds[kind], min(OF_EACH_KIND, len(kinds[kind]))):
                assert not is_there(game, without(state, path)), (kind, path, state)


def is_there(game: str, state: State) -> bool:
    return is_possible(GAMES[game], state, GAMES[game].sources(state))


def pieces(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every entry of a list in a state, and every number of pieces."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if path or name not in _NO_PIECES:
                yield from pieces(inner, (*path, name))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield (*path, index)
            yield from pieces(inner, (*path, index))
    elif isinstance(value, int) and value > 0 and _NUMBERS & {*path}:
        yield path


def kind_of(path: Path) -> str:
    """The path without the names and numbers in it."""
    steps = ["#" if isinstance(step, int) else step for step in path]
    names = {index + 1 for index, step in enumerate(steps) if step in ("clans", "territories", "stocks", "points", "palaces")}
    return "/".join("*" if index in names and step != "#" else step for index, step in enumerate(steps))


def without(value: Any, path: Sequence[Any]) -> Any:
    """The same without the entry at that path, or with one less."""
    step, *further = path
    if further:
        copy = value.copy()
        copy[step] = without(value[step], further)
        return copy
    return [*value[:step], *value[step + 1 :]] if isinstance(value, list) else {**value, step: value[step] - 1}
