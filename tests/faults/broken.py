"""The service, in a worker that has bugs: in refusing, in letting one go on, and when a client parts."""

from selectors import EVENT_READ
from typing import NoReturn
from unittest.mock import patch

from flask import Flask
from gunicorn.workers.gthread import TConn

from lawspeaker.app import application as sound_application
from lawspeaker.serving import worker


class InRefusing(Exception):
    """One of the bugs."""


class InParting(Exception):
    """Another."""


def _refusal(_: object) -> NoReturn:
    raise InRefusing


def _parting() -> NoReturn:
    raise InParting


def _drain(self: worker.PatientWorker, conn: TConn, deadline: float) -> None:
    self._wait(conn, EVENT_READ, deadline, worker._Wait(_parting))


def application() -> Flask:
    patch.multiple(worker, refusal=_refusal, _GO_AHEAD=None).start()
    patch.object(worker.PatientWorker, "_drain", _drain).start()
    return sound_application()
