"""The service lays cards as the naive twin does: the same placements are legal, and others break the same rules."""

from collections import Counter
from random import Random
from typing import Any, NamedTuple

from lawspeaker.adjudication.questions.legal_actions import HIGHEST_LIMIT
from tests.games.asking import ask
from tests.games.confusing_lands.landscapes import (
    CARDS,
    SIDES,
    Laid,
    bare,
    overlay,
    random_face,
    random_landscape,
    random_weights,
)
from tests.games.confusing_lands.naive_placing import (
    QUARTERS,
    Landscape,
    Lying,
    breaches,
    laid,
    placements,
    without_whole_turns,
)
from tests.games.confusing_lands.test_conditions_against_twin import every_part


class Turn(NamedTuple):
    """Somebody whose landscape is known is about to lay a card."""

    state: dict[str, Any]
    landscape: Laid
    card: int

    def action(self, side: str, rotation: float, row: float, column: float, **members: Any) -> dict[str, Any]:
        told = {"card": self.card, "side": side, "rotation": rotation, "row": row, "column": column, **members}
        return {"type": "place", "player": "one", **told}


def random_turn(random: Random, most_cards: int = 7) -> Turn:
    """With a chosen card if the landscape has an even number of cards, else with the one that was passed on."""
    card, *deck = random.sample(CARDS, len(CARDS))
    number = random.randint(0, most_cards)
    landscape = random_landscape(random, deck[:number], deck[-1])
    weights = random_weights(random)
    faces = overlay(landscape)
    in_hand = Laid(landscape.shared)
    for side in SIDES:
        in_hand.add(card, side, random_face(random, card, side, weights), Lying(0, 0, 0))
    faces["cards"] |= overlay(in_hand)["cards"]
    if number % 2:
        turn = {"phase": "placing-passed", "hands": {"one": {"cards": [{"card": card}]}, "two": {"count": random.randint(0, 1)}}}
    else:
        turn = {"phase": "placing-chosen", "chosen": {"one": {"card": card}}}
    told = {"placed": landscape.placed()}
    if number and random.random() < 0.3:
        told = bare(landscape.seen())
    state = {"players": ["one", "two"], "overlay": faces, "landscapes": {"one": told}, **turn}
    landscape.faces |= in_hand.faces
    return Turn(state, landscape, card)


@every_part
def test_placements_are_ruled_on_as_by_the_twin(part: int) -> None:
    random = Random(f"placements {part}")
    seen: Counter[str] = Counter()
    for _ in range(20 if part == 0 else 40):
        turn = random_turn(random)
        landscape = turn.landscape.seen()
        for _ in range(12):
            action = random_placement(random, turn, landscape)
            expected = broken(landscape, action)
            answer = ask("confusing-lands", "rulings", {"state": turn.state, "action": action})
            found = {finding["rule"] for finding in answer["findings"] if finding["outcome"] == "violated"}
            assert found == expected, (turn.state, action)
            assert answer["verdict"] == ("illegal" if expected else "legal"), (turn.state, action)
            if not expected:
                assert_laid(answer["state"], turn, action)
            seen.update(expected or ["legal"])
    rules = {"place.cover", "place.condition", "place.grid", "place.quarter-turns", "place.on-top"}
    assert seen.keys() >= {"legal", *rules}, seen


@every_part
def test_the_list_of_placements_is_the_twin_s(part: int) -> None:
    random = Random(f"lists {part}")
    for _ in range(4 if part == 0 else 6):
        turn = random_turn(random)
        landscape = turn.landscape.seen()
        actions = listed(turn.state)
        if not landscape:  # where a first card lies does not matter, so that not every place is listed
            assert {placed(action)[:2] for action in actions} == {(side, rotation) for side in SIDES for rotation in QUARTERS}
            continue
        expected = {(side, *lying) for side in SIDES for lying in placements(landscape)}
        assert {placed(action) for action in actions} == expected, turn.state
        assert len(actions) == len(expected)


def test_placements_are_listed_whatever_the_other_player_has() -> None:
    """Each adds to their own landscape, and in no order."""
    landscape, hand = {"squares": ["F . E", "W ns M"]}, {"cards": [{"card": 18}]}
    state = {"players": ["one", "two"], "phase": "placing-passed", "landscapes": {"one": landscape}, "hands": {"one": hand}}
    hands: list[dict[str, Any]] = [{}, {"two": {}}, {"two": {"count": 0}}, {"two": {"count": 1}}]
    for other in hands:
        assert len(listed({**state, "hands": {"one": hand, **other}})) == 124, other


def test_three_upright_conditions_may_leave_no_room() -> None:
    rows = ["2 E 3 M 1", "2 ew 3 W 1"]
    state = {
        "players": ["one"],
        "phase": "placing-passed",
        "landscapes": {"one": {"squares": rows}},
        "hands": {"one": {"cards": [{"card": 4}]}},
        "overlay": {"cards": {"4": {"plain": ["F . .", ". . ."], "condition": ["4 4 F", ". . ."]}}},
    }
    grid = [row.split() for row in rows]
    landscape = {(row, column): grid[row - 1][column - 1] for row in (1, 2) for column in range(1, 6)}
    assert list(placements(landscape)) == []
    assert listed(state) == []
    over = {**state, "readings": {"place.none-possible": "over-conditions"}}
    expected = {(side, *lying) for side in SIDES for lying in placements(landscape, may_cover_conditions=True)}
    assert {placed(action) for action in listed(over)} == expected


def random_placement(random: Random, turn: Turn, landscape: Landscape) -> dict[str, Any]:
    """Somewhere on or beside the landscape; now and then turned further, askew, or slid below what lies there."""
    rows = [row for row, _ in landscape] or [1]
    columns = [column for _, column in landscape] or [1]
    rotation: float = random.choice(list(QUARTERS)) + 360 * random.choice((0, 0, 0, 1, -1, 100))
    row: float = random.randint(min(rows) - 3, max(rows) + 1)
    column: float = random.randint(min(columns) - 3, max(columns) + 1)
    askew = random.random()
    if askew < 0.08:
        rotation = random.choice((1, 45, 89, 135, 300, -1, -45, 405, 0.5, 90.25))
    if 0.05 < askew < 0.12:
        row += random.choice((0.5, 0.25))
    if 0.1 < askew < 0.15:
        column += 0.5
    under = {"under": askew < 0.9} if askew > 0.8 else {}
    return turn.action(random.choice(SIDES), rotation, row, column, **under)


def broken(landscape: Landscape, action: dict[str, Any]) -> set[str]:
    return breaches(landscape, action["rotation"], action["row"], action["column"], action.get("under", False))


def assert_laid(after: dict[str, Any], turn: Turn, action: dict[str, Any]) -> None:
    """The landscape of the next state looks as it must, told in its own way."""
    lying = Lying(without_whole_turns(action["rotation"]), action["row"], action["column"])
    seen = laid(turn.landscape.seen(), turn.landscape.faces[turn.card, action["side"]], lying)
    told = after["landscapes"]["one"]
    if "placed" in told:
        member = {"card": turn.card, "side": action["side"], **lying._asdict()}
        assert told["placed"] == [*turn.landscape.placed(), member]
    if "squares" in told:
        origin = told.get("origin", {"row": 1, "column": 1})
        assert {
            (origin["row"] + down, origin["column"] + right): sorted(token)
            for down, row in enumerate(told["squares"])
            for right, token in enumerate(row.split())
            if token != "-"
        } == {square: sorted(token) for square, token in seen.items()}


def placed(action: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(action[member] for member in ("side", "rotation", "row", "column"))


def listed(state: dict[str, Any]) -> list[dict[str, Any]]:
    """All that player one can place."""
    wanted = {"type": "place", "player": "one", "limit": HIGHEST_LIMIT}
    answer = ask("confusing-lands", "legal-actions", {"state": state, **wanted})
    assert not answer["truncated"], "more than can be listed at once"
    return list(answer["actions"])
