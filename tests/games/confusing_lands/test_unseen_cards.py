"""A game of which is told only what everybody at the table sees: cards that lie face down are known when they are turned over."""

from typing import Any

from tests.games.asking import ask


def verdicts(state: Any, *actions: Any) -> list[str]:
    replay = ask("confusing-lands", "replays", {"state": state, "actions": list(actions)})
    return [ruling["verdict"] for ruling in replay["rulings"]]


def place(player: str, card: int, row: int = 1, column: int = 1) -> Any:
    return {"type": "place", "player": player, "card": card, "side": "plain", "rotation": 0, "row": row, "column": column}


TWO: Any = {"players": ["one", "two"], "phase": "setup"}
ALONE: Any = {"players": ["one"], "phase": "setup"}
BEGUN: Any = {"type": "set-up", "shared": {"card": 1}}
DEALT: Any = {"type": "deal"}
BOTH_HAVE_CHOSEN: Any = [{"type": "choose", "player": "one"}, {"type": "choose", "player": "two"}]


def test_what_was_chosen_face_down_is_seen_when_it_is_placed() -> None:
    turned_over = [place("one", 5), place("two", 6)]
    passed_on = [{"type": "pass-on"}, place("one", 7, row=2), place("two", 8, row=2)]
    actions = [BEGUN, DEALT, *BOTH_HAVE_CHOSEN, *turned_over, *passed_on, DEALT]
    assert verdicts(TWO, *actions) == ["legal"] * len(actions)


def test_a_card_turned_over_cannot_be_elsewhere() -> None:
    begun = [BEGUN, DEALT, *BOTH_HAVE_CHOSEN]
    assert verdicts(TWO, *begun, place("one", 1)) == [*["legal"] * 4, "illegal"]
    assert verdicts(TWO, *begun, place("one", 5), place("two", 5)) == [*["legal"] * 5, "illegal"]


def test_solo_an_unseen_discard_rules_out_no_card() -> None:
    first = [{"type": "choose", "player": "one"}, place("one", 5), {"type": "replace-card", "discarded": {"card": 6}}]
    second = [place("one", 7, row=2), {"type": "deal", "hands": {"one": [{"card": 8}, {"card": 9}]}}]
    actions = [BEGUN, DEALT, *first, *second]
    assert verdicts(ALONE, *actions) == ["legal"] * len(actions)


def test_alone_a_card_that_was_discarded_is_not_dealt_again() -> None:
    first = [{"type": "choose", "player": "one"}, place("one", 5), {"type": "replace-card", "discarded": {"card": 6}}]
    second = [place("one", 7, row=2), {"type": "deal", "hands": {"one": [{"card": 8}, {"card": 6}]}}]
    assert verdicts(ALONE, BEGUN, DEALT, *first, *second)[-1] == "illegal"


def test_an_unknown_shared_card_may_be_any_card() -> None:
    dealt = {"type": "deal", "hands": {"one": [{"card": 8}, {"card": 9}]}}
    assert verdicts(TWO, {"type": "set-up"}, dealt) == ["legal", "undetermined"]
