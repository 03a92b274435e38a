"""A player ends the turn. ¶4, 36, 40."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Unknown, all_hold
from lawspeaker.games.java.actions.action import ActionAfterLayingLand
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.beginning import turn_begun
from lawspeaker.games.java.words import Phase


class EndTurnShape(JavaShape):
    """A player ends the turn."""

    type = tag("end-turn")
    player = player_field("Whose turn it was.", required=True)
    next = player_field("Claim: whose turn is next.")


class EndTurn(ActionAfterLayingLand):
    """A player ends the turn."""

    type = "end-turn"
    Shape = EndTurnShape

    @rule("turn.next")
    def clockwise(self, state: State) -> Iterator[Violation]:
        """Turns go round clockwise."""
        if "next" in self.document and self["next"] != (due := state.next_player(self["player"])):
            yield self.violated("next", player=self["next"], due_player=due)

    @rule("final.due")
    def scored_before_the_next_turn(self, state: State) -> Iterator[Violation]:
        """Before the next turn comes the final scoring of whoever has laid the last tile of three spaces, or had a last turn."""
        if "next" in self.document and is_followed_by_scoring(state):
            yield self.violated("next", player=self["player"], fault="skipped")

    def apply(self, state: State) -> Effect:
        ended = self.event("turn-ended")
        try:
            if is_followed_by_scoring(state):
                return Effect({**state.document, "phase": Phase.FINAL_SCORING.value}, [ended])
            following = state.next_player(self["player"])
        except Unknown:  # so what comes next is not known either
            return Effect(without(state.document, "phase", "turn", "palaces_built"), [ended])
        return Effect(turn_begun(state.document, following), [{**ended, "next": following}])


def is_followed_by_scoring(state: State) -> bool:
    """Whether the final scoring of whose turn it is comes next. Raises ``Unknown``."""
    return not all_hold(lambda: not state.is_last_turn, lambda: state.supply("three_space") > 0)
