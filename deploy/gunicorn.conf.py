"""How gunicorn serves the API. ``HOST``, ``PORT``, ``WEB_CONCURRENCY`` (worker processes) and ``THREADS`` may be set."""

import os

wsgi_app = "lawspeaker.api.app:create_app()"
bind = f"{os.environ.get('HOST', '127.0.0.1')}:{os.environ.get('PORT', '8000')}"

worker_class = "gthread"
workers = int(os.environ.get("WEB_CONCURRENCY") or os.cpu_count() or 1)
threads = int(os.environ.get("THREADS") or 4)
reuse_port = True  # without it one worker can take every connection that is kept alive
keepalive = 30

control_socket_disable = True  # it would be made in the home directory, which may be read-only
worker_tmp_dir = "/dev/shm" if os.path.isdir("/dev/shm") else None  # so that a slow disk never looks like a hung worker
