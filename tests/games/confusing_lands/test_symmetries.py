"""What a landscape scores does not depend on how one looks at it, nor on how it is told."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.games.confusing_lands.landscapes import Laid, bare, overlay, random_readings
from tests.games.confusing_lands.naive_placing import Landscape, Lying, turned_token
from tests.games.confusing_lands.positions import Position, random_position
from tests.games.confusing_lands.test_conditions_against_twin import ask, every_part, lines

MIRRORED_EDGE = {"n": "n", "e": "w", "s": "s", "w": "e"}


@every_part
def test_a_landscape_turned_or_mirrored_scores_the_same(part: int) -> None:
    random = Random(f"turned {part}")
    for _ in range(15 if part == 0 else 40):
        position, agreed = random_position(random), random_readings(random)
        expected = scored({**position.as_squares(), "readings": agreed})
        for look in LOOKS:
            landscapes = {player: bare(look(landscape)) for player, landscape in position.seen().items()}
            state = {**position.as_squares(), "readings": agreed, "landscapes": landscapes}
            assert scored(state) == expected, state


@every_part
def test_a_landscape_scores_the_same_wherever_it_lies(part: int) -> None:
    random = Random(f"shifted {part}")
    for _ in range(15 if part == 0 else 40):
        position, agreed = random_position(random), random_readings(random)
        state = {**position.as_squares(), "readings": agreed}
        expected = scored(state)
        for origin in (None, {"row": random.randint(-20, 0), "column": random.randint(-20, 0)}):
            assert scored({**state, "landscapes": elsewhere(state["landscapes"], origin)}) == expected, (state, origin)


@every_part
def test_a_landscape_scores_the_same_told_by_its_cards_by_its_squares_or_by_both(part: int) -> None:
    random = Random(f"told {part}")
    for _ in range(15 if part == 0 else 40):
        position, agreed = random_position(random), random_readings(random)
        by_cards, by_squares = ({**state, "readings": agreed} for state in (position.as_cards(), position.as_squares()))
        by_both = {player: told | by_squares["landscapes"][player] for player, told in by_cards["landscapes"].items()}
        expected = scored(by_squares)
        assert scored(by_cards) == expected, by_cards
        assert scored({**by_cards, "landscapes": by_both}) == expected, by_both


@every_part
def test_cards_laid_the_other_way_round_score_the_same(part: int) -> None:
    random = Random(f"other way round {part}")
    for _ in range(15 if part == 0 else 40):
        position, agreed = random_position(random), random_readings(random)
        turned = Position(position.shared, {player: quarter_turned(laid) for player, laid in position.landscapes.items()})
        assert turned.seen() == {player: turned_right(landscape) for player, landscape in position.seen().items()}
        expected = scored({**position.as_cards(), "readings": agreed})
        assert scored({**turned.as_cards(), "readings": agreed}) == expected, turned.as_cards()


@every_part
def test_what_was_covered_does_not_count(part: int) -> None:
    random = Random(f"covered {part}")
    for _ in range(15 if part == 0 else 40):
        position, agreed = random_position(random), random_readings(random)
        expected = scored({**position.as_cards(), "readings": agreed})
        seen = position.seen()
        for landscape in position.landscapes.values():
            repaint_covered(landscape, random)
        assert position.seen() == seen
        state = {**position.as_cards(), "readings": agreed, "overlay": overlay(*position.landscapes.values())}
        assert scored(state) == expected, state


def scored(state: dict[str, Any]) -> list[Any]:
    """The points of each player, line by line, and the ranks."""
    return [(score["player"], score["points"], score["rank"], lines(score)) for score in ask(state)["players"]]


def turned_right(landscape: Landscape) -> Landscape:
    """After a quarter turn clockwise: what was north is east."""
    return {(column, -row): turned_token(token) for (row, column), token in landscape.items()}


def mirrored(landscape: Landscape) -> Landscape:
    """As in a mirror: what was east is west."""
    return {(row, -column): mirrored_token(token) for (row, column), token in landscape.items()}


def mirrored_token(token: str) -> str:
    return "".join(MIRRORED_EDGE.get(letter, letter) for letter in token)


def turned_round(landscape: Landscape) -> Landscape:
    return turned_right(turned_right(landscape))


LOOKS: tuple[Callable[[Landscape], Landscape], ...] = (
    turned_right,
    turned_round,
    lambda landscape: turned_right(turned_round(landscape)),
    mirrored,
    lambda landscape: mirrored(turned_right(landscape)),
    lambda landscape: mirrored(turned_round(landscape)),
    lambda landscape: turned_right(mirrored(landscape)),
)
"""The seven ways to look at a landscape but the one from which it was laid."""


def elsewhere(landscapes: dict[str, Any], origin: dict[str, int] | None) -> dict[str, Any]:
    """The same landscapes with their first square there, or wherever it is when nothing is said of it."""
    told: dict[str, Any] = {} if origin is None else {"origin": origin}
    return {player: {"squares": landscape["squares"], **told} for player, landscape in landscapes.items()}


def quarter_turned(landscape: Laid) -> Laid:
    """The cards of a landscape turned together by a quarter, clockwise."""
    turned = Laid(landscape.shared)
    for card, side, (rotation, row, column) in landscape.cards:
        height = 2 if rotation in (0, 180) else 3
        turned.add(card, side, landscape.faces[card, side], Lying((rotation + 90) % 360, column, -(row + height - 1)))
    return turned


def repaint_covered(landscape: Laid, random: Random) -> None:
    """Changes what is printed where another card lies on top."""
    for place, (card, side, lying) in enumerate(landscape.cards):
        alone = Laid(landscape.shared, [(card, side, lying)], {(card, side): landscape.faces[card, side]})
        above = Laid(landscape.shared, landscape.cards[place + 1 :], landscape.faces)
        for square in sorted(alone.seen().keys() & above.seen().keys()):
            alone.paint(square, random.choice(".FMVEWC"))
