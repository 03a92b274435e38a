"""The final scoring of a player, right after the player's own last turn; all that is said of it is a claim. ¶40, 42-46."""

from collections.abc import Iterator, Mapping, Sequence

from marshmallow import fields, validate

from lawspeaker.adjudication.checks import Violation, rule
from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.game import Effect
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Count, Unknown, each
from lawspeaker.games.java.actions.action import TurnAction
from lawspeaker.games.java.scoring import final
from lawspeaker.games.java.scoring.final import Prize, final_scoring
from lawspeaker.games.java.scoring.ranking import WINNER, winners
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.board import MOST_PALACES, space_field
from lawspeaker.games.java.shapes.turn import points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns import turn_begun
from lawspeaker.games.java.words import PLAYERS, Phase


class CityClaim(JavaShape):
    """Claim: what a city brings."""

    space = space_field("The space of its palace.", "G9", required=True)
    points = points_field("The points for it.", required=True)


class FinalScoringShape(JavaShape):
    """The final scoring of a player. All that is said of it is a claim, which is checked."""

    type = tag("final-scoring")
    player = player_field("Whose it is.", required=True)
    cities = fields.List(
        fields.Nested(CityClaim),
        validate=validate.Length(max=MOST_PALACES),
        metadata={
            "description": "Claim: what single cities bring the player.",
            "examples": [[{"space": "G9", "points": 6}]],
        },
    )
    points = points_field("Claim: the points for all cities together.")
    winners = fields.List(
        player_field("A player."),
        validate=validate.Length(min=1, max=len(PLAYERS)),
        metadata={"description": "Claim, when this is the last final scoring: who has won.", "examples": [["one"]]},
    )


class FinalScoring(TurnAction):
    """The final scoring of a player."""

    type = "final-scoring"
    Shape = FinalScoringShape
    phase = Phase.FINAL_SCORING

    @rule("final.due")
    def after_ones_own_last_turn(self, state: State) -> Iterator[Violation]:
        """A player has one final scoring, right after the own last turn."""
        if not self.is_out_of_phase(state) and self["player"] in state.known("scored"):
            yield self.violated("player", player=self["player"], fault="twice")

    @rule(final.RULES[final.FIRST])
    def value_for_the_first(self, state: State) -> Iterator[Violation]:
        """Whoever stands highest in a city gets the value of its palace; all do who are level."""
        return self._wrong(state, final.FIRST)

    @rule(final.RULES[final.SECOND])
    def half_for_the_second(self, state: State) -> Iterator[Violation]:
        """The second in a city gets half the value of its palace."""
        return self._wrong(state, final.SECOND)

    def _wrong(self, state: State, place: int) -> Iterator[Violation]:
        """What is said wrongly of cities, as far as it is for the rule of that prize to tell."""
        player = self["player"]

        def wrong(nth: int) -> Iterator[Violation]:
            claim = self["cities"][nth]
            prize = final_scoring(state, player).prize(claim["space"])
            due = prize.points if prize else Count.exactly(0)
            if place == (prize.place or final.FIRST if prize else _place_claimed(state, claim)):
                if not due.allows(claim["points"]):
                    told = {"player": player, "space": claim["space"], "points": claim["points"], "due": due}
                    yield self.violated("cities", nth, "points", **told)
                due.exact()

        return each(range(len(self.document.get("cities", ()))), wrong)

    @rule("final.total")
    def sum_of_all_cities(self, state: State) -> Iterator[Violation]:
        """The final scoring of a player is what all cities bring together."""
        if "points" not in self.document:
            return
        due = final_scoring(state, self["player"]).total
        if not due.allows(self["points"]):
            yield self.violated("points", player=self["player"], points=self["points"], due=due)
        due.exact()

    @rule("final.over")
    def when_all_have_scored(self, state: State) -> Iterator[Violation]:
        """The game is over, and somebody has won it, when all have had their final scoring."""
        if "winners" in self.document and not self._is_last(state):
            yield self.violated("winners", players=self["winners"])

    @rule(WINNER)
    def most_points_win(self, state: State) -> Iterator[Violation]:
        """The most points win; those who are level share the victory."""
        if "winners" in self.document and self._is_last(state):
            due = winners(self._points(state))
            if sorted(self["winners"]) != sorted(due):
                yield self.violated("winners", players=self["winners"], due_players=due)

    def _is_last(self, state: State) -> bool:
        """Whether everybody else has had the final scoring. Raises ``Unknown``."""
        return {*state.known("scored"), self["player"]} == {*state.players}

    def _points(self, state: State) -> Mapping[str, int]:
        """What everybody has after this. Raises ``Unknown``."""
        gained = {self["player"]: final_scoring(state, self["player"]).total.exact()}
        return {player: state.points(player) + gained.get(player, 0) for player in state.players}

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        return each(cls.takers(state), lambda player: iter([{"type": cls.type, "player": player}]))

    def apply(self, state: State) -> Effect:
        player = self["player"]
        due = final_scoring(state, player)
        gained = due.total.exact()
        event = self.event("final-scored", points=gained, cities=[_told(prize) for prize in due.prizes])
        document = state.with_points(state.document, {player: gained})
        document = {**document, "scored": [*state.known("scored"), player]}
        if not self._is_last(state):
            return Effect(turn_begun(document, state.next_player(player)), [event])
        over = {**without(document, "turn"), "phase": Phase.OVER.value}
        return Effect(over, [event, {"type": "game-ended", **self._won(state)}])

    def _won(self, state: State) -> Mapping[str, Sequence[str]]:
        """Who has won, if all points are known."""
        try:
            return {"winners": winners(self._points(state))}
        except Unknown:
            return {}


def _place_claimed(state: State, claim: Document) -> int:
    """For which prize somebody takes the points who gets none in that city. Raises ``Unknown``."""
    palace = state.palace(claim["space"])
    return final.SECOND if palace and claim["points"] == final.paid(palace.value, final.SECOND) else final.FIRST


def _told(prize: Prize) -> Document:
    """What an event tells of a prize."""
    return {"space": prize.palace.name, "value": prize.palace.value, "place": prize.place, "points": prize.points.exact()}
