"""Counts how much of a rate limit each caller has used, in this process and, through Redis, in all processes.

Counting never waits, so it can run in an event loop. The exchange waits for Redis and has to run in a thread.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from threading import Lock
from time import monotonic_ns
from typing import TYPE_CHECKING, NamedTuple

from lawspeaker.api.admission.standing import LimitUsage, admit, charge, drain, largest, unit
from lawspeaker.api.settings import Rate
from lawspeaker.api.store import RedisUnavailable, Store

if TYPE_CHECKING:
    from redis import Redis

SETTLE_EVERY = 0.1
"""Seconds between two calls of ``Rates.settle``."""

CALLERS = 20_000
"""The number of callers that a process remembers. It forgets first those whose last request is the longest ago."""

CALLERS_AT_ONCE = 500
"""The most callers in one settlement; those that have waited longest come first. Redis does nothing else meanwhile."""

SCRIPT = """\
local units, unit, largest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local backlogs = {}
for place, key in ipairs(KEYS) do
    local before, noted = string.match(redis.call('GET', key) or '', '^(%d+) (%d+)$')
    local elapsed = math.max(0, now - tonumber(noted or now))
    local backlog = math.max(0, math.min(tonumber(before or 0), largest) - elapsed * units)
    backlog = backlog + math.max(-backlog, math.min(largest - backlog, tonumber(ARGV[3 + place]) * unit))
    local milliseconds = math.max(1, math.ceil(backlog / units / 1000))
    redis.call('SET', key, string.format('%.0f %.0f', backlog, now), 'PX', milliseconds)
    backlogs[place] = backlog
end
return backlogs
"""
"""Does for each key what ``drain`` and then ``charge`` do, by the clock of Redis. All numbers stay below 2^53, up to which Lua is
exact. A key expires as soon as its backlog is drained."""


class _Count(NamedTuple):
    """The ``backlog`` of a caller at a ``time`` in microseconds."""

    backlog: int
    time: int


def _microseconds() -> int:
    return monotonic_ns() // 1000


class Rates:
    """The use of ``rate`` by each caller, in all processes that share ``store``. Safe to share between threads.

    Between two settlements a process knows only its own counts. So in any period, P processes admit at most P bursts, plus what
    the rate allows in that period, plus for each process what the rate allows between two settlements. One process alone admits
    one burst plus what the rate allows. After a settlement, the common backlog holds all of it, so a caller that got too much
    waits until it is drained. Only what exceeds the largest backlog is forgotten (``LONGEST_WAIT``). Units that are charged after
    the work was done come on top.

    Without a store, or while it is away, each process counts alone. The next settlement that succeeds sends these counts, except
    for what is drained by then. If the reply to a settlement is lost, Redis may count its units twice.
    """

    def __init__(
        self,
        rate: Rate,
        store: Store | None,
        policy: str = "default",
        clock: Callable[[], int] = _microseconds,
        callers: int = CALLERS,
    ) -> None:
        """``policy`` is the name of the limit; each limit counts for itself. ``clock`` returns microseconds."""
        self.rate = rate
        self.policy = policy
        # The parameter ``qu`` of the draft takes only registered units, and none of them is a time.
        policy_value = f'"{policy}";q={rate.units};w={rate.seconds};lawspeaker-unit="processor-milliseconds"'
        self._policy_header = ("RateLimit-Policy", policy_value)
        self._store = store
        self._clock = clock
        self._callers = callers
        self._counts: OrderedDict[str, _Count] = OrderedDict()
        """Ordered by the last request; the oldest comes first."""
        self._unsettled: dict[str, int] = {}
        """Units that other processes do not know yet, by caller. All these callers are in ``_counts``."""
        self._lock = Lock()

    def admit(self, caller: str, units: int = 1) -> LimitUsage:
        """Counts ``units`` if ``caller`` has enough left, otherwise nothing. Never waits."""
        return self._count(caller, units, admit)

    def charge(self, caller: str, units: int) -> LimitUsage:
        """Counts ``units`` of work that was done, even if ``caller`` has fewer left. Never waits.

        Negative units are given back. That is exact only right after they were counted: later, some may be drained already.
        """
        return self._count(caller, units, charge)

    def headers(self, standing: LimitUsage) -> list[tuple[str, str]]:
        """The headers that say how much a caller has left (draft-ietf-httpapi-ratelimit-headers-11)."""
        left = standing.remaining
        return [self._policy_header, ("RateLimit", f'"{self.policy}";r={left};t={standing.wait(left + 1)}')]

    def settle(self) -> None:
        """Exchanges the units counted since the last time with the other processes, in one round trip. May wait for Redis.

        Does nothing if there is no store or there are no new units. One thread at a time may call it.
        """
        if self._store is None or not (units_by_caller := self._take_unsettled()):
            return
        try:
            backlogs = self._store.attempt(lambda redis: self._exchange(redis, units_by_caller))
        except RedisUnavailable:
            self._put_back(units_by_caller)
        else:
            self._update(dict(zip(units_by_caller, backlogs, strict=True)))

    def _count(self, caller: str, units: int, decide: Callable[[Rate, int, int], LimitUsage]) -> LimitUsage:
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
        return drain(self.rate, count.backlog, now - count.time) if count else 0

    def _take_unsettled(self) -> Mapping[str, int]:
        """Removes and returns the unsettled units of up to ``CALLERS_AT_ONCE`` callers."""
        with self._lock:
            return {caller: self._unsettled.pop(caller) for caller in list(islice(self._unsettled, CALLERS_AT_ONCE))}

    def _exchange(self, redis: "Redis", units_by_caller: Mapping[str, int]) -> Sequence[int]:
        """Sends the units to Redis. Returns the common backlogs of the callers."""
        most = largest(self.rate)
        keys = [self._key(caller) for caller in units_by_caller]
        numbers = [self.rate.units, unit(self.rate), most, *units_by_caller.values()]
        settle: Callable[..., Sequence[int]] = redis.register_script(SCRIPT)  # sends the script again if Redis has restarted
        return settle(keys, numbers)

    def _key(self, caller: str) -> str:
        """The key in Redis. The part in braces would bring all keys to one node, if a proxy in front has several."""
        return f"{{lawspeaker:rate}}:{self.policy}:{self.rate.units}/{self.rate.seconds}:{caller}"

    def _update(self, backlogs: Mapping[str, int]) -> None:
        with self._lock:
            now = self._clock()
            for caller, backlog in backlogs.items():
                if caller in self._counts:
                    since = self._unsettled.get(caller, 0)  # counted during the round trip
                    self._counts[caller] = _Count(charge(self.rate, backlog, since).backlog, now)

    def _put_back(self, units_by_caller: Mapping[str, int]) -> None:
        """Puts back the units that Redis did not get, except those that are drained: time without Redis costs callers nothing."""
        with self._lock:
            now = self._clock()
            for caller, units in units_by_caller.items():
                if caller in self._counts:
                    backlog = self._backlog(caller, now)
                    kept = min(units + self._unsettled.pop(caller, 0), -(-backlog // unit(self.rate)))
                    if kept:
                        self._unsettled[caller] = kept
