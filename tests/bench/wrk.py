"""Runs wrk, which keeps a server busy over several connections, and parses its output."""

import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.bench import cpu

CONNECTIONS = 16
SECONDS = 1
"""The duration of one run in seconds."""

HOW_TO_GET_IT = (
    "wrk, which the benchmark asks with, is not installed: apt-get install wrk (Debian, Ubuntu) or dnf install wrk (Fedora)."
)

_SCRIPT = """
local file = io.open("{body}", "rb")
local body = file:read("*a")
file:close()
wrk.method = "{method}"
wrk.body = body
wrk.headers["Content-Type"] = "application/json"

function done(summary, latency, requests)
  local failed = summary.errors
  io.write(string.format(
    "figures requests=%d microseconds=%d p50=%d p99=%d refused=%d broken=%d\\n",
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    failed.status, failed.connect + failed.read + failed.write + failed.timeout))
end
"""

_VARIED = """
local number = 0

function request()
  local rest, blanks = number, {}
  for place = 1, 24 do
    blanks[place] = rest % 2 == 0 and " " or "\\t"
    rest = math.floor(rest / 2)
  end
  number = number + 1
  return wrk.format(nil, nil, nil, body .. table.concat(blanks))
end
"""
"""A script that makes every body a different text, so that no answer comes from a cache."""


class Target(NamedTuple):
    """The server and the request for wrk."""

    url: str
    pids: Sequence[int]
    """The processes that answer."""
    body: bytes = b""
    """The body for POST; if it is empty, the method is GET."""
    is_varied: bool = False
    """Whether each body is a different text."""


class Summary(NamedTuple):
    """What wrk reports of one run."""

    requests: int
    seconds: float
    p50: float
    """The time in which half of the requests were answered, in milliseconds."""
    p99: float


class Load(NamedTuple):
    """The figures of one run."""

    per_second: float
    """Requests per second."""
    cpu: float
    """CPU time of the server for a request in microseconds."""
    p50: float
    """The median time in milliseconds."""
    p99: float


def require() -> None:
    """Raises ``SystemExit`` with a hint how to install wrk if it is missing."""
    if shutil.which("wrk") is None:
        raise SystemExit(HOW_TO_GET_IT)


def run(target: Target, seconds: int = SECONDS) -> Load:
    """Runs wrk. Raises ``RuntimeError`` if any request was refused or not answered."""
    with tempfile.TemporaryDirectory() as folder:
        sent, script = Path(folder, "body"), Path(folder, "script.lua")
        sent.write_bytes(target.body)
        written = _SCRIPT.format(body=sent, method="POST" if target.body else "GET")
        script.write_text(written + _VARIED * target.is_varied, encoding="utf-8")
        how = ["--threads", "1", "--connections", str(CONNECTIONS), "--duration", f"{seconds}s", "--script", str(script)]
        cpu.wait_until_idle(target.pids)  # the server may still work on the last requests of an earlier run
        before = cpu.time_used(target.pids)
        ran = subprocess.run(["wrk", *how, target.url], capture_output=True, text=True, check=False)
        taken = cpu.time_used(target.pids) - before
    summary = read(ran.stdout + ran.stderr, target.url)
    return Load(summary.requests / summary.seconds, taken / summary.requests * 1e6, summary.p50, summary.p99)


def read(output: str, url: str) -> Summary:
    """The figures in what wrk wrote about ``url``. Raises ``RuntimeError`` if there are none, or if requests failed."""
    found = next((line for line in output.splitlines() if line.startswith("figures ")), None)
    if found is None:
        raise RuntimeError(f"wrk measured nothing of {url}:\n{output}")
    figures: Mapping[str, int] = {name: int(value) for name, value in (word.split("=") for word in found.split()[1:])}
    if figures["refused"] or figures["broken"] or not figures["requests"]:
        raise RuntimeError(f"{url} did not answer every request: {found}")
    return Summary(figures["requests"], figures["microseconds"] / 1e6, figures["p50"] / 1e3, figures["p99"] / 1e3)
