"""A player builds a palace in a village, which is a city then. ¶8, 25-29."""

from collections.abc import Callable, Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.palace_laying import PalaceLaying, members
from lawspeaker.games.java.board.settlements import palace_of, settlement
from lawspeaker.games.java.board.spaces import NONE, Spaces, each_of, groups
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
        if there.certain and (other := palace_of(state, there)) and other.spaces != self.space:
            yield self.violated("space", space=self["space"], other_space=other.name, fault="second")

    @classmethod
    def places(cls, state: State, player: str) -> Iterator[Spaces]:
        """The free spaces of villages without a palace in which the player has a figure."""
        spaces = NONE
        for village in groups(state.land.village):
            if not village & state.palace_spaces and settlement(state, village).perhaps & state.figures[player]:
                spaces |= village
        return each_of(spaces & ~state.occupied)

    def laid(self, state: State) -> Document:
        document = {**state.document, "palaces": [*state.known("palaces"), self.tile]}
        if "palaces_built" not in document:
            return document
        return {**document, "palaces_built": [*document["palaces_built"], self["space"]]}
