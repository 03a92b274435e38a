"""What must be true of every state: a state in which one of these is violated cannot exist."""

from collections.abc import Sequence

from lawspeaker.adjudication.rules.checks import Check
from lawspeaker.games.confusing_lands.audits import cards, faces, landscapes, placing, rounds

_SUBJECTS = (cards, faces, landscapes, rounds, placing)

AUDIT: Sequence[Check] = tuple(check for subject in _SUBJECTS for check in subject.CHECKS)
