"""What is ruled in games at random is left open, and never turned round, when parts of the state are erased."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from tests.conformance import Case, cases, of_every_topic
from tests.effort import in_parts
from tests.games.confusing_lands.play import TABLE, VARIANTS, play, tampered
from tests.games.test_hiding import (
    Erasure,
    Poorer,
    answer_of,
    asked_poorer,
    assert_names_what_is_missing,
    assert_tells_nothing_more,
    bounds,
    one_or_several_members,
    several_members,
)

LOOKED_AT = 0.25
"""In so many of the states it is looked at what is done there."""

for_one_or_two = pytest.mark.parametrize("players", VARIANTS, ids=["two", "solo"])
in_a_game = in_parts("game", 4)


def reached(players: Sequence[str], game: int, share: float) -> Iterator[tuple[Case, Case]]:
    """Actions of a game, in the states in which they were done, and others like them; and what is scored there."""
    played = play(players, f"hidden {game}")
    random, state = Random(f"{players} {game}"), played.before
    for place, action in enumerate(played.actions):
        if random.random() < share:
            for number, other in enumerate((action, *tampered(action, state, random))):
                name = f"{players} {game} {place} {number}"
                request = {"state": state, "action": other}
                scored = Case("confusing-lands", name, name, (), None, "scores", {"state": state}, {})
                yield Case("confusing-lands", name, name, (), None, "rulings", request, {}), scored
        effect = TABLE.ruled(TABLE.seen(state), action).effect
        assert effect
        state = dict(effect.state)


def knowing_less(case: Case) -> Iterator[Poorer]:
    """The case asked with members of its state erased.

    Nobody is erased from those who have chosen: whoever is not among them is known not to have chosen, or to have placed.
    """
    for poorer in asked_poorer(case, several_members):
        if not any(path[0] == "chosen" and len(path) == 2 for path in poorer.paths):
            yield poorer


@for_one_or_two
@in_a_game
def test_a_ruling_in_a_game_is_left_open_and_never_turned_round(players: Sequence[str], game: int) -> None:
    for case, _ in reached(players, game, LOOKED_AT if game else 0.1):
        fuller = answer_of(case, case.request)
        for poorer in knowing_less(case) if fuller else ():
            told = (case.request, poorer.paths)
            assert poorer.answer["verdict"] in (fuller["verdict"], "undetermined"), told
            if poorer.answer["verdict"] == "legal":
                assert_tells_nothing_more(poorer, fuller)
            elif poorer.answer["verdict"] != fuller["verdict"]:
                assert_names_what_is_missing(poorer, case, fuller["verdict"])


@for_one_or_two
@in_a_game
def test_scores_in_a_game_have_wider_bounds_when_less_is_known(players: Sequence[str], game: int) -> None:
    for _, case in reached(players, game, 0.05):
        fuller = answer_of(case, case.request)
        entries = {entry["player"]: entry for entry in fuller["players"]}
        for poorer in knowing_less(case):
            for entry in poorer.answer["players"]:
                least, most = bounds(entries[entry["player"]], "points")
                at_least, at_most = bounds(entry, "points")
                assert at_least <= least <= most <= at_most, (poorer.paths, entry["player"], case.request)
                assert entry.get("rank") in (None, entries[entry["player"]].get("rank")), (poorer.paths, case.request)


@of_every_topic(case for case in cases() if case.game == "confusing-lands" and case.question == "replays")
@one_or_several_members
def test_what_was_not_known_at_first_is_not_believed_later(case: Case, erase: Erasure) -> None:
    """Looked at up to the first action that is left open: from there on the states are not the same."""
    fuller = [ruling["verdict"] for ruling in answer_of(case, case.request)["rulings"]]
    for poorer in asked_poorer(case, erase):
        for nth, (ruling, due) in enumerate(zip(poorer.answer["rulings"], fuller, strict=False)):
            assert ruling["verdict"] in (due, "undetermined"), (poorer.paths, nth)
            if ruling["verdict"] != due:
                break
