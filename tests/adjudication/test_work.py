"""Bounded work comes to an end, and says how much of it was done."""

import pytest

from lawspeaker.adjudication.work import GivenUp, Work


def test_so_many_steps_and_no_more() -> None:
    work = Work(3)
    for _ in range(3):
        work.spend()
    with pytest.raises(GivenUp):
        work.spend()


def test_who_may_do_nothing_gives_up_at_once() -> None:
    with pytest.raises(GivenUp):
        Work(0).spend()
