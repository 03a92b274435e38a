"""An application that waits, for tests of how the worker treats clients in the meantime, and workers that wait when they stop."""

import asyncio
import logging
import time
from typing import Any
from unittest.mock import patch

from lawspeaker.api.front import Front
from lawspeaker.serving import connection, worker
from tests.patience import application as patient_application

_log = logging.getLogger("gunicorn.error")


async def _application(scope: Any, receive: Any, send: Any) -> None:
    """Answers `/` at once, `/later` after 0.3 s. `/hang` blocks the event loop."""
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
        return
    await receive()
    match scope["path"]:
        case "/later":
            await asyncio.sleep(0.3)
        case "/on-hang-up":
            _log.warning("waits")
            ended = await receive()
            _log.warning("ended by %s", ended["type"])
            return
        case "/hang":
            time.sleep(3600)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


async def _lifespan(receive: Any, send: Any) -> None:
    """Starts and stops with the server."""
    for moment in ("startup", "shutdown"):
        await receive()
        await send({"type": f"lifespan.{moment}.complete"})


def application() -> Any:
    return _application


def application_of_a_patient_worker() -> Any:
    """The same application in a worker that, when it stops, keeps connections open until their clients have had enough."""
    patch.object(connection, "IDLE_GRACE", 3600).start()
    return _application


def service_of_a_patient_worker() -> Front:
    """The service in such a worker."""
    patch.object(connection, "IDLE_GRACE", 3600).start()
    return patient_application()


def service_of_a_worker_that_stays() -> Front:
    """The service in a worker that, when it stops, accepts connections for longer: those that replace it may be late."""
    patch.object(worker, "HANDOVER", 5).start()
    return patient_application()
