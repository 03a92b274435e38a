"""The command ``serve``: starts gunicorn with the configuration in this package."""

import os
import sys
from typing import NoReturn

from lawspeaker.cli.options import KEY

CONFIGURATION = "python:lawspeaker.serving.configuration"


def serve(host: str | None, port: int | None) -> NoReturn:
    """Replaces this process by the server, so that signals reach it. ``host`` and ``port`` override the environment."""
    chosen = {"LAWSPEAKER_HOST": host, "LAWSPEAKER_PORT": None if port is None else str(port)}
    environment = {name: value for name, value in os.environ.items() if name != KEY}  # that is for clients, and no setting
    environment |= {name: value for name, value in chosen.items() if value is not None}
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-m", "gunicorn", "--config", CONFIGURATION], environment)
