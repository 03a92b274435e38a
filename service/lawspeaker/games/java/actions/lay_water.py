"""A player lays a water tile. ¶6, 17-20."""

from collections.abc import Iterator
from functools import cached_property

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.irrigating import IrrigatingAction, irrigation_field
from lawspeaker.games.java.board.spaces import Spaces, each_of, name, space
from lawspeaker.games.java.board.water import surrounded_when_laid
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.board import space_field
from lawspeaker.games.java.shapes.numbers import action_points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import most_points_left


class LayWaterShape(JavaShape):
    """A player lays a water tile."""

    type = tag("lay-water")
    player = player_field("Who lays it.", required=True)
    space = space_field("Where.", "K13", required=True)
    action_points = action_points_field()
    irrigation = irrigation_field()


class LayWater(IrrigatingAction):
    """A player lays a water tile."""

    type = "lay-water"
    Shape = LayWaterShape

    @cached_property
    def spaces(self) -> Spaces:
        """The space on which it is laid."""
        return space(self["space"])

    @rule("water.stock")
    def there_is_a_water_tile(self, state: State) -> Iterator[Violation]:
        """Water tiles are taken from the common stock."""
        if not state.supply("water"):
            yield self.violated("type", player=self["player"])

    @rule("water.bottom")
    def on_the_bare_board(self, state: State) -> Iterator[Violation]:
        """Water lies on the board itself, within the grid."""
        if not self.spaces & state.grid.inside:
            yield self.violated("space", space=self["space"], ground="outside")
            return

        def lies_there(ground: str) -> Iterator[Violation]:
            if self.spaces & (state.water if ground == "water" else state.land.covered):
                yield self.violated("space", space=self["space"], ground=ground)

        yield from each(("water", "land"), lies_there)
        state.land.require(self.spaces & state.land.unknown)

    @rule("water.cost")
    def costs_a_point(self, state: State) -> Iterator[Violation]:
        """A water tile costs one point."""
        return self.wrong_cost(state)

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def laid(player: str) -> Iterator[Document]:
            if most_points_left(state) and state.supply("water"):
                free = state.grid.inside & ~state.water & ~state.land.covered
                for one in each_of(free):
                    yield {"type": cls.type, "player": player, "space": name(one)}

        return each(cls.takers(state), laid)

    def surrounded(self, state: State) -> Iterator[Spaces]:
        return surrounded_when_laid(state, self.spaces)

    def apply(self, state: State) -> Effect:
        document = replaced(state.document, ("supply", "water"), state.supply("water") - 1)
        document = {**document, "water": [*state.known("water"), self["space"]]}
        event = self.event("water-laid", space=self["space"], action_points=self.action_points(state))
        return self.effect(state, document, event)
