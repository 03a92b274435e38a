"""The final scoring of a player, right after their own last turn; all that is said of it is a claim. ¶40, 42-46."""

from collections.abc import Iterator, Mapping, Sequence

from marshmallow import fields, validate

from lawspeaker.adjudication.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.scoring import those_with_most
from lawspeaker.adjudication.shapes import tag
from lawspeaker.adjudication.unknown import Count, Unknown, each
from lawspeaker.games.java.actions.action import TurnAction
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.scoring.final import FIRST, RULES, SECOND, Prize, final_scoring, paid
from lawspeaker.games.java.scoring.points import with_points
from lawspeaker.games.java.scoring.ranking import WINNER
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.board import MOST_PALACES, space_field
from lawspeaker.games.java.shapes.numbers import points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.beginning import turn_begun
from lawspeaker.games.java.words import PLAYERS, Phase


class CityClaim(JavaShape):
    """Claim: what a city brings."""

    space = space_field("The space of its palace.", "G9", required=True)
    points = points_field("The points for it.", required=True)


class FinalScoringShape(JavaShape):
    """The final scoring of a player, in the phase `final-scoring`, to which the end of that player's last turn leads.

    All that is said of it is a claim, which is checked.
    """

    type = tag("final-scoring")
    player = player_field("Whose it is.", required=True)
    cities = fields.List(
        fields.Nested(CityClaim),
        validate=validate.Length(max=MOST_PALACES),
        metadata={
            "description": "Claim: what single cities bring the player, each named by the space of its palace.",
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
        """A player has one final scoring, right after their own last turn."""
        if self["player"] in state.known("scored"):
            yield self.violated("player", player=self["player"], fault="twice")

    @rule("final.first")
    def value_for_the_first(self, state: State) -> Iterator[Violation]:
        """Whoever stands highest in a city gets the value of its palace; all do who are level."""
        return self._wrong(state, FIRST)

    @rule("final.second")
    def half_for_the_second(self, state: State) -> Iterator[Violation]:
        """The second in a city gets half the value of its palace."""
        return self._wrong(state, SECOND)

    def _wrong(self, state: State, place: int) -> Iterator[Violation]:
        """What is said wrongly of cities, as far as it is for the rule of that prize to tell."""
        player = self["player"]

        def wrong(nth: int) -> Iterator[Violation]:
            claim = self["cities"][nth]
            palace = state.palace(claim["space"])
            if not palace:
                if place == FIRST:
                    yield self.violated("cities", nth, "space", space=claim["space"], fault="no-city")
                return
            prize = final_scoring(state, player).prize(palace)
            if place == _prize_meant(prize, palace, claim["points"]):
                due = prize.points if prize else Count.exactly(0)
                if not due.allows(claim["points"]):
                    told = {"player": player, "space": palace.name, "points": claim["points"], "due": due}
                    yield self.violated("cities", nth, "points", **told, fault="other")
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
            due = those_with_most(self._points(state))
            if sorted(self["winners"]) != sorted(due):
                yield self.violated("winners", players=self["winners"], due_players=due)

    def _is_last(self, state: State) -> bool:
        """Whether everybody else has had the final scoring. Raises ``Unknown``."""
        return {*state.known("scored"), self["player"]} == {*state.players}

    def _points(self, state: State) -> Mapping[str, int]:
        """What everybody has after this. Raises ``Unknown``."""
        gained = {self["player"]: final_scoring(state, self["player"]).total.exact()}
        return {player: state.points(player) + gained.get(player, 0) for player in state.players}

    def apply(self, state: State) -> Effect:
        player = self["player"]
        due = final_scoring(state, player)
        gained = due.total.exact()
        event = self.event("final-scored", points=gained, cities=[_told(prize) for prize in due.prizes])
        applied = [self._applied(prize) for prize in due.prizes]
        document = with_points(state.document, {player: gained})
        document = {**document, "scored": [*state.known("scored"), player]}
        if not self._is_last(state):
            return Effect(turn_begun(document, state.next_player(player)), [event], applied)
        over = {**without(document, "turn"), "phase": Phase.OVER.value}
        return Effect(over, [event, {"type": "game-ended", **self._won(state)}], applied)

    def _applied(self, prize: Prize) -> Finding:
        """By which rule a city has brought points."""
        facts = {"player": self["player"], "space": prize.palace.name, "points": prize.points}
        return Finding(RULES[prize.place], Outcome.APPLIED, (self.at,), facts)

    def _won(self, state: State) -> Mapping[str, Sequence[str]]:
        """Who has won, if all points are known."""
        try:
            return {"winners": those_with_most(self._points(state))}
        except Unknown:
            return {}


def _prize_meant(prize: Prize | None, palace: Palace, points: int) -> int:
    """The prize to whose rule it is held that a city brings so many points: the one that the player gets.

    Where there is none, or it is not known which, it is the one that brings so many, for that is what was taken for due.
    Raises ``Unknown``.
    """
    if prize and prize.place:
        return prize.place
    return SECOND if points == paid(palace.value, SECOND) else FIRST


def _told(prize: Prize) -> Document:
    """What an event tells of a prize."""
    return {"space": prize.palace.name, "value": prize.palace.value, "place": prize.place, "points": prize.points.exact()}
