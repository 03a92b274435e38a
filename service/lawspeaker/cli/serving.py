"""Starting the server: gunicorn, with the configuration that is part of the package."""

import os
import sys
from typing import NoReturn

from lawspeaker.cli.options import KEY

CONFIGURATION = "python:lawspeaker.serving.configuration"


def serve(host: str | None, port: int | None) -> NoReturn:
    """Becomes the server, so that signals reach it. ``host`` and ``port`` replace those of the environment."""
    chosen = {"LAWSPEAKER_HOST": host, "LAWSPEAKER_PORT": None if port is None else str(port)}
    environment = {name: value for name, value in os.environ.items() if name != KEY}  # that is for clients, and no setting
    environment |= {name: value for name, value in chosen.items() if value is not None}
    sys.stdout.flush()
    os.execve(sys.executable, [sys.executable, "-m", "gunicorn", "--config", CONFIGURATION], environment)
