"""A player passes and bids no more for a festival; when all have passed it is held. ¶34, 36."""

from collections.abc import Iterator, Mapping

from marshmallow import fields

from lawspeaker.adjudication.action import Action, Effect, member, one_for_each
from lawspeaker.adjudication.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.document import replaced, without
from lawspeaker.adjudication.scoring import those_with_most
from lawspeaker.adjudication.shapes import OneOf, said
from lawspeaker.games.java.actions.bidding import in_turn, with_a_figure_in_the_city
from lawspeaker.games.java.actions.phases import in_phase, whoever_acts
from lawspeaker.games.java.cards.piles import with_more
from lawspeaker.games.java.festivals.awards import award
from lawspeaker.games.java.festivals.bidders import next_bidder
from lawspeaker.games.java.festivals.bids import symbols_laid
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.scoring.points import with_points
from lawspeaker.games.java.shapes import JavaAction, player_field
from lawspeaker.games.java.shapes.numbers import Points
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import Phase, Side


class Pass(JavaAction):
    """A player passes. When all who may bid have done so, also whoever holds the festival, the bidding is over."""

    player = member(player_field("Who passes.", required=True))
    points: Mapping[str, int] = member(
        fields.Nested(
            Points,
            metadata=said("Claim: what the festival brings those who hold it.", {"one": 3}),
        ),
        default={},
    )
    side = member(OneOf(*Side, metadata=said("Claim: the side of the palace that is up then.", Side.RED.value)), default=None)


@rule("festival.points")
def half_the_value_for_the_highest_bid(state: State, action: Pass) -> Iterator[Violation]:
    """Whoever alone has laid the most symbols gets half the value of the palace."""
    due = _points(state) if _is_the_last(state, action) else None
    if due is None or len(due) == 1:
        yield from _wrong_points(action, due)


@rule("festival.shared")
def shared_by_the_table(state: State, action: Pass) -> Iterator[Violation]:
    """Those who are level with the most symbols get what the table says."""
    if _is_the_last(state, action) and len(due := _points(state)) > 1:
        yield from _wrong_points(action, due)


def _wrong_points(action: Pass, due: Mapping[str, int] | None) -> Iterator[Violation]:
    """Points that are said to be others than those that are ``due``; ``None``: the bidding goes on."""
    for player, points in action.points.items():
        if points != (its := (due or {}).get(player, 0)):
            fault = "not-over" if due is None else "other"
            yield action.violated("points", player, player=player, points=points, due=its, fault=fault)


@rule("festival.red")
def red_side_up(state: State, action: Pass) -> Iterator[Violation]:
    """After a festival the palace is turned red side up."""
    if action.side is not None:
        due = Side.RED.value if _is_the_last(state, action) else _palace(state).side
        if action.side != due:
            yield action.violated("side", side=action.side, due_side=due, fault="side")


def _is_the_last(state: State, action: Pass) -> bool:
    """Whether all others have passed. Raises ``Unknown``."""
    return next_bidder(_after_passing(state, action), action.player) is None


def _after_passing(state: State, action: Pass) -> State:
    """The state in which the player has passed too. Raises ``Unknown``."""
    document = replaced(state.document, ("festival", "passed"), [*state.passed, action.player])
    return State(document, state.sources)


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


def apply(state: State, action: Pass) -> Effect:
    """The next player is to bid or, when all have passed, the festival is held and the turn goes on."""
    after = _after_passing(state, action)
    events = [{"type": "passed", "player": action.player}]
    if following := next_bidder(after, action.player):
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


takers = whoever_acts(Phase.FESTIVAL)

PASS = Action(
    "pass",
    Pass,
    rules=(
        in_phase(Phase.FESTIVAL),
        with_a_figure_in_the_city,
        in_turn,
        half_the_value_for_the_highest_bid,
        shared_by_the_table,
        red_side_up,
    ),
    takers=takers,
    options=one_for_each(takers),
    apply=apply,
)
