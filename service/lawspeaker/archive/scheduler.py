"""Checks that there is a Dask scheduler with workers at an address.

This happens before a Dask client is created. The client would wait forever for a server that accepts connections but does not
answer. If it cannot connect, its remaining threads can prevent the process from ending.
"""

import asyncio
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from lawspeaker.archive.errors import ClusterLost, WrongUse

if TYPE_CHECKING:
    from distributed import rpc

_SECONDS_TO_ANSWER = 10
_SECONDS_FOR_WORKERS = 30
"""Workers that start together with the command have so long to arrive."""
_PAUSE = 0.5
_SCHEMES = ("tcp", "tls", "ws", "wss")


def require_address(text: str) -> None:
    """Raises ``WrongUse`` unless ``text`` can be the address of a scheduler."""
    try:
        parts = urlsplit(text if "://" in text else f"tcp://{text}")
        is_address = parts.scheme in _SCHEMES and parts.hostname and parts.port and not (parts.path + parts.query).strip("/")
    except ValueError:  # a port that is no number, or half an IPv6 address
        is_address = False
    if not is_address:
        raise WrongUse(f"{text!r} is not the address of a Dask scheduler. Example: --scheduler tcp://10.0.0.1:8786")


def require_workers(address: str) -> None:
    """Raises ``ClusterLost`` unless a scheduler answers at ``address``, and has at least one worker or gets one soon."""
    asyncio.run(_require_workers(address))


async def _require_workers(address: str) -> None:
    from distributed import Security, rpc

    scheduler = rpc(address, timeout=_SECONDS_TO_ANSWER, connection_args=Security().get_connection_args("client"))
    try:
        async with asyncio.timeout(_SECONDS_FOR_WORKERS):
            while not await _workers(address, scheduler):
                await asyncio.sleep(_PAUSE)
    except TimeoutError:
        sentence = f"The cluster at {address} has no workers. Start some with: dask worker {address} --nthreads 1"
        raise ClusterLost(sentence) from None
    finally:
        for comm in scheduler.comms:
            comm.abort()
        await scheduler.close_rpc()


async def _workers(address: str, scheduler: "rpc") -> int:
    """The number of workers that ``scheduler`` has. Raises ``ClusterLost`` if it is not one."""
    try:
        async with asyncio.timeout(_SECONDS_TO_ANSWER):
            identity = await scheduler.identity(n_workers=0)
        if identity["type"] == "Scheduler":
            return int(identity["n_workers"])
    except OSError:  # a timeout is one, too
        raise ClusterLost(f"No scheduler answers at {address}. Does it run, and can this machine reach it?") from None
    except Exception as error:  # any error that bytes from another program can cause
        raise ClusterLost(f"What answers at {address} is not a Dask scheduler ({type(error).__name__}).") from None
    raise ClusterLost(f"What answers at {address} is not a Dask scheduler, but a {identity['type']}.")
