"""A player lays a higher palace on one that stands there. ¶8, 25-29."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.games.java.actions.palace_laying import PalaceLaying, members
from lawspeaker.games.java.board.settlements import settlement
from lawspeaker.games.java.board.spaces import Spaces, name
from lawspeaker.games.java.shapes import made
from lawspeaker.games.java.state import State


class EnlargePalace(PalaceLaying):
    """A player enlarges a palace."""

    type = "enlarge-palace"
    Shape = made("EnlargePalaceShape", "A player lays a higher palace on one that stands there.", members(type))
    event_type = "palace-enlarged"

    @rule("palace.village")
    def on_a_palace(self, state: State) -> Iterator[Violation]:
        """A palace is enlarged where it stands."""
        if not self.space & state.palace_spaces:
            yield self.violated("space", space=self["space"], fault="no-palace")

    @rule("palace.higher")
    def to_a_higher_value(self, state: State) -> Iterator[Violation]:
        """A palace is enlarged to a higher value."""
        if (palace := state.palace(self["space"])) and palace.value >= self["value"]:
            yield self.violated("value", space=self["space"], value=self["value"], other_value=palace.value)

    @rule("palace.once")
    def once_in_a_turn(self, state: State) -> Iterator[Violation]:
        """No palace is changed twice in a turn, nor enlarged in the turn (or round) in which it was built."""
        where = self["space"]
        if where in state.known("turn", "palaces"):
            yield self.violated("space", space=where, fault="turn")
        elif self._is_too_young(state):
            yield self.violated("space", space=where, fault="round")

    def _is_too_young(self, state: State) -> bool:
        """Whether the palace was built in this round, where that matters. Raises ``Unknown``."""
        if "palaces_built" in state.document and self["space"] not in state.palaces_built:
            return False
        return state.sources.reading("palace.enlarge-built") == "round" and self["space"] in state.palaces_built

    @classmethod
    def places(cls, state: State, player: str) -> Iterator[Spaces]:
        """Where a palace stands; only in cities where the player has a figure."""
        changed = state.known("turn", "palaces")
        for palace in sorted(state.palaces, key=lambda palace: palace.spaces):
            if palace.name not in changed and settlement(state, palace.spaces).perhaps & state.figures[player]:
                yield palace.spaces

    @classmethod
    def values(cls, state: State, where: Spaces) -> Iterator[int]:
        """More than what stands there, as far as that is told."""
        palace = state.palace(name(where))
        above = palace.document.get("value", 0) if palace else 0
        return (value for value in super().values(state, where) if value > above)

    def laid(self, state: State) -> Document:
        return state.with_palace(self["space"], **self.tile)
