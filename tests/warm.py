"""A process that has loaded the service, and forks each service that tests start. So none of them has to load it again.

It reads a request from each line of standard input and answers it with a line, both in JSON:

- ``[<arguments>, <environment>, <path for output>, <path for errors>]`` runs gunicorn; the answer is its process id.
- ``<process id>`` is answered with its exit code, or ``null`` while it runs.
"""

import gc
import json
import os
import runpy
import signal
import sys
from collections.abc import Callable, Mapping, Sequence

import gunicorn.app.wsgiapp
import gunicorn.arbiter
import uvicorn.server
import uvloop
from prometheus_client import values

from lawspeaker.app import create_front
from tests import serving

LOADED = (gunicorn.app.wsgiapp, gunicorn.arbiter, uvicorn.server, uvloop, serving)
"""What a service loads in addition to the application."""

_values_in_files: Callable[[], type] = values.MultiProcessValue


def main() -> None:
    """Answers requests until standard input ends. In a forked process it becomes gunicorn."""
    create_front()  # loads the games, and what it builds is remembered
    assert "lawspeaker.serving.configuration" not in sys.modules, "it depends on the environment"
    assert "lawspeaker.serving.connection" not in sys.modules, "services must not share its memory"
    gc.collect()
    gc.freeze()
    running = set[int]()
    while line := sys.stdin.readline():
        match json.loads(line):
            case int(pid):
                code = exit_code(pid)
                if code is not None:
                    running.discard(pid)
                print(json.dumps(code), flush=True)
            case [arguments, environment, *files]:
                pid = os.fork()
                if pid == 0:
                    become_gunicorn(arguments, environment, files)
                    return
                running.add(pid)
                print(pid, flush=True)
    for pid in running:  # the tests were killed
        os.kill(pid, signal.SIGQUIT)


def exit_code(pid: int) -> int | None:
    ended, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


def become_gunicorn(arguments: Sequence[str], environment: Mapping[str, str], files: Sequence[str]) -> None:
    """Runs gunicorn in this process, which was just forked, as if it had been started alone."""
    os.setsid()
    for descriptor, path in enumerate([os.devnull, *files]):
        opened = os.open(path, os.O_RDWR | os.O_APPEND)
        os.dup2(opened, descriptor)
        os.close(opened)
    os.environ.clear()
    os.environ.update(environment)
    values.ValueClass = _values_in_files()  # as if it had been imported with the folder that gunicorn makes for metrics
    sys.argv[1:] = arguments
    runpy.run_module("gunicorn", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
