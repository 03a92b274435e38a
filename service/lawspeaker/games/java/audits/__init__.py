"""What must be true of every state: a state in which one of these is violated cannot exist."""

from collections.abc import Sequence

from lawspeaker.adjudication.rules.checks import Check
from lawspeaker.games.java.audits import (
    cards,
    festivals,
    figures,
    final_scorings,
    land,
    palaces,
    players,
    points,
    stocks,
    tiles,
    turns,
    water,
)

_SUBJECTS = (tiles, land, water, figures, palaces, players, stocks, points, cards, turns, festivals, final_scorings)

AUDIT: Sequence[Check] = tuple(check for subject in _SUBJECTS for check in subject.CHECKS)
