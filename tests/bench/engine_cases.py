"""What the policy engines answer of our conformance cases, and how long they take, beside the service's own rules."""

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import orjson

from lawspeaker.adjudication import ijson
from lawspeaker.adjudication.preferences import Preferences
from tests.bench.engines import CannotAnswer, Cedar, Engine, Payment, Prices, Rego, Request, lines_around, policy_lines
from tests.bench.positions import QUESTIONS
from tests.bench.spread import Spread, quartiles
from tests.conformance import Case, cases, questions
from tests.games.graenaland.positions import printed, territories

GAME = "graenaland"
VOTES, PAYMENT = "the votes in a territory", "the payment for a village"
PLAYERS = 5
"""The map of so many players has all tiles."""
ROUNDS = 5
AT_ONCE = 8
"""Answers in a round."""


class Row(NamedTuple):
    """The cost of one answer: CPU time in µs, and lines of policy and of Python around it."""

    engine: str
    what: str
    policy: int
    around: int
    theirs: Spread
    ours: Spread
    ratio: Spread
    """Their time as a multiple of ours."""


class Coverage(NamedTuple):
    """How many of the cases an engine answers."""

    engine: str
    what: str
    cases: int
    same: int
    """Answered like the service."""
    other: int
    """Answered otherwise."""
    decided: int
    """Not answered, though the service decides."""
    open: int
    """Not answered, and the service cannot decide either: it says what is missing."""


class Figures(NamedTuple):
    """The figures of one run."""

    rows: Sequence[Row]
    coverage: Sequence[Coverage]
    ours: Mapping[str, int]
    """In how many of these cases our answer has more than a policy can say, by what it is."""


@cache
def prices() -> Prices:
    """The printed prices of villages in the edition that has them."""
    return {"sample": {name: printed(name, "price") for name in territories(PLAYERS)}}


def votes_cases() -> list[Case]:
    """The cases that count votes."""
    return [case for case in cases() if (case.game, case.question) == (GAME, "votes")]


def payment_cases() -> list[Case]:
    """The cases that rule on the payment for a village."""
    return [
        case
        for case in cases()
        if (case.game, case.topic, case.question) == (GAME, "payment", "rulings")
        and case.request["action"]["type"] == "build-village"
    ]


def our_votes(answer: Mapping[str, Any]) -> dict[str, int] | None:
    """The votes of each player in our answer; ``None`` unless all are known."""
    votes = {player["player"]: player.get("votes") for player in answer["players"]}
    return None if None in votes.values() else votes


def our_payment(answer: Mapping[str, Any]) -> Payment | None:
    """Our ruling on a payment; ``None`` if it is undetermined."""
    violated = frozenset(finding["rule"] for finding in answer["findings"] if finding["outcome"] == "violated")
    return None if answer["verdict"] == "undetermined" else Payment(answer["verdict"] == "legal", violated)


def agrees_on_votes(engine: Engine, case: Case) -> bool:
    """Whether the engine counts the votes as the service does. Raises ``CannotAnswer``."""
    answer = case.answer()
    votes = {player["player"]: player.get("votes", player.get("at_least")) for player in answer["players"]}
    return engine.confirms_votes(case.request, votes)


def agrees_on_payment(engine: Engine, case: Case) -> bool:
    """Whether the engine rules on the payment as the service does. Raises ``CannotAnswer``."""
    return engine.payment(case.request) == our_payment(case.answer())


def coverage(engine: Engine) -> Sequence[Coverage]:
    """How many cases the engine answers."""
    return [
        _coverage(engine, VOTES, votes_cases(), agrees_on_votes, our_votes),
        _coverage(engine, PAYMENT, payment_cases(), agrees_on_payment, our_payment),
    ]


def _coverage(
    engine: Engine,
    what: str,
    asked: Sequence[Case],
    agrees: Callable[[Engine, Case], bool],
    decided: Callable[[Mapping[str, Any]], object],
) -> Coverage:
    outcomes = []
    for case in asked:
        try:
            outcomes.append("same" if agrees(engine, case) else "other")
        except CannotAnswer:
            outcomes.append("open" if decided(case.answer()) is None else "decided")
    return Coverage(engine.name, what, len(asked), *map(outcomes.count, ("same", "other", "decided", "open")))


def measure(rounds: int = ROUNDS, at_once: int = AT_ONCE) -> Figures:
    """Measures and counts everything."""
    engines: Sequence[Rego | Cedar] = (Rego(prices()), Cedar(prices()))
    votes = QUESTIONS[GAME, "votes in one territory"].request
    paid = next(case.request for case in payment_cases() if case.id == "village-paid-exactly")
    answers = [case.answer() for case in (*votes_cases(), *payment_cases())]
    return Figures(
        [
            *(_row(engine, VOTES, "votes", votes, rounds, at_once) for engine in engines),
            *(_row(engine, PAYMENT, "rulings", paid, rounds, at_once) for engine in engines),
        ],
        [row for engine in engines for row in coverage(engine)],
        {
            "names what is missing": sum(bool(answer["missing"]) for answer in answers),
            "consults a reading": sum(bool(answer["readings"]) for answer in answers),
            "hinges on a reading": sum(bool(answer["hinges_on"]) for answer in answers),
            "cites the printed rule": sum(b'"citations"' in orjson.dumps(answer) for answer in answers),
            "has the next state": sum("state" in answer for answer in answers),
            "has bounds of a number": sum(b'"at_least"' in orjson.dumps(answer) for answer in answers),
        },
    )


def _row(engine: Rego | Cedar, what: str, question: str, request: Request, rounds: int, at_once: int) -> Row:
    body = orjson.dumps(request)
    ours = questions(GAME)[question]

    def our_answer() -> bytes:
        return orjson.dumps(ours.ask(ijson.parse(body), Preferences()))

    counted = our_votes(orjson.loads(our_answer())) if question == "votes" else None

    def their_answer() -> object:
        asked = orjson.loads(body)
        if question != "votes":
            return engine.payment(asked)
        return engine.votes(asked) if isinstance(engine, Rego) else engine.confirms_votes(asked, counted or {})

    pairs = [(_cpu(their_answer, at_once), _cpu(our_answer, at_once)) for _ in range(rounds)]
    theirs, own = zip(*pairs, strict=True)
    policy = f"{'votes' if question == 'votes' else 'payment'}.{engine.name.lower()}"
    ratio = quartiles([their / our for their, our in pairs])
    return Row(engine.name, what, policy_lines(policy), lines_around(policy), quartiles(theirs), quartiles(own), ratio)


def _cpu(answer: Callable[[], object], times: int) -> float:
    """The CPU time of one answer in µs, of so many."""
    start = time.process_time_ns()
    for _ in range(times):
        answer()
    return (time.process_time_ns() - start) / 1e3 / times
