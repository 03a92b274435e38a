"""Formats the figures of the scenarios with too much load for `results.md`."""

from collections.abc import Iterator, Mapping, Sequence

from tests.bench import client, fairness, hostile, largest_bodies, messages, shedding
from tests.bench.figures import Figures
from tests.bench.table import figure, table


def scenarios(figures: Figures) -> Iterator[str]:
    """The section about all scenarios in Markdown."""
    game, name = messages.EXPENSIVE_NAME
    yield f"""
## When some ask for too much

With {fairness.WORKERS} workers. The expensive question is {game}, {name} ({len(messages.EXPENSIVE.body)} bytes, and for
each request a text of its own): the one that takes most time for its size."""
    yield from _of_fairness(figures.fairness)
    yield from _of_shedding(figures.shedding)
    yield from _of_largest_bodies(figures.largest_bodies)
    yield from _of_hostile(figures.hostile)


def _of_fairness(found: fairness.Figures) -> Iterator[str]:
    yield f"""
### Fairness

{fairness.CONNECTIONS} connections ask it without pause; their requests were {_statuses(found.expensive)}. Meanwhile each of
these is sent at a fixed pace, whatever else is still unanswered. What is not answered with 200 counts as {client.PATIENCE:.0f} s.
The client that sent them was itself late by {found.lag_p99:.1f} ms (p99; at most {found.lag_most:.1f} ms).
"""
    yield from table(
        ("", "requests", "not answered with 200", "p50, ms", "p99, ms", "slowest, ms"),
        (
            (row.what, str(row.number), str(row.refused), *(f"{time:.1f}" for time in (row.p50, row.p99, row.most)))
            for row in found.rows
        ),
    )


def _of_shedding(found: shedding.Figures) -> Iterator[str]:
    yield f"""
### Twice the load that can be answered

For {shedding.SECONDS:.0f} s {found.per_second:.1f} expensive questions a second are sent; then the clients hang up. Answers:
{", ".join(f"{number} x {answer}" for answer, number in sorted(found.answers.items()))}.
The client was late by {found.lag_most:.1f} ms at most.
One second later, requests one after the other; what is not answered with 200 counts as {shedding.GIVES_UP:.0f} s:
"""
    yield from table(
        ("", "before, ms", "after, ms"),
        (
            (what, figure(recovery.usual), figure(recovery.after))
            for what, recovery in (
                (f"cheap ruling, the slowest of {shedding.CHEAPS}", found.cheap),
                (f"expensive question, the median of {shedding.EXPENSIVES} before, and the first after", found.expensive),
            )
        ),
    )


def _of_largest_bodies(found: largest_bodies.Figures) -> Iterator[str]:
    yield f"""
### The largest bodies

{largest_bodies.CONNECTIONS} connections at once send {found.size:,} bytes each, {largest_bodies.TIMES} times. Workers killed:
{found.killed}. gunicorn and its workers together took {found.peak:.0f} MiB at most.
"""
    yield from table(
        ("made of", "answers"),
        ((kind, _statuses(statuses)) for kind, statuses in found.statuses.items()),
    )


def _of_hostile(rows: Sequence[hostile.Row]) -> Iterator[str]:
    yield f"""
### Bodies made to be expensive

CPU time of the process that refuses each of them, without a server, the least of {hostile.ROUNDS} times. A batch is answered, and
its questions are refused in the answer.
"""
    yield from table(
        ("body", "bytes", "status", "CPU, ms"),
        ((row.name, f"{row.size:,}", str(row.status), f"{row.cpu_ms:.1f}") for row in rows),
    )


def _statuses(statuses: Mapping[int, int]) -> str:
    """The number of requests by status, in words."""
    return ", ".join(
        f"{number} x {'no answer' if status == client.NONE else status}" for status, number in sorted(statuses.items())
    )
