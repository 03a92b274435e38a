"""What all actions have in common by which a figure goes to a space. ¶23, 24."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import each
from lawspeaker.games.java.actions.action import PaidAction
from lawspeaker.games.java.board.spaces import Spaces, beside, name, space
from lawspeaker.games.java.figures.entries import Way
from lawspeaker.games.java.figures.standing import present_on
from lawspeaker.games.java.figures.ways import ground_of, is_walkable
from lawspeaker.games.java.shapes.board import MOST_SPACES, space_field
from lawspeaker.games.java.state import State


def path_field(description: str, example: Sequence[str]) -> fields.List[Any]:
    """The way of a figure."""
    return fields.List(
        space_field("A space."),
        validate=validate.Length(min=1, max=MOST_SPACES),
        metadata={"description": description, "examples": [example]},
    )


class OfOwnFigure(PaidAction):
    """An action of a figure that stands on the board."""

    @cached_property
    def origin(self) -> Spaces:
        """Where it stands."""
        return space(self["from"])

    @property
    def figure(self) -> str:
        """The figure, as it is written."""
        return f"{self['from']} {self['player']}"

    def is_own(self, state: State) -> bool:
        """Whether a figure of the player stands there. Raises ``Unknown``."""
        return bool(self.origin & state.figures[self["player"]])

    @rule("figure.own")
    def an_own_figure(self, state: State) -> Iterator[Violation]:
        """One moves a figure of one's own."""
        if not self.is_own(state):
            yield self.violated("from", player=self["player"], space=self["from"])


class Walking(PaidAction):
    """An action by which a figure goes to a space: on the path that is told, or else on the cheapest one."""

    @abstractmethod
    def cheapest(self, state: State) -> Way | None:
        """The cheapest way; ``None`` if there is none. Raises ``Unknown``."""

    @abstractmethod
    def cost_of(self, state: State, path: Sequence[Spaces]) -> int:
        """What it costs to go that way. Raises ``Unknown``."""

    @cached_property
    def to(self) -> Spaces:
        """Where the figure goes."""
        return space(self["to"])

    @cached_property
    def path(self) -> Sequence[Spaces] | None:
        """The path that is told, if one is."""
        return [space(name) for name in self.document["path"]] if "path" in self.document else None

    def way(self, state: State) -> Way | None:
        """How the figure goes; ``None`` if it cannot. Raises ``Unknown``."""
        return self.cheapest(state) if self.path is None else Way(self.path, self.cost_of(state, self.path))

    def action_points(self, state: State) -> int:
        if not self.may_stop(state):
            return 0
        way = self.way(state)
        return way.cost if way else 0

    def may_stop(self, state: State) -> bool:
        """Whether a figure may stand on the space to which it goes. Raises ``Unknown``."""
        return not (self.to & state.occupied) and is_walkable(state, self.to)

    @rule("figure.land")
    def over_land(self, state: State) -> Iterator[Violation]:
        """Figures walk on land that was laid; not on the board itself, on water or on palaces."""

        def off_the_land(step: tuple[tuple[str | int, ...], Spaces]) -> Iterator[Violation]:
            place, where = step
            if not is_walkable(state, where):
                yield self.violated(*place, space=name(where), ground=ground_of(state, where))

        passed = [(("path", nth), where) for nth, where in enumerate(self.path or ()) if where != self.to]
        return each([*passed, (("to",), self.to)], off_the_land)

    @rule("figure.one")
    def to_a_free_space(self, state: State) -> Iterator[Violation]:
        """Only one figure stands on a space."""
        if self.to & state.occupied:
            yield self.violated("to", space=self["to"], other_player=present_on(state, self.to)[0])

    @rule("figure.path")
    def there_is_a_way(self, state: State) -> Iterator[Violation]:
        """A figure goes from space to adjoining space; it may pass those of its own player, but not those of others."""
        if self.path is not None:
            yield from self.missteps(state, self.path)
        elif self.may_stop(state) and self.is_cut_off(state):
            yield self.violated("to", player=self["player"], space=self["to"], fault="none")

    @abstractmethod
    def is_cut_off(self, state: State) -> bool:
        """Whether no way leads to where the figure may stop. Raises ``Unknown``."""

    def missteps(self, state: State, path: Sequence[Spaces]) -> Iterator[Violation]:
        """What is wrong with the path that is told."""
        player, told = self["player"], self["path"]
        if path[-1] != self.to:
            yield self.violated("path", len(path) - 1, player=player, space=told[-1], fault="end")
        for nth, (before, after) in enumerate(pairwise(path), 1):
            if not after & beside(before):
                yield self.violated("path", nth, player=player, space=told[nth], fault="step")
        for nth, passed in enumerate(path):
            if passed & state.occupied & ~state.figures[player] & ~self.to:
                yield self.violated("path", nth, player=player, space=told[nth], fault="figure")

    def went(self, state: State) -> Document:
        """What an event tells of the way. Raises ``Unknown``."""
        way = self.way(state)
        assert way, "a legal action has a way"
        return {"to": self["to"], "path": [name(passed) for passed in way.path], "action_points": way.cost}
