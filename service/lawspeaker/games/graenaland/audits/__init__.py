"""What must be true of every state: a state in which one of these is violated cannot exist."""

from collections.abc import Sequence

from lawspeaker.adjudication.rules.checks import Check
from lawspeaker.games.graenaland.audits import (
    building,
    cards,
    heroes,
    houses,
    names,
    placement,
    prices,
    proposal,
    supply,
    victory,
    works,
)

_SUBJECTS = (names, prices, houses, heroes, works, cards, supply, placement, proposal, building, victory)

AUDIT: Sequence[Check] = tuple(check for subject in _SUBJECTS for check in subject.CHECKS)
