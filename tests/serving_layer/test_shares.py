"""A worker that is ahead of another lets that one accept; where all are even, or there is one alone, nobody waits."""

import os

from lawspeaker.serving.shares import Shares


def test_who_is_ahead_pauses_the_longer_the_further() -> None:
    shares = Shares(8)
    first, second = shares.take_part(1), shares.take_part(2)
    pauses = []
    for _ in range(30):
        pauses.append(first.pause())
        first.change(+1)
    assert pauses[:2] == [0, 0]
    assert 0 < pauses[2] < pauses[3] < pauses[4]
    assert max(pauses) < 0.01
    assert second.pause() == 0
    second.change(+29)
    assert first.pause() == 0


def test_one_alone_never_pauses() -> None:
    shares = Shares(8)
    alone, gone = shares.take_part(7), shares.take_part(8)
    gone.leave()
    gone.change(-1)
    alone.change(+1000)
    assert alone.pause() == 0


def test_what_another_process_notes_is_seen() -> None:
    shares = Shares(8)
    ours, theirs = shares.take_part(1), shares.take_part(2)
    ours.change(+10)
    before = ours.pause()
    if not (child := os.fork()):
        theirs.change(+10)
        os._exit(0)
    os.waitpid(child, 0)
    assert before > 0
    assert ours.pause() == 0
