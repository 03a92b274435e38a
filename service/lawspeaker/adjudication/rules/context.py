"""What a question gets besides the request: how much work it may do, and what the process knows already."""

from dataclasses import dataclass, field
from typing import Protocol

from lawspeaker.adjudication.work import Allowance


class PossibleStates(Protocol):
    """The states that are known to be possible, by a digest of each."""

    def __contains__(self, digest: bytes, /) -> bool: ...

    def add(self, digest: bytes, /) -> None:
        """From now on the state of that digest is known to be possible."""


@dataclass(frozen=True, slots=True)
class Context:
    """What a question may use. It changes how fast an answer comes, and whether one does; never what it says."""

    allowance: Allowance = field(default_factory=Allowance)
    """How many steps may be taken."""
    possible_states: PossibleStates | None = None
    """What need not be audited again, if anything is kept."""
