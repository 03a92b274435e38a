"""What bidding for a festival and passing have in common. ¶36, 41."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.games.java.actions.action import PhaseAction
from lawspeaker.games.java.festivals.bidders import is_in_the_city
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase


class FestivalAction(PhaseAction):
    """What a player does whose bid it is."""

    phase = Phase.FESTIVAL

    @rule("festival.order")
    def in_turn(self, state: State) -> Iterator[Violation]:
        """Clockwise, those with a figure in the city bid or pass; whoever has passed is out, whoever has scored is not."""
        player = self["player"]
        if player in state.document.get("festival", {}).get("passed", ()):
            yield self.violated("player", player=player, fault="passed")
        elif player != (due := state.known("festival", "turn")):
            yield self.violated("player", player=player, due_player=due, fault="turn")

    @rule("festival.figure")
    def with_a_figure_in_the_city(self, state: State) -> Iterator[Violation]:
        """Only those bid or pass who have a figure in the city."""
        if not is_in_the_city(state, self["player"], state.festival_palace):
            yield self.violated("player", player=self["player"], space=state.festival_palace)
