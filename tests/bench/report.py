"""The figures as they are written to `results.md`."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.bench import connection, latency, memory, under_load, wrk, yardstick
from tests.bench.goals import goals
from tests.bench.spread import Spread


class Figures(NamedTuple):
    """All that was measured in one run."""

    machine: str
    questions: Sequence[latency.Row]
    timed: Sequence[latency.TimedRow]
    loads: Sequence[under_load.Row]
    rivals: Sequence[yardstick.Row]
    memory: memory.Figures


def report(figures: Figures) -> str:
    """The whole report, in Markdown."""
    sections = (
        _beginning(figures),
        _of_questions(figures.questions),
        _of_timed(figures.timed),
        _of_loads(figures.loads),
        _of_rivals(figures.rivals),
        _of_memory(figures.memory),
    )
    return "\n".join(line for section in sections for line in section)


def _beginning(figures: Figures) -> Iterator[str]:
    yield f"""\
# How fast it is

Written by `make bench` on {figures.machine}

The service runs as it is deployed, with its usual settings: a log line and metrics for each request; `cold` is without a
cache. `hello` and `echo` are bare Flask endpoints under the same gunicorn: one says hello, one parses the same body and
writes it back. Absolute times depend on the machine, ratios hardly. What is compared took turns. A number with two others
behind it is the median, with the bounds between which the others are.

## Goals

Each is a ratio. `found` is the worst that was measured; of the goal to be reached somewhere, the best.
"""
    yield from _table(
        ("goal", "at most", "found", "of", "met"),
        (
            (goal.what, f"{goal.most:.1f}", f"{goal.found:.2f}", goal.of, "yes" if goal.is_met else "**no**")
            for goal in goals(figures.questions, figures.rivals)
        ),
    )


def _of_questions(rows: Sequence[latency.Row]) -> Iterator[str]:
    yield f"""
## One request after the other

One worker, one connection; {connection.BATCHES} batches of {connection.REQUESTS} requests, bounds are quartiles.
`cold` and `cached` are multiples of the echo, `cached/hello` is one of hello. `shape` is the time of holding the body to its
shape, as a multiple of that of reading it as strict JSON.
"""
    yield from _table(
        ("game", "question", "body, bytes", "hello, µs", "echo, µs", "cold", "cached", "cached/hello", "shape"),
        (
            (
                row.game,
                row.name,
                str(row.size),
                f"{row.hello:.0f}",
                f"{row.echo:.0f}",
                _ratio(row.cold),
                _ratio(row.cached),
                f"{row.to_hello:.2f}",
                f"{row.shape:.2f}",
            )
            for row in rows
        ),
    )


def _of_timed(rows: Sequence[latency.TimedRow]) -> Iterator[str]:
    yield """
What takes longer than reading the question does, without a cache. `each` is the time for one item of the answer.
"""
    yield from _table(
        ("game", "question", "body, bytes", "ms", "items", "each, µs"),
        (
            (row.game, row.name, str(row.size), f"{row.took / 1e3:.1f}", str(row.items), f"{row.took / row.items:.0f}")
            for row in rows
        ),
    )


def _of_loads(rows: Sequence[under_load.Row]) -> Iterator[str]:
    yield f"""
## Under load

wrk keeps the server busy over {wrk.CONNECTIONS} connections, each with a request at a time. It runs on the same processors,
with a thread of its own that takes its part of them: two workers on two cores are less than twice one.
There are {under_load.ROUNDS} runs of {wrk.SECONDS} s each; bounds are the least and the most.
"""
    yield from _table(
        ("workers", "game", "question", "", "requests/s", "p50, ms", "p99, ms"),
        (
            (str(row.workers), row.game, row.name, row.how, _rate(row.per_second), f"{row.p50:.1f}", f"{row.p99:.1f}")
            for row in rows
        ),
    )


def _of_rivals(rows: Sequence[yardstick.Row]) -> Iterator[str]:
    yield """
## Beside FastAPI

The same question of an endpoint in FastAPI and pydantic under uvicorn (`fastapi_votes.py`, which says what it leaves out: no
audit of the state, no unknowns, no metrics), one process each, with a log line for each request. Its answers are the same,
byte for byte. `cached` has an in-process cache in front of either. `ratio` is our time as a multiple of theirs: below 1 we
are ahead.
"""
    yield from _table(
        ("question", "body, bytes", "", "µs, ours", "theirs", "ratio", "requests/s, ours", "theirs", "p99 ms, ours", "theirs"),
        (
            (
                row.name,
                str(row.size),
                row.how,
                *(f"{took:.0f}" for took in row.took),
                _ratio(row.ratio),
                *(_rate(per_second) for per_second in row.per_second),
                *(f"{p99:.1f}" for p99 in row.p99),
            )
            for row in rows
        ),
    )


def _of_memory(figures: memory.Figures) -> Iterator[str]:
    start = figures.start
    yield f"""
## Memory and start

With {memory.WORKERS} workers; MiB a worker, on average.
Ready {start.median:.1f} s after the start ({start.low:.1f} to {start.high:.1f}, of {memory.STARTS} starts).
"""
    yield from _table(
        ("", "resident (RSS)", "with its share of what is shared (PSS)", "its own (USS)"),
        (
            (when, *(f"{size:.0f}" for size in taken))
            for when, taken in (
                ("after the start", figures.fresh),
                (f"after {memory.REQUESTS:,} mixed requests", figures.used),
            )
        ),
    )
    yield ""


def _table(head: Sequence[str], rows: Iterator[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _ratio(spread: Spread) -> str:
    return f"{spread.median:.2f} ({spread.low:.2f} to {spread.high:.2f})"


def _rate(spread: Spread) -> str:
    return f"{spread.median:.0f} ({spread.low:.0f} to {spread.high:.0f})"
