"""What all actions of a turn have in common: their phase, their player, and what they cost. ¶4, 11, 37."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.legacy import Action
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import points_left
from lawspeaker.games.java.turns.land_duty import leaves_nothing_for_land, must_lay_land
from lawspeaker.games.java.words import Phase


class PhaseAction(Action[State]):
    """An action that belongs to a phase of the game."""

    phase: ClassVar[Phase]
    """The phase in which it is taken."""

    @classmethod
    def is_due(cls, state: State) -> bool:
        """Whether the game is in the phase in which such an action is taken. Raises ``Unknown``."""
        return state.phase == cls.phase

    @classmethod
    def takers(cls, state: State) -> Iterable[str]:
        return [state.acting_player] if cls.is_due(state) else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        """The action by itself, whatever it may tell beside."""
        for player in cls.takers(state):
            yield {"type": cls.type, "player": player}

    def event(self, type: str, **facts: Any) -> Document:
        """Something that happened, brought about by the player of this action."""
        return {"type": type, "player": self["player"], **facts}

    @rule("turn.phase", alone=True)
    def in_its_phase(self, state: State) -> Iterator[Violation]:
        """An action is taken in its own phase of the game."""
        if not self.is_due(state):
            yield self.violated("type", phase=state.phase, due_phase=self.phase.value)


class TurnAction(PhaseAction):
    """Something that players do in their own turns."""

    phase = Phase.TURN

    @rule("turn.player")
    def in_ones_own_turn(self, state: State) -> Iterator[Violation]:
        """Whose turn it is acts, and nobody else."""
        if self["player"] != state.turn_player:
            yield self.violated("player", player=self["player"], due_player=state.turn_player)


class ActionBeforeTheFestival(TurnAction):
    """An action of a turn after which a festival may still be held; after the festival it may not."""

    @classmethod
    def takers(cls, state: State) -> Iterable[str]:
        return super().takers(state) if cls.is_due(state) and not state.known("turn", "festival_held") else []

    @rule("turn.festival-last")
    def before_the_festival(self, state: State) -> Iterator[Violation]:
        """A festival is the last action of a turn."""
        if state.known("turn", "festival_held"):
            yield self.violated("type", player=self["player"])


class ActionAfterLayingLand(TurnAction):
    """An action that comes after land was laid: holding a festival, and the end of the turn."""

    @rule("turn.land")
    def after_laying_land(self, state: State) -> Iterator[Violation]:
        """In every turn at least one land tile is laid, before a festival; water is none."""
        if must_lay_land(state):
            yield self.violated("type", player=state.turn_player, fault="not-laid")


class PaidAction(ActionBeforeTheFestival):
    """An action that costs action points: one, unless a subclass says otherwise.

    The rule of its own cost is checked by the subclass, with ``wrong_cost``.
    """

    lays_land: ClassVar[bool] = False
    """Whether it meets the duty to lay land."""

    def action_points(self, state: State) -> int:
        """What it costs. Raises ``Unknown``."""
        return 1

    def wrong_cost(self, state: State) -> Iterator[Violation]:
        """The breach, if something else is said of the cost than what it is."""
        if (told := self.document.get("action_points")) is not None and told != (due := self.action_points(state)):
            yield self.violated("action_points", action_points=told, due_action_points=due)

    @rule("turn.points")
    def within_the_points_of_a_turn(self, state: State) -> Iterator[Violation]:
        """A turn has six action points, and one more with a token."""
        cost, left = self.action_points(state), points_left(state)
        if not left.reaches(cost).is_positive():
            yield self.violated("type", action_points=cost, left_action_points=left, fault="cost")

    @rule("turn.land")
    def leaves_enough_for_land(self, state: State) -> Iterator[Violation]:
        """Land has to be laid in every turn: as long as that is due, enough points must be left for it."""
        if not self.lays_land and (cost := self.action_points(state)) and leaves_nothing_for_land(state, cost):
            yield self.violated("type", player=self["player"], fault="too-little")

    def paid(self, state: State, document: Document) -> Document:
        """``document`` after this action is paid for, if it was told what was spent before."""
        turn: Document = state.document.get("turn", {})
        if "spent" not in turn:
            return document
        return replaced(document, ("turn", "spent"), turn["spent"] + self.action_points(state))
