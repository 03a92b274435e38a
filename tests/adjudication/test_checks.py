"""Checks are kept apart: what one does not know makes no other one undetermined."""

from collections.abc import Iterator, Mapping
from typing import Any

from lawspeaker.adjudication.rules.checks import (
    MOST_BREACHES,
    Check,
    Outcome,
    Violation,
    breaches,
    examine,
    rule,
    violated,
)
from lawspeaker.adjudication.unknown import known

Jar = Mapping[str, Any]


@rule("jar.not-empty")
def not_empty(jar: Jar) -> Iterator[Violation]:
    """There is a marble in the jar."""
    if known(jar, "/state", "marbles") == 0:
        yield violated("/state/marbles", marbles=0)


@rule("jar.closed")
def closed(jar: Jar) -> Iterator[Violation]:
    """The jar is closed, lid and latch."""
    if not known(jar, "/state", "lid"):
        yield violated("/state/lid")
    if not known(jar, "/state", "latch"):
        yield violated("/state/latch")


def whole_jar_seen(jar: Jar) -> None:
    known(jar, "/state", "bottom")


@rule("jar.uncracked", seen=whole_jar_seen)
def uncracked(jar: Jar) -> Iterator[Violation]:
    """There is no crack in the jar."""
    for index in range(jar.get("cracks", 0)):
        yield violated(f"/state/cracks/{index}")


CHECKS: list[tuple[str, Check]] = [("jar.not-empty", not_empty), ("jar.closed", closed), ("jar.uncracked", uncracked)]
GOOD = {"marbles": 1, "lid": True, "latch": True, "bottom": True}


def outcomes(jar: Jar) -> dict[str, str]:
    return {finding.rule: finding.outcome.value for finding in examine(CHECKS, jar)}


def test_no_breach_means_nothing_where_too_little_was_seen() -> None:
    unseen = {name: value for name, value in GOOD.items() if name != "bottom"}
    assert outcomes(unseen)["jar.uncracked"] == "undetermined"
    assert outcomes({**unseen, "cracks": 1})["jar.uncracked"] == "violated"


def test_only_a_broken_rule_declared_alone_silences_others() -> None:
    @rule("jar.there", alone=True)
    def there(jar: Jar) -> Iterator[Violation]:
        """There is a jar."""
        if not known(jar, "/state", "jar"):
            yield violated("/state/jar")

    checks = [CHECKS[0], ("jar.there", there), *CHECKS[1:]]
    assert [finding.rule for finding in examine(checks, {**GOOD, "jar": False})] == ["jar.not-empty", "jar.there"]
    for jar in (GOOD, {**GOOD, "jar": True}):
        assert [finding.rule for finding in examine(checks, jar)] == [name for name, _ in checks]


def test_breaches_are_the_violations_alone() -> None:
    jar = {"marbles": 0, "lid": False, "cracks": 2}
    assert list(breaches(CHECKS, jar)) == [finding for finding in examine(CHECKS, jar) if finding.outcome is Outcome.VIOLATED]
    assert list(breaches(CHECKS, {})) == []


def test_of_very_many_breaches_of_a_rule_some_are_looked_for() -> None:
    cracked = {**GOOD, "cracks": MOST_BREACHES}
    assert len(list(breaches(CHECKS, cracked))) == MOST_BREACHES
    for cracks in (MOST_BREACHES + 1, 10**15):
        assert len(list(breaches(CHECKS, {**GOOD, "cracks": cracks}))) == MOST_BREACHES + 1


def test_an_error_in_a_check_is_not_taken_for_something_unknown() -> None:
    @rule("jar.broken")
    def broken(jar: Jar) -> Iterator[Violation]:
        yield violated(jar["no such member"])

    for asked in (examine, breaches):
        try:
            list(asked([("jar.broken", broken)], GOOD))
        except KeyError:
            continue
        raise AssertionError("the error was swallowed")
