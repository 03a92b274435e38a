"""The exit codes, and the errors that end a command."""

from collections.abc import Iterable
from enum import IntEnum


class Exit(IntEnum):
    """The exit codes. Those from 64 to 78 have the meanings in ``sysexits.h``."""

    DONE = 0
    """There is an answer, and with ``--exit-code`` it is legal."""
    ILLEGAL = 1
    UNDETERMINED = 3
    WITHDRAWN = 4
    """The key of a receipt was withdrawn before it was signed."""
    USAGE = 64
    """There is no such command, option, game, rule or example."""
    BAD_DATA = 65
    """A request was refused."""
    NO_INPUT = 66
    """A file cannot be read."""
    UNAVAILABLE = 69
    """The service at ``--url`` gives no answer."""
    FAULT = 70
    """An internal error of Lawspeaker or of an installed game."""
    CANNOT_WRITE = 74
    INTERRUPTED = 130
    PIPE_CLOSED = 141


class Failure(Exception):
    """The command cannot go on. ``str()`` is the sentence for standard error."""

    def __init__(self, code: Exit, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class UnexpectedAnswer(Failure):
    """The response is not from a Lawspeaker, or not of this version."""


VERDICTS = {
    "legal": Exit.DONE,
    "possible": Exit.DONE,
    "illegal": Exit.ILLEGAL,
    "impossible": Exit.ILLEGAL,
    "undetermined": Exit.UNDETERMINED,
}
"""The exit code of each verdict, for ``--exit-code``."""


def worst(codes: Iterable[Exit]) -> Exit:
    """The exit code of several answers: that of the first failure, else illegal, else undetermined."""
    found = list(codes)
    failures = (code for code in found if code >= Exit.USAGE)
    return next(failures, next((code for code in (Exit.ILLEGAL, Exit.UNDETERMINED) if code in found), Exit.DONE))
