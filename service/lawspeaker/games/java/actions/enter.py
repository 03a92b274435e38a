"""A figure comes onto the board from the lowlands or the mountains around it. ¶7, 22, 23, 24."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.walking import Walking, path_field
from lawspeaker.games.java.board.spaces import Spaces, each_of, name
from lawspeaker.games.java.figures.edges import price
from lawspeaker.games.java.figures.entries import Way, entry, walks_on
from lawspeaker.games.java.figures.ways import changes, perhaps_walkable
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.board import space_field
from lawspeaker.games.java.shapes.numbers import action_points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import most_points_left
from lawspeaker.games.java.words import FIGURES


class EnterShape(JavaShape):
    """A figure comes onto the board."""

    type = tag("enter")
    player = player_field("Whose figure it is.", required=True)
    to = space_field("Where it comes to stand.", required=True)
    path = path_field("The way from the edge to `to`; the cheapest one if left out.", ["E7"])
    action_points = action_points_field()


class Enter(Walking):
    """A figure comes onto the board."""

    type = "enter"
    Shape = EnterShape

    @rule("figure.stock")
    def out_of_the_stock(self, state: State) -> Iterator[Violation]:
        """A player has twelve figures; one that comes onto the board is not there yet."""
        if state.figures_left(self["player"]) < 1:
            yield self.violated("player", player=self["player"], count=FIGURES)

    @rule("figure.edge")
    def at_the_edge(self, state: State) -> Iterator[Violation]:
        """A figure comes onto the board where land adjoins its edge or reaches over it."""
        if self.path is not None:
            first = name(self.path[0])
            if price(state, self.path[0]) is None:
                yield self.violated("path", 0, space=first, fault="inside")
            elif len(self.path) > 1 and not walks_on(state):
                yield self.violated("path", space=first, fault="walks-on")
        elif self.may_stop(state) and self.cheapest(state) is None:
            yield self.violated("to", space=self["to"], fault="inside")

    @rule("figure.entry-cost")
    def one_or_two_points(self, state: State) -> Iterator[Violation]:
        """From the lowlands it costs one action point, from the mountains two."""
        return self.wrong_cost(state)

    def cheapest(self, state: State) -> Way | None:
        return entry(state, self["player"], self.to)

    def cost_of(self, state: State, path: Sequence[Spaces]) -> int:
        return (price(state, path[0]) or 0) + changes(state, path)

    def is_cut_off(self, state: State) -> bool:
        return False  # ``figure.edge`` tells where no figure can come from the edge

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def entering(player: str) -> Iterator[Document]:
            left = most_points_left(state)

            def there(space: Spaces) -> Iterator[Document]:
                way = entry(state, player, space)
                if way and way.cost <= left:
                    yield {"type": cls.type, "player": player, "to": name(space)}

            if state.figures_left(player):
                yield from each(each_of(perhaps_walkable(state, player).spaces & ~state.occupied), there)

        return each(cls.takers(state), entering)

    def apply(self, state: State) -> Effect:
        went = self.went(state)
        figures = [*state.known("figures"), f"{self['to']} {self['player']}"]
        return Effect(self.paid(state, {**state.document, "figures": figures}), [self.event("entered", **went)])
