"""All settings of the service, each with its environment variable, schema, default and meaning."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar

from marshmallow import Schema, ValidationError, validate
from marshmallow import fields as shapes

from lawspeaker.adjudication.words.quoting import quoted
from lawspeaker.api.admission import keys

if TYPE_CHECKING:
    from lawspeaker.api.receipts.keyring import Keyring

T = TypeVar("T")

PREFIX = "LAWSPEAKER_"
"""The prefix of the environment variables of all settings."""

_SECONDS = {"second": 1, "minute": 60, "hour": 3600}
_ORIGIN = re.compile(r"[a-z][a-z0-9+.-]*://([a-z0-9._-]+|\[[0-9a-f:]+\])(:[0-9]{1,5})?")
_DEFAULT_PORT = re.compile(r"http://.*:80|https://.*:443")
_SERVICE_LINK = re.compile(r"\w+_(SERVICE_(HOST|PORT(_\w+)?)|PORT_[0-9]+_(TCP|UDP|SCTP)(_\w+)?)")
_SERVICE_LINK_PORT = re.compile(r"(tcp|udp|sctp)://.*")


class SettingsError(ValueError):
    """The settings are invalid, so the service cannot start. Each of ``faults`` is a sentence about one error."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class Rate(NamedTuple):
    """At most ``units`` in ``seconds``. A unit is a millisecond of processor time; each request costs at least one."""

    units: int
    seconds: int


class RateField(shapes.Field[Rate | None]):
    """A rate as an operator writes it, ``6000/minute``; ``off`` is none."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> Rate | None:
        if value == "off":
            return None
        match = re.fullmatch(r"([1-9][0-9]{0,5})/(second|minute|hour)", value)
        if match is None:
            raise ValidationError(f"Expected a rate such as 6000/minute (or /second, or /hour), or off; found {quoted(value)}.")
        return Rate(int(match[1]), _SECONDS[match[2]])


class ListField(shapes.Field[tuple[str, ...]]):
    """Words with commas or white space between them."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **_: Any) -> tuple[str, ...]:
        return tuple(value.replace(",", " ").split())


def setting(default: T, shape: shapes.Field[Any], meaning: str, *, is_secret: bool = False) -> T:
    """A setting: its default, its schema in the environment, and its meaning."""
    dataclass_field: T = field(default=default, metadata={"shape": shape, "meaning": meaning}, repr=not is_secret)
    return dataclass_field


def _integer(least: int, most: int | None = None) -> shapes.Integer:
    """An integer from ``least`` to ``most``, or without an upper limit."""
    invalid = f"Expected an integer {_range(least, most)}; found {{input}}."
    return shapes.Integer(validate=validate.Range(least, most, error=invalid), error_messages={"invalid": invalid})


def _seconds(least: float, most: float) -> shapes.Float:
    """A number of seconds."""
    expected = f"Expected a number of seconds {_range(least, most)}"
    invalid, special = f"{expected}; found {{input}}.", f"{expected}; found infinity or nan."
    return shapes.Float(
        validate=validate.Range(least, most, error=invalid), error_messages={"invalid": invalid, "special": special}
    )


def _range(least: float, most: float | None) -> str:
    return f"of at least {least}" if most is None else f"from {least} to {most}"


def _one_of(*words: str) -> shapes.String:
    return shapes.String(validate=validate.OneOf(words, error="Expected one of {choices}; found {input}."))


def _are_keys(lines: Sequence[str]) -> None:
    try:
        keys.parse(lines)
    except keys.UnusableKeys as unusable:
        raise ValidationError(str(unusable)) from None


def _is_redis_url(url: str) -> None:
    try:
        from lawspeaker.api.redis_url import redis_client  # most run without it

        redis_client(url, timeout=1)
    except ValueError as error:
        raise ValidationError(str(error)) from None


def _are_origins(words: Sequence[str]) -> None:
    """Requires the exact form in which browsers send an origin. Origins are compared as strings, so no other form would match."""
    if wrong := [word for word in words if word != "*" and (not _ORIGIN.fullmatch(word) or _DEFAULT_PORT.fullmatch(word))]:
        form = "a scheme, a host in lower case, and a port if it is not the default, such as https://table.example"
        raise ValidationError(f"Expected origins: {form}; found {', '.join(map(quoted, wrong))}.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings. The environment variable of each is ``LAWSPEAKER_`` and its name in capitals."""

    host: str = setting("127.0.0.1", shapes.String(), "The address to listen on; 0.0.0.0 or :: for all.")
    port: int = setting(8000, _integer(1, 65_535), "The port to listen on.")
    workers: int = setting(
        0, _integer(0, 512), "The number of worker processes; 0 for one on each processor that the service may use."
    )
    receive_timeout: float = setting(
        10.0,
        _seconds(0.1, 600),
        "Seconds within which the whole of a request must arrive, and within which a client must accept some of its answer.",
    )
    grace: int = setting(30, _integer(1, 3600), "Seconds within which open requests must end when the service stops.")
    cache_bytes: int = setting(
        16 * 1024 * 1024,
        _integer(0),
        "Bytes of answers that each worker process caches; 0 for no cache, not even in Redis.",
    )
    redis_url: str = setting(
        "",
        shapes.String(validate=_is_redis_url),
        "The URL of the Redis in which workers and machines share expensive answers and rate limits, as redis-py accepts it: "
        "`redis://`, `rediss://` or `unix://`. Empty for no Redis.",
        is_secret=True,
    )
    redis_timeout: float = setting(
        0.02, _seconds(0.001, 5), "Seconds to wait for a connection to Redis, and again for its reply."
    )
    redis_pause: float = setting(1.0, _seconds(0.01, 600), "Seconds for which Redis is not used after it did not reply.")
    redis_keeps: int = setting(86_400, _integer(1), "Seconds for which Redis keeps an answer.")
    access: str = setting(
        "open",
        _one_of("open", "keys"),
        "Who may use the service: `open` for everybody, `keys` for requests with an API key. "
        "Required if other machines can reach the service.",
    )
    api_keys: tuple[str, ...] = setting(
        (),
        ListField(validate=_are_keys),
        "The hashes of API keys, as `lawspeaker key` prints them, separated by spaces.",
        is_secret=True,
    )
    api_keys_file: str = setting(
        "",
        shapes.String(),
        "A file with such hashes, one on each line. It is read again when it changes.",
    )
    rate_limit: Rate | None = setting(
        None,
        RateField(),
        "The processor time in milliseconds that each API key (or each address, without keys) may use, such as `6000/minute`; "
        "`off` for no limit. Each request counts as at least 1. Required if other machines can reach the service.",
    )
    keyless_allowance: Rate | None = setting(
        None,
        RateField(),
        "What each address may use without an API key if `LAWSPEAKER_ACCESS` is `keys`, such as `600/minute`; `off` if every "
        "request needs a key.",
    )
    proxies: int = setting(
        0,
        _integer(0, 10),
        "The number of proxies in front that add to `X-Forwarded-For`. The address that the outermost one saw is the client's.",
    )
    cors_origins: tuple[str, ...] = setting(
        (),
        ListField(validate=_are_origins),
        "The origins of web pages that may call the API, such as `https://table.example`; `*` for all.",
    )
    receipt_keys: str = setting(
        "",
        shapes.String(),
        "The keys of receipts, as a JWK Set. The one that has the member `d` signs. Empty for no receipts.",
        is_secret=True,
    )
    receipt_keys_file: str = setting(
        "",
        shapes.String(),
        "A file with such keys, as `lawspeaker receipt-key` writes it. It is read at the start.",
    )
    log_level: str = setting(
        "info",
        _one_of("debug", "info", "warning", "error"),
        "The lowest level that is logged. `info` logs a line for each request.",
    )
    tracing: bool = setting(
        False,
        shapes.Boolean(error_messages={"invalid": "Expected true or false; found {input}."}),
        "Whether OpenTelemetry exports spans. It has its own `OTEL_` variables.",
    )

    @classmethod
    def read(cls, environment: Mapping[str, str]) -> Self:
        """The settings in ``environment``, where an empty variable counts as not set. Reads no files. Raises ``SettingsError``.

        The error lists all faults. A setting that is misspelled or invalid is not reported as missing, too.
        """
        variables = {name: value for name, value in environment.items() if name.startswith(PREFIX) and value}
        services = [name for name, value in variables.items() if _is_service_link(name, value)]
        unknown = {name: _closest_setting(name) for name in variables if name not in _BY_VARIABLE and name not in services}
        known = {
            name: variables[variable(name)] for name in _BY_VARIABLE.values() if variable(name) in variables.keys() - services
        }
        invalid = _SHAPE.validate(known)
        settings = cls(**_SHAPE.load({name: value for name, value in known.items() if name not in invalid}))
        faults = [
            *([_set_by_kubernetes(services)] if services else []),
            *(_unknown(name, meant) for name, meant in unknown.items()),
            *(f"{variable(name)}: {' '.join(faults)}" for name, faults in invalid.items()),
            *settings._missing({*known, *unknown.values()}),
            *settings._unused({*invalid, *unknown.values()}),
        ]
        if faults:
            raise SettingsError(faults)
        return settings

    def check_keys(self) -> None:
        """Checks that there is a key in the file of keys. Raises ``SettingsError``.

        Only for the start of the service: if the file becomes invalid later, that is only logged.
        """
        if not self.api_keys_file:
            return
        try:
            if keys.read_file(self.api_keys_file) or self.api_keys:
                return
            fault = "it has no key."
        except keys.UnusableKeys as unusable:
            fault = str(unusable)
        raise SettingsError([f"{variable('api_keys_file')}: {self.api_keys_file}: {fault}"])

    def read_receipt_keys(self) -> "Keyring | None":
        """The keys of receipts; ``None`` if there are none. Reads their file. Raises ``SettingsError``."""
        if not self.receipt_keys and not self.receipt_keys_file:
            return None
        from lawspeaker.api.receipts import keyring  # its cryptography takes a while to import

        name, jwk_sets = "receipt_keys", []
        try:
            if self.receipt_keys:
                jwk_sets.append(keyring.parse(self.receipt_keys.encode(errors="replace")))
                keyring.Keyring.of(*jwk_sets)
            if self.receipt_keys_file:
                name = "receipt_keys_file"
                jwk_sets.append(keyring.read_file(self.receipt_keys_file))
            return keyring.Keyring.of(*jwk_sets)
        except keyring.UnusableKeys as unusable:
            place = f"{self.receipt_keys_file}: " if name == "receipt_keys_file" else ""
            raise SettingsError([f"{variable(name)}: {place}{unusable}"]) from None

    def _missing(self, present: Collection[str]) -> Iterator[str]:
        """A sentence for each required setting that is missing. ``present`` are the names that are set, validly or not."""
        has_keys = not {"api_keys", "api_keys_file"}.isdisjoint(present)
        if self.access == "keys" and not has_keys:
            yield f"{variable('access')} is keys, but no key is set. Set {variable('api_keys')} or {variable('api_keys_file')}."
        if has_keys and "access" not in present:
            yield f"There are API keys, but {variable('access')} is not set. Set it to keys to require them, or to open."
        if _is_loopback(self.host):
            return
        reachable = f"{variable('host')} is {self.host}, so other machines can reach the service."
        if "access" not in present:
            yield f"{reachable} Set {variable('access')} to keys, or to open if everybody may use it."
        if "rate_limit" not in present:
            yield f"{reachable} Set {variable('rate_limit')} to a rate such as 6000/minute, or to off."

    def _unused(self, faulty: Collection[str]) -> Iterator[str]:
        """A sentence for each setting that has no effect. ``faulty`` are the names of settings that have an error already."""
        if self.keyless_allowance and self.access != "keys" and "access" not in faulty:
            allowance, access = variable("keyless_allowance"), variable("access")
            yield f"{allowance} has no effect unless API keys are required. Set {access} to keys, or {allowance} to off."


def variable(name: str) -> str:
    """The environment variable of the setting ``name``."""
    return PREFIX + name.upper()


_BY_VARIABLE = {variable(one.name): one.name for one in fields(Settings)}
_SHAPE = Schema.from_dict({one.name: one.metadata["shape"] for one in fields(Settings)}, name="SettingsShape")()


def _is_service_link(name: str, value: str) -> bool:
    """Whether this is a variable that Kubernetes sets in each pod for a Service whose name begins with lawspeaker."""
    return bool(_SERVICE_LINK.fullmatch(name)) or (name.endswith("_PORT") and bool(_SERVICE_LINK_PORT.fullmatch(value)))


def _set_by_kubernetes(names: Sequence[str]) -> str:
    why = "because of a Service whose name begins with lawspeaker"
    return f"Kubernetes sets {', '.join(names)} {why}. Set enableServiceLinks: false in the specification of the pod."


def _closest_setting(name: str) -> str:
    """The setting with the most similar variable, if ``name`` may be a misspelling of it; else empty."""
    return next(iter(get_close_matches(name.removeprefix(PREFIX).lower(), _BY_VARIABLE.values(), n=1)), "")


def _unknown(name: str, meant: str) -> str:
    hint = f" Did you mean {variable(meant)}?" if meant else ""
    return f"{name} is not a setting.{hint}"


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"
