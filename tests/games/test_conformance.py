"""Every conformance case is answered as the rulebook says, and the cases cover every rule.

One test a topic: `tests/conformance.py` says how to run the cases of one topic alone.
`lawspeaker/conformance/expectations.py` has what a case can expect.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lawspeaker.adjudication.checks import rule_of
from lawspeaker.adjudication.messages import LANGUAGES
from lawspeaker.games import GAMES
from tests.conformance import Case, OfOne, cases, cases_of, folder_of_cases, hold, of_every_topic, sampled
from tests.games.branches import branches, lines_taken

OUR_CASES = Path(__file__).parents[1] / "cases"


@of_every_topic(cases())
def test_the_case_is_answered_as_the_rulebook_says(case: Case) -> None:
    hold(case)


class Reported:
    """Takes down what would be reported."""

    def __init__(self) -> None:
        self.failures: dict[str, str] = {}

    @contextmanager
    def test(self, case: str) -> Iterator[None]:
        try:
            yield
        except AssertionError as failure:
            self.failures[case] = str(failure)


@pytest.mark.parametrize("made", [of_every_topic, sampled])
def test_a_test_of_one_case_tries_all_cases_topic_by_topic_and_reports_each_that_fails(
    made: Callable[[Iterable[Case]], Callable[[OfOne], OfOne]],
) -> None:
    tried: list[Case] = []

    @made(cases())
    def test(case: Case, wanted: int) -> None:
        tried.append(case)
        assert case.game != "java" or len(case.id) != wanted, "as long as that"

    (mark,) = test.__dict__["pytestmark"]
    reported = Reported()
    for parameter in mark.args[1]:
        test(cases=parameter.values[0], subtests=reported, wanted=12)
    assert Counter(tried) == Counter(cases())
    assert reported.failures.keys() == {str(case) for case in cases() if case.game == "java" and len(case.id) == 12} != set()


def test_every_folder_of_cases_is_that_of_a_game() -> None:
    folders = {folder.resolve() for folder in OUR_CASES.iterdir() if folder.is_dir()}
    assert folders == {folder_of_cases(game).resolve() for game in GAMES.ours}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_cases(game: str) -> None:
    assert any(case.game == game for case in cases())


def test_no_two_cases_share_an_id() -> None:
    assert [name for name, times in Counter(str(case) for case in cases()).items() if times > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_violated_by_one_case_and_upheld_by_another(game: str) -> None:
    rules, scored = set(GAMES[game].catalogue.rules), rules_that_only_score(game)
    violated: set[str] = set()
    upheld: set[str] = set()
    for case in cases():
        if case.game == game:
            assert set(case.rules) <= rules, case.id
            violated |= set(case.expect.get("violated", ()))
            upheld |= set(case.rules) & rules_kept(case.answer())
    assert sorted(rules - scored - violated) == [], "no case violates these rules"
    assert sorted(rules - upheld) == [], "no case upholds these rules"


NO_CASE_CAN_TAKE: Mapping[str, str] = {}
"""The branches that no case can take, each as it is told below, with the reason why it is there all the same."""


@pytest.mark.parametrize("game", GAMES)
def test_every_branch_that_reports_a_violation_is_taken_by_a_case(game: str) -> None:
    lines = lines_taken(cases_of(game))
    not_taken = [str(branch) for branch in branches(game) if not branch.is_among(lines)]
    assert [branch for branch in not_taken if branch not in NO_CASE_CAN_TAKE] == [], "no case takes these"
    taken = [str(branch) for branch in branches(game) if branch.is_among(lines)]
    assert [branch for branch in taken if branch in NO_CASE_CAN_TAKE] == [], "these are no exceptions"


def test_every_exception_is_a_branch_that_there_is() -> None:
    assert NO_CASE_CAN_TAKE.keys() <= {str(branch) for game in GAMES for branch in branches(game)}


@pytest.mark.parametrize("game", GAMES)
def test_every_type_of_event_is_expected_by_a_case(game: str) -> None:
    words = (word.partition("-") for word in GAMES[game].messages.words("en"))
    types = {event for what, _, event in words if what == "event"}
    expected = {event["type"] for case in cases_of(game) for event in case.expect.get("events", ())}
    assert sorted(types - expected) == [], "no case expects these events"
    assert sorted(expected - types) == [], "these events have no words"


def rules_checked(game: str) -> set[str]:
    """The rules that an action or the audit of a game checks."""
    checks = [*GAMES[game].audit, *(check for action in GAMES[game].actions.values() for check in action.rules)]
    return {rule_of(check) for check in checks}


def rules_that_only_score(game: str) -> set[str]:
    """The rules that say what brings points, where no action claims that anything does: nothing can violate them."""
    worded = {rule for rule in GAMES[game].catalogue.rules if GAMES[game].messages.has("en", rule, "scored")}
    return worded - rules_checked(game)


def rules_kept(answer: dict[str, Any]) -> set[str]:
    """The rules that the answer found upheld or applied; of votes and scores, those that the numbers rest on."""
    rulings = (answer, *answer.get("rulings", ()))
    findings = [finding for ruling in rulings for finding in ruling.get("findings", ())]
    kept = {finding["rule"] for finding in findings if finding["outcome"] in ("upheld", "applied")}
    players = answer.get("players", ())
    terms = [term for entry in players for source in entry.get("sources", ()) for term in source["terms"]]
    lines = [line for entry in players for line in entry.get("lines", ())]
    return kept | {item["rule"] for item in (*terms, *lines)}


@pytest.mark.parametrize("game", GAMES)
def test_every_reading_is_consulted_under_each_choice(game: str) -> None:
    chosen = {
        (reading["reading"], reading["choice"]) for case in cases() if case.game == game for reading in case.answer()["readings"]
    }
    readings = GAMES[game].catalogue.readings.values()
    missing = sorted({(reading.id, choice) for reading in readings for choice in reading.choices} - chosen)
    assert missing == [], "no case consults these readings under these choices"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_reading_is_worded(game: str, language: str) -> None:
    catalogue, messages = GAMES[game].catalogue, GAMES[game].messages
    wanted: list[tuple[str, str | None]] = []
    for rule in catalogue.rules:
        wanted += [(rule, None), (rule, "scored" if rule in rules_that_only_score(game) else "violated")]
    for reading in catalogue.readings.values():
        wanted += [(f"reading.{reading.id}", attribute) for attribute in (None, *reading.choices)]
    wanted += [(f"option.{option}", None) for option in GAMES[game].options]
    lacking = [(name.replace(".", "-"), attribute) for name, attribute in wanted if not messages.has(language, name, attribute)]
    assert lacking == [], f"{language} lacks these messages, or these attributes of them"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_from_every_rulebook(game: str) -> None:
    catalogue = GAMES[game].catalogue
    for rule in catalogue.rules.values():
        assert {citation.rulebook for citation in rule.citations} == set(catalogue.rulebooks), rule.id


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_checked_by_something(game: str) -> None:
    for action in GAMES[game].actions.values():
        names = [rule_of(check) for check in action.rules]
        assert len(names) == len(set(names)), action.type
    checked, rules = rules_checked(game) | rules_that_only_score(game), set(GAMES[game].catalogue.rules)
    assert sorted(rules - checked) == [], "no action and no audit checks these rules"
    assert sorted(checked - rules) == [], "the catalogue does not have these rules"


@pytest.mark.parametrize("game", GAMES)
def test_an_action_lists_its_rules_in_the_order_in_which_they_are_reported(game: str) -> None:
    rules = list(GAMES[game].catalogue.rules)
    for action in GAMES[game].actions.values():
        listed = [rule_of(check) for check in action.rules]
        assert listed == sorted(listed, key=rules.index), action.type


def test_our_own_games_check_every_rule_also_those_that_score() -> None:
    assert [game for game in GAMES.ours if rules_that_only_score(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_each_reading_is_named_by_a_rule_and_exists(game: str) -> None:
    catalogue = GAMES[game].catalogue
    named = {reading for rule in catalogue.rules.values() for reading in rule.readings}
    assert sorted(set(catalogue.readings) - named) == [], "no rule of the catalogue names these readings"
    assert sorted(named - set(catalogue.readings)) == [], "the catalogue does not have these readings"
