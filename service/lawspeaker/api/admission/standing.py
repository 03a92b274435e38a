"""The arithmetic of a rate limit: what counts as how much, and how a caller stands after it. No clock, nothing kept.

The limit is the generic cell rate algorithm. Each unit adds to the caller's backlog, and time wears the backlog off. A caller
that was idle for a while may use at once as much as the rate allows in its whole time (a burst), and after that as evenly as
the rate says. So within any time nobody gets more than a burst and what the rate brings in that time.

All numbers are whole, so that Redis and this process get the same result to the microsecond: a unit adds as many ticks to the
backlog as the time of the rate has microseconds, and each microsecond wears off as many ticks as the rate has units.
"""

from typing import NamedTuple

from lawspeaker.api.settings import Rate

LONGEST_WAIT = 600
"""Seconds. Work that was already done can exceed a burst; the caller then waits at most this long, or the time of the rate if
that is longer. What exceeds even that is forgotten: one expensive request must not lock a caller out for hours."""

_NANOSECONDS = 1_000_000


class Standing(NamedTuple):
    """How a caller stands now."""

    rate: Rate
    admitted: bool
    """Whether the units were counted."""
    backlog: int
    """Ticks: see the module."""

    @property
    def remaining(self) -> int:
        """How many units would be admitted at once now."""
        return max(0, (burst(self.rate) - self.backlog) // unit(self.rate))

    def wait(self, units: int) -> int:
        """The seconds, rounded up, until ``units`` are admitted at once, which must be no more than a burst has."""
        excess = self.backlog + units * unit(self.rate) - burst(self.rate)
        return max(0, -(-excess // (self.rate.units * 1_000_000)))


def units_of(nanoseconds: int) -> int:
    """What a request costs that took so much processor time: a unit for each millisecond begun, and at least one."""
    return max(1, -(-nanoseconds // _NANOSECONDS))


def unit(rate: Rate) -> int:
    """Ticks of one unit."""
    return rate.seconds * 1_000_000


def burst(rate: Rate) -> int:
    """Ticks of all the units that can be admitted at once."""
    return rate.units * unit(rate)


def largest(rate: Rate) -> int:
    """Ticks of the largest backlog. Below 2^53 for every rate that can be set, so that Lua counts exactly."""
    return burst(rate) + rate.units * max(rate.seconds, LONGEST_WAIT) * 1_000_000


def wear(rate: Rate, backlog: int, elapsed: int) -> int:
    """What is left of ``backlog`` after ``elapsed`` microseconds; fewer than none, where a clock was set back, are none."""
    return max(0, backlog - max(0, elapsed) * rate.units)


def admit(rate: Rate, backlog: int, units: int) -> Standing:
    """Counts ``units`` if they fit into what is left of the burst, and nothing otherwise."""
    grown = backlog + units * unit(rate)
    return Standing(rate, True, grown) if grown <= burst(rate) else Standing(rate, False, backlog)


def charge(rate: Rate, backlog: int, units: int) -> Standing:
    """Counts ``units`` whether they fit or not; fewer than none are given back."""
    return Standing(rate, True, max(0, min(largest(rate), backlog + units * unit(rate))))
