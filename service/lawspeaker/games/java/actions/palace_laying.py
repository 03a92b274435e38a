"""What building and enlarging a palace have in common: whose right it is, how large it may be, what it brings. ¶8, 25-29."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar

from marshmallow import fields

from lawspeaker.adjudication.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import OneOf, tag
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.action import PaidAction
from lawspeaker.games.java.board.settlements import Settlement, settlement
from lawspeaker.games.java.board.spaces import Spaces, name, space
from lawspeaker.games.java.figures.standing import standing_in
from lawspeaker.games.java.scoring.points import with_points
from lawspeaker.games.java.shapes import player_field
from lawspeaker.games.java.shapes.board import space_field, value_field
from lawspeaker.games.java.shapes.numbers import action_points_field, points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.palaces import palaces_left
from lawspeaker.games.java.turns.action_points import most_points_left
from lawspeaker.games.java.words import NOBODY, PALACES, Side


def members(type: str) -> Mapping[str, fields.Field[Any]]:
    """The members of an action that lays a palace."""
    return {
        "type": tag(type),
        "player": player_field("Who lays it.", required=True),
        "space": space_field("Where it is laid.", "G9", required=True),
        "value": value_field("Its value.", required=True),
        "side": OneOf(*Side, metadata={"description": "Claim: the side that is up then.", "examples": [Side.WHITE.value]}),
        "points": points_field("Claim: the points for it."),
        "action_points": action_points_field(),
    }


def points_for(value: int) -> int:
    """What laying a palace of that value brings at once."""
    return value // 2


class PalaceLaying(PaidAction):
    """An action that lays a palace on the board."""

    event_type: ClassVar[str]
    """How the event is called."""

    @cached_property
    def space(self) -> Spaces:
        """Where the palace is laid."""
        return space(self["space"])

    def settlement(self, state: State) -> Settlement:
        """The village or city in which it is laid; without spaces if there is none. Raises ``Unknown``."""
        return settlement(state, self.space)

    @rule("palace.right")
    def right_of_the_highest(self, state: State) -> Iterator[Violation]:
        """Only the player builds or enlarges whose figure stands highest there; the next ones decide between equals."""
        there = self.settlement(state)
        if there.certain and (first := standing_in(state, there).first_alone) != self["player"]:
            yield self.violated("player", player=self["player"], space=self["space"], other_player=first or NOBODY)

    @rule("palace.size")
    def not_larger_than_the_village(self, state: State) -> Iterator[Violation]:
        """The value of a palace is at most the number of spaces of the village or city."""
        there = self.settlement(state)
        if there.certain and not there.size.reaches(self["value"]).is_positive():
            yield self.violated("value", space=self["space"], value=self["value"], count=there.size)

    @rule("palace.stock")
    def out_of_the_stock(self, state: State) -> Iterator[Violation]:
        """There is such a palace left."""
        if not palaces_left(state, self["value"]).is_positive():
            yield self.violated("value", value=self["value"])

    @rule("palace.white")
    def white_side_up(self, state: State) -> Iterator[Violation]:
        """A palace is laid with its white number up."""
        if self.document.get("side", Side.WHITE) != Side.WHITE:
            yield self.violated("side", side=self["side"])

    @rule("palace.points")
    def half_its_value(self, state: State) -> Iterator[Violation]:
        """Whoever lays a palace gets half its value at once."""
        due = points_for(self["value"])
        if self.document.get("points", due) != due:
            yield self.violated("points", value=self["value"], points=self["points"], due=due)

    @rule("palace.cost")
    def one_point(self, state: State) -> Iterator[Violation]:
        """Laying a palace costs one action point."""
        return self.wrong_cost(state)

    @classmethod
    @abstractmethod
    def places(cls, state: State, player: str) -> Iterator[Spaces]:
        """Where the player may perhaps lay a palace, in reading order. Raises ``Unknown``."""

    @classmethod
    def values(cls, state: State, where: Spaces) -> Iterator[int]:
        """Of which value a palace may perhaps be there."""
        most = settlement(state, where).perhaps.bit_count()
        return (value for value in PALACES if value <= most and palaces_left(state, value).high != 0)

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        def laid_by(player: str) -> Iterator[Document]:
            if most_points_left(state):
                for where in cls.places(state, player):
                    for value in cls.values(state, where):
                        yield {"type": cls.type, "player": player, "space": name(where), "value": value}

        return each(cls.takers(state), laid_by)

    @property
    def tile(self) -> Document:
        """The palace as it lies on the board."""
        return {"space": self["space"], "value": self["value"], "side": Side.WHITE.value}

    @abstractmethod
    def laid(self, state: State) -> Document:
        """What is known of the game with the palace on the board. Raises ``Unknown``."""

    def apply(self, state: State) -> Effect:
        points = points_for(self["value"])
        document = with_points(self.laid(state), {self["player"]: points})
        document = self._out_of_the_stock(self._noted(document))
        told = {"space": self["space"], "value": self["value"], "points": points, "action_points": self.action_points(state)}
        facts = {"player": self["player"], "value": self["value"], "points": points}
        applied = Finding("palace.points", Outcome.APPLIED, (self.at,), facts)
        return Effect(self.paid(state, document), [self.event(self.event_type, **told)], [applied])

    def _noted(self, document: Document) -> Document:
        """``document`` in which the palace is among those changed in this turn, if these are told."""
        changed = document.get("turn", {}).get("palaces")
        return document if changed is None else replaced(document, ("turn", "palaces"), [*changed, self["space"]])

    def _out_of_the_stock(self, document: Document) -> Document:
        """``document`` with one such palace less in the stock, if it is told how many there are."""
        kind = ("supply", "palaces", str(self["value"]))
        left = document.get("supply", {}).get("palaces", {}).get(kind[-1])
        return document if left is None else replaced(document, kind, left - 1)
