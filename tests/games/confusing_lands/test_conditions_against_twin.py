"""The service scores random landscapes as the naive twin does, line by line, under whatever readings were agreed on."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.questions import questions_of
from lawspeaker.games import GAMES
from tests.effort import in_parts
from tests.games.confusing_lands.landscapes import Laid, may_begin_apart, random_readings
from tests.games.confusing_lands.naive_placing import Lying
from tests.games.confusing_lands.naive_scoring import CHOICES, DEFAULTS, RULES, Sheet, ranks
from tests.games.confusing_lands.naive_terms import Agreed
from tests.games.confusing_lands.positions import Position, level_position, random_position
from tests.sweeps import each

QUESTION = next(question for question in questions_of(GAMES["confusing-lands"]) if question.name == "scores")
PARTS = 5
"""Parts of what would take too long at once."""

every_part = in_parts("part", PARTS)


@every_part
def test_random_landscapes_are_scored_as_by_the_twin(part: int) -> None:
    random = Random(f"landscapes {part}")
    for _ in range(50 if part == 0 else 150):
        agreed = random_readings(random)
        players = ("one", "two") if random.random() < 0.8 else ("one",)
        position = random_position(random, players, random.choice((None, *RULES)), may_begin_apart(agreed))
        cards, squares = position.as_cards(), position.as_squares()
        both = {player: told | squares["landscapes"][player] for player, told in cards["landscapes"].items()}
        state = random.choice((cards, squares, {**cards, "landscapes": both}))
        assert_scored_as_by_the_twin(position, state, agreed)


@every_part
def test_ties_are_ranked_as_by_the_twin(part: int) -> None:
    random = Random(f"level {part}")
    outcomes: Counter[tuple[int, ...]] = Counter()
    for _ in range(10 if part == 0 else 20):
        agreed = random_readings(random)
        position = level_position(random, agreed)
        outcomes[assert_scored_as_by_the_twin(position, position.as_squares(), agreed)] += 1
    assert outcomes.keys() == {(1, 2), (2, 1), (1, 1)} or part == 0


@each("shared_counts, none_left", product(CHOICES["tiebreak.shared"], CHOICES["tiebreak.none-left"]))
def test_a_condition_worth_nothing_beats_none_at_all_if_agreed(shared_counts: str, none_left: str) -> None:
    without, having = Laid(shared=18), Laid(shared=18)
    for row, plain in enumerate((5, 6, 7)):
        without.add(plain, "plain", [["."] * 3] * 2, Lying(0, row, 0))
    having.add(2, "condition", [["2", "2", "W"], ["W"] * 3], Lying(0, 0, 0))
    for row, plain in enumerate((3, 4), start=1):
        having.add(plain, "plain", [["W"] * 3] * 2, Lying(0, row, 0))
    agreed = {**DEFAULTS, "tiebreak.shared": shared_counts, "tiebreak.none-left": none_left}
    position = Position(18, {"one": without, "two": having})
    # No forest, but ten wolves for the shared condition, less ten; and nothing for nothing.
    assert [sheet.total for sheet in position.sheets(agreed).values()] == [0, 0]
    ranked = assert_scored_as_by_the_twin(position, position.as_cards(), agreed)
    assert ranked == ((1, 1) if (shared_counts, none_left) == ("no", "equal") else (2, 1))


@every_part
def test_answers_hinge_on_the_readings_that_change_the_scores(part: int) -> None:
    random = Random(f"hinges {part}")
    for _ in range(10 if part == 0 else 20):
        agreed = random_readings(random)
        position = level_position(random, agreed) if random.random() < 0.5 else random_position(random)
        answer = ask({**position.as_squares(), "readings": agreed})
        told = {
            (hinge["reading"], other["choice"]): {line["player"]: (line["points"], line["rank"]) for line in other["players"]}
            for hinge in answer["hinges_on"]
            for other in hinge["otherwise"]
        }
        assert told == differing(position, agreed), (position.as_squares(), agreed)


def ask(state: dict[str, Any]) -> Any:
    return QUESTION.ask({"state": state}, Preferences())


def assert_scored_as_by_the_twin(position: Position, state: dict[str, Any], agreed: Agreed) -> tuple[int, ...]:
    """The ranks, in which the service and the twin agree like in all else."""
    request = {**state, "readings": agreed}
    answer = ask(request)
    sheets = position.sheets(agreed)
    ranked = ranks(sheets, agreed)
    assert [score["player"] for score in answer["players"]] == list(sheets), request
    for score, (player, sheet) in zip(answer["players"], sheets.items(), strict=True):
        context = (player, request)
        assert lines(score) == sorted(sheet.lines(position.shared)), context
        assert (score["points"], score["rank"]) == (sheet.total, ranked[player]), context
        assert_adds_up(score, position.seen()[player], sheet, position.shared)
    return tuple(ranked.values())


def lines(score: Any) -> list[tuple[str, int]]:
    return sorted((line["rule"], line["points"]) for line in score["lines"])


def assert_adds_up(score: Any, landscape: Any, sheet: Sheet, shared: int) -> None:
    """A condition's line tells which it is, and by which squares of the landscape the points were earned."""
    for line in score["lines"]:
        if not line["rule"].startswith("condition."):
            continue
        facts = line["facts"]
        assert RULES[facts["condition"]] == line["rule"]
        assert facts["shared"] == (facts["condition"] == shared)
        assert facts["points"] == line["points"]
        assert {*facts["squares"], *facts.get("because_of", ())} <= {f"r{row}c{column}" for row, column in landscape}
        assert sum(award["points"] for award in facts["awards"]) == line["points"] or line["rule"] == RULES[16]
        for name in ("squares", "because_of"):
            assert {*facts.get(name, ())} == {square for award in facts["awards"] for square in award.get(name, ())}


def differing(position: Position, agreed: Agreed) -> dict[tuple[str, str], dict[str, tuple[int, int]]]:
    """The points and ranks under each other choice of a reading under which any of them differs."""
    found = {}
    given = standing(position, agreed)
    for reading, choices in CHOICES.items():
        for choice in choices:
            other = standing(position, {**agreed, reading: choice})
            if other != given:
                found[reading, choice] = other
    return found


def standing(position: Position, agreed: Agreed) -> dict[str, tuple[int, int]]:
    sheets = position.sheets(agreed)
    return {player: (sheets[player].total, rank) for player, rank in ranks(sheets, agreed).items()}
