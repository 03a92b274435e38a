"""A player passes and bids no more for a festival; when all have passed it is held. ¶34, 36."""

from collections.abc import Iterator, Mapping

from marshmallow import fields

from lawspeaker.adjudication.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.document import replaced, without
from lawspeaker.adjudication.legacy import Effect
from lawspeaker.adjudication.scoring import those_with_most
from lawspeaker.adjudication.shapes import OneOf, said, tag
from lawspeaker.games.java.actions.festival_action import FestivalAction
from lawspeaker.games.java.cards.piles import with_more
from lawspeaker.games.java.festivals.awards import award
from lawspeaker.games.java.festivals.bidders import next_bidder
from lawspeaker.games.java.festivals.bids import symbols_laid
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.scoring.points import with_points
from lawspeaker.games.java.shapes import JavaShape, player_field
from lawspeaker.games.java.shapes.numbers import Points
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase, Side


class PassShape(JavaShape):
    """A player passes. When all who may bid have done so, also whoever holds the festival, the bidding is over."""

    type = tag("pass")
    player = player_field("Who passes.", required=True)
    points = fields.Nested(
        Points,
        metadata=said("Claim: what the festival brings those who hold it.", {"one": 3}),
    )
    side = OneOf(*Side, metadata=said("Claim: the side of the palace that is up then.", Side.RED.value))


class Pass(FestivalAction):
    """A player passes."""

    type = "pass"
    Shape = PassShape

    @rule("festival.points")
    def half_the_value_for_the_highest_bid(self, state: State) -> Iterator[Violation]:
        """Whoever alone has laid the most symbols gets half the value of the palace."""
        due = _points(state) if self._is_the_last(state) else None
        if due is None or len(due) == 1:
            yield from self._wrong_points(due)

    @rule("festival.shared")
    def shared_by_the_table(self, state: State) -> Iterator[Violation]:
        """Those who are level with the most symbols get what the table says."""
        if self._is_the_last(state) and len(due := _points(state)) > 1:
            yield from self._wrong_points(due)

    def _wrong_points(self, due: Mapping[str, int] | None) -> Iterator[Violation]:
        """Points that are said to be others than those that are ``due``; ``None``: the bidding goes on."""
        for player, points in self.document.get("points", {}).items():
            if points != (its := (due or {}).get(player, 0)):
                fault = "not-over" if due is None else "other"
                yield self.violated("points", player, player=player, points=points, due=its, fault=fault)

    @rule("festival.red")
    def red_side_up(self, state: State) -> Iterator[Violation]:
        """After a festival the palace is turned red side up."""
        if "side" in self.document:
            due = Side.RED.value if self._is_the_last(state) else _palace(state).side
            if self["side"] != due:
                yield self.violated("side", side=self["side"], due_side=due, fault="side")

    def _is_the_last(self, state: State) -> bool:
        """Whether all others have passed. Raises ``Unknown``."""
        return next_bidder(self._after_passing(state), self["player"]) is None

    def _after_passing(self, state: State) -> State:
        """The state in which the player has passed too."""
        document = replaced(state.document, ("festival", "passed"), [*state.passed, self["player"]])
        return State(document, state.sources)

    def apply(self, state: State) -> Effect:
        after = self._after_passing(state)
        events = [self.event("passed")]
        if following := next_bidder(after, self["player"]):
            return Effect(replaced(after.document, ("festival", "turn"), following), events)
        points, palace = _points(state), _palace(state)
        document = without(state.with_palace(palace.name, side=Side.RED.value), "festival")
        document = {**document, "phase": Phase.TURN.value}
        document = replaced(document, ("turn", "festival_held"), True)
        document = with_more(document, ("discards",), [card for cards in state.bids.values() for card in cards])
        held = {"type": "festival-held", "palace": palace.name, "players": list(points), "points": points}
        rest = "festival.points" if len(points) == 1 else "festival.shared"
        facts = {"players": list(points), "points": max(points.values()), "value": palace.value, "space": palace.name}
        return Effect(with_points(document, points), [*events, held], [Finding(rest, Outcome.APPLIED, facts=facts)])


def _palace(state: State) -> Palace:
    """The palace in which the festival is held. Raises ``Unknown``."""
    palace = state.palace(state.festival_palace)
    assert palace, "the audit has seen to it"
    return palace


def _points(state: State) -> Mapping[str, int]:
    """What the festival brings those who hold it. Raises ``Unknown``."""
    holding = those_with_most(symbols_laid(state, state.bids))
    points = award(_palace(state).value, len(holding))
    return {player: points for player in state.players if player in holding}
