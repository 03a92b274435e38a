"""The gate: whoever sends no good API key, or asks too much, is refused before anything else is done."""

from lawspeaker.api.admission.callers import network
from lawspeaker.api.admission.keys import Keys
from lawspeaker.api.admission.rates import Rates
from lawspeaker.api.admission.standing import Standing, units_of
from lawspeaker.api.exchange import Exchange, Headers
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.operations import VERSION_1
from lawspeaker.api.problem_types import INVALID_REQUEST, TOO_MANY_REQUESTS, UNAUTHORIZED
from lawspeaker.api.problems import Problem
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import Store


class RatedAccount:
    """What one request is charged to: its ``caller``, the name of a key or a network, by one of the rate limits.

    A request is charged a unit for each millisecond of processor time that it took, and one at least.
    """

    def __init__(self, rates: Rates, caller: str, exchange: Exchange, metrics: Metrics) -> None:
        self._rates = rates
        self._caller = caller
        self._exchange = exchange
        self._metrics = metrics
        self._charged = 0
        self._standing: Standing | None = None

    def afford(self, units: int) -> None:
        """Charges so many units in advance. Raises ``Problem`` if they are too many, now or ever; then nothing is charged."""
        rate, wanted = self._rates.rate, self._charged + units
        if wanted > rate.units:
            detail = f"{wanted} questions cost at least {wanted} ms; a batch may cost at most {rate.units} ms here."
            raise Problem(INVALID_REQUEST, errors=[{"pointer": "/questions", "detail": detail}])
        self._standing = self._rates.admit(self._caller, units)
        if self._standing.admitted:
            self._charged = wanted
            return
        if self._charged:  # what was let in before it was known to ask so much
            self._standing = self._rates.charge(self._caller, -self._charged)
            self._charged = 0
        self._metrics.refused("rate")
        self._exchange.caller = self._caller  # or nobody could find out who it is
        wait = self._standing.wait(wanted)
        used = f"You may use {rate.units} ms of processor time in {rate.seconds} seconds; each question costs at least 1 ms."
        raise Problem(TOO_MANY_REQUESTS, f"{used} Seconds to wait: {wait}.", headers=(("Retry-After", str(wait)),))

    def close(self) -> Headers:
        """Charges what the request took beyond what it was charged in advance; the headers that say how the caller stands."""
        further = units_of(self._exchange.worked) - self._charged
        if self._charged and further > 0:
            self._standing = self._rates.charge(self._caller, further)
        return self._rates.headers(self._standing) if self._standing else ()


class Gate:
    """Lets in whoever may ask, and not more than they may."""

    def __init__(self, settings: Settings, store: Store | None, metrics: Metrics) -> None:
        self._keys = Keys(settings.api_keys, settings.api_keys_file) if settings.access == "keys" else None
        self._rates = Rates(settings.rate_limit, store) if settings.rate_limit else None
        keyless = settings.keyless_allowance if self._keys else None
        self._keyless = Rates(keyless, store, policy="keyless") if keyless else None
        self._metrics = metrics

    @property
    def has_rates(self) -> bool:
        """Whether there is anything to settle."""
        return bool(self._rates or self._keyless)

    def settle(self) -> None:
        """Exchanges with other processes what was counted; may wait for Redis."""
        for rates in (self._rates, self._keyless):
            if rates:
                rates.settle()

    def admit(self, exchange: Exchange) -> None:
        """Opens the account of a request, and charges it. Raises ``Problem`` if the request is not to be answered."""
        if not exchange.path.startswith(VERSION_1):
            return
        rates, caller = self._caller(exchange)
        if rates is not None:
            exchange.account = RatedAccount(rates, caller, exchange, self._metrics)
            exchange.account.afford(1)

    def _caller(self, exchange: Exchange) -> tuple[Rates | None, str]:
        """Who asks, and by which rate limit. Raises ``Problem`` without a good key where one is needed."""
        if self._keys is None:
            return self._rates, network(exchange.client)
        sent = exchange.headers.get("authorization")
        if sent is None and self._keyless:
            return self._keyless, network(exchange.client)
        holder = self._keys.holder(sent or "")
        if holder is None:
            self._metrics.refused("key")
            fault = "" if sent is None else ', error="invalid_token"'
            raise Problem(UNAUTHORIZED, headers=(("WWW-Authenticate", f'Bearer realm="lawspeaker"{fault}'),))
        exchange.caller = holder
        return self._rates, holder
