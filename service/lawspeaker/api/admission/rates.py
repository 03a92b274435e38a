"""How much each caller has used of a rate: counted in this process, and exchanged with other processes through Redis.

Counting never waits, so that it can be done in an event loop. The exchange waits for Redis, and belongs into a thread.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha1
from itertools import islice
from threading import Lock
from time import monotonic_ns
from typing import NamedTuple

from redis import Redis
from redis.exceptions import InvalidResponse, NoScriptError

from lawspeaker.api.admission.standing import Standing, admit, charge, largest, unit, wear
from lawspeaker.api.settings import Rate
from lawspeaker.api.store import Away, Store

SETTLE_EVERY = 0.1
"""Seconds between two calls of ``Rates.settle``."""

CALLERS = 20_000
"""A process remembers so many callers, and forgets first those whose last request was the longest ago."""

CALLERS_AT_ONCE = 500
"""A settlement exchanges so many callers, those first whose news is the oldest: Redis does nothing else meanwhile."""

SCRIPT = """\
local units, unit, largest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local backlogs = {}
for place, key in ipairs(KEYS) do
    local kept = redis.pcall('GET', key)
    local before, noted = string.match(type(kept) == 'string' and kept or '', '^(%d+) (%d+)$')
    local elapsed = math.max(0, now - tonumber(noted or now))
    local backlog = math.max(0, math.min(tonumber(before or 0), largest) - elapsed * units)
    backlog = backlog + math.max(-backlog, math.min(largest - backlog, tonumber(ARGV[3 + place]) * unit))
    local milliseconds = math.max(1, math.ceil(backlog / units / 1000))
    redis.call('SET', key, string.format('%.0f %.0f', backlog, now), 'PX', milliseconds)
    backlogs[place] = backlog
end
return backlogs
"""
"""Does what ``wear`` and then ``charge`` do, for each key, by the clock of Redis. What it adds and compares stays below 2^53,
within which Lua counts exactly. A key goes as soon as its backlog has worn off."""

_SHA = sha1(SCRIPT.encode(), usedforsecurity=False).hexdigest()


class _Count(NamedTuple):
    """What a process knows of a caller: a ``backlog``, and when that was, in microseconds."""

    backlog: int
    noted: int


def _microseconds() -> int:
    return monotonic_ns() // 1000


class Rates:
    """What each caller has used of ``rate``, in all processes that share ``store``. Safe to share between threads.

    Between two settlements a process decides by what it knows. P processes therefore admit, in any time, at most P bursts, what
    the rate brings in that time, and for each process what it brings between two settlements; for one process alone it is one
    burst and what the rate brings. After a settlement the common backlog holds all of that, so whoever got too much waits until
    it has worn off. Only what exceeds the largest backlog is forgotten (``LONGEST_WAIT``). What is charged after the work was
    done comes on top.

    Without a store, or while it is away, each process counts alone. What it counted meanwhile is sent with the first settlement
    that succeeds, except what has worn off; of a settlement whose response is lost Redis may have counted the units already.
    """

    def __init__(
        self,
        rate: Rate,
        store: Store | None,
        policy: str = "default",
        clock: Callable[[], int] = _microseconds,
        callers: int = CALLERS,
    ) -> None:
        """``policy`` is the name of the limit: two limits with different names have no caller in common. The ``clock`` gives
        microseconds."""
        self.rate = rate
        self.policy = policy
        # Of the draft's own parameters ``qu`` takes registered units alone, and none of these is a time.
        described = f'"{policy}";q={rate.units};w={rate.seconds};lawspeaker-unit="processor-milliseconds"'
        self._policy_header = ("RateLimit-Policy", described)
        self._store = store
        self._clock = clock
        self._callers = callers
        self._counts: OrderedDict[str, _Count] = OrderedDict()
        """The caller whose last request was the longest ago comes first."""
        self._unsettled: dict[str, int] = {}
        """Units that other processes do not know of; of no caller that is not in the counts."""
        self._lock = Lock()
        self._settling = Lock()

    def admit(self, caller: str, units: int = 1) -> Standing:
        """Counts ``units`` if they fit into what ``caller`` may still use, and nothing otherwise. Never waits."""
        return self._count(caller, units, admit)

    def charge(self, caller: str, units: int) -> Standing:
        """Counts ``units`` of work that was done, whether they fit or not. Never waits.

        Fewer than none are given back, which is only exact right after they were counted: later they may have worn off.
        """
        return self._count(caller, units, charge)

    def headers(self, standing: Standing) -> list[tuple[str, str]]:
        """The headers that say what is left to a caller, by draft-ietf-httpapi-ratelimit-headers-11."""
        left = standing.remaining
        return [self._policy_header, ("RateLimit", f'"{self.policy}";r={left};t={standing.wait(left + 1)}')]

    def settle(self) -> None:
        """Exchanges with the other processes what was counted since the last time, in one round trip. May wait for Redis.

        Does nothing without a store, without news, or while another thread settles.
        """
        if self._store is None or not self._settling.acquire(blocking=False):
            return
        try:
            news = self._news()
            if not news:
                return
            try:
                backlogs = self._store.attempt(lambda redis: self._exchange(redis, news))
            except Away:
                self._keep(news)
            else:
                self._learn(dict(zip(news, backlogs, strict=True)))
        finally:
            self._settling.release()

    def _count(self, caller: str, units: int, decide: Callable[[Rate, int, int], Standing]) -> Standing:
        with self._lock:
            now = self._clock()
            standing = decide(self.rate, self._backlog(caller, now), units)
            self._counts[caller] = _Count(standing.backlog, now)
            self._counts.move_to_end(caller)
            if standing.admitted and self._store is not None:
                self._unsettled[caller] = self._unsettled.get(caller, 0) + units
            if len(self._counts) > self._callers:
                forgotten, _ = self._counts.popitem(last=False)
                self._unsettled.pop(forgotten, None)
        return standing

    def _backlog(self, caller: str, now: int) -> int:
        count = self._counts.get(caller)
        return wear(self.rate, count.backlog, now - count.noted) if count else 0

    def _news(self) -> Mapping[str, int]:
        """Takes the unsettled units of some callers."""
        with self._lock:
            return {caller: self._unsettled.pop(caller) for caller in list(islice(self._unsettled, CALLERS_AT_ONCE))}

    def _exchange(self, redis: Redis, news: Mapping[str, int]) -> Sequence[int]:
        """The common backlogs of the callers in ``news``."""
        most = largest(self.rate)
        keys = [self._key(caller) for caller in news]
        numbers = [self.rate.units, unit(self.rate), most, *news.values()]
        try:
            backlogs = redis.evalsha(_SHA, len(keys), *keys, *numbers)
        except NoScriptError:  # a Redis that has just started: this time the script goes along
            backlogs = redis.eval(SCRIPT, len(keys), *keys, *numbers)
        if not (isinstance(backlogs, list) and len(backlogs) == len(news)):
            raise InvalidResponse("Not what the script returns.")
        if not all(isinstance(backlog, int) and 0 <= backlog <= most for backlog in backlogs):
            raise InvalidResponse("Not a backlog.")
        return backlogs

    def _key(self, caller: str) -> str:
        """Its part in braces puts all callers on one node of a cluster, as one script needs them."""
        return f"{{lawspeaker:rate}}:{self.policy}:{self.rate.units}/{self.rate.seconds}:{caller}"

    def _learn(self, backlogs: Mapping[str, int]) -> None:
        with self._lock:
            now = self._clock()
            for caller, backlog in backlogs.items():
                if caller in self._counts:
                    since = self._unsettled.get(caller, 0)  # counted during the round trip
                    self._counts[caller] = _Count(charge(self.rate, backlog, since).backlog, now)

    def _keep(self, news: Mapping[str, int]) -> None:
        """Puts back what Redis did not take, but no more than has not worn off: nobody pays for the time it was away."""
        with self._lock:
            now = self._clock()
            for caller, units in news.items():
                if caller in self._counts:
                    backlog = self._backlog(caller, now)
                    kept = min(units + self._unsettled.pop(caller, 0), -(-backlog // unit(self.rate)))
                    if kept:
                        self._unsettled[caller] = kept
