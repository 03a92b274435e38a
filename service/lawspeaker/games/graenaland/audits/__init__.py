"""What must be true of every state: a state in which one of these is violated cannot exist."""

from lawspeaker.adjudication.rules.checks import checks_in
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

AUDIT = checks_in(names, prices, houses, heroes, works, cards, supply, placement, proposal, building, victory)
