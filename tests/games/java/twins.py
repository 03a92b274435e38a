"""How the service is asked about positions that a twin knows, and how its answer is told from the twin's."""

from collections.abc import Iterable
from typing import Any

from lawspeaker.adjudication.checks import Outcome
from lawspeaker.adjudication.ruling import Ruling, Verdict
from lawspeaker.games import GAMES
from tests.effort import in_parts
from tests.games.java.naive_board import Tile, name, named, written
from tests.games.java.naive_water import Irrigation
from tests.games.play import Action, State, Table, told

GAME = GAMES["java"]
TABLE = Table(GAME)
PARTS = 3
"""Parts of what would take too long at once."""

every_part = in_parts("part", PARTS)


def violated(ruling: Ruling) -> set[str]:
    """The rules that are broken."""
    return {finding.rule for finding in ruling.findings if finding.outcome is Outcome.VIOLATED}


def assert_ruled(view: Any, action: Action, broken: set[str], left_open: Iterable[str] = ()) -> Ruling:
    """The action breaks these rules and no others, but perhaps some of those of which it is left open."""
    ruling = TABLE.ruled(view, action)
    context = told({"state": view.document, "action": action})
    assert violated(ruling) - set(left_open) == broken - set(left_open), f"due: {sorted(broken)} {ruling} {context}"
    assert ruling.verdict is (Verdict.ILLEGAL if broken else Verdict.LEGAL), f"due: {sorted(broken)} {ruling} {context}"
    return ruling


def after_of(ruling: Ruling) -> State:
    """The state after what was done."""
    assert ruling.effect
    return dict(ruling.effect.state)


def event(ruling: Ruling, kind: str) -> State:
    """The one event of that type."""
    assert ruling.effect
    (found,) = (event for event in ruling.effect.events if event["type"] == kind)
    return dict(found)


def irrigated(ruling: Ruling) -> set[Irrigation]:
    """What is told of waters that were surrounded."""
    assert ruling.effect
    return {told_irrigation(event) for event in ruling.effect.events if event["type"] == "irrigated"}


def told_irrigation(told: Any) -> Irrigation:
    player = told.get("player")
    return Irrigation(tuple(sorted(map(named, told["spaces"]))), None if player == "none" else player, told["points"])


def claim(irrigations: Iterable[Irrigation]) -> list[State]:
    """What people say that waters paid, as an action tells it."""
    return [
        {"space": name(irrigation.spaces[-1]), "player": irrigation.player or "none", "points": irrigation.points}
        for irrigation in irrigations
    ]


def lay(tile: Tile, **claims: Any) -> Action:
    """One lays it, and perhaps says what came of it."""
    return {"type": "lay-land", "player": "one", "tile": written(tile), **claims}


def options(view: Any, kind: str) -> list[Action]:
    """All that may be done of that type, each of them looked at."""
    return TABLE.options(view, kind)
