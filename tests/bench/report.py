"""Formats the figures for `results.md`."""

from collections.abc import Iterator, Sequence

from tests.bench import costs, memory, under_load, wrk, yardstick
from tests.bench.figures import Figures
from tests.bench.goals import goals
from tests.bench.scenarios import scenarios
from tests.bench.table import figure, spread, table


def report(figures: Figures) -> str:
    """The whole report in Markdown."""
    sections = (
        _beginning(figures),
        _of_costs(figures.costs),
        _of_loads(figures.loads),
        _of_rivals(figures.rivals),
        scenarios(figures),
        _of_memory(figures.memory),
    )
    return "\n".join(line for section in sections for line in section)


def _beginning(figures: Figures) -> Iterator[str]:
    yield f"""\
# How fast it is

Written by `make bench` on {figures.machine}

The service runs as it is deployed, with its usual settings: a log line and metrics for each request. `cold` is without a cache
of answers. CPU time is what the worker processes take, user and system: it is steadier than clock time. Absolute times depend on
the machine, ratios hardly. What is compared took turns. A number with two others behind it is the median, with the bounds between
which the others are.

## Goals

`found` is the worst that was measured where nothing else is said. With one worker, kept busy by wrk, the best of
{under_load.ROUNDS} runs counts, as what else runs on the machine only slows: of either service where it is compared with FastAPI.
"""
    yield from table(
        ("goal", "at most", "found", "of", "met"),
        (
            (
                goal.what,
                figure(goal.most),
                figure(goal.found),
                goal.of,
                "yes" if goal.is_met else "**no**",
            )
            for goal in goals(figures)
        ),
    )


def _of_costs(rows: Sequence[costs.Row]) -> Iterator[str]:
    yield f"""
## In process

CPU time in µs, without HTTP, of reading the body, holding it to its shape, ruling and writing the answer: the least of
{costs.ROUNDS} rounds. Of a replay it is the time for one action.
`shape` is the time of holding the body to its shape, as a multiple of that of reading it as strict JSON.
"""
    yield from table(
        ("game", "question", "CPU, µs", "aim", "met", "shape"),
        (
            (
                row.game,
                row.name,
                figure(row.spent),
                "" if row.aim is None else figure(row.aim),
                "" if row.aim is None else "yes" if row.spent <= row.aim else "**no**",
                f"{row.shape:.2f}",
            )
            for row in rows
        ),
    )


def _of_loads(rows: Sequence[under_load.Row]) -> Iterator[str]:
    yield f"""
## Under load

wrk keeps the server busy over {wrk.CONNECTIONS} connections, each with a request at a time. It runs on the same processors,
with a thread of its own that takes its part of them: two workers on two cores are less than twice one.
There are {under_load.ROUNDS} runs of {wrk.SECONDS} s each; bounds are the least and the most. `in and out` is the CPU time
without what the service itself counted for computing answers meanwhile, the least of all runs.
"""
    yield from table(
        ("workers", "game", "question", "", "CPU, µs a request", "in and out", "requests/s", "p50, ms", "p99, ms"),
        (
            (str(row.workers), row.game, row.name, row.how, cpu, "" if row.way is None else f"{row.way:.0f}", *others)
            for row in rows
            for cpu, *others in [_load(row.figures)]
        ),
    )


def _of_rivals(rows: Sequence[yardstick.Row]) -> Iterator[str]:
    yield """
## Beside FastAPI

The same question of an endpoint in FastAPI and pydantic under uvicorn (`fastapi_votes.py`, which says what it leaves out: no
audit of the state, no unknowns, no metrics), one process each, with a log line for each request. Its answers are the same,
byte for byte. `cached` has an in-process cache in front of either. `ratio` is our CPU time as a multiple of theirs: below 1
we are ahead.

Kept busy by wrk, as above:
"""
    yield from table(
        ("question", "", "whose", "CPU, µs a request", "requests/s", "p50, ms", "p99, ms", "ratio"),
        (
            (row.name, row.how, whose, *_load(load), f"{row.ratio_under_load:.2f}" if whose == "ours" else "")
            for row in rows
            for whose, load in zip(("ours", "theirs"), row.loads, strict=True)
        ),
    )


def _load(found: under_load.Figures) -> Sequence[str]:
    return spread(found.cpu), spread(found.per_second), f"{found.p50:.1f}", f"{found.p99:.1f}"


def _of_memory(figures: memory.Figures) -> Iterator[str]:
    start = figures.start
    yield f"""
## Memory and start

With {memory.WORKERS} workers; MiB a worker, on average.
Ready {start.median:.1f} s after the start ({start.low:.1f} to {start.high:.1f}, of {memory.STARTS} starts).
"""
    yield from table(
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
