"""Formats the results of a run for the terminal and for `results.md`."""

from collections.abc import Iterator

from tests.soak.course import MOST_GROWTH, Course, Sample

ROWS = 10
FAULTS_TOLD = 20


def line(sample: Sample, right: int) -> str:
    """A sample as a line for the terminal."""
    return f"{sample.seconds:5.0f} s  {right:8} right answers  workers, MiB: {_sizes(sample, '  ')}"


def report(course: Course, minutes: float, machine: str) -> str:
    """The report of a whole run in Markdown."""
    return "\n".join(_lines(course, minutes, machine))


def _lines(course: Course, minutes: float, machine: str) -> Iterator[str]:
    faults = list(course.faults())
    slowest = max(results.slowest for results in course.results)
    levels = ", ".join(f"{count} `{status}`" for status, count in sorted(course.levels.items()) if status)
    yield f"""\
# Under load for {minutes:g} minutes

Written by `make soak` on {machine}

Mixed questions of all games and what is refused, each in many texts, so that the small caches (in the workers and in a Redis
beside them) turn over again and again. {course.right} answers were right; the slowest took {slowest:.2f} s.
From a cache or not: {levels}.
A worker may be {MOST_GROWTH:.0f} MiB larger in the last third of the time than in the second. Grown, in MiB: {_growth(course)}.

**{"Not well:" if faults else "All is well."}**
"""
    yield from (f"- {fault}" for fault in faults[:FAULTS_TOLD])
    if len(faults) > FAULTS_TOLD:
        yield f"- and {len(faults) - FAULTS_TOLD} more"
    yield """
| seconds | workers, MiB (RSS) |
|---|---|"""
    for sample in course.samples[:: -(-len(course.samples) // ROWS)]:
        yield f"| {sample.seconds:.0f} | {_sizes(sample, ', ')} |"
    yield ""


def _sizes(sample: Sample, between: str) -> str:
    return between.join(f"{size:.1f}" for size in sample.sizes.values())


def _growth(course: Course) -> str:
    return ", ".join(f"{growth:+.1f}" for growth in course.growth.values())
