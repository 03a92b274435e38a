"""What must be true of every state: a state in which one of these is violated cannot exist."""

from collections.abc import Sequence

from lawspeaker.adjudication.checks import Check
from lawspeaker.games.graenaland.audits import cards, heroes, houses, names, proposal, works

AUDIT: Sequence[Check] = (*names.CHECKS, *houses.CHECKS, *heroes.CHECKS, *works.CHECKS, *cards.CHECKS, *proposal.CHECKS)
