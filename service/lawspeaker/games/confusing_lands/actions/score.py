"""The final scoring, in which everything that is said is a claim to be checked. Bodování; Sólo varianta 4-10."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.checks import Check, Violation, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Effect
from lawspeaker.adjudication.scoring import Score as PlayersScore
from lawspeaker.adjudication.shapes import Integer, OneOf, tag
from lawspeaker.adjudication.unknown import Count, Unknown, each
from lawspeaker.games.confusing_lands.actions.action import PhaseAction
from lawspeaker.games.confusing_lands.conditions.table import RULES
from lawspeaker.games.confusing_lands.scoring import ranking
from lawspeaker.games.confusing_lands.scoring.rating import possible_ratings
from lawspeaker.games.confusing_lands.scoring.sheet import RATING, score_sheet
from lawspeaker.games.confusing_lands.scoring.tally import Tally, tally
from lawspeaker.games.confusing_lands.shapes import ConfusingLandsShape, player_field
from lawspeaker.games.confusing_lands.state import State
from lawspeaker.games.confusing_lands.words import CARDS, PLAYERS, Phase, Rating

_MOST = 1000
"""More points than any landscape brings."""


def _number_field(description: str, example: int, minimum: int = 0, maximum: int = _MOST) -> Integer:
    return Integer(minimum=minimum, maximum=maximum, metadata={"description": description, "examples": [example]})


class ConditionClaim(ConfusingLandsShape):
    """Claim: what a condition brings a player."""

    condition = Integer(required=True, minimum=1, maximum=CARDS, metadata={"description": "Its number.", "examples": [7]})
    points = _number_field("The points that it brings.", 12)


class SheetClaim(ConfusingLandsShape):
    """Claim: what a player has scored."""

    player = player_field("The player.", required=True)
    conditions = fields.List(
        fields.Nested(ConditionClaim),
        validate=validate.Length(max=CARDS),
        metadata={
            "description": "Every condition that is scored: those in the landscape and the shared one.",
            "examples": [[{"condition": 7, "points": 12}]],
        },
    )
    deduction = _number_field("The points that are deducted.", 30)
    total = _number_field("The points in all.", 16, minimum=-_MOST)
    rank = _number_field("1 for whoever wins or shares the victory, else 2.", 1, minimum=1, maximum=len(PLAYERS))


class ScoringShape(ConfusingLandsShape):
    """The final scoring. All that is said of it is a claim, which is checked."""

    type = tag("score")
    sheets = fields.List(
        fields.Nested(SheetClaim),
        validate=validate.Length(max=len(PLAYERS)),
        metadata={"description": "Claim: what the players have scored.", "examples": [[{"player": "one", "total": 16}]]},
    )
    rating = OneOf(*Rating, metadata={"description": "Claim: what the table of the solo variant says.", "examples": ["wondrous"]})


class Score(PhaseAction):
    """The final scoring."""

    type = "score"
    Shape = ScoringShape
    phases = (Phase.SCORING,)

    @classmethod
    @cache
    def checks(cls) -> Sequence[tuple[str, Check]]:
        return [*super().checks(), *((name, _check_of_condition(number, name)) for number, name in RULES.items())]

    def _sheets(self, state: State) -> Iterator[tuple[int, Document, Tally]]:
        """The claims about those who play, each with its place and what is due."""
        players = state.document.get("players", PLAYERS)
        for place, sheet in enumerate(self.document.get("sheets", ())):
            if sheet["player"] in players:
                yield place, sheet, tally(state, sheet["player"])

    def _conditions(self, state: State) -> Iterator[tuple[tuple[int, int], Document, Tally]]:
        """The claims about single conditions, each with the places of its sheet and in it, and what is due."""
        for place, sheet, due in self._sheets(state):
            for nth, claim in enumerate(sheet.get("conditions", ())):
                yield (place, nth), claim, due

    def wrong_points(self, state: State, number: int) -> Iterator[Violation]:
        """The claims about what the condition of that number brings to those who score it that are wrong."""

        def wrong(item: tuple[tuple[int, int], Document, Tally]) -> Iterator[Violation]:
            (place, nth), claim, due = item
            if claim["condition"] == number and "points" in claim and _scores(state, due, number):
                path = ("sheets", place, "conditions", nth, "points")
                facts = {"player": due.player, "condition": number}
                yield from self._differing(path, due.brought(number).points, claim["points"], facts)

        return each(self._conditions(state), wrong)

    def _differing(self, path: tuple[str | int, ...], due: Count, points: int, facts: Mapping[str, Any]) -> Iterator[Violation]:
        """A violation if these points are not those due. Raises ``Unknown`` if that is open."""
        if not due.allows(points):
            yield self.violated(*path, **facts, points=points, due=due.nearest(points))
        else:
            due.exact()

    @rule("score.own")
    def own_conditions_are_scored(self, state: State) -> Iterator[Violation]:
        """Each condition in the own landscape is scored once, and no other but the shared one."""
        return each((self._left_out, self._out_of_place), lambda wrong: wrong(state))

    def _left_out(self, state: State) -> Iterator[Violation]:
        """The conditions in the own landscape that are not among those that are said to be scored."""

        def left_out(item: tuple[int, Document, Tally]) -> Iterator[Violation]:
            place, sheet, due = item
            if "conditions" not in sheet:
                return
            listed = [claim["condition"] for claim in sheet["conditions"]]
            for number in due.numbers:
                if number not in listed:
                    facts = {"player": due.player, "condition": number, "fault": "left-out"}
                    yield self.violated("sheets", place, "conditions", **facts)
            if due.further.high:
                raise Unknown(*due.further.missing)

        return each(self._sheets(state), left_out)

    def _out_of_place(self, state: State) -> Iterator[Violation]:
        """The conditions that are said to be scored twice, or without being in the own landscape or shared."""

        def out_of_place(item: tuple[tuple[int, int], Document, Tally]) -> Iterator[Violation]:
            (place, nth), claim, due = item
            number, before = claim["condition"], self["sheets"][place]["conditions"][:nth]
            path = ("sheets", place, "conditions", nth)
            if number in [other["condition"] for other in before]:
                yield self.violated(*path, player=due.player, condition=number, fault="twice")
            elif number not in due.numbers and number != state.shared and not due.has(number):
                yield self.violated(*path, player=due.player, condition=number, fault="foreign")

        return each(self._conditions(state), out_of_place)

    @rule("score.shared")
    def shared_condition_is_scored(self, state: State) -> Iterator[Violation]:
        """Whoever has a condition in the own landscape scores the shared one too."""

        def missed(item: tuple[int, Document, Tally]) -> Iterator[Violation]:
            place, sheet, due = item
            if "conditions" not in sheet or due.conditions.high == 0:
                return
            listed = [claim["condition"] for claim in sheet["conditions"]]
            if state.shared not in listed and due.conditions.is_positive():
                yield self.violated("sheets", place, "conditions", player=due.player, condition=state.shared)

        return each(self._sheets(state), missed)

    @rule("score.no-own-condition")
    def shared_condition_gives_nothing_without_an_own_one(self, state: State) -> Iterator[Violation]:
        """Without a condition in the own landscape the shared one gives nothing."""

        def wrong(item: tuple[tuple[int, int], Document, Tally]) -> Iterator[Violation]:
            (place, nth), claim, due = item
            if not claim.get("points") or claim["condition"] in due.numbers:
                return
            if claim["condition"] == state.shared and not due.conditions.is_positive():
                facts = {"player": due.player, "condition": state.shared, "points": claim["points"]}
                yield self.violated("sheets", place, "conditions", nth, "points", **facts)

        return each(self._conditions(state), wrong)

    @rule("score.deduction")
    def ten_points_are_deducted_for_each(self, state: State) -> Iterator[Violation]:
        """Each condition in the own landscape costs 10 points, whether it brought any or not; the shared one does not."""

        def wrong(item: tuple[int, Document, Tally]) -> Iterator[Violation]:
            place, sheet, due = item
            if "deduction" in sheet:
                yield from self._differing(
                    ("sheets", place, "deduction"), due.deduction, sheet["deduction"], {"player": due.player}
                )

        return each(self._sheets(state), wrong)

    @rule("score.total")
    def total_is_right(self, state: State) -> Iterator[Violation]:
        """The total is what the conditions bring, less the deduction."""

        def wrong(item: tuple[int, Document, Tally]) -> Iterator[Violation]:
            place, sheet, due = item
            if "total" in sheet:
                yield from self._differing(("sheets", place, "total"), due.total, sheet["total"], {"player": due.player})

        return each(self._sheets(state), wrong)

    @rule(ranking.WINNER)
    def most_points_win(self, state: State) -> Iterator[Violation]:
        """The player with the most points wins."""
        return self._wrong_ranks(state, ranking.WINNER)

    @rule(ranking.TIE_BREAK)
    def most_valuable_condition_breaks_a_tie(self, state: State) -> Iterator[Violation]:
        """Level on points, the most valuable single condition decides, then the second most valuable, and so on."""
        return self._wrong_ranks(state, ranking.TIE_BREAK)

    @rule(ranking.SHARED_VICTORY)
    def those_who_are_level_share_the_victory(self, state: State) -> Iterator[Violation]:
        """Level to the last, the players share the victory."""
        return self._wrong_ranks(state, ranking.SHARED_VICTORY)

    @rule(ranking.SOLO)
    def only_the_own_landscape_is_scored_alone(self, state: State) -> Iterator[Violation]:
        """Alone, one scores only the own landscape, and there is no other to be ranked against."""
        yield from self._wrong_ranks(state, ranking.SOLO)
        for place, sheet in enumerate(self.document.get("sheets", ())):
            if sheet["player"] not in state.players_seen and sheet["player"] not in state.players:
                yield self.violated("sheets", place, "player", player=sheet["player"])

    @rule(RATING)
    def rating_is_that_of_the_table(self, state: State) -> Iterator[Violation]:
        """Alone, one looks up in a table what the landscape is worth; two players do not."""
        if "rating" not in self.document:
            return
        if not state.is_solo:
            yield self.violated("rating", rating=self["rating"], due_ratings=["none"])
            return
        points = tally(state, state.players[0]).total
        due = possible_ratings(state, points)
        if self["rating"] not in due:
            yield self.violated("rating", rating=self["rating"], due_ratings=[rating.value for rating in due])
        elif len(due) > 1:
            raise Unknown(*points.missing)

    def _wrong_ranks(self, state: State, name: str) -> Iterator[Violation]:
        """The claims about ranks that are wrong by the rule ``name``."""
        claims = [(place, sheet) for place, sheet in enumerate(self.document.get("sheets", ())) if "rank" in sheet]
        if not claims:
            return
        found = ranking.ranking(state, [tally(state, player) for player in state.players])
        for place, sheet in claims:
            if found.rule == name and sheet["player"] in found.ranks:
                rank = found.ranks[sheet["player"]]
                if not rank.allows(sheet["rank"]):
                    yield self.violated("sheets", place, "rank", **found.facts, rank=sheet["rank"])
                rank.exact()

    @classmethod
    def takers(cls, state: State) -> Sequence[str]:
        return state.players if cls.is_due(state) else []

    @classmethod
    def options(cls, state: State) -> Iterator[Document]:
        if cls.is_due(state):
            yield {"type": cls.type}

    def apply(self, state: State) -> Effect:
        sheet = score_sheet(state)
        event: Document = {"type": "scored"}
        if "players" in state.document:
            event = {**event, "players": [_told(score) for score in sheet.scores]}
        return Effect({**state.document, "phase": Phase.OVER.value}, [event], sheet.applied)


def _check_of_condition(number: int, name: str) -> Check:
    """The check of the claims about one condition."""

    @rule(name)
    def as_much_as_it_brings(action: Score, state: State) -> Iterator[Violation]:
        """A condition brings as many points as it says."""
        return action.wrong_points(state, number)

    return as_much_as_it_brings


def _scores(state: State, due: Tally, number: int) -> bool:
    """Whether the player scores that condition, by its own rule and not by another. Raises ``Unknown``."""
    if number in due.numbers:
        return True
    if number == state.shared:
        return due.conditions.is_positive()
    return due.has(number)


def _told(score: PlayersScore) -> Document:
    """What an event tells of the score of a player, as far as it is known."""
    counts = {"points": score.points, "rank": score.rank}
    return {"player": score.player, **{name: count.low for name, count in counts.items() if count.is_exact}}
