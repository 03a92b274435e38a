"""The main player ends the round, and the ship marker passes on. Konec kola."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.games.graenaland.actions.action import RoundAction
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class EndRoundShape(GraenalandShape):
    """The main player ends the round."""

    type = tag("end-round")
    player = player_field("Who ends it.", required=True)
    next = player_field("Claim: who gets the ship marker.")


class EndRound(RoundAction):
    """The main player is done with building and ends the round."""

    type = "end-round"
    Shape = EndRoundShape
    phase = Phase.BUILDING

    @rule("round-end.main-player")
    def by_the_main_player(self, state: State) -> Iterator[Violation]:
        """The main player ends the round."""
        if self["player"] != state.main_player:
            yield self.violated("player", player=self["player"])

    @rule("round-end.marker")
    def marker_goes_left(self, state: State) -> Iterator[Violation]:
        """The ship marker goes to the player at the left of the main player."""
        claimed = self.document.get("next")
        if claimed and claimed != (due := state.left_of(state.main_player)):
            yield self.violated("next", player=claimed, due_player=due)

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return [state.main_player] if state.phase == cls.phase else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if state.phase == cls.phase:
            yield {"type": cls.type, "player": state.main_player}

    def apply(self, state: State) -> Effect:
        following = state.left_of(state.main_player)
        after = {**state.document, "main_player": following, "phase": Phase.PRODUCTION}
        return Effect(after, [{"type": "ship-marker-passed", "player": following}])
