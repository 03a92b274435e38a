"""The two ways in which a question can have no answer. Both are turned into a reply in one place, outside."""

from dataclasses import dataclass

from lawspeaker.adjudication.checks import Finding


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a request: where (JSON Pointer) and what, in English."""

    pointer: str
    detail: str


class Misunderstood(Exception):
    """The request cannot be understood: its shape is wrong, or it names what is not there."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(*faults)
        self.faults = faults


class Impossible(Exception):
    """The state cannot exist by the rules; ``defects`` are the violations found in it."""

    def __init__(self, *defects: Finding) -> None:
        super().__init__(*defects)
        self.defects = defects
