"""A player builds a palace in a village, which is a city then. ¶8, 25-29."""

from collections.abc import Callable, Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.palace_laying import PalaceLaying, members
from lawspeaker.games.java.board.settlements import palace_of, settlement
from lawspeaker.games.java.board.spaces import Spaces, each_of
from lawspeaker.games.java.shapes import made
from lawspeaker.games.java.state import State


class BuildPalace(PalaceLaying):
    """A player builds a palace."""

    type = "build-palace"
    Shape = made("BuildPalaceShape", "A player builds a palace in a village.", members(type))
    event_type = "palace-built"

    @rule("palace.village")
    def on_a_free_space_of_a_village(self, state: State) -> Iterator[Violation]:
        """A palace is built on a space of a village on which no figure and no palace stands."""

        def obstacle(found: tuple[str, Callable[[], bool]]) -> Iterator[Violation]:
            fault, is_there = found
            if is_there():
                yield self.violated("space", space=self["space"], fault=fault)

        obstacles = {
            "no-village": lambda: not self.settlement(state).certain,
            "palace": lambda: bool(self.space & state.palace_spaces),
            "figure": lambda: bool(self.space & state.occupied),
        }
        return each(obstacles.items(), obstacle)

    @rule("palace.one")
    def first_of_its_village(self, state: State) -> Iterator[Violation]:
        """A village in which a palace stands gets no second one."""
        there = self.settlement(state)
        if there.certain and (other := palace_of(state, there)):
            yield self.violated("space", space=self["space"], other_space=other.name, fault="second")

    @classmethod
    def places(cls, state: State, player: str) -> Iterator[Spaces]:
        """The free village spaces; only those in villages where the player has a figure."""
        own = state.figures[player]
        for space in each_of(state.land.village & ~state.palace_spaces & ~state.occupied):
            if settlement(state, space).perhaps & own:
                yield space

    def laid(self, state: State) -> Document:
        document = {**state.document, "palaces": [*state.known("palaces"), self.tile]}
        if "palaces_built" not in document:
            return document
        return {**document, "palaces_built": [*document["palaces_built"], self["space"]]}
