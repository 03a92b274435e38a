"""The layer that lets requests in: whoever sends no good key, or asks too much, is refused before Flask is reached."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from lawspeaker.api.admission.callers import network
from lawspeaker.api.admission.keys import Keys
from lawspeaker.api.admission.rates import Rates
from lawspeaker.api.exchange import Exchange, exchange
from lawspeaker.api.observation.metrics import Metrics
from lawspeaker.api.operations import VERSION_1
from lawspeaker.api.problem_types import INVALID_REQUEST, TOO_MANY_REQUESTS, UNAUTHORIZED
from lawspeaker.api.problems import Problem
from lawspeaker.api.refusals import refusal
from lawspeaker.api.settings import Settings
from lawspeaker.api.store import Store

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_PLACE = "lawspeaker.account"


class Account:
    """What the questions of one request are charged to: their ``caller``, a key's name or a network."""

    def __init__(self, rates: Rates, caller: str, noted: Exchange, metrics: Metrics) -> None:
        self._rates = rates
        self._caller = caller
        self._noted = noted
        self._metrics = metrics
        self._charged = 0
        self.headers: list[tuple[str, str]] = []
        """How the caller stands, as draft-ietf-httpapi-ratelimit-headers-11 tells it."""

    def charge(self, questions: int) -> None:
        """Counts so many questions more. Raises ``Problem`` if they are too many, now or ever."""
        rate, asked = self._rates.rate, self._charged + questions
        if asked > rate.requests:
            detail = f"{asked} questions are more than may be asked at once here: at most {rate.requests}."
            raise Problem(INVALID_REQUEST, errors=[{"pointer": "/questions", "detail": detail}])
        standing = self._rates.ask(self._caller, questions)
        is_admitted = standing.admitted
        if not is_admitted and self._charged:  # what was let in before it was known to ask so much
            standing = self._rates.ask(self._caller, -self._charged)
        remaining = standing.remaining
        self.headers = [
            ("RateLimit-Policy", f'"default";q={rate.requests};w={rate.seconds}'),
            ("RateLimit", f'"default";r={remaining};t={standing.wait(remaining + 1)}'),
        ]
        if not is_admitted:
            wait = standing.wait(asked)
            self.headers.append(("Retry-After", str(wait)))
            self._metrics.refused("rate")
            self._noted.caller = self._caller  # or nobody could find out who it is
            allowed = f"{rate.requests} questions in {rate.seconds} seconds"
            raise Problem(TOO_MANY_REQUESTS, f"You may ask {allowed}. Seconds until you may ask this: {wait}.")
        self._charged = asked


def charge(environ: "WSGIEnvironment", questions: int) -> None:
    """Counts so many questions beside the one that every request is. Raises ``Problem`` if they are too many, now or ever."""
    account: Account | None = environ.get(_PLACE)
    if account is not None:
        account.charge(questions)


class Admission:
    """``application`` for those alone who may ask, and not more than they may."""

    def __init__(self, application: "WSGIApplication", settings: Settings, store: Store | None, metrics: Metrics) -> None:
        self._application = application
        self._keys = Keys(settings.api_keys, settings.api_keys_file) if settings.access == "keys" else None
        self._rates = Rates(settings.rate_limit, store) if settings.rate_limit else None
        self._metrics = metrics

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        if not environ["PATH_INFO"].startswith(VERSION_1):
            return self._application(environ, start_response)
        caller = self._caller(environ)
        if caller is None:
            self._metrics.refused("key")
            return _unauthorized(environ, start_response)
        if self._rates is None:
            return self._application(environ, start_response)
        account = environ[_PLACE] = Account(self._rates, caller, exchange(environ), self._metrics)

        def started(status: str, headers: list[tuple[str, str]], *failure: Any) -> Any:
            return start_response(status, [*headers, *account.headers], *failure)

        try:
            account.charge(1)
        except Problem as problem:
            return refusal(problem)(environ, started)
        return self._application(environ, started)

    def _caller(self, environ: "WSGIEnvironment") -> str | None:
        if self._keys is None:
            return network(environ.get("REMOTE_ADDR", ""))
        holder = self._keys.holder(environ.get("HTTP_AUTHORIZATION", ""))
        exchange(environ).caller = holder or ""
        return holder


def _unauthorized(environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
    answer = refusal(Problem(UNAUTHORIZED))
    fault = ', error="invalid_token"' if "HTTP_AUTHORIZATION" in environ else ""
    answer.headers["WWW-Authenticate"] = f'Bearer realm="lawspeaker"{fault}'
    return answer(environ, start_response)
