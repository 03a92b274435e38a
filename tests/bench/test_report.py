import re
from typing import Any

from tests.bench import latency, memory, under_load, yardstick
from tests.bench.goals import goals
from tests.bench.report import Figures, report
from tests.bench.spread import Spread, extremes, quartiles


def _row(game: str, name: str, **changes: Any) -> latency.Row:
    row = latency.Row(
        game,
        name,
        size=1_000,
        hello=200.4,
        echo=250.0,
        cold=Spread(1.42, 1.31, 1.49),
        cached=Spread(0.91, 0.9, 0.95),
        to_hello=1.04,
        shape=0.5,
    )
    return row._replace(**changes)


ROWS = [
    _row("graenaland", "ruling: a pass"),
    _row("graenaland", "votes", cold=Spread(1.51, 1.4, 1.6), to_hello=0.98),
    _row("java", "scores", cold=Spread(1.9, 1.8, 2.0), cached=Spread(1.01, 1.0, 1.1)),
]
RIVALS = [
    yardstick.Row(
        "votes",
        746,
        "cold",
        took=(300.0, 400.0),
        ratio=Spread(0.75, 0.7, 0.8),
        per_second=(Spread(2_000, 1_900, 2_100), Spread(3_000, 2_900, 3_100)),
        p99=(9.0, 8.0),
    )
]
FIGURES = Figures(
    "Some processor, 2 cores.",
    ROWS,
    [latency.TimedRow("java", "every legal action", 3_147, took=40_000.0, items=400)],
    [
        under_load.Row(1, "", "", "hello", Spread(4_000, 3_900, 4_100), 3.5, 7.25),
        under_load.Row(2, "java", "scores", "cached", Spread(7_000, 6_900, 7_100), 2.0, 5.0),
    ],
    RIVALS,
    memory.Figures(Spread(2.5, 2.4, 2.6), memory.Memory(70.0, 50.0, 45.0), memory.Memory(90.0, 75.0, 72.0)),
)


def test_every_figure_stands_in_the_report() -> None:
    written = report(FIGURES)
    for line in (
        "| graenaland | ruling: a pass | 1000 | 200 | 250 | 1.42 (1.31 to 1.49) | 0.91 (0.90 to 0.95) | 1.04 | 0.50 |",
        "| java | every legal action | 3147 | 40.0 | 400 | 100 |",
        "| 1 |  |  | hello | 4000 (3900 to 4100) | 3.5 | 7.2 |",
        "| 2 | java | scores | cached | 7000 (6900 to 7100) | 2.0 | 5.0 |",
        "| votes | 746 | cold | 300 | 400 | 0.75 (0.70 to 0.80) | 2000 (1900 to 2100) | 3000 (2900 to 3100) | 9.0 | 8.0 |",
        "| after the start | 70 | 50 | 45 |",
        "| after 2,000 mixed requests | 90 | 75 | 72 |",
    ):
        assert line in written.splitlines()
    assert "Written by `make bench` on Some processor, 2 cores." in written
    assert "Ready 2.5 s after the start (2.4 to 2.6, of 3 starts)" in written


def test_every_table_of_the_report_is_one() -> None:
    tables = re.findall(r"(?:^\|.*\|\n)+", report(FIGURES), flags=re.MULTILINE)
    assert len(tables) == 6
    for table in tables:
        assert len({line.count("|") for line in table.splitlines()}) == 1, table
        assert set(table.splitlines()[1]) == {"|", "-"}


def test_the_worst_figure_decides_whether_a_goal_is_met() -> None:
    found = {goal.what: (goal.found, goal.of, goal.is_met) for goal in goals(ROWS, RIVALS)}
    assert found == {
        "cold, graenaland: multiple of the echo": (1.51, "votes", False),
        "cold, java: multiple of the echo": (1.9, "scores", True),
        "cached: multiple of the echo": (1.01, "java, scores", False),
        "cached, somewhere: multiple of hello": (0.98, "graenaland, votes", True),
        "holding a body to its shape: multiple of reading it": (0.5, "graenaland, ruling: a pass", True),
        "cold: time, multiple of FastAPI's": (0.75, "votes", True),
        "cold: FastAPI's requests per second, multiple of ours": (1.5, "votes", False),
    }


def test_a_goal_that_is_missed_is_said_so() -> None:
    written = report(FIGURES)
    assert "| cold, graenaland: multiple of the echo | 1.5 | 1.51 | votes | **no** |" in written
    assert "| cold, java: multiple of the echo | 2.0 | 1.90 | scores | yes |" in written


def test_a_spread_says_where_the_middle_and_the_others_are() -> None:
    assert extremes([3.0, 9.0, 4.0]) == Spread(4.0, 3.0, 9.0)
    assert quartiles([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 100.0]) == Spread(4.0, 2.5, 5.5)
    assert quartiles([1.0, 9.0]) == Spread(5.0, 3.0, 7.0), "nothing is guessed beyond what was measured"
