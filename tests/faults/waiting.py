"""An application that waits, for tests of how the worker treats clients in the meantime."""

import asyncio
import logging
import time
from typing import Any, NoReturn
from unittest.mock import patch

from lawspeaker.serving import server

_log = logging.getLogger("gunicorn.error")


async def _application(scope: Any, receive: Any, send: Any) -> None:
    """Answers `/` at once, `/echo` with the request, `/later` after 0.3 s, `/never` never. `/hang` blocks the event loop."""
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
        return
    message = await receive()
    body: bytes = message["body"]
    match scope["path"]:
        case "/echo":
            body = repr((scope["method"], scope["raw_path"], scope["query_string"], scope["headers"], message)).encode()
        case "/later":
            await asyncio.sleep(0.3)
        case "/on-hang-up":
            _log.warning("waits")
            ended = await receive()
            _log.warning("ended by %s", ended["type"])
            return
        case "/never":
            _log.warning("waits")
            await asyncio.Event().wait()
        case "/hang":
            time.sleep(3600)
        case "/fails":
            raise ZeroDivisionError
        case "/fails-late":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"9")]})
            await send({"type": "http.response.body", "body": b"half", "more_body": True})
            raise ZeroDivisionError
        case "/splits":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"a", b"b\r\nc: d")]})
        case "/in-parts":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            for part in (b"a", b"b"):
                await send({"type": "http.response.body", "body": part, "more_body": True})
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": body})


async def _lifespan(receive: Any, send: Any) -> None:
    """Starts and stops with the server."""
    for moment in ("startup", "shutdown"):
        await receive()
        await send({"type": f"lifespan.{moment}.complete"})


async def _unable_to_start(_scope: Any, _receive: Any, _send: Any) -> NoReturn:
    raise ZeroDivisionError


def application() -> Any:
    return _application


def application_of_a_patient_worker() -> Any:
    """The same application in a worker that, when it stops, keeps idle connections open for its whole grace period."""
    patch.object(server, "IDLE_GRACE", 3600).start()
    return _application


def application_that_does_not_start() -> Any:
    return _unable_to_start
