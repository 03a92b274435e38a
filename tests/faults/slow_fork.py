"""The service with workers that take a while, after they are forked, until they handle signals."""

import os
import time

from lawspeaker.api.front import Front
from lawspeaker.app import application as sound_application

SECONDS = 2


def application() -> Front:
    os.register_at_fork(after_in_child=lambda: time.sleep(SECONDS))
    return sound_application()
