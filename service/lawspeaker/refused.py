"""Exceptions for those who ask the rules in Python, on the command line or as an assistant: there is no answer, and why."""

from collections.abc import Mapping, Sequence
from typing import Any


class Refused(Exception):
    """There is no answer. ``problem`` is the document (RFC 9457) that says why; ``str()`` says it in sentences."""

    def __init__(self, problem: Mapping[str, Any]) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        errors = (f"{error['pointer'] or 'The whole request'}: {error['detail']}" for error in self.errors)
        return "\n".join([self.detail, *errors])

    @property
    def detail(self) -> str:
        """What is wrong, in a sentence; empty if the document does not say it."""
        return str(self.problem.get("detail", ""))

    @property
    def errors(self) -> Sequence[Mapping[str, Any]]:
        """What is wrong in the request: each with ``pointer`` (a JSON Pointer) and ``detail``."""
        errors: Sequence[Mapping[str, Any]] = self.problem.get("errors", ())
        return errors

    @property
    def status(self) -> int:
        """The HTTP status, with which nothing is wrong but the request if it is below 500."""
        return int(self.problem.get("status", 500))


class InvalidRequest(Refused):
    """The request does not have its shape, or names what does not exist."""


class ImpossibleState(Refused):
    """The state cannot exist. Each of ``errors`` has the ``rule`` that it breaks, and its ``citations``."""
