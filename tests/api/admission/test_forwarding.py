"""Forwarding headers: which values are trusted, and which are ignored because a client could have sent them."""

from typing import Any

from lawspeaker.api.admission.callers import network
from lawspeaker.api.admission.forwarding import Forwarding
from lawspeaker.api.exchange import Exchange
from lawspeaker.api.settings import Rate
from tests.client import client_of
from tests.sweeps import each

PEER = "192.0.2.1"
"""The address at the other end of the connection: the innermost proxy, if there is one."""
CALLER = "203.0.113.7"
"""The address that the outermost proxy saw."""
FORGED = "198.51.100.9"
"""An address that a client sent itself."""


def exchange(proxies: int, *fields: tuple[str, str], **scope: Any) -> Exchange:
    """The exchange of a request with these header fields."""
    usual: dict[str, Any] = {
        "method": "POST",
        "path": "/v1/é",
        "raw_path": b"/v1/%C3%A9",
        "query_string": b"explain=all",
        "scheme": "http",
        "http_version": "1.1",
        "client": (PEER, 50_000),
        "headers": [(name.encode("latin-1"), value.encode("latin-1")) for name, value in fields],
    }
    return Forwarding(proxies).exchange(usual | scope)


def caller(proxies: int, *forwarded: str) -> str:
    """The address of the client, if each of ``forwarded`` is sent as a header of its own."""
    return exchange(proxies, *(("x-forwarded-for", value) for value in forwarded)).client


def test_a_request_is_taken_as_it_was_sent() -> None:
    made = exchange(0, ("host", "table.example"), ("accept", "a/b"), ("content-length", "12"))
    assert (made.method, made.path, made.raw_path, made.query) == ("POST", "/v1/é", "/v1/%C3%A9", "explain=all")
    assert (made.client, made.scheme, made.http_version) == (PEER, "http", "1.1")
    assert made.headers == {"host": "table.example", "accept": "a/b", "content-length": "12"}
    assert (made.content_length, made.body) == (12, b"")


@each("length", [(), (("content-length", ""),)])
def test_a_request_that_announces_no_length_has_none(length: tuple[tuple[str, str], ...]) -> None:
    assert exchange(0, *length).content_length == 0


def test_the_values_of_a_field_that_was_sent_several_times_are_a_list() -> None:
    made = exchange(0, ("prefer", "a"), ("accept", "x"), ("prefer", "b, c"), ("prefer", "d"))
    assert made.headers == {"prefer": "a, b, c, d", "accept": "x"}


def test_a_byte_that_is_no_ascii_breaks_nothing() -> None:
    assert exchange(0, ("accept", "\xff")).headers == {"accept": "\xff"}


@each("forwarded", [(FORGED,), (FORGED, FORGED), (f"{FORGED}, {FORGED}",), ("",)])
def test_without_proxies_nobody_is_believed(forwarded: tuple[str, ...]) -> None:
    assert caller(0, *forwarded) == PEER
    made = exchange(0, ("host", "table.example"), ("x-forwarded-host", "evil.example"), ("x-forwarded-proto", "https"))
    assert (made.headers["host"], made.scheme) == ("table.example", "http")


@each(
    "forwarded",
    [
        (CALLER,),
        (f"{FORGED}, {CALLER}",),
        (f"{FORGED},{CALLER}",),
        (f"{FORGED} ,\t {CALLER} ",),
        (FORGED, CALLER),
        (f"{FORGED}, {FORGED}", CALLER),
        ("", CALLER),
        (f", ,, {CALLER}",),
        (f'"{FORGED}, {CALLER}',),
        (f'"{FORGED}", {CALLER}',),
        (f'\\"{FORGED}, {CALLER}',),
        (f'{FORGED}"', CALLER),
        (f"{'1.1.1.1, ' * 1000}{CALLER}",),
    ],
)
def test_behind_one_proxy_the_last_address_is_the_callers_whatever_a_client_wrote_before(forwarded: tuple[str, ...]) -> None:
    assert caller(1, *forwarded) == CALLER


@each("forwarded", [(f"{FORGED}, {CALLER}, 10.0.0.2",), (f"{FORGED}, {CALLER}", "10.0.0.2"), (f'"{FORGED}, {CALLER}, 10.0.0.2',)])
def test_behind_two_proxies_the_last_address_but_one_is_the_callers(forwarded: tuple[str, ...]) -> None:
    assert caller(2, *forwarded) == CALLER


@each("forwarded", [(), (CALLER,), ("",)])
def test_with_fewer_addresses_than_proxies_the_one_that_is_connected_is_the_caller(forwarded: tuple[str, ...]) -> None:
    """The request bypassed a proxy, so its headers are not trusted."""
    assert caller(2, *forwarded) == PEER


@each("written", ['"', '"192.0.2.1', '192.0.2.1"', '"192.0.2.1", "', "'192.0.2.1", "192.0.2.1;", "\xff"])
def test_whoever_makes_up_what_is_no_address_does_not_count_as_the_proxy(written: str) -> None:
    assert network(caller(1, written)) == "unknown"
    assert network(caller(1, FORGED, written)) == "unknown"


@each("proxies, scheme, host", [(1, "https", "table.example"), (2, "ftp", "evil.example")])
def test_scheme_and_host_are_those_that_the_outermost_proxy_saw(proxies: int, scheme: str, host: str) -> None:
    made = exchange(
        proxies, ("host", "10.0.0.2"), ("x-forwarded-proto", "ftp, https"), ("x-forwarded-host", "evil.example, table.example")
    )
    assert (made.scheme, made.headers["host"]) == (scheme, host)


def test_without_these_headers_scheme_and_host_are_those_of_the_connection() -> None:
    made = exchange(1, ("host", "table.example"))
    assert (made.scheme, made.headers["host"]) == ("http", "table.example")


def test_a_socket_without_addresses_has_an_unknown_caller() -> None:
    assert network(exchange(0, client=None).client) == "unknown"


def test_an_unbalanced_quote_makes_nobody_ask_in_the_name_of_the_proxy() -> None:
    client = client_of(rate_limit=Rate(1, 86_400), proxies=1)

    def status(forwarded: str) -> int:
        return client.get(
            "/v1/games", headers={"X-Forwarded-For": forwarded}, environ_overrides={"REMOTE_ADDR": PEER}
        ).status_code

    assert [status(f'"{FORGED}, {CALLER}') for _ in range(2)] == [200, 429]
    assert status(f'"{FORGED}, 203.0.113.8') == 200
