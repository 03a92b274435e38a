import os
import subprocess
import time

import pytest

from tests.bench import cpu
from tests.serving import eventually


def test_the_time_of_a_process_is_the_one_that_it_knows_itself() -> None:
    before = time.process_time()
    found = cpu.time_used([os.getpid()])
    assert before <= found <= time.process_time()


def test_the_times_of_several_processes_are_added() -> None:
    own = os.getpid()
    assert cpu.time_used([own, own]) >= 2 * cpu.time_used([]) == 0.0
    before = time.process_time()
    assert cpu.time_used([own, own]) >= 2 * before


def test_processes_are_waited_for_until_they_take_next_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = iter([1.0, 1.2, 1.3, 1.3003, 1.4, 1.4001, 1.5, 1.5001])
    waits = iter([True, False])
    monkeypatch.setattr(cpu, "wants_more", lambda pids: next(waits))
    monkeypatch.setattr(cpu, "time_used", lambda pids: next(taken))
    monkeypatch.setattr(cpu, "PAUSE", 0.01)
    monkeypatch.setattr(cpu, "IDLE", 0.02)
    cpu.wait_until_idle([1])
    assert (list(taken), list(waits)) == ([], [])


def test_a_process_that_asks_for_time_wants_more_and_one_that_sleeps_does_not() -> None:
    assert cpu.wants_more([os.getpid()])
    with subprocess.Popen(["sleep", "60"]) as asleep:
        try:
            eventually(lambda: not cpu.wants_more([asleep.pid]), "it sleeps")
        finally:
            asleep.kill()
