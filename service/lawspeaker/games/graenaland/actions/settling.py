"""What building a village and building a keep, church or hall have in common: one house more on the board. Sídla."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.games.graenaland.actions.building import PricedAction
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.goals import ON_BOARD, tally
from lawspeaker.games.graenaland.words import Goal


class SettlingAction(PricedAction):
    """A settlement is built."""

    @rule("houses.available")
    def with_a_house_that_is_left(self, state: State) -> Iterator[Violation]:
        """A settlement is built with a house that is left; of 14 houses one stands on the army track."""
        houses = tally(state, self["player"], Goal.SETTLEMENTS).count
        if houses.low >= ON_BOARD:
            yield self.violated("player", player=self["player"])
        elif houses.high is None or houses.high >= ON_BOARD:
            raise Unknown(*houses.missing)
