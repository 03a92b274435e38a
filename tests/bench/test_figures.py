"""What keeps the figures honest: their units, the way round of each ratio, and that a failed run is none."""

import os
import time
from itertools import islice
from typing import Any

import orjson
import pytest

from tests.bench import (
    client,
    costs,
    cpu,
    engine_cases,
    fairness,
    hang_ups,
    hostile,
    largest_bodies,
    latency,
    memory,
    shedding,
    under_load,
    wrk,
    yardstick,
)
from tests.bench.__main__ import BEFORE
from tests.bench.client import NONE, PATIENCE, Answer
from tests.bench.connection import Cost
from tests.bench.figures import Figures
from tests.bench.goals import goals
from tests.bench.positions import QUESTIONS, SLOW_QUESTIONS
from tests.bench.report import report
from tests.bench.spread import Spread, extremes, quartiles
from tests.bench.texts import texts
from tests.sweeps import each


def _row(game: str, name: str, **changes: Any) -> latency.Row:
    row = latency.Row(
        game,
        name,
        size=1_000,
        cold=Spread(900.4, 850.0, 950.0),
        ruling=700.0,
        way=Spread(200.0, 190.0, 210.0),
        cached=Spread(350.0, 340.0, 360.0),
        walls=(1_500.0, 500.0),
        shape=0.5,
    )
    return row._replace(**changes)


def _load(per_second: float, cpu: float) -> under_load.Figures:
    return under_load.Figures(
        Spread(per_second - 50, per_second - 100, per_second), Spread(cpu + 10, cpu, cpu + 30), p50=3.5, p99=7.25
    )


def _rival(name: str, how: str, ours: tuple[float, float], theirs: tuple[float, float]) -> yardstick.Row:
    return yardstick.Row(
        name,
        746,
        how,
        alone=(Cost(600.0, 400.0), Cost(300.0, 200.0)),
        ratio=Spread(2.0, 1.9, 2.1),
        loads=(_load(*ours), _load(*theirs)),
    )


TERRITORY, STATE = "votes in one territory", "votes in a full state"
FIGURES = Figures(
    "Some processor, 2 cores.",
    [
        _row("graenaland", "a pass"),
        _row("graenaland", "votes", way=Spread(90.0, 80.0, 99.0)),
        _row("java", "scores", way=Spread(500.0, 400.0, 600.0), shape=1.6),
    ],
    [latency.SlowRow("java", "every legal action", 3_147, wall=50_000.0, cpu=40_000.0, items=400)],
    [
        costs.Row("graenaland", "ruling: a pass", 300.0, 150.0, 220.0),
        costs.Row("java", "ruling: the end of a turn", 180.0, 126.0, 190.0),
        costs.Row("java", "scores", 700.0, 690.0, None),
        costs.Row("java", "replay of a whole game", 160.0, None, 150.0),
    ],
    [
        under_load.Row(1, "java", "scores", "cold", _load(700, 1_500), 90.0),
        under_load.Row(1, "java", "a pass", "cold", _load(700, 1_500), 220.0),
        under_load.Row(1, "graenaland", "scores", "cold", _load(700, 1_500), 200.0),
        under_load.Row(2, "java", "scores", "cached", _load(7_000, 150)),
    ],
    [
        _rival(TERRITORY, "cold", (2_000, 500), (3_000, 400)),
        _rival(TERRITORY, "cached", (4_000, 150), (8_000, 50)),
        _rival(STATE, "cold", (1_000, 900), (900, 1_000)),
        _rival(STATE, "cached", (4_000, 160), (8_800, 50)),
    ],
    engine_cases.Figures(
        [
            engine_cases.Row(
                "Rego", "votes", 90, 20, Spread(900.0, 890.0, 950.0), Spread(300.0, 290.0, 310.0), Spread(3.0, 2.9, 3.1)
            )
        ],
        [engine_cases.Coverage("Rego", "votes", 47, 39, 0, 4, 4)],
        {"cites the printed rule": 47},
    ),
    memory.Figures(Spread(2.5, 2.4, 2.6), memory.Memory(70.0, 50.0, 45.0), memory.Memory(90.0, 75.0, 72.0)),
    fairness.Figures(
        [
            fairness.Row("cheap ruling", 500, 1, 5.0, 99.0, 30_000.0),
            fairness.Row("cached answer", 500, 0, 2.0, 9.0, 12.0),
            fairness.Row("/healthz", 500, 0, 1.0, 8.0, 120.0),
        ],
        lag_p99=1.5,
        lag_most=4.0,
        expensive={200: 30, 503: 4},
    ),
    [hang_ups.Row(40, 0.0, one=0.8, all=0.4), hang_ups.Row(40, 0.1, one=0.8, all=16.0)],
    shedding.Figures(
        5.5,
        {"200": 20, "503": 10, "503 without Retry-After": 2, "none at the end": 8},
        lag_most=3.0,
        cheap=shedding.Recovery(4.0, 6.0),
        expensive=shedding.Recovery(800.0, 2_000.0),
    ),
    largest_bodies.Figures(1_000, {"lists": {400: 60, client.NONE: 3}, "one string": {413: 64}}, killed=1, peak=433.0),
    [hostile.Row("players by the thousand", 159_000, 400, 12.34), hostile.Row("floats", 180_000, 400, 101.2)],
)


def test_the_worst_figure_decides_whether_a_goal_is_met() -> None:
    found = {goal.what: (goal.found, goal.of, goal.is_met) for goal in goals(FIGURES)}
    load, largest = "a load of twice the capacity", "64 connections with the largest body"
    beside = "beside 16 connections with expensive questions"
    assert found == {
        "cached: CPU a request, multiple of FastAPI's": (3.2, STATE, False),
        "cached: FastAPI's requests per second, multiple of ours": (2.2, STATE, False),
        f"cold, {TERRITORY}: CPU a request, multiple of FastAPI's": (1.25, "", True),
        f"cold, {STATE}: CPU a request, multiple of FastAPI's": (0.9, "", True),
        "cold: the way in and out, CPU, µs": (200.0, "the median of 3 questions", False),
        "holding a body to its shape: multiple of reading it": (1.6, "java, scores", True),
        "a ruling on a known state, Graenaland and Java: CPU, multiple of one that is audited": (
            0.6,
            "the median of 2 questions",
            True,
        ),
        f"cheap rulings {beside}: p99, ms": (99.0, "", True),
        f"`/healthz` {beside}: the slowest, ms": (120.0, "", False),
        "40 expensive questions reset at once: CPU, multiple of one that is answered": (0.5, "", True),
        "40 expensive questions reset after 0.1 s: CPU, multiple of one that is answered": (20.0, "", False),
        f"{load}: refused without `Retry-After`": (2, "", False),
        f"{load}: share that still waits at its end": (0.2, "", True),
        f"1 s after {load}: cheap rulings, the slowest, ms": (6.0, "", True),
        f"1 s after {load}: an expensive question, multiple of its usual time": (2.5, "", False),
        f"{largest}: without an answer": (3, "", False),
        f"{largest}: workers killed": (1, "", False),
        f"{largest}: memory, MiB": (433.0, "", True),
        "a body made to be expensive: CPU before it is refused, ms": (101.2, "floats", False),
    }


@each(
    "line",
    [
        "| graenaland | a pass | 1000 | 900 (850 to 950) | 700 | 200 (190 to 210) | 350 (340 to 360) | 1500 | 500 | 0.50 |",
        "| 1 | java | scores | cold | 1510 (1500 to 1530) | 90 | 650 (600 to 700) | 3.5 | 7.2 |",
        "| votes in one territory | 746 | cold | 400 | 200 | 2.00 (1.90 to 2.10) | 600 | 300 |",
        "| votes in one territory | cold | ours | 510 (500 to 530) | 1950 (1900 to 2000) | 3.5 | 7.2 | 1.25 |",
        "| Rego | votes | 90 | 20 | 900 (890 to 950) | 300 (290 to 310) | 3.00 (2.90 to 3.10) |",
        "| cheap ruling | 500 | 1 | 5.0 | 99.0 | 30000.0 |",
        "| lists | 3 x no answer, 60 x 400 |",
        "| graenaland | ruling: a pass | 385 | 300 | 150 | 0.50 | 220 | **no** |",
        "| java | ruling: the end of a turn |  | 180 | 126 | 0.70 | 190 | yes |",
        "| cold: the way in and out, CPU, µs | 100 | 412 | 200 | the median of 3 questions | **no** |",
    ],
)
def test_a_figure_is_in_its_column(line: str) -> None:
    before = {"in process, graenaland, ruling: a pass": 385.4, "cold: the way in and out, CPU, µs": 412.3}
    assert line in report(FIGURES, before).splitlines()


def test_earlier_figures_and_aims_are_of_existing_questions() -> None:
    in_process = {costs.Row(*named, 0, None, None).key for named in (*QUESTIONS, *SLOW_QUESTIONS)}
    assert set(orjson.loads(BEFORE.read_bytes())) <= in_process | {goal.what for goal in goals(FIGURES)}
    assert costs.AIMS.keys() <= {*QUESTIONS, *SLOW_QUESTIONS}


def test_a_spread_has_the_middle_and_its_bounds() -> None:
    assert extremes([3.0, 9.0, 4.0]) == Spread(4.0, 3.0, 9.0)
    assert quartiles([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 100.0]) == Spread(4.0, 2.5, 5.5)
    assert [fairness.percentile([float(number) for number in range(200, 0, -1)], share) for share in (1, 50, 99, 100)] == [
        2,
        100,
        198,
        200,
    ]


def test_the_time_of_a_process_is_in_seconds() -> None:
    before = time.process_time()
    found = cpu.time_used([os.getpid()])
    assert before <= found <= time.process_time()
    assert cpu.time_used([os.getpid()] * 2) >= 2 * found


def test_a_refusal_counts_as_long_as_a_client_waits() -> None:
    answers = [Answer(200, 0.004), Answer(503, 0.001, says_when=True), Answer(200, 0.002)]
    assert fairness.row("cheap", answers) == fairness.Row("cheap", 3, 1, 4.0, PATIENCE * 1e3, PATIENCE * 1e3)


@each(
    "answer, description",
    [
        (Answer(200, 1), "200"),
        (Answer(503, 1, says_when=True), "503"),
        (Answer(503, 1), "503 without Retry-After"),
        (Answer(429, 1), "429 without Retry-After"),
        (Answer(NONE, 1), "none at the end"),
    ],
)
def test_a_refusal_without_retry_after_is_told_apart(answer: Answer, description: str) -> None:
    assert shedding.describe(answer) == description


WRK = "figures requests=1717 microseconds=1004198 p50=8553 p99=35389 refused=0 broken=0"


def test_the_output_of_wrk_is_in_seconds_and_milliseconds() -> None:
    output = f"Running 1s test @ http://127.0.0.1:44739/echo\n  1 threads and 16 connections\n{WRK}\n\n"
    assert wrk.read(output, "/echo") == wrk.Summary(requests=1717, seconds=1.004198, p50=8.553, p99=35.389)


@each(
    "output",
    [
        WRK.replace("refused=0", "refused=3"),
        WRK.replace("broken=0", "broken=3"),
        WRK.replace("requests=1717", "requests=0"),
        "unable to connect to 127.0.0.1:44739 Connection refused",
    ],
)
def test_a_run_with_failed_requests_is_no_measurement(output: str) -> None:
    with pytest.raises(RuntimeError, match="/echo"):
        wrk.read(output, "/echo")


def test_varied_texts_differ_but_have_one_length_and_content() -> None:
    some, others = list(islice(texts(b'{"a":1}'), 256)), islice(texts(b'{"a":1}', 256), 256)
    assert len({*some, *others}) == 512
    assert len({len(text) for text in some}) == 1
    assert all(orjson.loads(text) == {"a": 1} for text in some)


@each("kind, body", largest_bodies.bodies(10_000).items())
def test_the_largest_bodies_are_json_of_that_size(kind: str, body: bytes) -> None:
    assert len(body) == 10_000
    orjson.loads(body)
    assert len(body.rstrip()) > 9_950 or kind == "a ruling, and blanks"
