"""What squares that cannot be made out leave open: where every way of filling them in gives one verdict, the ruling has it.

Cards are laid on photographs on which a few squares are blotted out, and these are filled in with nothing and with parts of
conditions, in every way.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any, NamedTuple

from lawspeaker.adjudication.errors import Impossible
from tests.games.confusing_lands.landscapes import CARDS, SIDES, bare, random_landscape
from tests.games.confusing_lands.naive_placing import QUARTERS, Lying, Square, squares_of
from tests.games.confusing_lands.naive_terms import touching
from tests.games.confusing_lands.test_conditions_against_twin import every_part
from tests.games.test_every_game import ask

FEW = 0.02
"""The share of open rulings that may be decided after all."""
FARTHEST = 20


class Blotted(NamedTuple):
    """A card is laid on a landscape of which a few squares cannot be made out."""

    beside: dict[str, Any]
    """What else the state tells."""
    seen: dict[Square, str]
    unseen: Sequence[Square]
    action: dict[str, Any]

    def verdict(self) -> str:
        state = {**self.beside, "landscapes": {"one": bare(self.seen)}}
        return str(ask("confusing-lands", "rulings", {"state": state, "action": self.action})["verdict"])

    def fillings(self) -> Iterator["Blotted"]:
        """Nothing, the rest of each condition of which a half is seen, and parts of two others, on each of the squares."""
        seen = Counter(token for token in self.seen.values() if token.isdigit())
        others = [str(card) for card in CARDS if str(card) not in seen and card != self.action["card"]]
        tokens = [".", *(token for token, times in seen.items() if times == 1), *others[:2]]
        for filling in product(tokens, repeat=len(self.unseen)):
            yield self._replace(seen=self.seen | dict(zip(self.unseen, filling, strict=True)))


def blotted(random: Random) -> Blotted:
    """Some squares that hang together, often beside a condition, and a card that covers one of them."""
    number = random.randint(1, 7)
    card, *cards = random.sample(CARDS, number + 1)
    seen = random_landscape(random, cards, card).seen()
    conditions = [square for square, token in seen.items() if token.isdigit()]
    unseen = [random.choice(conditions if conditions and random.random() < 0.6 else list(seen))]
    for _ in range(random.randint(0, 2)):
        beside = [other for square in unseen for other in touching(square) if other in seen and other not in unseen]
        unseen += [random.choice(beside)] if beside else []
    seen |= dict.fromkeys(unseen, "?")
    rotation = random.choice(list(QUARTERS))
    down, right = random.choice(squares_of(Lying(rotation, 0, 0)))
    row, column = unseen[0]
    lying = {"rotation": rotation, "row": row - down, "column": column - right}
    action = {"type": "place", "player": "one", "card": card, "side": random.choice(SIDES), **lying}
    return Blotted(before(number, card, random), seen, unseen, action)


def before(number: int, card: int, random: Random) -> dict[str, Any]:
    """What else is told before a card is laid where so many lie; now and then not which round it is."""
    told: dict[str, Any] = {"players": ["one", "two"], "round": number // 2 + 1}
    if random.random() < 0.3:
        del told["round"]
    if number % 2:
        return {**told, "phase": "placing-passed", "hands": {"one": {"cards": [{"card": card}]}}}
    return {**told, "phase": "placing-chosen", "chosen": {"one": {"card": card}, "two": {}}}


def verdicts_of_fillings(position: Blotted) -> set[str]:
    """The verdicts to which filling in the squares leads, up to the first that differs from the others."""
    found: set[str] = set()
    for filling in position.fillings():
        try:
            found.add(filling.verdict())
        except Impossible:
            continue
        if len(found) > 1:
            break
    return found


@every_part
def test_few_placements_are_open_that_every_way_of_filling_in_decides(part: int) -> None:
    random = Random(f"blotted out {part}")
    positions = [position for position in (blotted(random) for _ in range(150 if part == 0 else 600)) if within_reach(position)]
    still_open = [position for position in positions if position.verdict() == "undetermined"]
    decided = [position for position in still_open if len(verdicts_of_fillings(position)) == 1]
    assert len(still_open) > 0.2 * len(positions)
    assert len(decided) <= FEW * len(still_open), [(bare(position.seen), position.action) for position in decided]


@every_part
def test_what_is_ruled_of_a_placement_holds_in_every_way_of_filling_in(part: int) -> None:
    random = Random(f"filled in {part}")
    for position in filter(within_reach, [blotted(random) for _ in range(60 if part == 0 else 300)]):
        verdict = position.verdict()
        assert verdict == "undetermined" or verdicts_of_fillings(position) == {verdict}, (bare(position.seen), position.action)


def within_reach(position: Blotted) -> bool:
    """Whether the card lies where it can be told to lie."""
    return all(abs(position.action[line]) <= FARTHEST for line in ("row", "column"))
