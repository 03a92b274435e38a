"""Forwarding headers: which values are trusted, and which are ignored because a client could have sent them."""

from typing import Any

from lawspeaker.api.admission.callers import network
from lawspeaker.api.admission.forwarding import Forwarding
from lawspeaker.api.exchange import Exchange
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
    assert exchange(0).content_length == exchange(0, ("content-length", "")).content_length == 0
    several = exchange(0, ("prefer", "a"), ("accept", "\xff"), ("prefer", "b, c"), ("prefer", "d"))
    assert several.headers == {"prefer": "a, b, c, d", "accept": "\xff"}
    assert network(exchange(0, client=None).client) == "unknown"


ONE_PROXY = [
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
]
TWO_PROXIES = [(f"{FORGED}, {CALLER}, 10.0.0.2",), (f"{FORGED}, {CALLER}", "10.0.0.2"), (f'"{FORGED}, {CALLER}, 10.0.0.2',)]


@each(
    "proxies, forwarded, expected",
    [
        *((0, forwarded, PEER) for forwarded in ((FORGED,), (FORGED, FORGED), (f"{FORGED}, {FORGED}",), ("",))),
        *((1, forwarded, CALLER) for forwarded in ONE_PROXY),
        *((2, forwarded, CALLER) for forwarded in TWO_PROXIES),
        *((2, forwarded, PEER) for forwarded in ((), (CALLER,), ("",))),  # bypassed a proxy, so it is not trusted
    ],
)
def test_the_caller_is_whom_the_outermost_proxy_saw(proxies: int, forwarded: tuple[str, ...], expected: str) -> None:
    """Whatever a client wrote before that."""
    assert caller(proxies, *forwarded) == expected


@each("written", ['"', '"192.0.2.1', '192.0.2.1"', '"192.0.2.1", "', "'192.0.2.1", "192.0.2.1;", "\xff"])
def test_a_made_up_address_does_not_count_as_the_proxy(written: str) -> None:
    assert network(caller(1, written)) == "unknown"
    assert network(caller(1, FORGED, written)) == "unknown"


@each("proxies, scheme, host", [(0, "http", "10.0.0.2"), (1, "https", "table.example"), (2, "ftp", "evil.example")])
def test_scheme_and_host_are_those_that_the_outermost_proxy_saw(proxies: int, scheme: str, host: str) -> None:
    forwarded = (("x-forwarded-proto", "ftp, https"), ("x-forwarded-host", "evil.example, table.example"))
    made, plain = exchange(proxies, ("host", "10.0.0.2"), *forwarded), exchange(proxies, ("host", "10.0.0.2"))
    assert (made.scheme, made.headers["host"]) == (scheme, host)
    assert (plain.scheme, plain.headers["host"]) == ("http", "10.0.0.2")
