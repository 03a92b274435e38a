"""Compares an answer with the expectations of a conformance case.

The answer may come from any program, so any JSON can be compared without an error.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from lawspeaker.adjudication.document import Document, pointer

GROUNDS = frozenset({"missing", "hinges_on", "assumed"})
RULING = GROUNDS | {"verdict", "violated", "undetermined", "applied", "at", "facts", "events", "open", "state"}

KNOWN: Mapping[str, frozenset[str]] = {
    "setups": RULING,
    "rulings": RULING,
    "turns": RULING | {"action"},
    "audits": GROUNDS | {"verdict", "violated", "undetermined", "at", "facts"},
    "votes": GROUNDS | {"votes", "at_least", "at_most", "outcome", "without_vote"},
    "scores": GROUNDS | {"points", "at_least", "at_most", "ranks", "lines", "applied"},
    "legal-actions": frozenset({"count", "includes", "excludes", "points", "choices_left", "complete", "missing", "assumed"}),
    "replays": GROUNDS | {"verdicts", "prefix", "legal", "events", "state"},
    "victory-claims": GROUNDS | {"outcome", "points", "best", "plan"},
    "standings": GROUNDS | {"ranks", "points", "may_build", "largest"},
}
"""The members that `expect` can have, by question."""

SELDOM_SAYS_ON_WHAT_IT_HINGES = ("legal-actions",)
"""Questions whose cases need not say on which readings the answer hinges: a whole list nearly always hinges on some."""

EMPTY_PILES: tuple[Any, ...] = ({"cards": []}, {"count": 0})
"""The two ways in which a state says that a pile is empty."""

_MALFORMED = (LookupError, TypeError, ValueError, AttributeError, RecursionError)
"""The errors of a comparison with an answer that does not have the shape of the contract."""


class _MissingMember(Exception):
    """An answer lacks a member. ``str()`` is its pointer."""


class _Placed(dict[str, Any]):
    """An object of an answer, with its pointer."""

    at: str

    def __missing__(self, name: str) -> Any:
        raise _MissingMember(f"{self.at}{pointer(name)}")


def _placed(value: Any, at: str) -> Any:
    """``value`` with the pointer of each object in it; that of ``value`` itself is ``at``."""
    if isinstance(value, dict):
        placed = _Placed({name: _placed(inner, f"{at}{pointer(name)}") for name, inner in value.items()})
        placed.at = at
        return placed
    if isinstance(value, list):
        return [_placed(inner, f"{at}/{place}") for place, inner in enumerate(value)]
    return value


def _by_name(answer: Document) -> Document:
    """The entries of ``players``, by player."""
    players = _Placed({entry["player"]: entry for entry in answer["players"]})
    players.at = "/players"
    return players


class Difference(NamedTuple):
    """A place where an answer is not what the case expects."""

    at: str
    """The compared place: a JSON Pointer in the answer, or the name of a member of ``expect`` with the rule or player."""
    expected: Any
    found: Any


def differences(question: str, expect: Document, answer: Any) -> Iterator[Difference]:
    """All differences between ``answer`` and ``expect``, for this question. Empty if the answer conforms."""
    try:
        placed = _placed(answer, "")
        yield from _grounds(question, expect, placed)
        yield from _COMPARE[question](expect, placed)
    except _MissingMember as missing:
        yield Difference("answer", f"the member {missing}", None)
    except _MALFORMED as error:
        yield Difference("answer", "an answer of the shape that the contract gives", f"{type(error).__name__}: {error}")


def _grounds(question: str, expect: Document, answer: Any) -> Iterator[Difference]:
    """Compares the missing places, the rules assumed to be kept, and the readings on which the answer hinges."""
    if "missing" in expect:
        yield from _same_set("missing", expect["missing"], answer["missing"])
    assumed = [assumption["rule"] for assumption in answer.get("assumptions", ()) if "rule" in assumption]
    yield from _same_set("assumed", expect.get("assumed", ()), assumed)
    if "hinges_on" in expect or question not in SELDOM_SAYS_ON_WHAT_IT_HINGES:
        hinges = [hinge["reading"] for hinge in answer["hinges_on"]]
        yield from _same_set("hinges_on", expect.get("hinges_on", ()), hinges)


def _same(at: str, expected: Any, found: Any) -> Iterator[Difference]:
    if expected != found or isinstance(expected, bool) != isinstance(found, bool):
        yield Difference(at, expected, found)


def _same_set(at: str, expected: Iterable[str], found: Iterable[str]) -> Iterator[Difference]:
    yield from _same(at, sorted(set(expected)), sorted(set(found)))


def _as_far_as_expected(at: str, expected: Any, found: Any) -> Iterator[Difference]:
    """Compares only the expected members of objects, and everything else completely."""
    if expected in EMPTY_PILES and found in EMPTY_PILES:
        return
    if isinstance(expected, dict) and isinstance(found, dict):
        for member, value in expected.items():
            if member in found:
                yield from _as_far_as_expected(f"{at}{pointer(member)}", value, found[member])
            else:
                yield Difference(f"{at}{pointer(member)}", value, None)
    else:
        yield from _same(at, expected, found)


def _each_as_far_as_expected(at: str, expected: Sequence[Any], found: Sequence[Any]) -> Iterator[Difference]:
    """Compares two lists of the same length in order, with only the expected members of each item."""
    if len(found) != len(expected):
        yield Difference(at, expected, found)
        return
    for index, (one, other) in enumerate(zip(expected, found, strict=True)):
        yield from _as_far_as_expected(f"{at}/{index}", one, other)


def _rules_with(answer: Document, outcome: str) -> set[str]:
    """The rules that have a finding with ``outcome``."""
    return {finding["rule"] for finding in answer["findings"] if finding["outcome"] == outcome}


def _ruling(expect: Document, answer: Document) -> Iterator[Difference]:
    yield from _same("/verdict", expect["verdict"], answer["verdict"])
    yield from _same_set("violated", expect.get("violated", ()), _rules_with(answer, "violated"))
    if "undetermined" in expect:
        yield from _same_set("undetermined", expect["undetermined"], _rules_with(answer, "undetermined"))
    applied = _rules_with(answer, "applied")
    if not applied >= set(expect.get("applied", ())):
        yield Difference("applied", sorted(expect["applied"]), sorted(applied))
    if "action" in expect:
        yield from _same("/action", expect["action"], answer.get("action"))
    yield from _findings(expect, answer["findings"])
    if "events" in expect:
        yield from _each_as_far_as_expected("/events", expect["events"], answer["events"])
    if "open" in expect:
        yield from _same_set("open", expect["open"], [gap["at"] for gap in answer["open"]])
    if "state" in expect:
        yield from _as_far_as_expected("/state", expect["state"], answer["state"])


def _findings(expect: Document, findings: Sequence[Document]) -> Iterator[Difference]:
    """Compares the places of each rule, in all its findings together, and the facts of each of its findings."""
    for rule, places in expect.get("at", {}).items():
        found = [place for finding in findings if finding["rule"] == rule for place in finding["at"]]
        yield from _same_set(f"at {rule}", places, found)
    for rule, facts in expect.get("facts", {}).items():
        expected = facts if isinstance(facts, list) else [facts]
        of_rule = [finding["facts"] for finding in findings if finding["rule"] == rule]
        yield from _each_as_far_as_expected(f"facts {rule}", expected, of_rule)


def _by_player(expect: Document, answer: Document, **members: str) -> Iterator[Difference]:
    """Compares the expected values of each player. ``members`` has the name in the answer for each name in ``expect``."""
    players = _by_name(answer)
    for expected, member in members.items():
        for player, value in expect.get(expected, {}).items():
            yield from _same(f"{expected} {player}", value, players[player].get(member))


def _members(names: Iterable[str], expect: Document, answer: Document) -> Iterator[Difference]:
    """Compares these members of the answer, if they are expected."""
    for name in names:
        if name in expect:
            yield from _same(f"/{name}", expect[name], answer.get(name))


def _votes(expect: Document, answer: Document) -> Iterator[Difference]:
    yield from _by_player(expect, answer, votes="votes", at_least="at_least", at_most="at_most")
    yield from _members(("outcome", "without_vote"), expect, answer)


def _scores(expect: Document, answer: Document) -> Iterator[Difference]:
    yield from _by_player(expect, answer, points="points", at_least="at_least", at_most="at_most", ranks="rank")
    players = _by_name(answer)
    for player, lines in expect.get("lines", {}).items():
        found = {line["rule"]: line.get("points") for line in players[player].get("lines", ())}
        for rule, points in lines.items():
            yield from _same(f"lines {player} {rule}", points, found.get(rule))
    if "applied" in expect:
        yield from _same_set("applied", expect["applied"], _rules_with(answer, "applied"))


def _replay(expect: Document, answer: Document) -> Iterator[Difference]:
    yield from _same("verdicts", expect["verdicts"], [ruling["verdict"] for ruling in answer["rulings"]])
    yield from _members(("prefix", "legal"), expect, answer)
    if "events" in expect:
        events = [event for ruling in answer["rulings"] for event in ruling.get("events", ())]
        yield from _each_as_far_as_expected("events", expect["events"], events)
    if "state" in expect:
        yield from _as_far_as_expected("/state", expect["state"], answer["state"])


def _claim(expect: Document, answer: Document) -> Iterator[Difference]:
    yield from _members(("outcome", "points", "best"), expect, answer)
    if "plan" in expect:
        yield from _same("plan", expect["plan"], len(answer["plan"]))


def _standings(expect: Document, answer: Document) -> Iterator[Difference]:
    yield from _by_player(expect, answer, ranks="rank", points="points")
    building = answer.get("may_build", {})
    for name, member in (("may_build", "player"), ("largest", "largest")):
        if name in expect:
            yield from _same(name, expect[name], building.get(member))


def _actions(expect: Document, answer: Document) -> Iterator[Difference]:
    actions = answer["actions"]
    if "count" in expect:
        yield from _same("count", expect["count"], len(actions))
    for action in expect.get("includes", ()):
        if action not in actions:
            yield Difference("includes", action, None)
    for action in expect.get("excludes", ()):
        if action in actions:
            yield Difference("excludes", None, action)
    for name in ("choices_left", "complete"):
        if name in expect:
            yield from _same(name, expect[name], answer[name])
    for player, points in expect.get("points", {}).items():
        standings = [{entry["player"]: entry.get("points") for entry in standing} for standing in answer["scores"]]
        yield from _same(f"points {player}", points, [standing.get(player) for standing in standings[: len(points)]])


_COMPARE: Mapping[str, Callable[[Document, Document], Iterator[Difference]]] = {
    "setups": _ruling,
    "rulings": _ruling,
    "turns": _ruling,
    "audits": _ruling,
    "votes": _votes,
    "scores": _scores,
    "legal-actions": _actions,
    "replays": _replay,
    "victory-claims": _claim,
    "standings": _standings,
}
