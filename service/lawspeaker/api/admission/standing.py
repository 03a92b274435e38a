"""The arithmetic of a rate limit, as pure functions without a clock.

The limit is the generic cell rate algorithm, a kind of leaky bucket. Each unit adds to the caller's backlog, which drains with
time. A caller that was idle may use all units of the rate at once (a burst), and after that as many as are drained. So in
any period nobody gets more than one burst plus what the rate allows in that period.

All numbers are integers, so that Redis and this process get exactly the same results. Backlogs are measured in ticks: a unit adds
as many ticks as the period of the rate has microseconds, and each microsecond drains as many ticks as the rate has units.
"""

from typing import NamedTuple

from lawspeaker.api.settings import Rate

LONGEST_WAIT = 600
"""Seconds. Work is charged after it was done, so it can exceed a burst. The caller then waits at most this long, or the period of
the rate if that is longer. What exceeds even that is forgotten: one expensive request must not lock a caller out for hours."""

_NANOSECONDS = 1_000_000


class LimitUsage(NamedTuple):
    """What a caller has used of a rate limit, after units were counted or refused."""

    rate: Rate
    admitted: bool
    """Whether the units were counted."""
    backlog: int
    """In ticks, see the module."""

    @property
    def remaining(self) -> int:
        """The number of units that the caller could use at once now."""
        return max(0, (burst(self.rate) - self.backlog) // unit(self.rate))

    def wait(self, units: int) -> int:
        """Seconds, rounded up, until ``units`` can be admitted at once. They must not exceed a burst."""
        excess = self.backlog + units * unit(self.rate) - burst(self.rate)
        return max(0, -(-excess // (self.rate.units * 1_000_000)))


def units_of(nanoseconds: int) -> int:
    """The cost of a request from its processor time: one unit for each millisecond, rounded up, and at least one."""
    return max(1, -(-nanoseconds // _NANOSECONDS))


def unit(rate: Rate) -> int:
    """The ticks of one unit."""
    return rate.seconds * 1_000_000


def burst(rate: Rate) -> int:
    """The ticks of a burst, which is all units of the rate."""
    return rate.units * unit(rate)


def largest(rate: Rate) -> int:
    """The ticks of the largest backlog. Below 2^53 for every rate that can be set, up to which Lua is exact."""
    return burst(rate) + rate.units * max(rate.seconds, LONGEST_WAIT) * 1_000_000


def drain(rate: Rate, backlog: int, elapsed: int) -> int:
    """What is left of ``backlog`` after ``elapsed`` microseconds. A negative time, after a clock was set back, counts as 0."""
    return max(0, backlog - max(0, elapsed) * rate.units)


def admit(rate: Rate, backlog: int, units: int) -> LimitUsage:
    """Counts ``units`` if they fit into the rest of the burst, otherwise nothing."""
    grown = backlog + units * unit(rate)
    return LimitUsage(rate, True, grown) if grown <= burst(rate) else LimitUsage(rate, False, backlog)


def charge(rate: Rate, backlog: int, units: int) -> LimitUsage:
    """Counts ``units``, whether they fit or not. Negative units are given back."""
    return LimitUsage(rate, True, max(0, min(largest(rate), backlog + units * unit(rate))))
