"""Bounded work: a search spends it step by step and is given up when none is left.

Steps are counted and not timed, so that the same question has the same answer on any machine. A step stands for what takes
some ten microseconds: most are counted by ``Sources``, each time that something is worked out.
"""

from math import inf

import orjson

from lawspeaker.adjudication.document import Document


class GivenUp(Exception):
    """More would have to be done than may be."""


class Work:
    """So many steps that may still be taken."""

    def __init__(self, steps: float = inf) -> None:
        self.left = steps

    def spend(self, steps: float = 1) -> None:
        """Takes so many steps. Raises ``GivenUp`` if fewer are left, then and whenever it is asked again."""
        if self.left < steps:
            self.left = 0
            raise GivenUp
        self.left -= steps


def steps_to_rule_on(action: Document) -> float:
    """What it counts for to rule on an action, beside what is worked out for it: the more, the longer it is."""
    return 20 + len(orjson.dumps(action)) / 20
