"""URLs of Redis, valid and invalid ones."""

from contextlib import closing
from typing import Any

import pytest
from redis.connection import Connection, SSLConnection, UnixDomainSocketConnection

from lawspeaker.api.redis_url import redis_client
from lawspeaker.api.settings import Settings, SettingsError
from tests.sweeps import each

TIMEOUT = 1.0


@each(
    "url, kind, expected",
    [
        ("redis://cache:6380/3", Connection, {"host": "cache", "port": 6380, "db": 3}),
        ("redis://user:p%40ss@[::1]/0", Connection, {"username": "user", "password": "p@ss", "host": "::1", "db": 0}),
        ("redis://cache?socket_timeout=3", Connection, {"socket_timeout": 3.0, "socket_connect_timeout": TIMEOUT}),
        ("rediss://cache?ssl_ca_certs=/ca.pem", SSLConnection, {"host": "cache", "ssl_ca_certs": "/ca.pem"}),
        ("unix:///run/redis.sock?db=2", UnixDomainSocketConnection, {"path": "/run/redis.sock", "db": 2}),
    ],
)
def test_redis_is_named_as_in_redis_py(url: str, kind: type[Connection], expected: dict[str, Any]) -> None:
    with closing(redis_client(url, TIMEOUT)) as client:
        assert client.connection_pool.connection_class is kind
        made: dict[str, Any] = client.connection_pool.connection_kwargs
        assert {name: made.get(name) for name in expected} == expected
        assert made["retry"].get_retries() == 0
        assert made["socket_connect_timeout"] == TIMEOUT
        assert made["socket_timeout"] == expected.get("socket_timeout", TIMEOUT)


@each(
    "url",
    [
        "cache",
        "cache:6379",
        "http://cache",
        "redis:/cache",
        "redis://cache:port",
        "redis://cache:99999",
        "redis://cache?sockettimeout=3",
        "redis://cache?socket_timeout=soon",
        "rediss://cache?ssl_cert_reqs=maybe",
        "redis://:xyzzy#plugh@cache:port",
        "redis://:plugh@cache?xyzzy=plugh",
    ],
)
def test_any_other_url_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(SettingsError) as raised:
        Settings.read({"LAWSPEAKER_REDIS_URL": url})
    (fault,) = raised.value.faults
    assert fault.startswith("LAWSPEAKER_REDIS_URL: ")
    assert "xyzzy" not in fault
    assert "plugh" not in fault
