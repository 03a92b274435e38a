"""Legal actions put in order by what they score, on a tiny invented game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.questions.legal_actions import legal_actions
from lawspeaker.adjudication.rules.action import Action, ActionDocument, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.scoring import Score, ScoreSheet
from lawspeaker.adjudication.unknown import Count
from lawspeaker.adjudication.wire.guard import Guard
from lawspeaker.adjudication.wire.shapes import Integer
from lawspeaker.adjudication.work import Allowance, Budget
from tests.adjudication.marbles import MARBLES, TAKE, Marbles, taking

QUESTION = legal_actions(MARBLES)


@rule("take.enough")
def of_luck(state: Marbles, _: ActionDocument) -> Iterator[Violation]:
    """Nobody takes more than luck allows, whatever it is."""
    state.sources.reading("luck")
    yield from ()


COMPARED = legal_actions(replace(MARBLES, actions={"take": replace(TAKE, rules=(of_luck,))}))
"""What can be taken here may depend on a reading, so that every list is compared with what it would be."""
STATE: dict[str, Any] = {"jar": 5, "hands": {"ann": 0, "bob": 2}}
BY_POINTS = [taking(3, "bob"), taking(2, "bob"), taking(3), taking(1, "bob"), taking(2), taking(1)]
"""Five marbles, four, three, three, two, and one: of equals the one comes first that usually does."""


class Tipped(ActionDocument):
    """The jar is tipped over."""

    marbles = member(Integer(metadata={"description": "How many marbles everybody gets.", "examples": [1]}))


def listed(**wanted: Any) -> Any:
    answer = QUESTION.ask({"state": STATE, "scores": True, **wanted}, Preferences())
    assert QUESTION.Answer
    assert Guard(QUESTION.Answer).faults(answer) == []
    return answer


def points(answer: Any) -> list[dict[str, int]]:
    return [{entry["player"]: entry["points"] for entry in standing} for standing in answer["scores"]]


def test_the_best_action_for_its_player_comes_first() -> None:
    answer = listed()
    assert answer["actions"] == BY_POINTS
    assert points(answer)[:3] == [{"ann": 0, "bob": 5}, {"ann": 0, "bob": 4}, {"ann": 3, "bob": 2}]
    assert not answer["truncated"]


def test_an_action_that_stands_for_others_names_the_choice() -> None:
    before: dict[str, Any] = {"state": {"players": ["ann"]}, "type": "fill"}
    answer = QUESTION.ask(before, Preferences())
    assert (answer["actions"], answer["choices_left"], answer["complete"]) == ([{"type": "fill"}], [["marbles"]], True)
    every = QUESTION.ask({**before, "action": {"type": "fill"}}, Preferences())
    assert (len(every["actions"]), every["choices_left"], every["complete"]) == (10, [[]] * 10, True)
    assert QUESTION.ask({"state": STATE}, Preferences())["choices_left"] == [[]] * 6


def test_a_list_is_complete_if_nothing_is_cut_off_or_open() -> None:
    def is_complete(**request: Any) -> Any:
        return QUESTION.ask({"state": STATE, **request}, Preferences())["complete"]

    assert is_complete()
    assert is_complete(scores=True)
    assert is_complete(type="take", player="ann", limit=3)
    assert not is_complete(limit=5)
    assert not is_complete(limit=5, scores=True)
    assert not is_complete(cursor=3)  # the first page has others
    assert not is_complete(state={"players": ["ann"], "hands": {"ann": 0}})  # how many are in the jar is unknown
    assert not is_complete(state={"jar": 5})  # who plays is unknown


def test_a_page_is_cut_out_of_the_whole_order() -> None:
    first, last = listed(limit=4), listed(limit=4, cursor=4)
    assert (first["actions"], first["truncated"], first["next"]) == (BY_POINTS[:4], True, 4)
    assert (last["actions"], last["truncated"], "next" in last) == (BY_POINTS[4:], False, False)
    assert points(first) + points(last) == points(listed())


def test_of_more_than_are_looked_at_the_first_are_put_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("lawspeaker.adjudication.deciding.listing"), "MOST_SCORED", 4)
    answer = listed(limit=2)
    assert (answer["actions"], answer["truncated"], answer["next"]) == ([taking(3), taking(1, "bob")], True, 2)
    answer = listed(limit=2, cursor=2)
    assert (answer["actions"], answer["truncated"], "next" in answer) == ([taking(2), taking(1)], True, False)


def listed_with(work: int, monkeypatch: pytest.MonkeyPatch, **wanted: Any) -> Any:
    """The actions that are listed within ``work`` steps. A ruling on a candidate takes more than twenty."""
    with monkeypatch.context() as patched:
        patched.setattr(import_module("lawspeaker.adjudication.deciding.listing"), "MOST_WORK", work)
        return COMPARED.ask({"state": STATE, **wanted}, Preferences())


def test_a_listing_with_too_much_work_is_cut_into_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = COMPARED.ask({"state": STATE}, Preferences())
    joined: list[Any] = []
    cursor = pages = 0
    while True:
        page = listed_with(110, monkeypatch, cursor=cursor)
        assert page["truncated"] == ("next" in page)
        joined += page["actions"]
        pages += 1
        if not page["truncated"]:
            break
        cursor = page["next"]
    assert pages > 1
    assert joined == whole["actions"]


def test_a_page_that_cannot_be_compared_is_halved(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, cursor = [], 0
    while True:
        page = listed_with(60, monkeypatch, cursor=cursor)
        sizes.append(len(page["actions"]))
        if "next" not in page or len(sizes) == 6:
            break
        cursor = page["next"]
    assert sizes == [1, 1, 1, 1, 1, 1]


def test_a_search_that_gives_up_does_not_end_the_comparison() -> None:
    @rule("take.enough")
    def searched(state: Marbles, _: ActionDocument) -> Iterator[Violation]:
        if state.sources.reading("luck") == "twice":
            Budget(0).spend()
        yield from ()

    question = legal_actions(replace(MARBLES, actions={"take": replace(TAKE, rules=(searched,))}))
    assert len(question.ask({"state": STATE}, Preferences())["actions"]) == 6


def test_candidates_are_cached_across_independent_choices() -> None:
    """Each type has a rule that consults a reading of three choices; the candidates of the second type depend on it, too."""
    made: list[str] = []

    def fixed(_: Marbles) -> Iterator[dict[str, int]]:
        made.append("fixed")
        yield {"marbles": 1}

    def by_luck(state: Marbles) -> Iterator[dict[str, int]]:
        made.append("by luck")
        yield {"marbles": 2 if state.sources.reading("luck") == "twice" else 1}

    another = type("AnotherTipped", (Tipped,), {"__doc__": "Another jar."})
    actions = {
        "fixed": replace(TIP, type="fixed", rules=(of_luck,), candidates=fixed),
        "by luck": replace(TIP, type="by luck", document=another, rules=(of_luck,), candidates=by_luck),
    }
    answer = legal_actions(replace(MARBLES, actions=actions)).ask({"state": STATE}, Preferences())
    assert Counter(made) == {"fixed": 1, "by luck": 3}
    [hinge] = answer["hinges_on"]
    assert [[action["marbles"] for action in other["actions"]] for other in hinge["otherwise"]] == [[1, 2]]


def test_a_page_without_any_option_has_no_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for work in (5, 30):  # too little for a candidate, and for what it would be under another reading
        answer = listed_with(work, monkeypatch)
        assert (answer["actions"], answer["truncated"], "next" in answer) == ([], True, False)


def test_a_cut_list_by_points_is_sorted(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = listed_with(260, monkeypatch, scores=True)
    assert answer["actions"] == [taking(2), taking(1)]
    assert (answer["truncated"], "next" in answer) == (True, False)


def test_unknown_points_are_sorted_by_their_lower_bound() -> None:
    state = {"players": ["ann", "bob"], "jar": 5, "hands": {"bob": 2}}
    answer = listed(state=state)
    assert answer["actions"] == [taking(3, "bob"), taking(2, "bob"), taking(1, "bob")]
    assert answer["scores"][0] == [{"player": "ann", "at_least": 0, "at_most": 5}, {"player": "bob", "points": 5}]
    assert answer["missing"] == []


def test_of_bounds_the_lower_ones_put_in_order() -> None:
    def scoring(state: Marbles) -> ScoreSheet:
        taken = 5 - state.jar
        return ScoreSheet([Score("bob", Count(taken, 10 - taken), Count(1, 2), lambda: ())])

    question = legal_actions(replace(MARBLES, scoring=scoring))
    answer = question.ask({"state": STATE, "scores": True, "player": "bob"}, Preferences())
    assert answer["actions"] == [taking(3, "bob"), taking(2, "bob"), taking(1, "bob")]


def _tipped(state: Marbles, action: Tipped, after: NextState) -> Sequence[Document]:
    after.put(("hands",), lambda: {player: held + action.marbles for player, held in state.document["hands"].items()})
    return []


TIP = Action(
    "tip",
    Tipped,
    rules=(),
    takers=lambda state: state.document["hands"],
    candidates=lambda _: ({"marbles": marbles} for marbles in (1, 2)),
    apply=_tipped,
)


def test_actions_of_all_players_come_last_or_sorted_for_one() -> None:
    question = legal_actions(replace(MARBLES, actions={"tip": TIP, **MARBLES.actions}))

    def types(**wanted: Any) -> list[Any]:
        answer = question.ask({"state": {"jar": 2, "hands": {"ann": 1, "bob": 0}}, "scores": True, **wanted}, Preferences())
        return [action.get("marbles", action) for action in answer["actions"]]

    assert types() == [taking(1), taking(1, "bob"), 1, 2]
    assert types(player="ann") == [2, 1, taking(1)]


def test_an_order_hinges_on_a_reading_of_scores() -> None:
    hinges = {hinge["reading"]: hinge["otherwise"] for hinge in listed(player="ann")["hinges_on"]}
    assert {other["choice"]: [standing.get("ann") for standing in points(other)] for other in hinges["luck"]} == {
        "twice": [6, 4, 2],
        "thrice": [None, None, None],  # nobody knows how much that is
    }


def types(answer: Any) -> dict[str, dict[str, int]]:
    """How many there are of each type."""
    return {entry["type"]: {name: number for name, number in entry.items() if name != "type"} for entry in answer["types"]}


def test_the_first_page_counts_the_types() -> None:
    assert types(QUESTION.ask({"state": STATE}, Preferences())) == {"take": {"count": 6}}
    assert types(QUESTION.ask({"state": STATE, "limit": 2}, Preferences())) == {"take": {"at_least": 3}}
    assert "types" not in QUESTION.ask({"state": STATE, "cursor": 1}, Preferences())
    assert "types" not in QUESTION.ask({"state": STATE, "action": taking(1)}, Preferences())


def test_a_type_that_may_be_possible_is_not_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too little may be done to look at every candidate."""
    assert types(listed_with(60, monkeypatch)) == {"take": {"at_least": 1}}
    assert types(listed_with(5, monkeypatch)) == {"take": {"at_least": 0}}


def test_types_take_turns_and_pages_skip_illegal_actions() -> None:
    @rule("take.enough")
    def only_much(_: Marbles, action: Any) -> Iterator[Violation]:
        if action.marbles < 150:
            yield action.violated("marbles")

    def tips(number: int) -> Any:
        document = type(f"Tipped{number}", (Tipped,), {"__doc__": "Another jar."})
        candidates = [{"marbles": marbles} for marbles in range(number)]
        return replace(TIP, type=f"tip-{number}", document=document, rules=(only_much,), candidates=lambda _: candidates)

    question = legal_actions(replace(MARBLES, actions={f"tip-{number}": tips(number) for number in (100, 152, 160)}))
    answer = question.ask({"state": STATE, "limit": 3}, Preferences())
    assert [(action["type"], action["marbles"]) for action in answer["actions"]] == [
        ("tip-152", 150),
        ("tip-160", 150),
        ("tip-152", 151),
    ]
    assert answer["truncated"]
    assert types(answer) == {"tip-152": {"at_least": 2}, "tip-160": {"at_least": 2}}
    last = question.ask({"state": STATE, "limit": 100, "cursor": answer["next"]}, Preferences())
    assert [action["marbles"] for action in last["actions"]] == [*range(151, 160)]
    assert not last["truncated"]


def test_only_actions_at_a_place_are_listed() -> None:
    everywhere = QUESTION.ask({"state": STATE}, Preferences())["actions"]
    at_bob = QUESTION.ask({"state": STATE, "place": "bob"}, Preferences())
    assert at_bob["actions"] == [action for action in everywhere if action.get("player") == "bob"]
    assert at_bob["types"] == [{"type": "take", "count": len(at_bob["actions"])}]
    assert QUESTION.ask({"state": STATE, "place": "elsewhere"}, Preferences())["actions"] == []


def test_options_at_other_places_count_as_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("lawspeaker.adjudication.deciding.listing"), "MOST_WORK", 3)
    assert QUESTION.ask({"state": STATE, "place": "elsewhere"}, Preferences())["truncated"]


def test_a_page_that_is_never_reached_is_not_compared_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def by_luck(state: Marbles) -> Iterator[Any]:
        state.sources.reading("luck")
        yield from TAKE.candidates(state)

    monkeypatch.setattr(import_module("lawspeaker.adjudication.deciding.listing"), "MOST_WORK", 3)
    question = legal_actions(replace(MARBLES, actions={"take": replace(TAKE, candidates=by_luck)}))
    answer = question.ask({"state": STATE, "place": "elsewhere", "cursor": 2}, Preferences(), Allowance(1_000))
    assert (answer["actions"], answer["truncated"]) == ([], True)
