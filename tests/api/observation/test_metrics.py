"""Metrics, in one process and in several."""

import os
import subprocess
import sys
from pathlib import Path

import orjson

import lawspeaker
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.observation.metrics import DIRECTORY, Metrics
from tests.api.observation.output import samples, samples_of
from tests.serving import LONG

ILLEGAL = Entry(b"{}", "illegal", ("market.whole-card", "payment.price"))
VOTES = Entry(b"{}")


def test_an_answer_is_counted_by_verdict_and_violated_rules() -> None:
    metrics = Metrics()
    metrics.count_answer("graenaland_rulings", "graenaland", "miss", ILLEGAL, 0.02)
    metrics.count_answer("graenaland_rulings", "graenaland", "memory", ILLEGAL, None)
    assert samples_of(metrics, "lawspeaker_answers_total") == {
        ("miss", "graenaland_rulings"): 1,
        ("memory", "graenaland_rulings"): 1,
    }
    assert samples_of(metrics, "lawspeaker_verdicts_total") == {("graenaland", "graenaland_rulings", "illegal"): 2}
    assert samples_of(metrics, "lawspeaker_rules_violated_total") == {("graenaland", rule): 2 for rule in ILLEGAL.violated}


def test_only_work_that_was_done_is_counted_as_work() -> None:
    metrics = Metrics()
    metrics.count_answer("graenaland_votes", "graenaland", "redis", VOTES, None)
    assert samples_of(metrics, "lawspeaker_computing_seconds_count") == {}
    metrics.count_answer("graenaland_votes", "graenaland", "miss", VOTES, 0.02)
    assert samples_of(metrics, "lawspeaker_computing_seconds_count") == {("graenaland_votes",): 1}
    assert samples_of(metrics, "lawspeaker_computing_seconds_sum") == {("graenaland_votes",): 0.02}
    assert samples_of(metrics, "lawspeaker_verdicts_total") == {}, "it has none"


def test_waiting_refusals_lost_lines_and_redis_are_counted() -> None:
    metrics, other = Metrics("abc"), Metrics()
    metrics.count_refusal("rate")
    metrics.count_lost_line()
    for lane, seconds in (("expensive", 0.25), ("expensive", 1.0), ("loop", 0.0)):
        metrics.observe_wait(lane, seconds)
    assert samples_of(metrics, "lawspeaker_refusals_total") == {("key",): 0, ("rate",): 1, ("load",): 0}
    assert samples_of(other, "lawspeaker_refusals_total") == {("key",): 0, ("rate",): 0, ("load",): 0}
    assert samples_of(metrics, "lawspeaker_log_lines_lost_total") == {(): 1}
    assert samples_of(metrics, "lawspeaker_wait_seconds_count") == {("expensive",): 2, ("loop",): 1}
    assert samples_of(metrics, "lawspeaker_wait_seconds_sum") == {("expensive",): 1.25, ("loop",): 0}
    assert samples_of(metrics, "lawspeaker_build_info") == {("abc", lawspeaker.__version__): 1}
    for is_away in (False, True, False):
        metrics.set_redis_away(is_away)
        assert samples_of(metrics, "lawspeaker_redis_away") == {(): is_away}


COUNTING = """
import orjson, os, sys
from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.observation.metrics import Metrics, worker_gone
metrics = Metrics("abc")
def ask(times):
    for _ in range(times):
        metrics.count_request("java_rulings", "POST", 200, 0.1)
        metrics.count_answer("java_rulings", "java", "miss", Entry(b"", "illegal", ("palace.size",)), 0.1)
    metrics.flush()
expositions = []
def expose():
    expositions.append(metrics.exposition()[0].decode())
"""


def of_processes(directory: Path, script: str) -> list[str]:
    """The lines that ``script`` prints in a process that shares ``directory``."""
    environment = {**os.environ, DIRECTORY: str(directory)}
    command = [sys.executable, "-c", f"{COUNTING}\n{script}\nsys.stdout.buffer.write(orjson.dumps(expositions))"]
    done = subprocess.run(command, env=environment, capture_output=True, check=False, timeout=LONG)
    assert not done.stderr, done.stderr.decode()
    expositions: list[str] = orjson.loads(done.stdout)
    return expositions


FORKED = """
ask(1)
worker = os.fork()
if not worker:
    ask(2)
    metrics.set_redis_away(True)
    os._exit(0)
os.waitpid(worker, 0)
metrics.set_redis_away(True)
expose()
metrics.set_redis_away(False)
expose()
worker_gone(worker)
expose()
"""


def test_figures_of_processes_add_up(tmp_path: Path) -> None:
    """A process that ended leaves its counts, but not its state."""
    both_away, one_away, gone = of_processes(tmp_path, FORKED)
    for text in (both_away, one_away, gone):
        assert samples(text, "lawspeaker_requests_total") == {("POST", "java_rulings", "200"): 3}
        assert samples(text, "lawspeaker_request_seconds_count")["java_rulings",] == 3
        assert samples(text, "lawspeaker_request_seconds_bucket")["+Inf", "java_rulings"] == 3
        assert samples(text, "lawspeaker_rules_violated_total") == {("java", "palace.size"): 3}
        assert samples(text, "lawspeaker_build_info") == {("abc", lawspeaker.__version__): 1}
    assert [samples(text, "lawspeaker_redis_away")[()] for text in (both_away, one_away, gone)] == [1, 1, 0]
    (later,) = of_processes(tmp_path, "ask(2)\nexpose()")
    assert samples(later, "lawspeaker_answers_total") == {("miss", "java_rulings"): 5}


def test_a_missing_directory_stops_the_start_with_a_message(tmp_path: Path) -> None:
    environment = {**os.environ, DIRECTORY: str(tmp_path / "nowhere")}
    done = subprocess.run([sys.executable, "-c", COUNTING], env=environment, capture_output=True, check=False, timeout=LONG)
    assert f"SettingsError: {DIRECTORY}: cannot write to the directory {tmp_path}/nowhere: No such file" in done.stderr.decode()
