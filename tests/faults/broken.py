"""The service in a worker whose connections have three bugs: in refusals, in ``100 Continue``, and in lingering."""

from typing import NoReturn
from unittest.mock import patch

from lawspeaker.api.front import Front
from lawspeaker.app import application as sound_application
from lawspeaker.serving import connection


class RefusalBug(Exception):
    """Raised instead of sending a refusal."""


class LingerBug(Exception):
    """Raised instead of lingering."""


def _refusal_response(_: object) -> NoReturn:
    raise RefusalBug


def _linger(_: connection.Connection) -> NoReturn:
    raise LingerBug


def application() -> Front:
    patch.multiple(connection, refusal_response=_refusal_response, CONTINUE=1).start()
    patch.object(connection.Connection, "_linger", _linger).start()
    return sound_application()
