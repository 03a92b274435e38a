"""A figure goes over the land, up and down as it likes. ¶7, 21, 23, 24."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.walking import OfOwnFigure, Walking, path_field
from lawspeaker.games.java.board.spaces import Spaces, each_of, name, names
from lawspeaker.games.java.figures.entries import Way
from lawspeaker.games.java.figures.ways import changes, ways
from lawspeaker.games.java.shapes import made, player_field
from lawspeaker.games.java.shapes.board import space_field
from lawspeaker.games.java.shapes.numbers import action_points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import most_points_left

MoveShape = made(
    "MoveShape",
    "A figure goes over the land.",
    {
        "type": tag("move"),
        "player": player_field("Whose figure it is.", required=True),
        "from": space_field("Where it stands.", required=True),
        "to": space_field("Where it goes.", "F8", required=True),
        "path": path_field("The way from `from` to `to`; the cheapest one if left out.", ["E7", "F8"]),
        "action_points": action_points_field(),
    },
)


class Move(Walking, OfOwnFigure):
    """A figure goes over the land."""

    type = "move"
    Shape = MoveShape

    @rule("figure.move-cost")
    def a_point_for_each_change(self, state: State) -> Iterator[Violation]:
        """To go over one colour is free; each change between village and rice costs an action point."""
        return self.wrong_cost(state)

    def cheapest(self, state: State) -> Way | None:
        def found() -> Way | None:
            reached = ways(state, self["player"], {0: self.origin})
            cost = reached.cost(self.to)
            return None if cost is None else Way(reached.sure.path(self.to), cost)

        return state.once(("way", self.figure, self.to), found) if self.is_own(state) else None

    def cost_of(self, state: State, path: Sequence[Spaces]) -> int:
        return changes(state, path)

    def missteps(self, state: State, path: Sequence[Spaces]) -> Iterator[Violation]:
        if path[0] != self.origin:
            yield self.violated("path", 0, player=self["player"], space=name(path[0]), fault="start")
        yield from super().missteps(state, path)

    def is_cut_off(self, state: State) -> bool:
        return self.is_own(state) and not ways(state, self["player"], {0: self.origin}).leads_to(self.to)

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def moving(player: str) -> Iterator[Document]:
            left = most_points_left(state)
            for origin in each_of(state.figures[player]):
                reached = ways(state, player, {0: origin}).perhaps.within(left)
                for to in names(reached & ~state.occupied):
                    yield {"type": cls.type, "player": player, "from": name(origin), "to": to}

        return each(cls.takers(state), moving)

    def apply(self, state: State) -> Effect:
        went = self.went(state)
        before, after = self.figure, f"{self['to']} {self['player']}"
        figures = [after if told == before else told for told in state.known("figures")]
        event = self.event("moved", **{"from": self["from"]}, **went)
        return Effect(self.paid(state, {**state.document, "figures": figures}), [event])
