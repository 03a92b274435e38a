"""Work is counted: nothing that a question does takes much more than its steps say.

Calls of functions are counted, not time, so that a busy machine fails no test. A step is meant to be some ten microseconds, in
which Python calls about fifty functions.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from math import inf

import pytest

from lawspeaker.adjudication.work import Allowance
from tests.conformance import cases
from tests.effort import share_of
from tests.games.in_part import Inquiry, inquiries
from tests.sweeps import each

CALLS_IN_A_STEP = 150
"""Three times what a step is meant to be."""
CALLS_BESIDE = 30_000
"""The time that a question may take in addition to its steps, for parsing, the audit and the texts: a few milliseconds."""
MOST_STEPS = 50_000
"""What any question may take: a list twice its limit, as it is compared with others."""
DEAREST = [
    Inquiry("confusing-lands", question, {"state": {"landscapes": landscapes, **state}, **sent}, f"confusing-lands: {name}")
    for question, name, landscapes, state, sent in (
        ("scores", "six squares", {"one": {"squares": ["? 1 ?", "ew ew ?"]}}, {"shared": {"card": 11}}, {}),
        (
            "scores",
            "two landscapes",
            {"one": {"squares": ["ew ew ew", "? ? ?"]}, "two": {"squares": ["ew ? .", "? ? ."]}},
            {"players": ["one", "two"], "phase": "scoring", "shared": {"card": 1}},
            {},
        ),
        (
            "legal-actions",
            "a list with scores",
            {"one": {"squares": ["ew ew ?", "? 11 ."]}, "two": {"squares": ["E E E E", "W ? W W", "7 7 C C"]}},
            {"players": ["one", "two"], "phase": "scoring"},
            {"scores": True},
        ),
    )
]
"""The most expensive questions that a search of random positions with something unknown has found."""


class CountedAllowance(Allowance):
    """An allowance for any work, which says how many steps were taken."""

    def __init__(self) -> None:
        super().__init__(inf)
        self.taken = 0.0

    def spend(self, steps: float) -> None:
        super().spend(steps)
        self.taken += steps


def some_in_part(config: pytest.Config) -> Iterator[Inquiry]:
    """The questions about some of the cases, in full and in part."""
    return inquiries(cases()[7 :: 64 * share_of(config)])


@each("inquiry", some_in_part)
def test_a_question_takes_no_more_than_its_steps_say(inquiry: Inquiry) -> None:
    assert_counted(inquiry)


@pytest.mark.slow
@each("inquiry", DEAREST)
def test_nor_do_the_most_expensive_ones(inquiry: Inquiry) -> None:
    assert_counted(inquiry)


def assert_counted(inquiry: Inquiry) -> None:
    calls, steps = measured(inquiry)
    if calls > CALLS_BESIDE + CALLS_IN_A_STEP * steps:  # perhaps for what is made once, such as guards
        calls, steps = measured(inquiry)
    assert calls <= CALLS_BESIDE + CALLS_IN_A_STEP * steps, f"{calls:,} calls, but {steps:,.0f} steps"
    assert steps <= MOST_STEPS


def measured(inquiry: Inquiry) -> tuple[int, float]:
    """The number of functions that a question calls, and of the steps for which it counts."""
    calls, allowance = Counter[str](), CountedAllowance()
    sys.setprofile(lambda _, event, __: calls.update((event,)))
    try:
        inquiry.ask(allowance)
    finally:
        sys.setprofile(None)
    return calls["call"] + calls["c_call"], allowance.taken
