"""Checks of rules, and their findings.

A check is a generator with the id of its rule. It yields a ``Violation`` for each breach, and raises ``Unknown`` if the rule
cannot be decided. ``examine`` runs checks independently: if one raises ``Unknown``, only its rule is undetermined, and
violations that it has found before remain.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from enum import StrEnum
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.unknown import Unknown

MOST_BREACHES = 100
"""How many violations of one rule are looked for where each of them is one too many."""


class Outcome(StrEnum):
    """The outcome for a rule."""

    VIOLATED = "violated"
    """The rule is broken."""
    UNDETERMINED = "undetermined"
    """The rule cannot be decided; ``at`` has the places that would decide it."""
    APPLIED = "applied"
    """The rule had an effect that players should hear about."""
    UPHELD = "upheld"
    """The rule was checked and is kept."""
    ASSUMED = "assumed"
    """The rule is assumed to be kept, because the state is ``unstated: in-order``; ``at`` has the places that would decide
    it."""


@frozen
class Violation:
    """A breach of the rule being checked: the places (JSON Pointers) and the facts that a message needs."""

    at: tuple[str, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)


@frozen
class Finding:
    """The result of checking one rule."""

    rule: str
    outcome: Outcome
    at: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    is_regardless: bool = False
    """Whether it is violated for all possible values ``at`` these places, which are unknown; then there are no facts."""
    one_is_broken: bool = False
    """Whether at least one of the rules with this mark is violated, for all possible values ``at`` their places; each is
    undetermined."""


Check = Callable[..., Iterator[Violation]]
CheckT = TypeVar("CheckT", bound=Check)


class Impossible(Exception):
    """The state cannot exist by the rules; ``defects`` are the violations found in it."""

    def __init__(self, *defects: Finding) -> None:
        super().__init__(*defects)
        self.defects = defects


def rule(
    name: str, seen: Callable[..., None] | None = None, *, alone: bool = False, about: str | tuple[str, ...] = ()
) -> Callable[[CheckT], CheckT]:
    """Declares a check of the rule with the id ``name``.

    ``seen`` is called with the arguments of the check, and raises ``Unknown`` if too little is known to conclude from the
    absence of a violation that the rule is kept. If a rule that is declared ``alone`` is violated, the rules after it are not
    reported: an action of another phase is not compared with the rules of its own. A rule of the audit may be ``about`` members
    of the state: a state without any of them never violates it.
    """

    def declare(check: CheckT) -> CheckT:
        subjects = frozenset((about,) if isinstance(about, str) else about)
        check.__dict__.update(rule=name, seen=seen, alone=alone, subjects=subjects)
        return check

    return declare


def rule_of(check: Check) -> str:
    """The id of the rule of ``check``."""
    name: str = check.__dict__["rule"]
    return name


def subjects_of(check: Check) -> frozenset[str]:
    """The members of a state that ``check`` is about: none, if it is about the whole."""
    names: frozenset[str] = check.__dict__["subjects"]
    return names


def checks_in(*modules: ModuleType) -> Sequence[Check]:
    """The checks that these modules define, in their order."""
    return [
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, FunctionType) and found.__module__ == module.__name__ and "rule" in found.__dict__
    ]


def violated(*at: str, **facts: Any) -> Violation:
    """A violation at these places, with these facts."""
    return Violation(at, facts)


def breaches(
    checks: Iterable[tuple[str, Check]], *subject: Any, undecided: dict[str, Sequence[str]] | None = None
) -> Iterator[Finding]:
    """Only the violations that ``checks`` (rule id, check) find in ``subject``, lazily. ``undecided`` gets the rules that
    they cannot decide, with the missing places.

    If a rule has more than ``MOST_BREACHES``, yields one more than that number.
    """
    for name, check in checks:
        number = 0
        try:
            for violation in check(*subject):
                yield Finding(name, Outcome.VIOLATED, violation.at, violation.facts)
                number += 1
                if number > MOST_BREACHES:
                    break
        except Unknown as unknown:  # what is not known is no breach
            if undecided is not None:
                undecided[name] = unknown.pointers


def examine(checks: Iterable[tuple[str, Check]], *subject: Any) -> list[Finding]:
    """The findings of each of ``checks`` (rule id, check) about ``subject``: its violations, or undetermined, or upheld."""
    findings: list[Finding] = []
    for name, check in checks:
        before = len(findings)
        try:
            for violation in check(*subject):
                findings.append(Finding(name, Outcome.VIOLATED, violation.at, violation.facts))
            if seen := check.__dict__["seen"]:
                seen(*subject)
        except Unknown as unknown:
            if len(findings) == before:
                findings.append(Finding(name, Outcome.UNDETERMINED, tuple(unknown.pointers)))
        else:
            if len(findings) == before:
                findings.append(upheld(name))
        if check.__dict__["alone"] and findings[-1].outcome is Outcome.VIOLATED:
            break
    return findings


def outcome_of(findings: Iterable[Finding]) -> Outcome:
    """The overall outcome: violated if any rule is, else undetermined if any rule is, else upheld."""
    outcomes = {finding.outcome for finding in findings}
    if Outcome.VIOLATED in outcomes:
        return Outcome.VIOLATED
    return Outcome.UNDETERMINED if Outcome.UNDETERMINED in outcomes else Outcome.UPHELD


def decisive(findings: Iterable[Finding]) -> list[Finding]:
    """The findings that decide the overall outcome; none if all rules are upheld."""
    found = list(findings)
    outcome = outcome_of(found)
    if outcome is Outcome.UNDETERMINED and (marked := [finding for finding in found if finding.one_is_broken]):
        return marked
    return [finding for finding in found if finding.outcome is outcome is not Outcome.UPHELD]


def assumed(findings: Iterable[Finding]) -> list[Finding]:
    """The rules that are assumed to be kept, each once, with all its places and its common facts."""
    by_rule: dict[str, Finding] = {}
    for finding in findings:
        if finding.outcome is Outcome.ASSUMED:
            before = by_rule.get(finding.rule, finding)
            at = tuple(dict.fromkeys((*before.at, *finding.at)))
            different = {name for name, fact in before.facts.items() if name in finding.at and finding.facts.get(name) != fact}
            facts = {name: fact for name, fact in {**finding.facts, **before.facts}.items() if name not in different}
            by_rule[finding.rule] = replace(finding, at=at, facts=facts)
    return list(by_rule.values())


def all_assumed(findings: Iterable[Finding]) -> list[Finding]:
    """These findings, in which every undetermined rule is assumed to be kept."""
    return [
        replace(finding, outcome=Outcome.ASSUMED) if finding.outcome is Outcome.UNDETERMINED else finding for finding in findings
    ]


def missing(findings: Iterable[Finding]) -> list[str]:
    """The JSON Pointers of the missing places, without duplicates; empty if a rule is violated, because that decides."""
    undetermined = (finding for finding in decisive(findings) if finding.outcome is Outcome.UNDETERMINED)
    return list(dict.fromkeys(place for finding in undetermined for place in finding.at))


@cache
def upheld(name: str) -> Finding:
    """The finding that the rule ``name`` is upheld. It is cached, because it is by far the most frequent finding."""
    return Finding(name, Outcome.UPHELD)
