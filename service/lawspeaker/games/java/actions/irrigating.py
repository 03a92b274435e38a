"""Rules that the actions share by which water may come to be surrounded: laying land, and laying water. ¶17-20."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from marshmallow import fields, validate

from lawspeaker.adjudication.action import Effect
from lawspeaker.adjudication.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.shapes import Integer, OneOf
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.paying import PaidAction
from lawspeaker.games.java.board.spaces import NONE, names, space
from lawspeaker.games.java.scoring.irrigation import Irrigation
from lawspeaker.games.java.scoring.points import with_points
from lawspeaker.games.java.shapes import JavaShape
from lawspeaker.games.java.shapes.board import MOST_WATER, space_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import NOBODY, PLAYERS, WATER_POINTS


class IrrigationShape(JavaShape):
    """Water that is said to have been surrounded, and what came of it."""

    space = space_field("One of its spaces.", "H18", required=True)
    player = OneOf(*PLAYERS, NOBODY, metadata={"description": "Who gets the points; `none`: nobody.", "examples": ["one"]})
    points = Integer(metadata={"description": "How many points.", "examples": [WATER_POINTS]})


def irrigation_field() -> fields.List[Document]:
    """What is said of the water that was surrounded."""
    return fields.List(
        fields.Nested(IrrigationShape),
        validate=validate.Length(max=MOST_WATER),
        metadata={
            "description": "If it is told: all water that is surrounded now, an entry for what hangs together.",
            "examples": [[{"space": "H18", "player": "one", "points": WATER_POINTS}]],
        },
    )


class IrrigatingAction(PaidAction, Protocol):
    """An action by which water may come to be surrounded."""

    irrigation: Sequence[Document] | None
    """What is said of it, if anything."""


A = TypeVar("A", bound=IrrigatingAction)
Surrounded = Callable[[State, A], Sequence[Irrigation]]
"""The water that an action surrounds, with who is paid for it. Raises ``Unknown``."""


def scored_at_once(surrounded: Surrounded[A]) -> Callable[[State, A], Iterator[Violation]]:
    """The check that all water that an action surrounds is said to be scored, and no other."""

    @rule("water.surrounded")
    def scored_when_surrounded(state: State, action: A) -> Iterator[Violation]:
        """Water is scored at once when it is surrounded by land, and then only: all that hangs together as one."""
        if action.irrigation is None:
            return
        said = NONE
        for nth, entry in enumerate(action.irrigation):
            if not (found := _at(entry, surrounded(state, action))):
                yield action.violated("irrigation", nth, "space", fault="not", spaces=[entry["space"]])
            elif found.spaces & said:
                yield action.violated("irrigation", nth, "space", fault="twice", spaces=names(found.spaces))
            else:
                said |= found.spaces
        for left_out in surrounded(state, action):
            if not left_out.spaces & said:
                yield action.violated("irrigation", fault="left-out", spaces=names(left_out.spaces))

    return scored_when_surrounded


def scored_by_the_highest(surrounded: Surrounded[A]) -> Callable[[State, A], Iterator[Violation]]:
    """The check of who is said to get the points for water."""

    @rule("water.first")
    def scored_by_the_highest_figure(state: State, action: A) -> Iterator[Violation]:
        """The points go to the player with the highest figure on the shore, or to nobody."""

        def not_first(numbered: tuple[int, Document]) -> Iterator[Violation]:
            nth, said = numbered
            found = _at(said, surrounded(state, action))
            if found and "player" in said and said["player"] != (due := found.player or NOBODY):
                yield action.violated("irrigation", nth, "player", player=said["player"], due_player=due, space=said["space"])

        return each(enumerate(action.irrigation), not_first) if action.irrigation else iter(())

    return scored_by_the_highest_figure


def scored_with_three_points(surrounded: Surrounded[A]) -> Callable[[State, A], Iterator[Violation]]:
    """The check of how many points water is said to bring."""

    @rule("water.points")
    def three_points(state: State, action: A) -> Iterator[Violation]:
        """Water that is surrounded brings three points."""

        def wrong_points(numbered: tuple[int, Document]) -> Iterator[Violation]:
            nth, said = numbered
            found = _at(said, surrounded(state, action))
            if found and "points" in said and said["points"] != (due := found.points):
                yield action.violated("irrigation", nth, "points", points=said["points"], due_points=due, space=said["space"])

        return each(enumerate(action.irrigation), wrong_points) if action.irrigation else iter(())

    return three_points


def _at(entry: Document, surrounded: Sequence[Irrigation]) -> Irrigation | None:
    """The water of which that entry tells, if it is surrounded."""
    at = space(entry["space"])
    return next((found for found in surrounded if found.spaces & at), None)


def effect(action: IrrigatingAction, document: Document, event: Document, surrounded: Sequence[Irrigation]) -> Effect:
    """The effect of an action that led to ``document``, and of the water that it surrounded. Raises ``Unknown``."""
    events, applied = [event], []
    gained: dict[str, int] = {}
    for found in surrounded:
        player = found.player or NOBODY
        facts = {"spaces": names(found.spaces), "player": player, "points": found.points}
        events.append({"type": "irrigated", **facts})
        applied += [
            Finding(name, Outcome.APPLIED, (action.at,), facts) for name in ("water.surrounded", "water.first", "water.points")
        ]
        gained[player] = gained.get(player, 0) + found.points
    return Effect(with_points(document, gained), events, applied)
