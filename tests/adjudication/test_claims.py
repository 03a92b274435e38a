"""Claims are compared one by one with what the rules give."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from marshmallow import fields

from lawspeaker.adjudication.rules.action import ActionDocument, member
from lawspeaker.adjudication.rules.checks import Violation, breaches, examine, rule, rule_of
from lawspeaker.adjudication.rules.claims import Claim, by_rules, claims, for_each
from lawspeaker.adjudication.unknown import Count, Unknown


class Counting(ActionDocument):
    """Somebody counts marbles."""

    bags: Sequence[Any] = member(fields.List(fields.Raw()), default=())
    by_player: Any = member(fields.Dict(), default={})
    total = member(fields.Integer())


COUNTING = Counting(
    {
        "type": "count",
        "bags": [{"owner": "red", "marbles": [3, 4]}, {"marbles": [5]}],
        "by_player": {"red": 7},
    }
)


def test_claims_are_found_at_each_depth() -> None:
    assert [(claim.path, claim.name, claim.said) for claim in claims(COUNTING, "by_player")] == [(("by_player", "red"), "red", 7)]
    assert [claim.pointer() for claim in claims(COUNTING, "bags", "marbles")] == [
        "/action/bags/0/marbles/0",
        "/action/bags/0/marbles/1",
        "/action/bags/1/marbles/0",
    ]
    assert [claim.within and claim.within.said.get("owner") for claim in claims(COUNTING, "bags", "marbles")] == [
        "red",
        "red",
        None,
    ]
    assert [claim.name for claim in claims(COUNTING, "bags", having="owner")] == [0]


def test_a_required_member_that_is_left_out_is_unknown() -> None:
    assert claims(Counting({"type": "count", "total": 4}), "bags") == ()
    with pytest.raises(Unknown):
        claims(COUNTING, "total")


@pytest.mark.parametrize(("right", "is_wrong"), [(7, False), (8, True), (Count(8, None), True), (Count.exactly(7), False)])
def test_a_claim_against_the_right_value(right: object, is_wrong: bool) -> None:
    (claim,) = claims(COUNTING, "by_player")
    assert list(claim.against(right, due=8)) == ([Violation(("/action/by_player/red",), {"due": 8})] if is_wrong else [])


def test_a_claim_within_bounds_is_undetermined() -> None:
    (claim,) = claims(COUNTING, "by_player")
    with pytest.raises(Unknown) as unknown:
        list(claim.against(Count(6, 7, ("/state/bags",))))
    assert unknown.value.pointers == ["/state/bags"]


def test_each_claim_is_decided_by_itself() -> None:
    @rule("marbles.three")
    @for_each("bags", "marbles")
    def three(_: None, __: Counting, claim: Claim) -> Iterator[Violation]:
        """There are three."""
        return claim.against(Count(3, 4, ("/state",)) if claim.said == 3 else 3)

    found = breaches([("marbles.three", three)], None, COUNTING)
    assert [violation.at for violation in found] == [("/action/bags/0/marbles/1",), ("/action/bags/1/marbles/0",)]


def test_one_function_checks_several_rules() -> None:
    @by_rules({"marbles.odd": "Odd numbers count.", "marbles.even": "Even numbers count."})
    @for_each("bags", "marbles")
    def counts(_: None, __: Counting, claim: Claim, name: str) -> Iterator[Violation]:
        if claim.said % 2 == (name == "marbles.odd"):
            yield claim.violated()

    assert [check.__doc__ for check in counts] == ["Odd numbers count.", "Even numbers count."]
    findings = examine([(rule_of(check), check) for check in counts], None, COUNTING)
    assert [(finding.rule, finding.at[0][-1]) for finding in findings] == [
        ("marbles.odd", "0"),
        ("marbles.odd", "0"),
        ("marbles.even", "1"),
    ]
