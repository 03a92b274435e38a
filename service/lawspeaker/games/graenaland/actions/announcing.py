"""The main player announces victory. Konec hry; Podmínky vítězství."""

from collections.abc import Iterator

from marshmallow import fields, validate

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.shapes import OneOf, tag
from lawspeaker.adjudication.unknown import Count, each, total
from lawspeaker.games.graenaland import phases
from lawspeaker.games.graenaland.actions.end_round import EndOfBuilding
from lawspeaker.games.graenaland.shapes import GraenalandShape, player_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.victory.goals import RULE_OF_GOAL, THREE_PLAYERS, tally
from lawspeaker.games.graenaland.victory.points import due, reached
from lawspeaker.games.graenaland.words import Goal


class AnnounceVictoryShape(GraenalandShape):
    """The main player announces victory."""

    type = tag("announce-victory")
    player = player_field("Who announces it.", required=True)
    goals = fields.List(
        OneOf(*Goal, metadata={"description": "A goal.", "examples": ["army"]}),
        validate=validate.Length(max=len(Goal)),
        metadata={"description": "Claim: goals that are reached.", "examples": [["settlements", "largest", "army"]]},
    )


class AnnounceVictory(EndOfBuilding):
    """The main player, done with building, announces victory; the others then build once more."""

    type = "announce-victory"
    Shape = AnnounceVictoryShape

    @rule("victory.announcer")
    def by_the_main_player(self, state: State) -> Iterator[Violation]:
        """The main player announces victory."""
        if self["player"] != state.main_player:
            yield self.violated("player", player=self["player"])

    @rule("victory.conditions")
    def without_victory_point_cards(self, state: State) -> Iterator[Violation]:
        """With victory point cards victory is claimed before building, and not announced after it."""
        if state.has_victory_point_cards:
            yield self.violated("type")

    @rule("victory.three-goals")
    def three_goals_are_reached(self, state: State) -> Iterator[Violation]:
        """Whoever announces victory has reached at least three of the five goals."""
        if state.has_victory_point_cards:
            return
        number = total(reached(state, self["player"], goal) for goal in Goal)
        needed: int = state.sources.figure("goals", "needed")
        if _falls_short(number, needed):
            yield self.violated("player", player=self["player"], count=number.nearest(needed), due=needed)

    @rule("goal.settlements")
    def enough_settlements(self, state: State) -> Iterator[Violation]:
        """Eight settlements are needed, villages and buildings together."""
        return self._missed(state, Goal.SETTLEMENTS)

    @rule("goal.territories")
    def enough_territories(self, state: State) -> Iterator[Violation]:
        """Three territories with two settlements or more are needed."""
        return self._missed(state, Goal.TERRITORIES)

    @rule("goal.largest")
    def a_territory_is_large_enough(self, state: State) -> Iterator[Violation]:
        """One territory with four settlements is needed."""
        return self._missed(state, Goal.LARGEST)

    @rule("goal.buildings")
    def enough_buildings(self, state: State) -> Iterator[Violation]:
        """Two buildings are needed."""
        return self._missed(state, Goal.BUILDINGS)

    @rule(THREE_PLAYERS)
    def enough_buildings_beside_the_first(self, state: State) -> Iterator[Violation]:
        """With three players the first building does not count."""
        return self._missed(state, Goal.BUILDINGS, THREE_PLAYERS)

    @rule("goal.army")
    def army_is_strong_enough(self, state: State) -> Iterator[Violation]:
        """An army of strength 3 is needed."""
        return self._missed(state, Goal.ARMY)

    def _missed(self, state: State, goal: Goal, name: str = "") -> Iterator[Violation]:
        """The claims to have reached that goal that are wrong by the rule ``name``, which is its own if none is given."""

        def missed(item: tuple[int, str]) -> Iterator[Violation]:
            place, _ = item
            found = tally(state, self["player"], goal)
            if found.rule == (name or RULE_OF_GOAL[goal]) and _falls_short(found.count, due(state, goal)):
                facts = {"player": self["player"], "count": found.count.nearest(due(state, goal)), "due": due(state, goal)}
                yield self.violated("goals", place, **facts)

        return each(((place, claim) for place, claim in enumerate(self.document.get("goals", ())) if claim == goal), missed)

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if not state.has_victory_point_cards:
            yield from super().options(state)

    def apply(self, state: State) -> Effect:
        document = {**state.document, "announcement": {"player": self["player"]}}
        after = phases.final_building(document, state.left_of(self["player"]))
        return Effect(after, [{"type": "victory-announced", "player": self["player"]}])


def _falls_short(count: Count, needed: int) -> bool:
    """Whether ``count`` is less than is needed. Raises ``Unknown``."""
    return count.reaches(needed).exact() == 0
