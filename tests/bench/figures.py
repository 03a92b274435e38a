"""The figures of one run."""

from collections.abc import Sequence
from typing import NamedTuple

from tests.bench import (
    costs,
    fairness,
    hostile,
    largest_bodies,
    memory,
    shedding,
    under_load,
    yardstick,
)


class Figures(NamedTuple):
    """The figures of each measurement, and the machine."""

    machine: str
    costs: Sequence[costs.Row]
    loads: Sequence[under_load.Row]
    rivals: Sequence[yardstick.Row]
    memory: memory.Figures
    fairness: fairness.Figures
    shedding: shedding.Figures
    largest_bodies: largest_bodies.Figures
    hostile: Sequence[hostile.Row]
