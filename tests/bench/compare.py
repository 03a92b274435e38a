"""Compares the cost of each question with the costs that are committed: `make costs`, or with `KEEP=1` to keep the new ones.

Calls are exact, so what grows is printed with the functions that are called more often. CPU time depends on the machine.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.bench import costs, machine
from tests.bench.calls import calls_of
from tests.bench.ruling import ruling_of
from tests.bench.table import figure, table

COMMITTED = Path(__file__).parent / "costs.json"
MOST_GROWTH = 1.03
"""A question may have this many times the calls that are committed."""
_ROUNDS = 5
_SHARE_KEPT = 100
"""Of a function the calls are kept if they are a hundredth of all or more: few others matter, and the file stays readable."""
_MOST_NAMED = 8


class Cost(NamedTuple):
    """What the answer to one question costs."""

    calls: int
    microseconds: int
    """CPU time."""
    functions: Mapping[str, int]
    """Calls by function."""


def committed() -> Mapping[str, Cost]:
    """The committed costs by game and question."""
    kept = json.loads(COMMITTED.read_text(encoding="utf-8"))
    return {question: Cost(**cost) for question, cost in kept["questions"].items()}


def grown(calls: Mapping[str, int], before: Cost) -> Sequence[str]:
    """The functions that are called more often than ``before``, those with the most further calls first.

    Empty if the question has hardly more calls than before.
    """
    if sum(calls.values()) <= MOST_GROWTH * before.calls:
        return ()
    few = before.calls // _SHARE_KEPT
    further = Counter({name: times - before.functions.get(name, few) for name, times in calls.items()})
    return [
        f"{name}: {before.functions.get(name, f'at most {few}')} → {calls[name]}"
        for name, more in further.most_common(_MOST_NAMED)
        if more > 0
    ]


def _costs() -> Iterator[tuple[str, Cost]]:
    """The costs of all questions now."""
    for (game, name), asked in costs.questions():
        ruling = ruling_of(game, asked)
        calls = calls_of(ruling)
        yield f"{game}: {name}", Cost(calls.total(), round(costs.least(ruling.answer, _ROUNDS)), calls)


def _compared(now: Mapping[str, Cost], before: Mapping[str, Cost]) -> Iterator[str]:
    def row(question: str) -> Sequence[str]:
        new, old = now[question], before.get(question)
        if old is None:
            return question, "", figure(new.calls), "new", "", figure(new.microseconds), ""
        calls, time = new.calls / old.calls, new.microseconds / old.microseconds
        return (
            question,
            figure(old.calls),
            figure(new.calls),
            f"**{calls:.2f}**" if calls > MOST_GROWTH else f"{calls:.2f}",
            figure(old.microseconds),
            figure(new.microseconds),
            f"{time:.2f}",
        )

    yield from table(("question", "calls, committed", "now", "ratio", "µs, committed", "now", "ratio"), map(row, now))
    for question in now.keys() & before.keys():
        if more := grown(now[question].functions, before[question]):
            yield f"\n{question} has more calls:"
            yield from (f"  {each}" for each in more)


def _keep(now: Mapping[str, Cost]) -> None:
    def kept(cost: Cost) -> dict[str, Any]:
        often = [(name, times) for name, times in cost.functions.items() if times * _SHARE_KEPT >= cost.calls]
        return {**cost._asdict(), "functions": dict(sorted(often, key=lambda pair: (-pair[1], pair[0])))}

    document = {"measured_on": machine.describe(), "questions": {question: kept(cost) for question, cost in now.items()}}
    COMMITTED.write_text(f"{json.dumps(document, indent=1)}\n", encoding="utf-8")


def main() -> None:
    """Prints the costs next to the committed ones. Exits with 1 if a question has become more expensive, unless the new ones
    are kept."""
    parser = argparse.ArgumentParser(prog="make costs")
    parser.add_argument("--keep", action="store_true", help="write the costs to tests/bench/costs.json")
    arguments = parser.parse_args()
    now, before = dict(_costs()), committed() if COMMITTED.exists() else {}
    print("\n".join(_compared(now, before)))
    if arguments.keep:
        _keep(now)
    elif any(grown(cost.functions, before[question]) for question, cost in now.items() if question in before):
        sys.exit(1)


if __name__ == "__main__":
    main()
