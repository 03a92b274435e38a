"""Whatever cards were laid by the rules, a picture of them is possible, however little of it can be made out."""

from random import Random
from typing import Any

from tests.games.asking import ask
from tests.games.confusing_lands.landscapes import CARDS, bare, random_landscape
from tests.games.confusing_lands.test_conditions_against_twin import every_part

CARDS_LAID = 8


@every_part
def test_a_photograph_of_cards_laid_by_the_rules_is_possible(part: int) -> None:
    random = Random(f"photographs {part}")
    for _ in range(30 if part == 0 else 200):
        number = random.randint(1, CARDS_LAID)
        shared, *cards = random.sample(CARDS, number + 1)
        picture = bare(random_landscape(random, cards, shared).seen())
        blurred = random.choice((0.0, 0.0, 0.1, 0.5))
        picture["squares"] = [" ".join(_blurred(random, row.split(), blurred)) for row in picture["squares"]]
        state = {"players": ["one", "two"], "landscapes": {"one": picture}, **_after(number)}
        answer = ask("confusing-lands", "audits", {"state": state})
        assert [finding for finding in answer["findings"] if finding["outcome"] == "violated"] == [], state


def _blurred(random: Random, row: list[str], blurred: float) -> list[str]:
    """A row of tokens in which some squares cannot be recognized."""
    return ["?" if token != "-" and random.random() < blurred else token for token in row]


def _after(number: int) -> dict[str, Any]:
    """The round and phase after each player has placed ``number`` cards."""
    if number == CARDS_LAID:
        return {"phase": "scoring", "round": 4}
    return {"phase": "passing" if number % 2 else "dealing", "round": number // 2 + 1}
