"""Describes the machine, and the versions of the compared software."""

import os
import platform
import sysconfig
from importlib.metadata import version
from pathlib import Path

COMPARED = ("flask", "gunicorn", "fastapi", "pydantic", "uvicorn")


def describe() -> str:
    """A sentence with the processor, its cores, the kernel and Python, and whether Python was built with optimizations."""
    is_fast = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    built = f"{'with' if is_fast else 'without'} optimizations"
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()} built {built}"
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
