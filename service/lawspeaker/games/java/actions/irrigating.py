"""What the actions have in common by which water may come to be surrounded: laying land, and laying water. ¶17-20."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence

from marshmallow import fields, validate

from lawspeaker.adjudication.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import Integer, OneOf
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.action import PaidAction
from lawspeaker.games.java.board.spaces import NONE, Spaces, names, space
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


class IrrigatingAction(PaidAction):
    """An action by which water may come to be surrounded."""

    @property
    @abstractmethod
    def spaces(self) -> Spaces:
        """Where something is laid."""

    @abstractmethod
    def surrounded(self, state: State) -> Iterator[Spaces]:
        """The bodies of water that it surrounds. Raises ``Unknown``."""

    def irrigations(self, state: State) -> Sequence[Irrigation]:
        """The water that it surrounds, with who is paid for it. Raises ``Unknown``."""
        key = self.type, self.spaces
        return state.remember(key, lambda: [Irrigation(body, state) for body in self.surrounded(state)])

    # What is said of it

    @rule("water.surrounded")
    def scored_at_once_when_surrounded(self, state: State) -> Iterator[Violation]:
        """Water is scored at once when it is surrounded by land, and then only: all that hangs together as one."""
        if "irrigation" not in self.document:
            return
        told = NONE
        for nth, entry in enumerate(self["irrigation"]):
            if not (found := self._told_of(state, nth)):
                yield self.violated("irrigation", nth, "space", fault="not", spaces=[entry["space"]])
            elif found.spaces & told:
                yield self.violated("irrigation", nth, "space", fault="twice", spaces=names(found.spaces))
            else:
                told |= found.spaces
        for left_out in self.irrigations(state):
            if not left_out.spaces & told:
                yield self.violated("irrigation", fault="left-out", spaces=names(left_out.spaces))

    @rule("water.first")
    def scored_by_the_highest_figure(self, state: State) -> Iterator[Violation]:
        """The points go to the player with the highest figure on the shore, or to nobody."""

        def not_first(nth: int) -> Iterator[Violation]:
            told = self["irrigation"][nth]
            if (found := self._told_of(state, nth)) and "player" in told and told["player"] != (due := found.player or NOBODY):
                yield self.violated("irrigation", nth, "player", player=told["player"], due_player=due, space=told["space"])

        return each(range(len(self.document.get("irrigation", ()))), not_first)

    @rule("water.points")
    def three_points(self, state: State) -> Iterator[Violation]:
        """Water that is surrounded brings three points."""

        def wrong_points(nth: int) -> Iterator[Violation]:
            told = self["irrigation"][nth]
            if (found := self._told_of(state, nth)) and "points" in told and told["points"] != (due := found.points):
                yield self.violated("irrigation", nth, "points", points=told["points"], due_points=due, space=told["space"])

        return each(range(len(self.document.get("irrigation", ()))), wrong_points)

    def _told_of(self, state: State, nth: int) -> Irrigation | None:
        """The water of which that entry tells, if it is surrounded."""
        at = space(self["irrigation"][nth]["space"])
        return next((found for found in self.irrigations(state) if found.spaces & at), None)

    # What comes of it

    def effect(self, state: State, document: Document, event: Document) -> Effect:
        """The effect of the action that led to ``document``, and of the water that it surrounded."""
        events, applied = [event], []
        gained: dict[str, int] = {}
        for found in self.irrigations(state):
            player = found.player or NOBODY
            facts = {"spaces": names(found.spaces), "player": player, "points": found.points}
            events.append({"type": "irrigated", **facts})
            applied += [
                Finding(name, Outcome.APPLIED, (self.at,), facts) for name in ("water.surrounded", "water.first", "water.points")
            ]
            gained[player] = gained.get(player, 0) + found.points
        return Effect(with_points(self.paid(state, document), gained), events, applied)
