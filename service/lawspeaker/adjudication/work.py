"""Bounded work: long computations spend it step by step, and stop when none is left.

Steps are counted, not timed, so the same question has the same answer on any machine. A step is work of about ten microseconds.
Most steps are counted by ``Sources``, whenever something is computed.

There are two kinds of bounds. A search has its own (``Work``); at its end it answers with what it has found. A request has one
for everything that is done for it (``Allowance``); at its end there is no answer at all.
"""

from math import inf

import orjson

from lawspeaker.adjudication.document import Document


class GivenUp(Exception):
    """A search would have to do more than it may."""


class Abandoned(Exception):
    """Nothing more is to be done for the request: nobody waits for the answer, or it would take more than is allowed."""


class Allowance:
    """How many steps may be taken for one request, whatever they are for. Another thread may stop it."""

    def __init__(self, steps: float = inf) -> None:
        self.left = steps
        self.is_stopped = False
        """Whether ``stop`` was called."""

    def spend(self, steps: float) -> None:
        """Takes that many steps. Raises ``Abandoned`` if fewer are left or ``stop`` was called."""
        if self.is_stopped or self.left < steps:
            raise Abandoned
        self.left -= steps

    def stop(self) -> None:
        """Ends the work for the request at its next step."""
        self.is_stopped = True


class Work:
    """The number of steps that one search may still take. They also count against those of what it is ``within``."""

    def __init__(self, steps: float = inf, within: "Work | Allowance | None" = None) -> None:
        self.left = steps
        self._within = within or Allowance()

    def spend(self, steps: float = 1) -> None:
        """Takes that many steps. Raises ``GivenUp`` if fewer are left, then and at every later call; also ``Abandoned``."""
        if self.left < steps:
            self.left = 0
            raise GivenUp
        self.left -= steps
        self._within.spend(steps)


def steps_to_rule_on(action: Document) -> float:
    """The steps that a ruling on an action counts for, beside what is worked out for it: the more, the longer it is."""
    return 20 + len(orjson.dumps(action)) / 20


def steps_to_audit(state: Document) -> float:
    """The steps that an audit of a state that is tried counts for: the more, the longer it is."""
    return 20 + len(orjson.dumps(state)) / 40
