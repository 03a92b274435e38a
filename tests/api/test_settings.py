"""Settings, and the faults that keep the service from starting."""

from dataclasses import fields
from pathlib import Path

import pytest

from lawspeaker.api.admission.keys import hash_key, new_key
from lawspeaker.api.settings import PREFIX, Rate, Settings, SettingsError, variable
from tests.receipt_keys import jwk_set, private_jwk
from tests.sweeps import each

KEY = str(hash_key("table", new_key()))
DECIDED = {"access": "open", "rate_limit": "off"}


def read(**settings: str) -> Settings:
    return Settings.read({variable(name): value for name, value in settings.items()})


def faults(**settings: str) -> list[str]:
    """The faults of these settings."""
    with pytest.raises(SettingsError) as raised:
        read(**settings)
    assert str(raised.value) == "\n".join(raised.value.faults)
    return list(raised.value.faults)


def test_what_is_not_set_or_empty_has_its_default() -> None:
    assert Settings.read({}) == Settings.read({"PATH": "/bin", "lawspeaker_port": "x", "LAWSPEAKERPORT": "x"}) == Settings()
    assert read(**dict.fromkeys(Settings.__dataclass_fields__, "")) == Settings()


def test_settings_are_read(tmp_path: Path) -> None:
    sent = {
        "host": "0.0.0.0",
        "port": "80",
        "workers": "3",
        "receive_timeout": "2.5",
        "grace": "60",
        "cache_bytes": "0",
        "redis_url": "redis://user:secret@cache:6379/1",
        "redis_timeout": "0.1",
        "redis_pause": "5",
        "redis_keeps": "60",
        "access": "keys",
        "api_keys": KEY,
        "api_keys_file": str(tmp_path / "nowhere"),
        "rate_limit": "6000/minute",
        "keyless_allowance": "60/minute",
        "proxies": "2",
        "cors_origins": "https://table.example, http://localhost:5173",
        "receipt_keys": jwk_set(private_jwk()),
        "receipt_keys_file": str(tmp_path / "nowhere"),
        "log_level": "warning",
        "tracing": "true",
    }
    assert sent.keys() == Settings.__dataclass_fields__.keys()
    settings = read(**sent)
    assert all(getattr(settings, one.name) != one.default for one in fields(Settings))
    assert (settings.port, settings.receive_timeout, settings.cache_bytes) == (80, 2.5, 0)
    assert settings.rate_limit == Rate(6000, 60)
    assert settings.cors_origins == ("https://table.example", "http://localhost:5173")


@each(
    "name, value",
    [
        *(("port", port) for port in ("0", "65536", "80.5", "http")),
        ("workers", "513"),
        *(("receive_timeout", seconds) for seconds in ("0", "nan", "10s")),
        ("grace", "1.5"),
        ("cache_bytes", "16M"),
        ("redis_keeps", "a day"),
        ("access", "KEYS"),
        *(("rate_limit", rate) for rate in ("0/minute", "600", "600/day", "600 / minute", "1000000/minute", "600/minute\n")),
        ("keyless_allowance", "none"),
        ("proxies", "11"),
        *(("cors_origins", origin) for origin in ("table.example", "https://table.example/", "null", "https://TABLE.example")),
        *(
            ("cors_origins", origin)
            for origin in ("https://table.example:443", "https://*.example", "https://user@table.example")
        ),
        ("log_level", "INFO"),
        ("tracing", "2"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str) -> None:
    (fault,) = faults(**{name: value})
    assert fault.startswith(f"{variable(name)}: ")


@each(
    "name, value, fault",
    [
        ("port", "http", "Expected an integer from 1 to 65535; found http."),
        ("cache_bytes", "-1", "Expected an integer of at least 0; found -1."),
        ("redis_timeout", "inf", "Expected a number of seconds from 0.001 to 5; found infinity or nan."),
        ("access", "shut", "Expected one of open, keys; found shut."),
    ],
)
def test_a_fault_says_what_was_expected_and_found(name: str, value: str, fault: str) -> None:
    assert faults(**{name: value}) == [f"{variable(name)}: {fault}"]


@each(
    "origin",
    ["*", "https://table.example", "http://localhost:5173", "http://[::1]:8080", "https://t.example:80", "capacitor://localhost"],
)
def test_whatever_a_browser_sends_is_an_origin(origin: str) -> None:
    assert read(cors_origins=origin).cors_origins == (origin,)


def test_a_misspelled_setting_hides_no_other_fault() -> None:
    sentences = faults(prot="80", workers="-1", access="shut", host="0.0.0.0", service_host="10.0.0.1", rate_limit="off")
    assert [fault.partition(" ")[0] for fault in sentences] == [
        "Kubernetes",
        "LAWSPEAKER_PROT",
        "LAWSPEAKER_WORKERS:",
        "LAWSPEAKER_ACCESS:",
    ]


@each(
    "sent, names",
    [
        ({"keyless_allowance": "600/minute", "acess": "keys", "rate_limit": "off"}, ["LAWSPEAKER_ACESS"]),
        ({"acess": "keys", "rate_limit": "often"}, ["LAWSPEAKER_ACESS", "LAWSPEAKER_RATE_LIMIT:"]),
        ({"access": "keys", "api_keys": "nonsense", "rate_limit": "off"}, ["LAWSPEAKER_API_KEYS:"]),
    ],
)
def test_a_faulty_setting_is_not_also_missing(sent: dict[str, str], names: list[str]) -> None:
    assert [fault.partition(" ")[0] for fault in faults(host="0.0.0.0", **sent)] == names


@each("wrong, meant", [("PROT", "PORT"), ("REDIS", "REDIS_URL"), ("WORKER", "WORKERS"), ("Port", "PORT"), ("XYZZY", "")])
def test_an_unknown_setting_is_reported_with_a_guess(wrong: str, meant: str) -> None:
    guess = f" Did you mean {PREFIX}{meant}" if meant else "$"
    with pytest.raises(SettingsError, match=f"^{PREFIX}{wrong} is not a setting.{guess}"):
        Settings.read({PREFIX + wrong: "1"})


@each("service", ["LAWSPEAKER", "LAWSPEAKER_REDIS"])
def test_variables_of_kubernetes_are_reported_with_the_remedy(service: str) -> None:
    links = {
        f"{service}_SERVICE_HOST": "10.0.0.1",
        f"{service}_SERVICE_PORT": "8000",
        f"{service}_SERVICE_PORT_HTTP": "8000",
        f"{service}_PORT": "tcp://10.0.0.1:8000",
        f"{service}_PORT_8000_TCP": "tcp://10.0.0.1:8000",
        f"{service}_PORT_8000_TCP_PROTO": "tcp",
        f"{service}_PORT_8000_TCP_PORT": "8000",
        f"{service}_PORT_8000_TCP_ADDR": "10.0.0.1",
    }
    for sent in (links, *({name: value} for name, value in links.items())):
        with pytest.raises(SettingsError) as raised:
            Settings.read(sent)
        (fault,) = raised.value.faults
        assert "enableServiceLinks: false" in fault
        assert all(name in fault for name in sent)


@each("host", ["0.0.0.0", "::", "192.0.2.1", "2001:db8::1", "table.example", "localhost.example", "127.0.0.1.example"])
def test_only_on_loopback_nothing_has_to_be_decided(host: str) -> None:
    for loopback in ("127.0.0.1", "127.0.0.2", "::1", "localhost", "LocalHost"):
        assert read(host=loopback).host == loopback
    access, rate = faults(host=host)
    assert all(fault.startswith(f"LAWSPEAKER_HOST is {host}") for fault in (access, rate))
    assert ("LAWSPEAKER_ACCESS" in access, "LAWSPEAKER_RATE_LIMIT" in rate) == (True, True)
    assert faults(host=host, access="open") == [rate]
    assert faults(host=host, rate_limit="6000/minute") == [access]
    assert read(host=host, **DECIDED).host == host


def test_keys_and_access_and_the_allowance_belong_together() -> None:
    for expected, sent in (
        ("LAWSPEAKER_API_KEYS_FILE", {"access": "keys"}),
        ("LAWSPEAKER_ACCESS", {"api_keys": KEY}),
        ("LAWSPEAKER_ACCESS to keys", {"keyless_allowance": "600/minute", **DECIDED}),
    ):
        (fault,) = faults(**sent)
        assert expected in fault
    assert fault.startswith("LAWSPEAKER_KEYLESS_ALLOWANCE ")
    assert read(api_keys=KEY, access="keys").access == "keys"
    assert read(api_keys=KEY, access="open").access == "open"
    assert read(keyless_allowance="600/minute", access="keys", api_keys=KEY).keyless_allowance == Rate(600, 60)
    assert read(keyless_allowance="off", **DECIDED).keyless_allowance is None


def test_malformed_keys_stop_the_start_and_are_not_quoted() -> None:
    secret = new_key()
    (fault,) = faults(access="keys", api_keys=f"{KEY} {secret}")
    assert fault.startswith("LAWSPEAKER_API_KEYS: entry 2 ")
    assert secret not in fault
    assert KEY not in fault


def test_a_bad_file_of_keys_stops_the_first_start(tmp_path: Path) -> None:
    def fault(file: Path) -> str:
        settings = read(access="keys", api_keys_file=str(file))  # every worker does this again
        with pytest.raises(SettingsError) as raised:
            settings.check_keys()
        return str(raised.value)

    file, secret = tmp_path / "keys", new_key()
    missing = fault(file)
    file.write_text(f"# who may ask\n{KEY}\n{secret}\n", encoding="utf-8")
    malformed = fault(file)
    file.write_text("# nobody\n", encoding="utf-8")
    empty = fault(file)
    folder = fault(tmp_path)
    assert all(sentence.startswith(f"LAWSPEAKER_API_KEYS_FILE: {file}: ") for sentence in (missing, malformed, empty))
    assert ("line 3" in malformed, secret in malformed) == (True, False)
    assert "directory" in folder


def test_secrets_are_not_shown_where_settings_are() -> None:
    shown = repr(read(access="keys", api_keys=KEY, redis_url="redis://user:secret@cache"))
    assert not [secret for secret in (KEY, KEY[-64:], "secret", "cache:") if secret in shown]
    (fault,) = faults(redis_url="redis://user:secret@cache:port")
    assert "secret" not in fault
