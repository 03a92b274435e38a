"""Where on a card a condition may be of which it is not known where it is."""

from typing import Any

from lawspeaker.games.confusing_lands.landscape.faces import face, unknown_face
from lawspeaker.games.confusing_lands.landscape.hidden_conditions import HiddenCondition, as_seen, on_card, on_cards, seen_in_part
from lawspeaker.games.confusing_lands.landscape.landscape import Landscape
from lawspeaker.games.confusing_lands.landscape.laying import Laid, lay
from lawspeaker.games.confusing_lands.landscape.squares import named, square
from tests.sweeps import each

PAIRS_ON_A_CARD = 7
"""Pairs of adjoining squares on two times three: four lie in the rows, three in the columns."""


def laid(side: str | None, rotation: int = 0, card: int | None = 5) -> Laid:
    return lay(Landscape.EMPTY.ground, unknown_face(rotation, side, card), 1, 1)


def pairs(hidden: HiddenCondition | None) -> list[list[str]]:
    assert hidden is not None
    return sorted(named(pair) for pair in hidden.pairs)


@each("rotation", [0, 90, 180, 270])
def test_an_unknown_condition_is_on_any_two_adjoining_squares(rotation: int) -> None:
    hidden = on_card(0, "condition", laid("condition", rotation))
    assert hidden is not None
    assert hidden.is_certain
    assert len(pairs(hidden)) == PAIRS_ON_A_CARD
    assert all(len(pair) == 2 for pair in pairs(hidden))


def test_the_plain_side_bears_none() -> None:
    assert on_card(0, "plain", laid("plain")) is None


def test_where_the_side_is_not_known_there_may_be_none() -> None:
    hidden = on_card(0, None, laid(None))
    assert hidden is not None
    assert not hidden.is_certain
    everywhere = unknown_face(0).squares_at(1, 1)
    assert hidden.may_be_covered_by(everywhere)
    assert not hidden.is_covered_by(everywhere)


def test_a_visible_half_leaves_the_adjoining_squares() -> None:
    step = lay(Landscape.EMPTY.ground, face(("? 5 F", "V ? M"), 0, "condition", 5), 1, 1)
    assert pairs(on_card(0, "condition", step)) == [["r1c1", "r1c2"], ["r1c2", "r2c2"]]


def test_a_condition_that_is_seen_is_not_hidden() -> None:
    step = lay(Landscape.EMPTY.ground, face(("5 5 F", "V ? M"), 0, "condition", 5), 1, 1)
    assert on_card(0, "condition", step) is None


def test_it_is_not_where_another_card_was_laid_on_top() -> None:
    below = laid("condition")
    above = lay(below.after, unknown_face(0, "plain", 6), 1, 2)
    (hidden,) = on_cards(["condition", "plain"], [below, above])
    assert pairs(hidden) == [["r1c1", "r2c1"]]
    assert hidden.is_covered_by(square(2, 1))
    assert not hidden.may_be_covered_by(square(2, 2))


@each(
    "rows, expected",
    [
        (["5 5 F", "V M ."], [["r1c1", "r1c2"]]),
        (["5 ? F", "? M ."], [["r1c1", "r1c2"], ["r1c1", "r2c1"]]),
        (["6 6 F", "V M ."], []),
        (["F F F", "V M ."], []),
    ],
)
def test_a_picture_leaves_what_it_does_not_show_otherwise(rows: Any, expected: Any) -> None:
    hidden = on_card(0, "condition", laid("condition"))
    assert hidden is not None
    assert pairs(as_seen(hidden, Landscape.read(rows))) == expected


def test_from_above_only_seen_halves_are_certain() -> None:
    half, other = seen_in_part(Landscape.read(["7 ? . ? ?", "F M V E W"]))
    assert (half.number, half.is_certain, pairs(half)) == (7, True, [["r1c1", "r1c2"]])
    assert (other.number, other.is_certain, pairs(other)) == (None, False, [["r1c4", "r1c5"]])
