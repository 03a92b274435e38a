"""The service, in a worker whose connections have bugs: in refusing, in permitting, and in lingering."""

from typing import NoReturn
from unittest.mock import patch

from lawspeaker.api.front import Front
from lawspeaker.app import application as sound_application
from lawspeaker.serving import connection


class InRefusing(Exception):
    """One of the bugs."""


class InLingering(Exception):
    """Another."""


def _refusal(_: object) -> NoReturn:
    raise InRefusing


def _linger(_: connection.Connection) -> NoReturn:
    raise InLingering


def application() -> Front:
    patch.multiple(connection, refusal=_refusal, _CONTINUE=1).start()
    patch.object(connection.Connection, "_linger", _linger).start()
    return sound_application()
