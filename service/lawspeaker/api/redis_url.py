"""Connects to the Redis at a URL: with short timeouts, and without retries."""

from collections.abc import Callable

from redis import ConnectionPool, Redis
from redis.backoff import NoBackoff
from redis.connection import AbstractConnection
from redis.exceptions import RedisError
from redis.retry import Retry

MOST_CONNECTIONS = 1024
"""More than a process has threads."""

_pool: Callable[..., ConnectionPool] = ConnectionPool.from_url  # redis-py has no types for it


def redis_client(url: str, timeout: float) -> Redis:
    """A client of the Redis at ``url``, which has ``timeout`` seconds to connect, and again for each reply. Does not connect yet.

    Raises ``ValueError`` if ``url`` is invalid. The message quotes no part of ``url``, because that may hold a password.
    """
    options = {"socket_timeout": timeout, "socket_connect_timeout": timeout, "retry": Retry(NoBackoff(), 0)}
    try:
        pool = _pool(url, protocol=2, driver_info=None, max_connections=MOST_CONNECTIONS, **options)
    except ValueError:
        raise ValueError("Expected a URL that redis-py accepts: redis://host:6379/0, rediss:// (TLS) or unix://.") from None
    connection: type[AbstractConnection] = pool.connection_class
    try:
        connection(**pool.connection_kwargs)  # does not connect, but refuses unknown options
    except (TypeError, ValueError, RedisError):
        raise ValueError("An option after the ? of the URL is unknown to redis-py, or has a wrong value.") from None
    return Redis.from_pool(pool)
