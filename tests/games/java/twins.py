"""Asks the service about positions that a twin knows, and compares the answers."""

from typing import Any

from lawspeaker.adjudication.deciding.ruling import Ruling
from lawspeaker.adjudication.rules.checks import Outcome
from lawspeaker.games import GAMES
from tests.effort import in_parts
from tests.games.java.naive_board import Tile, written
from tests.games.play import Action, State, Table

GAME = GAMES["java"]
TABLE = Table(GAME)
PARTS = 3
"""Parts of what would take too long at once."""

every_part = in_parts("part", PARTS)


def violated(ruling: Ruling) -> set[str]:
    """The rules that are broken."""
    return {finding.rule for finding in ruling.findings if finding.outcome is Outcome.VIOLATED}


def after_of(ruling: Ruling) -> State:
    """The state after what was done."""
    assert ruling.effect
    return dict(ruling.effect.state)


def event(ruling: Ruling, kind: str) -> State:
    """The one event of that type."""
    assert ruling.effect
    (found,) = (event for event in ruling.effect.events if event["type"] == kind)
    return dict(found)


def lay(tile: Tile, **claims: Any) -> Action:
    """One lays it, and perhaps says what came of it."""
    return {"type": "lay-land", "player": "one", "tile": written(tile), **claims}
