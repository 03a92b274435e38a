"""The errors of invalid requests."""

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.words.phrases import Phrase, Words

MOST_FAULTS = 100
"""How many faults of a request are listed; one more says that there are others."""


@frozen
class Fault:
    """One fault of a request: its place (a JSON Pointer) and a description."""

    pointer: str
    detail: Words


class Misunderstood(Exception):
    """The request is invalid: its shape is wrong, or it names something that does not exist."""

    def __init__(self, *faults: Fault) -> None:
        more = [] if len(faults) <= MOST_FAULTS else [Fault("", Phrase("more-errors"))]
        self.faults = (*faults[:MOST_FAULTS], *more)
        super().__init__(*self.faults)
