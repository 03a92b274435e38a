"""What must be true of every state: a state in which one of these is violated cannot exist."""

from lawspeaker.adjudication.rules.checks import checks_in
from lawspeaker.games.confusing_lands.audits import cards, faces, landscapes, placing, rounds

AUDIT = checks_in(cards, faces, landscapes, rounds, placing)
