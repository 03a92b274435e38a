"""The gate: refuses a request without a valid API key or above the rate limit, before anything else is done."""

from lawspeaker.api.admission.callers import network
from lawspeaker.api.admission.keys import Keys
from lawspeaker.api.admission.rates import Rates
from lawspeaker.api.admission.standing import LimitUsage, units_of
from lawspeaker.api.exchange import Account, Exchange, Headers
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.operations import is_guarded
from lawspeaker.api.problem_types import INVALID_REQUEST, TOO_MANY_REQUESTS, UNAUTHORIZED
from lawspeaker.api.problems import Problem
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import Store


class RatedAccount(Account):
    """The account to which one request is charged: a ``caller``, which is the name of a key or a network, in one rate limit.

    A request costs one unit for each millisecond of its processor time, and at least one.
    """

    def __init__(self, rates: Rates, caller: str, exchange: Exchange, metrics: Metrics) -> None:
        self._rates = rates
        self._caller = caller
        self._exchange = exchange
        self._metrics = metrics
        self._charged = 0
        self._standing: LimitUsage | None = None

    def afford(self, units: int) -> None:
        """Charges ``units`` in advance. Raises ``Problem`` if the caller has fewer left, or if they exceed the limit.

        Then nothing is charged.
        """
        rate, total = self._rates.rate, self._charged + units
        if total > rate.units:
            detail = f"A batch of {total} questions costs at least {total} ms; the rate limit allows {rate.units} ms."
            raise Problem(INVALID_REQUEST, errors=[{"pointer": "/questions", "detail": detail}])
        self._standing = self._rates.admit(self._caller, units)
        if self._standing.admitted:
            self._charged = total
            return
        if self._charged:  # gives back what was charged before the number of questions was known
            self._standing = self._rates.charge(self._caller, -self._charged)
            self._charged = 0
        self._metrics.count_refusal("rate")
        self._exchange.caller = self._caller  # so that the log shows who is refused
        wait = self._standing.wait(total)
        limit = f"The limit is {rate.units} ms of processor time in {rate.seconds} seconds; each question costs at least 1 ms."
        raise Problem(TOO_MANY_REQUESTS, f"{limit} Retry in {wait} s.", headers=(("Retry-After", str(wait)),))

    def close(self) -> Headers:
        """Charges the cost of the request beyond the units charged in advance. Returns the headers of the rate limit."""
        rest = units_of(self._exchange.work_nanoseconds) - self._charged
        if self._charged and rest > 0:
            self._standing = self._rates.charge(self._caller, rest)
        return self._rates.headers(self._standing) if self._standing else ()

    def another(self, exchange: Exchange) -> "RatedAccount":
        return RatedAccount(self._rates, self._caller, exchange, self._metrics)


class Gate:
    """Checks the API key and the rate limit of each request."""

    def __init__(self, settings: Settings, store: Store | None, metrics: Metrics) -> None:
        self._keys = Keys(settings.api_keys, settings.api_keys_file) if settings.access == "keys" else None
        self._rates = Rates(settings.rate_limit, store) if settings.rate_limit else None
        keyless = settings.keyless_allowance if self._keys else None
        self._keyless = Rates(keyless, store, policy="keyless") if keyless else None
        self._metrics = metrics

    @property
    def has_rates(self) -> bool:
        """Whether there is a rate limit, so that ``settle`` has something to do."""
        return bool(self._rates or self._keyless)

    @property
    def is_open(self) -> bool:
        """Whether it admits every request."""
        return not self._keys and not self._rates

    def settle(self) -> None:
        """Exchanges the counts of all rate limits with other processes. May wait for Redis."""
        for rates in (self._rates, self._keyless):
            if rates:
                rates.settle()

    def admit(self, exchange: Exchange) -> None:
        """Opens the account of a request, and charges one unit. Raises ``Problem`` if the request is refused."""
        if not is_guarded(exchange.path):
            return
        rates, caller = self._caller(exchange)
        if rates is not None:
            exchange.account = RatedAccount(rates, caller, exchange, self._metrics)
            exchange.account.afford(1)

    def _caller(self, exchange: Exchange) -> tuple[Rates | None, str]:
        """The rate limit for a request, and its caller. Raises ``Problem`` if a key is required and missing or invalid."""
        if self._keys is None:
            return self._rates, network(exchange.client)
        header = exchange.headers.get("authorization")
        if header is None and self._keyless:
            return self._keyless, network(exchange.client)
        holder = self._keys.holder(header or "")
        if holder is None:
            self._metrics.count_refusal("key")
            fault = "" if header is None else ', error="invalid_token"'
            raise Problem(UNAUTHORIZED, headers=(("WWW-Authenticate", f'Bearer realm="lawspeaker"{fault}'),))
        exchange.caller = holder
        return self._rates, holder
