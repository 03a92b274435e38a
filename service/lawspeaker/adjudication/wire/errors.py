"""What is wrong with a request that cannot be understood."""

from dataclasses import dataclass

from lawspeaker.adjudication.words.phrases import Phrase, Words

MOST_FAULTS = 100
"""How many faults of a request are listed; one more says that there are others."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a request: where (JSON Pointer) and what."""

    pointer: str
    detail: Words


class Misunderstood(Exception):
    """The request cannot be understood: its shape is wrong, or it names what is not there."""

    def __init__(self, *faults: Fault) -> None:
        more = [] if len(faults) <= MOST_FAULTS else [Fault("", Phrase("more-errors"))]
        self.faults = (*faults[:MOST_FAULTS], *more)
        super().__init__(*self.faults)
