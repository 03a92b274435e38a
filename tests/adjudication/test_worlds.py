"""What is decided whatever it is that is unknown, on a tiny invented game."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.adjudication.deciding.ruling import Ruling, Verdict, adjudicate
from lawspeaker.adjudication.deciding.worlds import MOST_VALUES
from lawspeaker.adjudication.questions.rulings import rulings
from lawspeaker.adjudication.rules.checks import Violation, rule, rule_of, violated
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.unknown import Unknown
from tests.adjudication.marbles import HANDS, MARBLES, TAKE, Marbles, Taken, taking, with_a_jar_of
from tests.sweeps import each


def ruled(game: Game[Marbles], number: int, state: dict[str, Any] = HANDS) -> Ruling:
    return adjudicate(game, state, taking(number)).answer


def found(ruling: Ruling) -> dict[str, str]:
    return {finding.rule: finding.outcome.value for finding in ruling.findings}


def test_of_two_rules_one_is_violated_in_any_case() -> None:
    ruling = ruled(with_a_jar_of(3, 4), 4)
    assert (ruling.verdict, ruling.missing) == (Verdict.ILLEGAL, ())
    assert found(ruling) == {"take.enough": "undetermined", "take.last": "undetermined", "take.one-hand": "upheld"}
    assert [finding.rule for finding in ruling.findings if finding.one_is_broken] == ["take.enough", "take.last"]


def test_only_jointly_violated_rules_are_named() -> None:
    @rule("take.one-hand")
    def never_known(_: Marbles, __: Taken) -> Iterator[Violation]:
        raise Unknown("/state/jar/colour")
        yield

    game = with_a_jar_of(3, 4)
    kept = tuple(check for check in TAKE.rules if rule_of(check) != "take.one-hand")
    game = replace(game, actions={**game.actions, "take": replace(TAKE, rules=(*kept, never_known))})
    answer = rulings(game).ask({"state": HANDS, "action": taking(4)}, Preferences())
    assert answer["verdict"] == "illegal"
    assert [(finding["rule"], finding["one_is_broken"]) for finding in answer["findings"]] == [
        ("take.enough", True),
        ("take.last", True),
    ]
    for finding in answer["findings"]:
        assert "Either this rule or another one named here is broken" in finding["message"]


def with_a_rule_that_is_silent(until: int) -> Game[Marbles]:
    """The game with a rule that finds fault only where the jar is known, and has more marbles than that."""

    @rule("take.one-hand")
    def silent(state: Marbles, _: Taken) -> Iterator[Violation]:
        if "jar" in state.document and state.jar > until:
            yield violated("/action/number")

    game = with_a_jar_of(3, 4)
    kept = tuple(check for check in TAKE.rules if rule_of(check) != "take.one-hand")
    return replace(game, actions={**game.actions, "take": replace(TAKE, rules=(*kept, silent))})


def test_a_rule_upheld_before_may_be_one_of_the_broken() -> None:
    ruling = ruled(with_a_rule_that_is_silent(3), 4)
    assert ruling.verdict is Verdict.ILLEGAL
    marked = {finding.rule: (finding.outcome.value, finding.at) for finding in ruling.findings if finding.one_is_broken}
    assert set(marked) == {"take.enough", "take.last", "take.one-hand"}
    assert marked["take.one-hand"] == ("undetermined", ("/state/jar",))


@each("values, verdict", [(MOST_VALUES, Verdict.LEGAL), (MOST_VALUES + 1, Verdict.UNDETERMINED)])
def test_only_a_few_values_are_supposed(values: int, verdict: Verdict) -> None:
    game = replace(with_a_jar_of(4, 3 + values), audit=())
    assert ruled(game, 3).verdict is verdict


def test_a_member_with_an_alternative_is_not_supposed() -> None:
    game = with_a_jar_of(4, 10)
    either = replace(game, StateShape=type("StateShape", (game.StateShape,), {"exclusive": ("jar", "sack")}))
    assert (ruled(game, 3).verdict, ruled(either, 3).verdict) == (Verdict.LEGAL, Verdict.UNDETERMINED)


def test_a_violation_whose_facts_differ_has_none() -> None:
    @rule("take.enough")
    def never_enough(state: Marbles, action: Taken) -> Iterator[Violation]:
        if action.number > state.jar:
            yield action.violated("number", number=state.jar)

    game = replace(with_a_jar_of(1, 2), actions={**MARBLES.actions, "take": replace(TAKE, rules=(never_enough,))})
    answer = rulings(game).ask({"state": HANDS, "action": taking(3)}, Preferences())
    (finding,) = answer["findings"]
    assert (finding["outcome"], finding["facts"], list(finding["at"])) == ("violated", {}, ["/state/jar"])
    assert finding["message"].startswith(MARBLES.messages.text("en", "take.enough"))


def with_a_second_gap(kept: set[int]) -> Game[Marbles]:
    """The game with a rule that asks for the marbles in the jar, and keeps to these, and one that asks for what nobody knows."""

    @rule("take.enough")
    def enough(state: Marbles, action: Taken) -> Iterator[Violation]:
        if state.jar not in kept:
            yield action.violated("number")

    @rule("take.last")
    def never_known(_: Marbles, __: Taken) -> Iterator[Violation]:
        raise Unknown("/state/jar/colour")
        yield

    return replace(with_a_jar_of(3, 5), actions={**MARBLES.actions, "take": replace(TAKE, rules=(enough, never_known))})


def test_a_rule_kept_by_every_value_is_not_open() -> None:
    ruling = ruled(with_a_second_gap({3, 4, 5}), 3)
    assert (ruling.verdict, ruling.missing) == (Verdict.UNDETERMINED, ["/state/jar/colour"])
    assert found(ruling) == {"take.enough": "upheld", "take.last": "undetermined"}
    assert ruled(with_a_second_gap({3, 5}), 3).missing == ["/state/jar", "/state/jar/colour"]


def test_numbers_of_a_domain_are_tried() -> None:
    game = replace(with_a_second_gap({0}), domain=lambda _, path: range(1) if path == ("jar",) else None, audit=())
    only_enough = replace(TAKE, rules=[check for check in game.actions["take"].rules if rule_of(check) == "take.enough"])
    assert ruled(replace(game, actions={**game.actions, "take": only_enough}), 3).verdict is Verdict.LEGAL
