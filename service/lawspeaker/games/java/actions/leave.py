"""A figure leaves the board for the lowlands or the mountains around it. ¶7, 22, 23."""

from collections.abc import Iterator

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.walking import OfOwnFigure
from lawspeaker.games.java.board.spaces import Spaces, each_of, name
from lawspeaker.games.java.figures.edges import price
from lawspeaker.games.java.shapes import made, player_field
from lawspeaker.games.java.shapes.board import space_field
from lawspeaker.games.java.shapes.numbers import action_points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import most_points_left

LeaveShape = made(
    "LeaveShape",
    "A figure leaves the board.",
    {
        "type": tag("leave"),
        "player": player_field("Whose figure it is.", required=True),
        "from": space_field("Where it stands.", required=True),
        "action_points": action_points_field(),
    },
)


class Leave(OfOwnFigure):
    """A figure leaves the board."""

    type = "leave"
    Shape = LeaveShape

    def action_points(self, state: State) -> int:
        return (price(state, self.origin) or 0) if self.is_own(state) else 0

    @rule("figure.edge")
    def at_the_edge(self, state: State) -> Iterator[Violation]:
        """A figure leaves the board where land adjoins its edge or reaches over it."""
        if price(state, self.origin) is None:
            yield self.violated("from", space=self["from"], fault="inside")

    @rule("figure.entry-cost")
    def one_or_two_points(self, state: State) -> Iterator[Violation]:
        """To the lowlands it costs one action point, to the mountains two."""
        return self.wrong_cost(state)

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def leaving(player: str) -> Iterator[Document]:
            left = most_points_left(state)

            def from_there(space: Spaces) -> Iterator[Document]:
                cost = price(state, space)
                if cost is not None and cost <= left:
                    yield {"type": cls.type, "player": player, "from": name(space)}

            return each(each_of(state.figures[player]), from_there)

        return each(cls.takers(state), leaving)

    def apply(self, state: State) -> Effect:
        figure = self.figure
        figures = [told for told in state.known("figures") if told != figure]
        event = self.event("left", **{"from": self["from"]}, action_points=self.action_points(state))
        return Effect(self.paid(state, {**state.document, "figures": figures}), [event])
