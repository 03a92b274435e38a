"""How many processors this process may use. The workers of the service and the judges of an archive start by it."""

import math
import os
from pathlib import Path


def processors() -> int:
    """How many processors there are to run on, by this process's affinity and its container's quota."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, math.ceil(min(allowed, quota())))


def quota() -> float:
    """How many processors' time the control group of this process may use."""
    try:
        used, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        return int(used) / int(period)
    except (OSError, ValueError):  # there is none, or it says "max"
        return math.inf
