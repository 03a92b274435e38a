"""What must be true of every state: a state in which one of these is violated cannot exist."""

from lawspeaker.adjudication.rules.checks import checks_in
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

AUDIT = checks_in(tiles, land, water, figures, palaces, players, stocks, points, cards, turns, festivals, final_scorings)
