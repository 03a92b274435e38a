"""What is ruled in games at random is left open, and never turned round, when parts of the state are erased."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from tests.conformance import Case
from tests.effort import in_parts
from tests.games.java.play import FEW_TILES, TABLE, VARIANTS, play, tampered
from tests.games.java.positions import near_land, random_island, random_tile, told_seen, told_state
from tests.games.java.twins import every_part, lay, violated
from tests.games.play import Played, told
from tests.games.test_hiding import (
    answer_of,
    asked_poorer,
    assert_names_what_is_missing,
    assert_tells_nothing_more,
    bounds,
    several_members,
)

in_every_number = pytest.mark.parametrize("players", VARIANTS, ids=["two", "three", "four"])
in_a_game = in_parts("game", 3)


@cache
def played_once(players: Sequence[str], game: int) -> Played:
    return play(players, f"hidden {game}", FEW_TILES, looked_at=0)


def reached(players: Sequence[str], game: int, share: float) -> Iterator[tuple[Case, Case]]:
    """Actions of a game, in the states in which they were done, and others like them; and what is scored there."""
    played = played_once(players, game)
    random, state = Random(f"{players} {game}"), played.before
    for place, action in enumerate(played.actions):
        if random.random() < share:
            others = list(tampered(action, state, random))
            for number, other in enumerate((action, *random.sample(others, 3))):
                name = f"{players} {game} {place} {number}"
                request = {"state": state, "action": other}
                scored = Case("java", name, name, (), None, "scores", {"state": state}, {})
                yield Case("java", name, name, (), None, "rulings", request, {}), scored
        effect = TABLE.ruled(TABLE.seen(state), action).effect
        assert effect
        state = dict(effect.state)


@in_every_number
@in_a_game
def test_a_ruling_in_a_game_is_left_open_and_never_turned_round(players: Sequence[str], game: int) -> None:
    for case, _ in reached(players, game, 0.08 if game else 0.03):
        fuller = answer_of(case, case.request)
        for poorer in asked_poorer(case, several_members) if fuller else ():
            context = told([case.request, poorer.paths])
            assert poorer.answer["verdict"] in (fuller["verdict"], "undetermined"), context
            if poorer.answer["verdict"] == "legal":
                assert_tells_nothing_more(poorer, fuller)
            elif poorer.answer["verdict"] != fuller["verdict"]:
                assert_names_what_is_missing(poorer, case, fuller["verdict"])


@in_every_number
@in_a_game
def test_scores_in_a_game_have_wider_bounds_when_less_is_known(players: Sequence[str], game: int) -> None:
    for _, case in reached(players, game, 0.01):
        fuller = answer_of(case, case.request)
        entries = {entry["player"]: entry for entry in fuller["players"]}
        for poorer in asked_poorer(case, several_members):
            for entry in poorer.answer["players"]:
                least, most = bounds(entries[entry["player"]], "points")
                at_least, at_most = bounds(entry, "points")
                assert at_least <= least <= most <= at_most, (poorer.paths, entry["player"], case.request)
                assert entry.get("rank") in (None, entries[entry["player"]].get("rank")), (poorer.paths, case.request)


@every_part
def test_land_that_is_only_seen_is_ruled_on_alike_or_left_open(part: int) -> None:
    """Told from above, with heights or land left open here and there, no verdict is turned round, and no new rule broken."""
    random = Random(f"seen {part}")
    decided = 0
    for _ in range(6 if part == 0 else 15):
        island = random_island(random, steps=random.randint(20, 110))
        state = told_state(island)
        seen = told_seen(island)
        poorer = {member: value for member, value in state.items() if member != "tiles"}
        less = [f"{entry.rstrip('0123456789')[:-1]}?" if random.random() < 0.1 else entry for entry in seen]
        less = [entry.rstrip("0123456789") if entry[-2:].isalnum() and random.random() < 0.1 else entry for entry in less]
        views = [TABLE.seen({**poorer, "land": seen}), TABLE.seen({**state, "land": seen}), TABLE.seen({**poorer, "land": less})]
        whole = TABLE.audited(state)
        for _ in range(12):
            action = lay(random_tile(random, near_land(island)))
            due = TABLE.ruled(whole, action)
            for number, view in enumerate(views):
                ruling = TABLE.ruled(view, action)
                assert violated(ruling) <= violated(due), told([view.document, action])
                assert ruling.verdict in (due.verdict, "undetermined"), told([view.document, action])
                assert number != 1 or ruling.verdict == due.verdict, told([view.document, action])
                decided += ruling.verdict == due.verdict
    assert decided > 12
