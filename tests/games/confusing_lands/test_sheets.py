"""Sheets that are right are never called wrong, however little is seen; and what the twin calls wrong is never called right."""

from collections import Counter
from random import Random
from typing import Any

from lawspeaker.adjudication.rules.checks import Impossible
from tests.games.asking import ask
from tests.games.confusing_lands.landscapes import random_readings
from tests.games.confusing_lands.naive_scoring import Sheet, ranks
from tests.games.confusing_lands.positions import level_position, random_position
from tests.games.confusing_lands.test_conditions_against_twin import every_part
from tests.games.confusing_lands.test_unknown_squares import blotted

PLAYERS = ("one", "two")


def filled_in(player: str, shared: int, sheet: Sheet, rank: int) -> dict[str, Any]:
    """All that can be written on a sheet."""
    points = {**sheet.own, shared: sheet.shared}
    conditions = [{"condition": number, "points": brought} for number, brought in points.items()]
    return {"player": player, "conditions": conditions, "deduction": sheet.deduction, "total": sheet.total, "rank": rank}


def written_in_part(random: Random, sheet: dict[str, Any]) -> dict[str, Any]:
    """A sheet with some of what is written left out."""
    return {name: value for name, value in sheet.items() if name == "player" or random.random() < 0.7}


def changed(random: Random, sheet: dict[str, Any]) -> dict[str, Any]:
    """A sheet with one number changed by a little, if there is any."""
    copy = {**sheet, "conditions": [dict(claim) for claim in sheet["conditions"]]}
    claim, name = random.choice([(copy, "total"), (copy, "deduction"), *((claim, "points") for claim in copy["conditions"])])
    claim[name] = max(claim[name] + random.choice((-10, -1, 1, 2, 10)), -80 if name == "total" else 0)
    return copy


def verdicts(state: dict[str, Any], action: dict[str, Any], random: Random) -> list[str]:
    """What is ruled on sheets while ever less is seen, until nothing is."""
    found = []
    bare = {name: value for name, value in state.items() if name != "landscapes"}
    for seen in (state, *blotted(random, state), bare, {**bare, "shared": {}}):
        try:
            found.append(ask("confusing-lands", "rulings", {"state": seen, "action": action})["verdict"])
        except Impossible:
            continue  # so few cards do not make such a landscape
    return found


@every_part
def test_sheets_that_are_right_are_never_called_wrong(part: int) -> None:
    random = Random(f"sheets {part}")
    for _ in range(4 if part == 0 else 10):
        agreed = random_readings(random)
        position = random_position(random) if random.random() < 0.5 else level_position(random, agreed)
        sheets = position.sheets(agreed)
        ranked = ranks(sheets, agreed)
        right = [filled_in(player, position.shared, sheets[player], ranked[player]) for player in PLAYERS]
        state = {**position.as_squares(), "readings": agreed, "phase": "scoring"}
        action = {"type": "score", "sheets": [written_in_part(random, sheet) for sheet in right]}
        found = verdicts(state, action, random)
        assert {"legal", "undetermined"} >= set(found) > set(), (state, action)


@every_part
def test_sheets_that_are_wrong_are_never_called_right(part: int) -> None:
    random, counted = Random(f"wrong sheets {part}"), Counter[str]()
    for _ in range(4 if part == 0 else 10):
        agreed = random_readings(random)
        position = random_position(random)
        sheets = position.sheets(agreed)
        ranked = ranks(sheets, agreed)
        right = [filled_in(player, position.shared, sheets[player], ranked[player]) for player in PLAYERS]
        wrong = changed(random, right[0])
        if wrong == right[0]:
            continue
        state = {**position.as_squares(), "readings": agreed, "phase": "scoring"}
        found = verdicts(state, {"type": "score", "sheets": [wrong, right[1]]}, random)
        assert set(found) <= {"illegal", "undetermined"}, (state, wrong)
        counted[found[-1]] += 1
    assert counted["illegal"] > counted["undetermined"], (
        "where nothing is seen, a sheet that does not add up is wrong all the same"
    )
