"""Whether a number of cards can have made a landscape, compared with laying them in every way on top of each other."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from lawspeaker.adjudication.work import Budget
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.made_of_cards import can_be_made
from tests.games.confusing_lands.landscapes import CARDS, bare, random_landscape
from tests.games.confusing_lands.naive_placing import Lying, Square, squares_of
from tests.games.confusing_lands.naive_terms import touching
from tests.games.confusing_lands.test_conditions_against_twin import every_part

MOST = 3
"""Cards that are laid in every way."""

Picture = dict[Square, str]
"""What is seen on each square, by its token."""


def ways_to_lay(
    picture: Picture, cards: int, begins_apart: bool, laid: Sequence[set[Square]] = ()
) -> Iterator[Sequence[set[Square]]]:
    """All ways to lay at most ``cards`` cards on these squares, the lowest first."""
    yield laid
    if len(laid) == cards:
        return
    for lying in (Lying(rotation, row, column) for rotation in (0, 90) for row, column in picture):
        card = set(squares_of(lying))
        covered = any(card & other for other in laid) or not laid or (begins_apart and len(laid) == 1)
        if card <= picture.keys() and covered:
            yield from ways_to_lay(picture, cards, begins_apart, (*laid, card))


def shows(picture: Picture, laid: Sequence[set[Square]]) -> bool:
    """Whether these cards can show the picture: each bears one whole condition at most, and none covers any."""
    covered: set[Square] = set()
    for card in reversed(laid):
        in_sight = card - covered
        borne = {picture[square] for square in in_sight if picture[square].isdigit()}
        for condition in borne:
            parts = {square for square, token in picture.items() if token == condition}
            if len(parts) == 1:
                parts |= {
                    square for part in parts for square in touching(part) if picture.get(square) == "?" and square in in_sight
                }
            if len(borne) > 1 or len(parts) < 2 or not parts <= in_sight:
                return False
        covered |= card
    return covered == picture.keys()


def random_picture(random: Random) -> Picture:
    """The squares of a few cards, and conditions on them wherever they may be; now and then only half of one is made out."""
    cards = random.sample(CARDS, random.randint(1, MOST))
    squares = list(random_landscape(random, cards, 18).seen())
    picture = dict.fromkeys(squares, ".")
    for condition in range(1, random.choice((0, 1, 2, 3, 3)) + 1):
        square = random.choice(squares)
        beside = [other for other in touching(square) if picture.get(other) == "."]
        if picture[square] == "." and beside:
            picture[square] = str(condition)
            picture[random.choice(beside)] = random.choice((str(condition), str(condition), "?"))
    return picture


@pytest.mark.parametrize("begins_apart", [False, True])
@every_part
def test_what_cards_can_show_is_what_they_show_in_some_way(part: int, begins_apart: bool) -> None:
    random = Random(f"pictures {part}")
    outcomes = set()
    for _ in range(20 if part == 0 else 40):
        picture = random_picture(random)
        seen = Landscape.read(bare(picture)["squares"])
        for cards in range(1, MOST + 1):
            due = any(shows(picture, laid) for laid in ways_to_lay(picture, cards, begins_apart))
            assert can_be_made(seen, cards, Budget(), begins_apart=begins_apart) == due, (bare(picture), cards)
            outcomes.add((cards, due))
    assert len(outcomes) == 2 * MOST or part == 0


@every_part
def test_the_cards_that_were_laid_can_have_been_laid(part: int) -> None:
    random = Random(f"made of {part}")
    for _ in range(30 if part == 0 else 150):
        cards = random.sample(CARDS, random.randint(1, 8))
        begins_apart = random.random() < 0.3
        seen = Landscape.read(bare(random_landscape(random, cards, 18, begins_apart).seen())["squares"])
        assert can_be_made(seen, len(cards), Budget(), begins_apart=begins_apart), seen.written()
        assert can_be_made(seen, 8, Budget(), begins_apart=begins_apart), seen.written()
