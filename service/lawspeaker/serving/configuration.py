"""How gunicorn serves the API: ``gunicorn --config python:lawspeaker.serving.configuration``, which ``lawspeaker serve`` runs.

All that can be set is a setting of the service: ``LAWSPEAKER_...``, see ``deploy/README.md``.
"""

import atexit
import gc
import os
import resource
import shutil
import socket
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from lawspeaker.api.observation.log import gunicorn_logging
from lawspeaker.api.settings import Settings, SettingsError
from lawspeaker.processors import processors
from lawspeaker.serving.connection import Connection
from lawspeaker.serving.worker import LoopWorker

METRICS = "PROMETHEUS_MULTIPROC_DIR"
"""The folder in which the workers write their metrics, so that each of them can report those of all."""
OWN_METRICS = f"lawspeaker-metrics-{os.getpid()}-"
"""How the name of that folder begins if it was made here."""
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
"""A folder that is no disk, which could be slow or full; ``None`` for the usual one."""
OPEN_FILES = 8_192
KEPT_FREE = 256
"""Open files that are no connections of clients."""


def connections() -> int:
    """How many clients a worker may have, after asking for as many open files as there may be."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY or most > OPEN_FILES:
        most = max(now, OPEN_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    if most <= KEPT_FREE:
        sys.exit(f"A process may have only {most} files open (ulimit -n). Lawspeaker needs {KEPT_FREE} plus one for each client.")
    return most - KEPT_FREE


def remove_metrics(maker: int) -> None:
    """Removes the folder of the metrics, in the process that made it."""
    if os.getpid() == maker:
        shutil.rmtree(os.environ[METRICS], ignore_errors=True)


try:
    settings = Settings.read(os.environ)
except SettingsError as error:
    sys.exit("\n".join(error.faults))

worker_connections = connections()

if not os.environ.get(METRICS):  # before the application is loaded, which writes there
    os.environ[METRICS] = tempfile.mkdtemp(prefix=OWN_METRICS, dir=MEMORY)
    atexit.register(remove_metrics, os.getpid())

wsgi_app = "lawspeaker.app:application()"
preload_app = True  # so that a worker starts at once and shares its memory; what is read from files or connected comes later
logconfig_dict = gunicorn_logging(settings)
if sys.stderr.isatty() and settings.log_level == "info":  # so that the address is easy to see
    logconfig_dict["loggers"]["gunicorn.error"]["level"] = "WARNING"

address = f"[{settings.host}]" if ":" in settings.host else settings.host
bind = f"{address}:{settings.port}"
reuse_port = True  # each worker listens for itself, and the kernel spreads connections over them
keepalive = 75  # longer than proxies keep a connection that they do not use, 60 s, or they send into one that is just closed

worker_class = LoopWorker
Connection.receive_timeout = settings.receive_timeout
workers = settings.workers or processors()
graceful_timeout = settings.grace
timeout = settings.grace + 5  # a worker reports nothing while it stops
worker_tmp_dir = MEMORY  # so that a slow disk never looks like a hung worker
control_socket_disable = True  # it would be made in the home directory, which may be read-only


def on_starting(_server: Any) -> None:
    """Refuses to start where another server listens or no API key could be known. Clears what earlier ones left."""
    refuse_taken_port()
    try:
        settings.check_keys()
    except SettingsError as error:
        sys.exit("\n".join(error.faults))
    folder = Path(os.environ[METRICS])
    for left_over in (one for one in folder.glob("*.db") if not one.stem.endswith(f"_{os.getpid()}")):
        left_over.unlink()


RARELY = 200
"""Collections of younger garbage between two full ones. A full one holds up all clients of a worker for some 50 ms; rulings leave
nothing behind that needs one, see ``adjudication.rules.view.View.forget``."""


def when_ready(_server: Any) -> None:
    """Leaves what is loaded out of all garbage collections, so that workers go on sharing it."""
    from lawspeaker.api.streams.shapes import NDJSON  # it loads the metrics, which have to know the folder, made here

    Connection.streamed = NDJSON.encode()
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 20, RARELY)


def post_fork(_server: Any, worker: LoopWorker) -> None:
    """Called in each worker once it listens. The first one says where."""
    if worker.age == 1:
        with suppress(OSError):  # nobody has to hear it
            print(f"Lawspeaker listens on http://{bind}/", flush=True)


def refuse_taken_port() -> None:
    """Exits where another server listens, at once and with a sentence; gunicorn would try for five seconds."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            sys.exit(
                f"Lawspeaker cannot listen on {settings.host}, port {settings.port}: {error.strerror}. "
                "Set LAWSPEAKER_HOST or LAWSPEAKER_PORT to another."
            )


def child_exit(_server: Any, worker: LoopWorker) -> None:
    """Removes the metrics of a worker that has ended."""
    from lawspeaker.api.observation.metrics import worker_gone  # it has to know the folder, which this file makes

    worker_gone(int(worker.pid))
