"""Bounded work: a search spends it step by step and is given up when none is left.

Steps are counted and not timed, so that the same question has the same answer on any machine.
"""


class GivenUp(Exception):
    """More would have to be done than may be."""


class Work:
    """So many steps that may still be taken."""

    def __init__(self, steps: int) -> None:
        self._left = steps

    def spend(self) -> None:
        """Takes a step. Raises ``GivenUp`` if none is left."""
        if not self._left:
            raise GivenUp
        self._left -= 1
