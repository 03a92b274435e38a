"""A worker with more connections than another one pauses. If all are even, or there is only one worker, nobody pauses."""

import os

import pytest

from lawspeaker.serving.shares import BUDGET, Shares

LONG = 1_000_000.0
"""Seconds after which every budget is full again."""


def test_who_is_ahead_pauses_the_longer_the_further() -> None:
    shares = Shares(8)
    first, second = shares.take_place(), shares.take_place()
    pauses = []
    for number in range(30):
        pauses.append(first.pause(number * LONG))
        first.change(+1)
    assert pauses[:2] == [0, 0]
    assert 0 < pauses[2] < pauses[3] < pauses[4]
    assert max(pauses) < 0.01
    assert second.pause(LONG) == 0
    second.change(+29)
    assert first.pause(30 * LONG) == 0


def test_however_many_connect_at_once_the_pauses_have_an_end() -> None:
    shares = Shares(8)
    first, _ = shares.take_place(), shares.take_place()
    first.change(+1000)
    assert sum(first.pause(LONG) for _ in range(1000)) == pytest.approx(BUDGET)
    assert first.pause(LONG) == 0


def test_what_another_process_notes_is_seen() -> None:
    shares = Shares(8)
    ours, theirs = shares.take_place(), shares.take_place()
    ours.change(+10)
    before = ours.pause(LONG)
    if not (child := os.fork()):
        theirs.change(+10)
        os._exit(0)
    os.waitpid(child, 0)
    assert before > 0
    assert ours.pause(LONG) == 0


def test_a_worker_that_was_killed_holds_up_nobody() -> None:
    shares = Shares(4)
    alone, killed = shares.take_place(), shares.take_place()
    alone.change(+10)
    shares.free_place(killed)
    assert alone.pause(LONG) == 0
