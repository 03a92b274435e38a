"""How much somebody has asked of late, by the generic cell rate algorithm, counted in Redis for all processes or else here.

Whoever has asked nothing for a while may ask as much at once as the rate allows in its whole time, and then as evenly as the
rate says; so within any time nobody gets more than that burst and what the rate brings meanwhile. What is refused does
not count. Each question adds to a backlog, which the time wears off. It is counted in whole numbers, so that Redis and
this process decide alike to the microsecond: a question adds as many units as the time of the rate has microseconds, and
each microsecond wears off as many units as the rate has questions.
"""

from collections.abc import Callable
from hashlib import sha1
from threading import Lock
from time import monotonic_ns
from typing import NamedTuple

from cachetools import LRUCache
from redis import Redis
from redis.exceptions import InvalidResponse, NoScriptError

from lawspeaker.api.settings import Rate
from lawspeaker.api.store import Away, Store

CALLERS = 20_000
"""Of so many a process remembers what they asked; of more it forgets those who asked the longest ago."""

SCRIPT = """\
local requests, span, questions = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local before, noted = string.match(redis.call('GET', KEYS[1]) or '', '^(%d+) (%d+)$')
local elapsed = math.max(0, now - tonumber(noted or now))
local backlog = math.max(0, math.min(tonumber(before or 0), requests * span) - elapsed * requests)
local grown = math.max(0, backlog + questions * span)
local admitted = 0
if grown <= requests * span then
    admitted, backlog = 1, grown
end
redis.call('SET', KEYS[1], string.format('%.0f %.0f', backlog, now), 'PX', span / 1000)
return {admitted, backlog}
"""
"""Does what ``after`` does, by the clock of Redis: all numbers stay below 2^53, within which Lua counts exactly."""

_SHA = sha1(SCRIPT.encode(), usedforsecurity=False).hexdigest()


class Standing(NamedTuple):
    """How somebody stands after asking."""

    rate: Rate
    admitted: bool
    """Whether what was asked is to be answered."""
    backlog: int

    @property
    def remaining(self) -> int:
        """How many questions could be asked at once now."""
        return (_capacity(self.rate) - self.backlog) // _span(self.rate)

    def wait(self, questions: int) -> int:
        """The seconds, rounded up, until so many questions can be asked at once."""
        excess = self.backlog + questions * _span(self.rate) - _capacity(self.rate)
        return max(0, -(-excess // (self.rate.requests * 1_000_000)))


def after(rate: Rate, backlog: int, elapsed: int, questions: int) -> Standing:
    """The standing of somebody who had a ``backlog``, ``elapsed`` microseconds ago, and now asks so many questions.

    Fewer than none takes back what was counted.
    """
    worn = max(0, backlog - max(0, elapsed) * rate.requests)
    grown = max(0, worn + questions * _span(rate))
    return Standing(rate, True, grown) if grown <= _capacity(rate) else Standing(rate, False, worn)


class Counted:
    """Who has asked how much of this process. Safe to share between threads."""

    def __init__(self, rate: Rate, clock: Callable[[], int] = lambda: monotonic_ns() // 1000, callers: int = CALLERS) -> None:
        self._rate = rate
        self._clock = clock
        self._backlogs: LRUCache[str, tuple[int, int]] = LRUCache(callers)
        self._lock = Lock()

    def ask(self, caller: str, questions: int) -> Standing:
        """Counts that ``caller`` asks so many questions, unless they are refused."""
        with self._lock:
            now = self._clock()
            backlog, noted = self._backlogs.get(caller, (0, now))
            standing = after(self._rate, backlog, now - noted, questions)
            self._backlogs[caller] = standing.backlog, now
        return standing


class Rates:
    """Who has asked how much: of all processes that share ``store``; without it, or while it is away, of this one."""

    def __init__(self, rate: Rate, store: Store | None) -> None:
        self.rate = rate
        self._store = store
        self._here = Counted(rate)

    def ask(self, caller: str, questions: int) -> Standing:
        """Counts that ``caller`` asks so many questions, unless they are refused."""
        if self._store is not None:
            try:
                return self._store.attempt(lambda redis: self._ask(redis, caller, questions))
            except Away:
                pass
        return self._here.ask(caller, questions)

    def _ask(self, redis: Redis, caller: str, questions: int) -> Standing:
        key = f"lawspeaker:rate:{self.rate.requests}/{self.rate.seconds}:{caller}"
        asked = (1, key, self.rate.requests, _span(self.rate), questions)
        try:
            answer = redis.evalsha(_SHA, *asked)
        except NoScriptError:  # a Redis that has just started: this time the script goes along
            answer = redis.eval(SCRIPT, *asked)
        match answer:
            case [0 | 1 as admitted, int(backlog)]:
                return Standing(self.rate, admitted == 1, backlog)
        raise InvalidResponse("Not what the script answers.")


def _span(rate: Rate) -> int:
    """The time of ``rate`` in microseconds, and what one question adds to a backlog."""
    return rate.seconds * 1_000_000


def _capacity(rate: Rate) -> int:
    """The largest backlog: that of a whole burst."""
    return rate.requests * _span(rate)
