"""Exact numbers of legal actions, from fixed positions, each counted by hand.

A card that lies is a by b squares large, so that it covers some of a block of c by d squares in (a + c - 1)(b + d - 1) places.
Every number of places counts twice for the two directions in which it lies there, and twice for its two sides.
"""

from typing import Any

import pytest

from tests.games.test_every_game import ask

BOTH_SIDES = TWO_DIRECTIONS = 2
PLAIN = ["F . .", "ew ew V"]


def state(phase: str, *rows: str, **members: Any) -> dict[str, Any]:
    """A game alone in which a landscape of these squares lies, and card 5 is to be placed."""
    landscape = {"squares": list(rows)} if rows else {"placed": []}
    faces = {"5": {"condition": ["5 5 E", "W . ."], "plain": PLAIN}, "6": {"condition": ["6 . .", "6 . ."], "plain": PLAIN}}
    return {
        "players": ["one"],
        "phase": phase,
        "landscapes": {"one": landscape},
        "hands": {"one": {"cards": [{"card": 5}]}},
        "overlay": {"cards": faces},
        **members,
    }


def listed(state: dict[str, Any], **wanted: Any) -> list[Any]:
    answer = ask("confusing-lands", "legal-actions", {"state": state, "limit": 1_000, **wanted})
    assert not answer["truncated"]
    return list(answer["actions"])


def placed(*rows: str) -> int:
    return len(listed(state("placing-passed", *rows)))


def lines(state: dict[str, Any], depth: int) -> int:
    """How many ways there are of doing so many actions, one after the other."""
    actions = listed(state)
    if depth == 1:
        return len(actions)
    rulings = (ask("confusing-lands", "rulings", {"state": state, "action": action}) for action in actions)
    return sum(lines(ruling["state"], depth - 1) for ruling in rulings)


# Choosing: each of two cards, by whoever has not chosen yet.


def hands(**cards: list[int]) -> dict[str, Any]:
    return {player: {"cards": [{"card": card} for card in held]} for player, held in cards.items()}


def test_each_player_chooses_one_of_two_cards() -> None:
    choosing = state("choosing", players=["one", "two"], hands=hands(one=[5, 6], two=[7, 8]), chosen={})
    assert len(listed(choosing)) == 2 + 2
    # In either order: 2 * 2 ways, twice.
    assert lines(choosing, 2) == 2 * (2 * 2)


def test_who_has_chosen_does_not_choose_again() -> None:
    choosing = state("choosing", players=["one", "two"], hands=hands(one=[5], two=[7, 8]), chosen={"one": {"card": 6}})
    assert len(listed(choosing)) == 2


# Placing


def test_a_first_card_lies_in_four_directions_with_either_side_up() -> None:
    first = state("placing-chosen", hands=hands(one=[6]), chosen={"one": {"card": 5}})
    assert len(listed(first)) == 4 * BOTH_SIDES


def test_a_card_on_a_card_without_a_condition() -> None:
    # Along: 2 by 3 on 2 by 3. Across: 3 by 2 on 2 by 3.
    along, across = (2 + 2 - 1) * (3 + 3 - 1), (3 + 2 - 1) * (2 + 3 - 1)
    assert (along, across) == (15, 16)
    assert placed("F . E", "W ns M") == (along + across) * TWO_DIRECTIONS * BOTH_SIDES == 124


@pytest.mark.parametrize(
    ("rows", "taken"),
    [
        # 1 by 2, covered in (2 + 1 - 1)(3 + 2 - 1) places along and (3 + 1 - 1)(2 + 2 - 1) across.
        (("7 7 F", ". ns M"), 8 + 9),
        ((". E F", ". 7 7"), 8 + 9),
        # 2 by 1, covered in (2 + 2 - 1)(3 + 1 - 1) places along and (3 + 2 - 1)(2 + 1 - 1) across.
        (("7 E F", "7 ns M"), 9 + 8),
        (("E 7 F", ". 7 M"), 9 + 8),
    ],
)
def test_a_card_on_a_card_with_a_condition(rows: tuple[str, ...], taken: int) -> None:
    assert placed(*rows) == (15 + 16 - taken) * TWO_DIRECTIONS * BOTH_SIDES == 56


def test_a_card_on_a_larger_square() -> None:
    # 2 by 3 on 3 by 3: 4 * 5 places, and as many across.
    assert placed("F . E", "W ns M", ". . .") == (20 + 20) * TWO_DIRECTIONS * BOTH_SIDES == 160


def test_a_card_between_two_conditions() -> None:
    # On 2 by 6 along: 3 * 8 places, less 2 * 4 for each condition, as no card is wide enough for both.
    # Across: 4 * 7 places, less 3 * 3 for each.
    along, across = 24 - 2 * 8, 28 - 2 * 9
    assert placed("7 7 F M 8 8", ". . . . . .") == (along + across) * TWO_DIRECTIONS * BOTH_SIDES == 72


def test_a_card_around_a_hole() -> None:
    # 5 by 5 with a hole in the middle: a card along covers some of it in 6 * 7 places, and as many across; it never fits
    # into the hole alone.
    ring = (". . . . .", ". . . . .", ". . - . .", ". . . . .", ". . . . .")
    assert placed(*ring) == (42 + 42) * TWO_DIRECTIONS * BOTH_SIDES == 336


def test_each_of_two_players_places_what_they_chose() -> None:
    landscapes = {"one": {"squares": ["F . E", "W ns M"]}, "two": {"squares": ["7 7 F", ". ns M"]}}
    placing = state("placing-passed", players=["one", "two"], landscapes=landscapes, hands=hands(one=[5], two=[6]))
    assert len(listed(placing)) == 124 + 56
    # After either has placed the other has as many ways as before.
    assert len(listed(placing, player="one")) == 124
    assert len(listed(placing, player="two")) == 56


@pytest.mark.slow
def test_the_first_two_cards_of_somebody_alone() -> None:
    choosing = state(
        "choosing", hands=hands(one=[5, 6]), chosen={}, deck={"cards": [{"card": 3}, {"card": 4}, {"card": 9}, *[{}] * 12]}
    )
    # Choose one of 2 cards; lay it in 4 directions, with the condition up or the plain side; replace the other card;
    # lay the new one, of which the faces are not known but count alike: in 56 ways on a condition, else in 124.
    assert lines(choosing, 4) == 2 * 4 * (56 + 124) == 1_440
