"""Describes the machine, and the versions of the compared software."""

import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path

COMPARED = ("flask", "gunicorn", "fastapi", "pydantic", "uvicorn")


def describe() -> str:
    """A sentence with the processor, its cores, the kernel, and the build of Python, on which much depends."""
    system = f"{platform.system()} {platform.release()}, Python {sys.version}"
    return f"{_processor()} ({platform.machine()}), {os.cpu_count()} cores, {system}."


def versions() -> str:
    """A sentence with the versions of the compared software."""
    return f"{', '.join(f'{name} {version(name)}' for name in COMPARED)}."


def _processor() -> str:
    described = Path("/proc/cpuinfo")
    if described.exists():
        for line in described.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or "unknown processor"
