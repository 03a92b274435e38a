"""The cases and worked examples of a game: they are answered as they expect, and they show every rule and reading."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lawspeaker.adjudication.rules.checks import rule_of
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.conformance.expectations import differences
from lawspeaker.conformance.package.branches import branches
from lawspeaker.conformance.package.subject import Package
from lawspeaker.conformance.report import CaseResult


def cases_are_answered_as_they_expect(package: Package) -> Iterator[str]:
    """There are conformance cases, each with an id of its own, about rules and questions of the game, answered as they expect."""
    if not package.cases:
        yield f"There are no cases in {package.folder}. Write what the rulebook says as questions with their answers."
    for name, times in Counter(case.id for case in package.cases).items():
        if times > 1:
            yield f"{times} cases have the id {name}."
    _ = package.lines_reporting  # which asks all cases
    for case in package.cases:
        for rule in set(case.rules) - package.game.catalogue.rules.keys():
            yield f"Case {case.id} is about {rule}, which is not in catalogue.yaml."
        if case.question not in package.questions:
            yield f"Case {case.id} asks {case.question}. The game answers {', '.join(package.questions)}."
            continue
        try:
            found = tuple(differences(case.question, case.expect, package.answer(case)))
        except Exception as error:  # whatever the game does, the other cases are tried
            yield f"Case {case.id}: {package.in_words(error)}"
            continue
        for sentence in CaseResult(case, found).sentences:
            yield f"Case {case.id}: {sentence}"


def cases_show_every_rule(package: Package) -> Iterator[str]:
    """Every rule that is judged is violated by a case and upheld by another. Every choice of a reading is consulted by a case,
    and every type of event expected. Every `yield` of a violation is taken."""
    game, lines = package.game, package.lines_reporting
    answers = [(case, answer) for case in package.cases if (answer := package.answers.get(case))]
    rules = rules_judged(game)
    violated = {rule for case in package.cases for rule in case.expect.get("violated", ())}
    upheld = {rule for case, answer in answers for rule in set(case.rules) & _rules_kept(answer)}
    for rule in game.catalogue.in_order(rules - rules_that_only_score(game) - violated):
        yield f"No case violates {rule}. Add one that expects it in `violated`."
    for rule in game.catalogue.in_order(rules - upheld):
        yield f"No case upholds {rule}. Add one that names it in `rules` and is answered by it."
    chosen = {(one["reading"], one["choice"]) for _, answer in answers for one in answer.get("readings", ())}
    for reading in game.catalogue.readings.values():
        for choice in reading.choices:
            if (reading.id, choice) not in chosen:
                yield f"No case consults the reading {reading.id} with the choice {choice}. Add one whose state chooses it."
    expected = {event["type"] for case in package.cases for event in case.expect.get("events", ())}
    for event in sorted(game.EventShape.shapes.keys() - expected):
        yield f"No case expects the event {event}. Add one with it in `events`."
    for branch in branches(game.folder):
        if not branch.is_among(lines):
            yield f"No case takes this violation: {branch}. Add one that is illegal because of it."


def rules_judged(game: Game[Any]) -> set[str]:
    """The rules of a game that a ruling, an audit or a score can name."""
    return {rule.id for rule in game.catalogue.rules.values() if rule.judged}


def rules_checked(game: Game[Any]) -> set[str]:
    """The rules that an action or the audit of a game checks."""
    checks = [*game.audit, *(check for action in game.actions.values() for check in action.rules)]
    return {rule_of(check) for check in checks}


def rules_that_only_score(game: Game[Any]) -> set[str]:
    """The rules that give points without a claim by an action: nothing can violate them."""
    return {rule for rule in rules_judged(game) if game.messages.has("en", rule, "scored")} - rules_checked(game)


def _rules_kept(answer: Any) -> set[str]:
    """The rules that the answer upheld or applied; for votes and scores, those behind the numbers."""
    rulings = (answer, *answer.get("rulings", ()))
    findings = [finding for ruling in rulings for finding in ruling.get("findings", ())]
    kept = {finding["rule"] for finding in findings if finding["outcome"] in ("upheld", "applied")}
    players = answer.get("players", ())
    terms = [term for entry in players for source in entry.get("sources", ()) for term in source["terms"]]
    lines = [line for entry in players for line in entry.get("lines", ())]
    return kept | {item["rule"] for item in (*terms, *lines)}


def rules_are_checked(package: Package) -> Iterator[str]:
    """Every rule that is judged is checked by an action or the audit, or brings points. Every reading is named by
    a rule."""
    game = package.game
    judged, checked = rules_judged(game), rules_checked(game)
    for rule in game.catalogue.in_order(judged - checked - rules_that_only_score(game)):
        yield f"Nothing checks {rule}. Write a check, add it to `rules` of an action or to the audit, or remove the rule."
    for rule in game.catalogue.in_order((checked & game.catalogue.rules.keys()) - judged):
        yield f"{rule} is checked, but catalogue.yaml says `judged: false`. Remove that."
    named = {reading for rule in game.catalogue.rules.values() for reading in rule.readings}
    for reading in sorted(named ^ game.catalogue.readings.keys()):
        yield f"The reading {reading} must be in `readings` of catalogue.yaml and be named by a rule there."


def examples_show_every_question(package: Package) -> Iterator[str]:
    """Every question has a worked example, which is answered."""
    for question in package.questions:
        if not any(example["operation"] == question for example in package.examples):
            yield f"No worked example asks {question}. Add one to examples.yaml, with its title in the message example-<name>."
    for example in package.examples:
        try:
            answer = package.ask(example["operation"], example["request"])
        except Exception as error:  # whatever it is, the author must hear of it
            yield f"The worked example {example['name']} is not answered: {package.in_words(error)}"
        else:
            shape = package.answer_shapes.get(example["operation"])
            if shape and not shape.holds(answer):
                yield f"The answer to the worked example {example['name']} does not have its shape."
