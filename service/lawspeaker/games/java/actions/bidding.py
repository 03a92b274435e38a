"""What bidding for a festival and passing have in common. ¶36, ¶41."""

from collections.abc import Iterable, Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.games.java.actions.action import PhaseAction
from lawspeaker.games.java.festivals.bidding import festival_palace, is_in_the_city
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase


class Bidding(PhaseAction):
    """What a player does whose bid it is."""

    phase = Phase.FESTIVAL

    @classmethod
    def takers(cls, state: State) -> Iterable[str]:
        return [state.acting_player] if cls.is_due(state) else []

    @rule("festival.order")
    def in_turn(self, state: State) -> Iterator[Violation]:
        """Clockwise, those with a figure in the city bid or pass; whoever has passed is out, whoever has scored is not."""
        if self.is_out_of_phase(state):
            return
        player = self["player"]
        if player in state.document.get("festival", {}).get("passed", ()):
            yield self.violated("player", player=player, due_player="none", fault="passed")
        elif player != (due := state.known("festival", "turn")):
            yield self.violated("player", player=player, due_player=due, fault="turn")

    @rule("festival.figure")
    def with_a_figure_in_the_city(self, state: State) -> Iterator[Violation]:
        """Only those bid or pass who have a figure in the city."""
        if not self.is_out_of_phase(state) and not is_in_the_city(state, self["player"], festival_palace(state)):
            yield self.violated("player", player=self["player"], space=festival_palace(state))
