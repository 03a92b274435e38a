"""A deck in an unknown order: what is said about it holds for some order, and what is decided for every order."""

from collections.abc import Iterator
from itertools import permutations
from math import perm
from typing import Any

import pytest

from lawspeaker.adjudication.document import pointer, replaced, standing_at
from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.unordered import ORDER, Unordered
from lawspeaker.conformance.cases import Case
from lawspeaker.conformance.package.erasing import beyond
from lawspeaker.games import GAMES
from tests.conformance import cases
from tests.games.asking import ask

DECKS: dict[str, list[tuple[str, ...]]] = {
    "java": [("deck",)],
    "confusing-lands": [("deck",)],
    "graenaland": [("decks", "plains"), ("decks", "supply")],
}
MOST = 720
"""Orders that are tried."""


def decks_in_unknown_order() -> Iterator[tuple[Case, tuple[str, ...]]]:
    """Rulings in states with such a deck, few enough cards in it to try every order."""
    for case in cases():
        if case.question == "rulings" and case.id.startswith("unknown-order-"):
            for path in DECKS[case.game]:
                pile = standing_at(case.request["state"], path)[1] or {}
                if ORDER in pile and perm(len(pile["cards"]), pile.get("count", len(pile["cards"]))) <= MOST:
                    yield case, path


def orders(pile: Any) -> Iterator[dict[str, Any]]:
    """Every deck that the pile may be."""
    unordered = Unordered.of(pile)
    assert unordered
    for cards in permutations(unordered.cards, unordered.number):
        yield {"cards": list(cards)}


of_each_deck = pytest.mark.parametrize(
    ("case", "path"), [pytest.param(case, path, id=f"{case} {'-'.join(path)}") for case, path in decks_in_unknown_order()]
)


def answer(case: Case, state: Any) -> Any:
    try:
        return ask(case.game, case.question, {**case.request, "state": state})
    except Impossible:
        return None


@of_each_deck
def test_what_is_ruled_in_an_unknown_order_holds_in_some_order(case: Case, path: tuple[str, ...]) -> None:
    unknown = answer(case, case.request["state"])
    pile = standing_at(case.request["state"], path)[1]
    known = [given for deck in orders(pile) if (given := answer(case, replaced(case.request["state"], path, deck)))]
    verdicts = {given["verdict"] for given in known}
    match unknown["verdict"]:
        case "illegal":
            assert verdicts == {"illegal"}
        case "legal":
            assert "legal" in verdicts
            for given in known:
                if given["verdict"] == "legal":
                    assert [*beyond(unknown["state"], given["state"])] == []
        case _:
            assert verdicts & {"legal", "undetermined"}


@of_each_deck
def test_the_order_in_which_cards_are_listed_makes_no_difference(case: Case, path: tuple[str, ...]) -> None:
    pile = standing_at(case.request["state"], path)[1]
    turned = replaced(case.request["state"], path, {**pile, "cards": pile["cards"][::-1]})
    one, other = answer(case, case.request["state"]), answer(case, turned)
    assert one["verdict"] == other["verdict"]
    if one["verdict"] == "legal":
        assert one["state"] == other["state"]


@pytest.mark.parametrize(("game", "path"), [(game, path) for game, paths in DECKS.items() for path in paths])
def test_an_order_without_cards_is_refused(game: str, path: tuple[str, ...]) -> None:
    nothing: dict[str, Any] = {}
    state = replaced(nothing, path, {"count": 3, "order": "unknown"})
    assert not Guard(GAMES[game].StateShape).holds(state)
    (fault,) = Guard(GAMES[game].StateShape).faults(state)
    assert fault.pointer == pointer(*path, "cards")
