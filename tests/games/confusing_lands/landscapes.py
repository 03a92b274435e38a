"""Landscapes at random: cards with random faces, laid by the placing rules; and painted over so that rare things are common."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.games.confusing_lands.naive_conditions import BY_NUMBER
from tests.games.confusing_lands.naive_placing import (
    EMPTY,
    QUARTERS,
    Face,
    Landscape,
    Lying,
    Square,
    breaches,
    is_condition,
    laid,
    placements,
    squares_of,
    turned_grid,
    turned_token,
    written,
)
from tests.games.confusing_lands.naive_scoring import CHOICES
from tests.games.confusing_lands.naive_terms import EDGES, Agreed, near, touching

CARDS = range(1, 19)
SIDES = ("condition", "plain")
RIVERS = ("ns", "ew", "ne", "es", "sw", "nw")
KINDS: dict[str, Sequence[str]] = {kind: kind for kind in ".FMVEWC"} | {"river": RIVERS}
"""What may be on a square, by its kind: one token, or any river."""
PLACES = [[(0, 0), (0, 1), (0, 2)], [(1, 0), (1, 1), (1, 2)]]
"""The places on a face as printed."""

Weights = dict[str, int]
Value = Callable[[Landscape, Lying], float]
"""How well a place suits for a card."""


@dataclass
class Laid:
    """A landscape that is given card by card."""

    shared: int
    """The shared condition."""
    cards: list[tuple[int, str, Lying]] = field(default_factory=list)
    """Number, side, and how it lies, in the order of placing."""
    faces: dict[tuple[int, str], Face] = field(default_factory=dict)
    """By number and side."""

    def add(self, card: int, side: str, face: Face, lying: Lying) -> None:
        self.cards.append((card, side, lying))
        self.faces[card, side] = face

    def seen(self) -> Landscape:
        """The landscape as it is seen from above."""
        landscape: Landscape = {}
        for card, side, lying in self.cards:
            landscape = laid(landscape, self.faces[card, side], lying)
        return landscape

    def paint(self, square: Square, token: str) -> None:
        """Changes what is printed where the square is, on the card that lies on top there; but never a condition."""
        for card, side, lying in reversed(self.cards):
            places = [place for row in turned_grid(PLACES, QUARTERS[lying.rotation]) for place in row]
            where = dict(zip(squares_of(lying), places, strict=True))
            if square in where:
                row, column = where[square]
                if not is_condition(self.faces[card, side][row][column]):
                    self.faces[card, side][row][column] = turned_token(token, -QUARTERS[lying.rotation])
                return

    def placed(self) -> list[dict[str, Any]]:
        """The cards as a state tells them."""
        return [{"card": card, "side": side, **lying._asdict()} for card, side, lying in self.cards]


def overlay(*landscapes: Laid) -> dict[str, Any]:
    """The faces of these landscapes as a state tells them."""
    cards: dict[str, dict[str, list[str]]] = {}
    for landscape in landscapes:
        for (card, side), face in landscape.faces.items():
            cards.setdefault(str(card), {})[side] = written(face)
    return {"cards": cards}


def bare(landscape: Landscape) -> dict[str, Any]:
    """The landscape as a state tells its squares."""
    top, left = (min(square[axis] for square in landscape) for axis in (0, 1))
    bottom, right = (max(square[axis] for square in landscape) for axis in (0, 1))
    rows = [[landscape.get((row, column), "-") for column in range(left, right + 1)] for row in range(top, bottom + 1)]
    return {"squares": [" ".join(row) for row in rows], "origin": {"row": top, "column": left}}


# Cards with random faces, laid at random


def random_landscape(random: Random, cards: Sequence[int], shared: int, may_begin_apart: bool = False) -> Laid:
    """These cards, laid one after the other, with their faces made up; the first two now and then apart, if they may be."""
    landscape = Laid(shared)
    while len(landscape.cards) < len(cards):  # again if it came to where no further card could be laid
        landscape = _random_landscape(random, cards, shared, may_begin_apart and random.random() < 0.5)
    for paint in random.choice(PAINTED) if cards else ():
        paint(random, landscape)
    return landscape


def _random_landscape(random: Random, cards: Sequence[int], shared: int, begins_apart: bool) -> Laid:
    weights = random_weights(random)
    conditions = random.choice((0.0, 0.15, 0.3, 0.5, 0.8))
    suits = random.choice((anyhow, covering_little, covering_much, around_holes))
    landscape = Laid(shared)
    for card in cards:
        side = "condition" if random.random() < conditions else "plain"
        seen = landscape.seen()
        if not seen:
            lying: Lying | None = Lying(random.choice(list(QUARTERS)), 1, 1)
        elif begins_apart and len(landscape.cards) == 1:
            lying = Lying(random.choice(list(QUARTERS)), random.choice((-4, -2, 0, 4, 5)), random.choice((-4, -3, 4, 5, 6)))
        else:
            lying = random_lying(random, seen, suits)
        if lying is None:
            break
        landscape.add(card, side, random_face(random, card, side, weights), lying)
    return landscape


def random_readings(random: Random) -> dict[str, str]:
    """Any choice of each reading."""
    return {reading: random.choice(choices) for reading, choices in CHOICES.items()}


def may_begin_apart(agreed: Agreed) -> bool:
    """Whether the two cards of the first round need not cover each other."""
    return agreed["cover.first-round"] == "whole-round"


def random_weights(random: Random) -> Weights:
    """How common the kinds of square are: some are rare or lacking, some are everywhere."""
    weights = {kind: random.choice((0, 1, 1, 2, 3, 8)) for kind in KINDS}
    return weights if any(weights.values()) else dict.fromkeys(KINDS, 1)


def random_face(random: Random, card: int, side: str, weights: Weights) -> Face:
    kinds = random.choices(list(weights), list(weights.values()), k=6)
    tokens = [random.choice(KINDS[kind]) for kind in kinds]
    face = [tokens[:3], tokens[3:]]
    if side == "condition":
        row, column, down, right = random.choice(
            [(row, column, 0, 1) for row in (0, 1) for column in (0, 1)] + [(0, column, 1, 0) for column in (0, 1, 2)]
        )
        face[row][column] = face[row + down][column + right] = str(card)
    return face


def random_lying(random: Random, landscape: Landscape, suits: Value, looked_at: int = 8) -> Lying | None:
    """A way to lay a further card, if there is any: the most suitable of the first ``looked_at`` ways."""
    rows = [row for row, _ in landscape]
    columns = [column for _, column in landscape]
    found = []
    for _ in range(100):
        rotation = random.choice(list(QUARTERS))
        row = random.randint(min(rows) - 2, max(rows))
        column = random.randint(min(columns) - 2, max(columns))
        if not breaches(landscape, rotation, row, column):
            found.append(Lying(rotation, row, column))
        if len(found) == looked_at:
            break
    return max(found or list(placements(landscape)), key=lambda lying: suits(landscape, lying), default=None)


def anyhow(landscape: Landscape, lying: Lying) -> float:
    return 0


def covering_little(landscape: Landscape, lying: Lying) -> float:
    return -sum(square in landscape for square in squares_of(lying))


def covering_much(landscape: Landscape, lying: Lying) -> float:
    return -covering_little(landscape, lying)


def around_holes(landscape: Landscape, lying: Lying) -> float:
    """Places that the landscape then surrounds on three sides or on all."""
    squares = {*landscape, *squares_of(lying)}
    beside = {other for square in squares for other in touching(square)} - squares
    surrounded = [sum(other in squares for other in touching(square)) for square in beside]
    return 3 * surrounded.count(4) + surrounded.count(3) + 0.1 * covering_little(landscape, lying)


# Painted over


def with_something_of_worth(random: Random, landscape: Laid) -> None:
    """Squares changed one by one so that one of the conditions that count here is worth no less than before."""
    seen = landscape.seen()
    counting = [number for number in BY_NUMBER if number == landscape.shared or str(number) in seen.values()]
    worth = BY_NUMBER[random.choice(counting or list(BY_NUMBER))]
    agreed = random_readings(random)
    free = sorted(square for square, token in seen.items() if not is_condition(token))
    for _ in range(30):
        changed = {**seen, random.choice(free): random.choice(KINDS[random.choice(list(KINDS))])}
        if worth(changed, agreed) >= worth(seen, agreed):
            seen = changed
    for square in free:
        landscape.paint(square, seen[square])


def with_rivers(random: Random, landscape: Laid) -> None:
    """Rivers that meet end to end for a long way, here and there in a circle."""
    free = {square for square, token in landscape.seen().items() if not is_condition(token)}
    for _ in range(random.choice((1, 1, 2, 3))):
        if not free:
            return
        square = random.choice(sorted(free))
        entered = random.choice(list(EDGES))
        for _ in range(random.choice((2, 4, 8, 16))):
            ways = [edge for edge in EDGES if edge != entered]
            onward = [edge for edge in ways if _next(square, edge) in free]
            left = random.choice(onward or ways)
            landscape.paint(square, "".join(random.sample((entered, left), 2)))
            square, entered = _next(square, left), _opposite(left)
            if square not in free:
                break


def with_a_circle(random: Random, landscape: Laid) -> None:
    """Four bends that meet."""
    free = {square for square, token in landscape.seen().items() if not is_condition(token)}
    around = [[(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)] for row, column in sorted(free)]
    if complete := [squares for squares in around if free.issuperset(squares)]:
        for square, token in zip(random.choice(complete), ("es", "sw", "ne", "nw"), strict=True):
            landscape.paint(square, token)


def with_little_else(random: Random, landscape: Laid) -> None:
    """Everything but a few squares empty, or all the same."""
    squares = sorted(landscape.seen())
    ground = random.choice([EMPTY, EMPTY, EMPTY, *"FMVEWC"])
    left = random.sample(squares, min(len(squares), random.choice((1, 2, 3, 5))))
    for square in squares:
        if square not in left:
            landscape.paint(square, ground)


def with_one_among_others(random: Random, landscape: Laid) -> None:
    """Here and there a square with others around it that are all of a kind."""
    seen = landscape.seen()
    for _ in range(random.choice((1, 2, 3))):
        middle = random.choice(sorted(seen))
        landscape.paint(middle, random.choice(("E", "E", "V", random.choice(RIVERS))))
        others = random.choice("FFM")
        for square in sorted(near(middle)):
            if square in seen and random.random() < 0.6:
                landscape.paint(square, others)


def with_few_animals(random: Random, landscape: Laid) -> None:
    """A few wolves, villages, elks and crystals, far from each other if there is room; no others."""
    seen = landscape.seen()
    for square, token in sorted(seen.items()):
        if token in "VWEC":
            landscape.paint(square, random.choice(".FM"))
    squares = sorted(seen)
    for token in "WWVEC":
        if random.random() < 0.6:
            landscape.paint(random.choice((squares[0], squares[-1], random.choice(squares))), token)


PAINTED: Sequence[Sequence[Callable[[Random, Laid], None]]] = (
    (),
    (),
    (with_something_of_worth,),
    (with_something_of_worth,),
    (with_something_of_worth, with_something_of_worth),
    (with_rivers,),
    (with_little_else,),
    (with_little_else, with_rivers),
    (with_few_animals,),
    (with_few_animals, with_a_circle),
    (with_one_among_others,),
    (with_one_among_others, with_something_of_worth),
    (with_a_circle, with_rivers),
)
"""What is painted over, one after the other."""


def _next(square: Square, edge: str) -> Square:
    down, right = EDGES[edge]
    return square[0] + down, square[1] + right


def _opposite(edge: str) -> str:
    return turned_token(edge + edge, 2)[0]
