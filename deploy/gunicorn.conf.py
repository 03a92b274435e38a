"""How gunicorn serves the API. ``HOST``, ``PORT``, ``WEB_CONCURRENCY`` (worker processes) and ``THREADS`` may be set."""

import os
import socket
import sys
from typing import Any

host = os.environ.get("HOST", "127.0.0.1")
port = int(os.environ.get("PORT", "8000"))

wsgi_app = "lawspeaker.api.app:create_app()"
bind = f"{host}:{port}"
loglevel = "warning"

worker_class = "gthread"
workers = int(os.environ.get("WEB_CONCURRENCY") or os.cpu_count() or 1)
threads = int(os.environ.get("THREADS") or 4)
reuse_port = True  # without it one worker can take every connection that is kept alive
keepalive = 30

control_socket_disable = True  # it would be made in the home directory, which may be read-only
worker_tmp_dir = "/dev/shm" if os.path.isdir("/dev/shm") else None  # so that a slow disk never looks like a hung worker


def on_starting(_server: Any) -> None:
    """Refuses to start where another server listens: by ``reuse_port`` the two would share the port unnoticed."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            sys.exit(f"Lawspeaker cannot listen on {host}, port {port}: {error.strerror}. Set HOST or PORT to another.")


def post_fork(_server: Any, worker: Any) -> None:
    """Says where it listens as soon as the first worker does: by ``reuse_port`` each worker opens a socket of its own."""
    if worker.age == 1:
        print(f"Lawspeaker listens on http://{host}:{port}/", flush=True)
