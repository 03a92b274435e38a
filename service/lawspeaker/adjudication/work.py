"""Limits on work: long computations count their steps, and stop at the limit.

Steps are counted, not timed, so the same question has the same answer on any machine. A step is work of about ten microseconds.
Most steps are counted by ``Sources``, whenever something is computed.

There are two kinds of limits. A search has its own (``Budget``); when it is used up, the search returns what it has found. A
request has one for everything that is computed for it (``Allowance``); when it is used up, there is no answer at all.
"""

from math import inf

import orjson

from lawspeaker.adjudication.document import Document


class GivenUp(Exception):
    """A search has reached its limit."""


class Abandoned(Exception):
    """The request was cancelled: nobody waits for the answer any longer, or it needs more steps than are allowed."""


class Allowance:
    """The number of steps that all computations for one request may take together. Another thread may stop it."""

    def __init__(self, steps: float = inf) -> None:
        self.left = steps
        self.is_stopped = False
        """Whether ``stop`` was called."""

    def spend(self, steps: float) -> None:
        """Takes ``steps`` steps. Raises ``Abandoned`` if fewer are left or ``stop`` was called."""
        if self.is_stopped or self.left < steps:
            raise Abandoned
        self.left -= steps

    def stop(self) -> None:
        """Ends the work for the request at its next step."""
        self.is_stopped = True


class Budget:
    """The number of steps that one search may still take. They also count against the limit that it is ``within``."""

    def __init__(self, steps: float = inf, within: "Budget | Allowance | None" = None) -> None:
        self.left = steps
        self._within = within or Allowance()

    def spend(self, steps: float = 1) -> None:
        """Takes ``steps`` steps. Raises ``GivenUp`` if fewer are left, then and at every later call; also ``Abandoned``."""
        if self.left < steps:
            self.left = 0
            raise GivenUp
        self.left -= steps
        self._within.spend(steps)


def steps_to_rule_on(action: Document) -> float:
    """The steps that a ruling on ``action`` counts for, in addition to those of its computations. They grow with its length."""
    return 20 + len(orjson.dumps(action)) / 20


def steps_to_audit(state: Document) -> float:
    """The steps that an audit of a possible ``state`` counts for. They grow with its length."""
    return 20 + len(orjson.dumps(state)) / 40
