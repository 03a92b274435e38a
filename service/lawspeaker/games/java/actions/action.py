"""What all actions of a turn have in common: their phase, their player, and what they cost. ¶4, ¶11, ¶37."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.game import Action
from lawspeaker.games.java.land_duty import leaves_nothing_for_land
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase


class PhaseAction(Action[State]):
    """An action that belongs to a phase of the game."""

    phase: ClassVar[Phase]
    """The phase in which it is taken."""

    @classmethod
    def is_due(cls, state: State) -> bool:
        """Whether the game is in the phase in which such an action is taken. Raises ``Unknown``."""
        return state.phase == cls.phase

    def is_out_of_phase(self, state: State) -> bool:
        """Whether it is known that the action does not belong here, so that the rules of a turn say nothing of it."""
        return "phase" in state.document and state.phase != self.phase

    def event(self, type: str, **facts: Any) -> Document:
        """Something that happened, brought about by the player of this action."""
        return {"type": type, "player": self["player"], **facts}

    @rule("turn.phase")
    def in_its_phase(self, state: State) -> Iterator[Violation]:
        """An action is taken in its own phase of the game."""
        if not self.is_due(state):
            yield self.violated("type", phase=state.phase, due_phase=self.phase.value)


class TurnAction(PhaseAction):
    """Something that a player does in the own turn."""

    phase = Phase.TURN

    @classmethod
    def takers(cls, state: State) -> Iterable[str]:
        return [state.turn_player] if cls.is_due(state) else []

    @rule("turn.player")
    def in_ones_own_turn(self, state: State) -> Iterator[Violation]:
        """Whose turn it is acts, and nobody else."""
        if not self.is_out_of_phase(state) and self["player"] != state.turn_player:
            yield self.violated("player", player=self["player"], due_player=state.turn_player)


class ActionOfATurn(TurnAction):
    """An action before the end of the turn; a festival is the last one."""

    @classmethod
    def takers(cls, state: State) -> Iterable[str]:
        return super().takers(state) if cls.is_due(state) and not state.known("turn", "festival_held") else []

    @rule("turn.festival-last")
    def before_the_festival(self, state: State) -> Iterator[Violation]:
        """A festival is the last action of a turn."""
        if not self.is_out_of_phase(state) and state.known("turn", "festival_held"):
            yield self.violated("type", player=self["player"])


class PaidAction(ActionOfATurn):
    """An action that costs action points: a subclass says how many.

    The rule of its own cost is checked by the subclass, with ``wrong_cost``.
    """

    lays_land: ClassVar[bool] = False
    """Whether it meets the duty to lay land."""

    @abstractmethod
    def action_points(self, state: State) -> int:
        """What it costs. Raises ``Unknown``."""

    def wrong_cost(self, state: State) -> Iterator[Violation]:
        """The breach, if something else is said of the cost than what it is."""
        if (told := self.document.get("action_points")) is not None and told != (due := self.action_points(state)):
            yield self.violated("action_points", action_points=told, due_action_points=due)

    @rule("turn.points")
    def within_the_points_of_a_turn(self, state: State) -> Iterator[Violation]:
        """A turn has six action points, and one more with a token."""
        if self.is_out_of_phase(state):
            return
        cost, left = self.action_points(state), state.points_left
        if left.high is not None and cost > left.high:
            yield self.violated("type", action_points=cost, left_action_points=left)
        elif cost > left.low:
            left.exact()

    @rule("turn.land")
    def leaves_a_point_for_land(self, state: State) -> Iterator[Violation]:
        """Land has to be laid in every turn: as long as that is due, a point must be left for it."""
        if self.lays_land or self.is_out_of_phase(state):
            return
        if (cost := self.action_points(state)) and leaves_nothing_for_land(state, cost):
            yield self.violated("type", player=self["player"], action_points=cost)

    def spent(self, state: State, document: Document) -> Document:
        """``document`` after this action is paid for, if it was told what was spent before."""
        turn: Document = state.document.get("turn", {})
        if "spent" not in turn:
            return document
        return replaced(document, ("turn", "spent"), turn["spent"] + self.action_points(state))
