"""Running wrk, which keeps a server busy over several connections, and reading what it says."""

import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

CONNECTIONS = 16
SECONDS = 1
"""For which one run lasts."""

HOW_TO_GET_IT = (
    "wrk, which the benchmark asks with, is not installed: apt-get install wrk (Debian, Ubuntu) or dnf install wrk (Fedora)."
)

_SCRIPT = """
local body = io.open("{body}", "rb")
wrk.method = "{method}"
wrk.body = body:read("*a")
wrk.headers["Content-Type"] = "application/json"
body:close()

function done(summary, latency, requests)
  local failed = summary.errors
  io.write(string.format(
    "figures requests=%d microseconds=%d p50=%d p99=%d refused=%d broken=%d\\n",
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    failed.status, failed.connect + failed.read + failed.write + failed.timeout))
end
"""


class Load(NamedTuple):
    """What one run found: requests per second, and in which time half and 99 of 100 of them were answered, in milliseconds."""

    per_second: float
    p50: float
    p99: float


def require() -> None:
    """Raises ``SystemExit``, which says how to get it, if wrk is not here."""
    if shutil.which("wrk") is None:
        raise SystemExit(HOW_TO_GET_IT)


def run(url: str, body: bytes = b"", seconds: int = SECONDS) -> Load:
    """Asks again and again, by POST where there is a ``body``. Raises ``RuntimeError`` if any answer was a refusal or none."""
    with tempfile.TemporaryDirectory() as folder:
        sent, script = Path(folder, "body"), Path(folder, "script.lua")
        sent.write_bytes(body)
        script.write_text(_SCRIPT.format(body=sent, method="POST" if body else "GET"), encoding="utf-8")
        how = ["--threads", "1", "--connections", str(CONNECTIONS), "--duration", f"{seconds}s", "--script", str(script)]
        ran = subprocess.run(["wrk", *how, url], capture_output=True, text=True, check=False)
    return read(ran.stdout + ran.stderr, url)


def read(said: str, url: str) -> Load:
    """The figures in what wrk ``said`` of ``url``. Raises ``RuntimeError`` if there are none, or if requests failed."""
    found = next((line for line in said.splitlines() if line.startswith("figures ")), None)
    if found is None:
        raise RuntimeError(f"wrk measured nothing of {url}:\n{said}")
    figures: Mapping[str, int] = {name: int(value) for name, value in (word.split("=") for word in found.split()[1:])}
    if figures["refused"] or figures["broken"] or not figures["requests"]:
        raise RuntimeError(f"{url} did not answer every request: {found}")
    return Load(figures["requests"] / figures["microseconds"] * 1e6, figures["p50"] / 1e3, figures["p99"] / 1e3)
