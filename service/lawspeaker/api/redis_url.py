"""Connects to the Redis at a URL: with short timeouts, without retries, and with the limits of ``redis_replies``."""

import re
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

from redis import ConnectionPool, Redis, RedisCluster
from redis.backoff import NoBackoff
from redis.cluster import ClusterNode
from redis.connection import Connection, SSLConnection, parse_url
from redis.exceptions import RedisError
from redis.retry import Retry
from redis.sentinel import Sentinel

from lawspeaker.api.redis_replies import BoundedParser

_SEVERAL_HOSTS = re.compile(
    r"(?P<scheme>rediss?)\+(?P<kind>sentinel|cluster)://(?P<user>[^@/?#]*@)?(?P<hosts>[^@/?#]+)"
    r"(?:/(?P<service>[^/?#]+)(?P<database>/[0-9]+)?)?/?(?P<query>\?[^#]*)?"
)
"""``redis+sentinel://user:password@host:port,host:port/service/database`` or ``redis+cluster://user:password@host:port,host:port``."""
_DEFAULT_PORTS = {"sentinel": 26379, "cluster": 6379}
_FORMS = (
    "Expected a URL that begins with redis://, rediss:// (TLS) or unix://, as redis-py accepts it, or one of these forms: "
    "redis+sentinel://host:port,host:port/service/database or redis+cluster://host:port,host:port (with rediss for TLS)."
)
_POOL_OPTIONS = ("connection_class", "max_connections")

Connect = Callable[[], Redis]
Options = dict[str, Any]

# redis-py has no types for these.
_cluster_node: Callable[[str, int], ClusterNode] = ClusterNode
_sentinel: Callable[..., Sentinel] = Sentinel
_parse_url: Callable[[str], Options] = parse_url


def connector(url: str, timeout: float) -> Connect:
    """A function that makes a client of the Redis at ``url``. Redis has ``timeout`` seconds to connect, and again for each reply.

    A client of a cluster connects at once, to get the list of nodes; any other connects when it is used. Raises ``ValueError``
    if ``url`` is invalid. The message quotes no part of ``url``, because that may hold a password.
    """
    match = _SEVERAL_HOSTS.fullmatch(url)
    if match is None:
        return _single(url, timeout)
    options = _options(f"{match['scheme']}://{match['user'] or ''}host{match['query'] or ''}", timeout)
    options["ssl"] = options.pop("connection_class", Connection) is SSLConnection
    del options["host"]
    nodes = [_address(host, _DEFAULT_PORTS[match["kind"]]) for host in match["hosts"].split(",")]
    if match["kind"] == "cluster":
        if match["service"] or "db" in options:
            raise ValueError("The URL of a cluster must end with its nodes, because a cluster has no numbered databases.")
        return _cluster(nodes, options)
    if not match["service"]:
        raise ValueError("The URL of sentinels must end with the name of the service: redis+sentinel://host:26379/service.")
    database = {"db": int(match["database"][1:])} if match["database"] else {}
    return _with_sentinels(nodes, match["service"], {**options, **database})


def _single(url: str, timeout: float) -> Connect:
    options = _options(url, timeout)
    if not url.startswith("unix:") and not re.fullmatch("/?[0-9]*", urlsplit(url).path):
        raise ValueError("The path of the URL must be the number of a database, as in redis://host/0.")
    return lambda: Redis.from_pool(ConnectionPool(**options))


def _cluster(nodes: list[tuple[str, int]], options: Options) -> Connect:
    retry = options.pop("retry")
    del options["redis_connect_func"]  # the cluster has its own
    start = [_cluster_node(host, port) for host, port in nodes]
    # ``RedisCluster`` has the same commands, but is no subclass of ``Redis``.
    return lambda: cast(Redis, _Cluster(startup_nodes=list(start), retry=retry, **options))


class _Cluster(RedisCluster):
    def on_connect(self, connection: Any) -> None:
        connection.set_parser(BoundedParser)
        begin: Callable[[Any], None] = super().on_connect
        begin(connection)


def _with_sentinels(sentinels: list[tuple[str, int]], service: str, options: Options) -> Connect:
    sentinel_options = {name: value for name, value in options.items() if name not in ("db", "username", "password")}

    def connect() -> Redis:
        master_for: Callable[..., Redis] = _sentinel(sentinels, sentinel_kwargs=sentinel_options).master_for
        return master_for(service, **options)

    return connect


def _options(url: str, timeout: float) -> Options:
    """The options of redis-py for a connection to ``url``."""
    defaults = {"socket_timeout": timeout, "socket_connect_timeout": timeout, "driver_info": None, "max_connections": 1024}
    fixed = {"retry": Retry(NoBackoff(), 0), "protocol": 2, "decode_responses": False, "redis_connect_func": _begin}
    try:
        options: Options = {**defaults, **_parse_url(url), **fixed}
    except ValueError:
        raise ValueError(_FORMS) from None  # its message may quote the URL
    connection_options = {name: value for name, value in options.items() if name not in _POOL_OPTIONS}
    try:
        options.get("connection_class", Connection)(**connection_options)  # does not connect, but refuses unknown options
    except (TypeError, ValueError, RedisError):
        raise ValueError("An option after the ? of the URL is unknown to redis-py, or has a wrong value.") from None
    return options


def _begin(connection: Any) -> None:
    """Sets up a new ``connection``. Unlike the option ``parser_class``, this hook works with sentinels, too."""
    connection.set_parser(BoundedParser)
    connection.on_connect()


def _address(host: str, default_port: int) -> tuple[str, int]:
    try:
        address = urlsplit(f"//{host}")
        name, port = address.hostname, address.port
    except ValueError:
        raise ValueError(_FORMS) from None
    if not name:
        raise ValueError(_FORMS)
    return name, port or default_port
