"""What a conformance case can expect of an answer, and whether the answer is so: the table in `CONTRIBUTING.md` in code."""

from collections.abc import Callable
from typing import Any

from tests.conformance import Case

GROUNDS = frozenset({"missing", "hinges_on"})
RULING = GROUNDS | {"verdict", "violated", "undetermined", "applied", "at", "facts", "events", "open", "state"}

KNOWN: dict[str, frozenset[str]] = {
    "setups": RULING,
    "rulings": RULING,
    "turns": RULING | {"action"},
    "audits": GROUNDS | {"verdict", "violated", "undetermined", "at", "facts"},
    "votes": GROUNDS | {"votes", "at_least", "at_most", "outcome"},
    "scores": GROUNDS | {"points", "at_least", "at_most", "ranks", "lines", "applied"},
    "legal-actions": frozenset({"count", "includes", "excludes", "points", "missing"}),
    "replays": GROUNDS | {"verdicts", "prefix", "legal", "events", "state"},
    "victory-claims": GROUNDS | {"outcome", "points", "best", "plan"},
    "standings": GROUNDS | {"ranks", "points", "may_build", "largest"},
}
"""The members of `expect`, by question."""

SELDOM_SAYS_ON_WHAT_IT_HINGES = ("legal-actions",)
"""Where a case need not say so: of a whole list something nearly always hinges on a reading."""

EMPTY_PILES: tuple[Any, ...] = ({"cards": []}, {"count": 0})


def hold(case: Case) -> None:
    """Fails if the case is not answered as it expects."""
    expect = case.expect
    assert expect.keys() <= KNOWN[case.question]
    answer = case.answer()
    if "missing" in expect:
        assert set(answer["missing"]) == set(expect["missing"])
    if "hinges_on" in expect or case.question not in SELDOM_SAYS_ON_WHAT_IT_HINGES:
        found, said = {hinge["reading"] for hinge in answer["hinges_on"]}, set(expect.get("hinges_on", ()))
        assert found == said, f"the case says that it hinges on {sorted(said)}, the answer hinges on {sorted(found)}"
    HOLD[case.question](expect, answer)


def rules_with(answer: dict[str, Any], outcome: str) -> set[str]:
    """The rules of which something was found with that outcome."""
    return {finding["rule"] for finding in answer["findings"] if finding["outcome"] == outcome}


def assert_holds(expected: Any, found: Any, place: str) -> None:
    """Objects are compared member by member as far as expected; everything else whole. An empty pile is told in two ways."""
    if expected in EMPTY_PILES and found in EMPTY_PILES:
        return
    if isinstance(expected, dict):
        assert isinstance(found, dict), place
        for member, value in expected.items():
            assert member in found, f"{place}/{member}"
            assert_holds(value, found[member], f"{place}/{member}")
    else:
        assert found == expected, place


def assert_each_holds(expected: list[Any], found: list[Any], place: str) -> None:
    """As many as expected, in this order, each as far as expected."""
    assert len(found) == len(expected), f"{place}: {found}"
    for index, (one, other) in enumerate(zip(expected, found, strict=True)):
        assert_holds(one, other, f"{place}/{index}")


def hold_ruling(expect: dict[str, Any], answer: dict[str, Any]) -> None:
    assert rules_with(answer, "violated") == set(expect.get("violated", ()))
    assert rules_with(answer, "undetermined") == set(expect.get("undetermined", rules_with(answer, "undetermined")))
    assert rules_with(answer, "applied") >= set(expect.get("applied", ()))
    assert answer["verdict"] == expect["verdict"]
    assert answer.get("action") == expect.get("action", answer.get("action"))
    hold_findings(expect, answer["findings"])
    if "events" in expect:
        assert_each_holds(expect["events"], answer["events"], "/events")
    if "open" in expect:
        assert {gap["at"] for gap in answer["open"]} == set(expect["open"])
    if "state" in expect:
        assert_holds(expect["state"], answer["state"], "/state")


def hold_findings(expect: dict[str, Any], findings: list[dict[str, Any]]) -> None:
    """The places at which each rule points, of all its findings together; the facts of each of its findings."""
    for rule, places in expect.get("at", {}).items():
        assert {place for finding in findings if finding["rule"] == rule for place in finding["at"]} == set(places), rule
    for rule, facts in expect.get("facts", {}).items():
        expected = facts if isinstance(facts, list) else [facts]
        assert_each_holds(expected, [finding["facts"] for finding in findings if finding["rule"] == rule], rule)


def hold_by_player(expect: dict[str, Any], answer: dict[str, Any], **members: str) -> None:
    """What is expected by player, by what it is called in the answer."""
    players = {entry["player"]: entry for entry in answer["players"]}
    for expected, member in members.items():
        for player, value in expect.get(expected, {}).items():
            assert players[player].get(member) == value, (player, member)


def hold_votes(expect: dict[str, Any], answer: dict[str, Any]) -> None:
    hold_by_player(expect, answer, votes="votes", at_least="at_least", at_most="at_most")
    assert answer.get("outcome") == expect.get("outcome", answer.get("outcome"))


def hold_scores(expect: dict[str, Any], answer: dict[str, Any]) -> None:
    hold_by_player(expect, answer, points="points", at_least="at_least", at_most="at_most", ranks="rank")
    players = {entry["player"]: entry for entry in answer["players"]}
    for player, lines in expect.get("lines", {}).items():
        found = {line["rule"]: line.get("points") for line in players[player]["lines"]}
        assert {rule: found.get(rule) for rule in lines} == lines, player
    assert rules_with(answer, "applied") == set(expect.get("applied", rules_with(answer, "applied")))


def hold_replay(expect: dict[str, Any], answer: dict[str, Any]) -> None:
    assert [ruling["verdict"] for ruling in answer["rulings"]] == expect["verdicts"]
    for member in ("prefix", "legal"):
        assert answer[member] == expect.get(member, answer[member]), member
    if "events" in expect:
        events = [event for ruling in answer["rulings"] for event in ruling.get("events", ())]
        assert_each_holds(expect["events"], events, "/events")
    assert_holds(expect.get("state", {}), answer["state"], "/state")


def hold_claim(expect: dict[str, Any], answer: dict[str, Any]) -> None:
    for member in ("outcome", "points", "best"):
        assert answer[member] == expect.get(member, answer[member]), member
    assert len(answer["plan"]) == expect.get("plan", len(answer["plan"]))


def hold_standings(expect: dict[str, Any], answer: dict[str, Any]) -> None:
    hold_by_player(expect, answer, ranks="rank", points="points")
    building = answer.get("may_build", {})
    for expected, member in (("may_build", "player"), ("largest", "largest")):
        if expected in expect:
            assert building.get(member) == expect[expected], member


def hold_actions(expect: dict[str, Any], answer: dict[str, Any]) -> None:
    assert len(answer["actions"]) == expect.get("count", len(answer["actions"]))
    for action in expect.get("includes", ()):
        assert action in answer["actions"]
    for action in expect.get("excludes", ()):
        assert action not in answer["actions"]
    for player, numbers in expect.get("points", {}).items():
        standings = [{entry["player"]: entry.get("points") for entry in standing} for standing in answer["scores"]]
        assert [standing[player] for standing in standings[: len(numbers)]] == numbers, player


HOLD: dict[str, Callable[[dict[str, Any], dict[str, Any]], None]] = {
    "setups": hold_ruling,
    "rulings": hold_ruling,
    "turns": hold_ruling,
    "audits": hold_ruling,
    "votes": hold_votes,
    "scores": hold_scores,
    "legal-actions": hold_actions,
    "replays": hold_replay,
    "victory-claims": hold_claim,
    "standings": hold_standings,
}
