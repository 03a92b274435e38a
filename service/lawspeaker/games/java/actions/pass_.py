"""A player passes and bids no more for a festival; when all have passed it is held. ¶34, 36.

By a reading, players who are level may agree that all of them pass at once.
"""

from collections.abc import Iterator, Mapping, Sequence

from marshmallow import fields

from lawspeaker.adjudication.document import Document, without
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.unknown import Count, Unknown, known_members, surely, where_known
from lawspeaker.adjudication.wire.shapes import Boolean, OneOf, players_field, said
from lawspeaker.games.java.actions.bidding import in_turn, with_a_figure_in_the_city
from lawspeaker.games.java.actions.consequences import NOTHING, give_points
from lawspeaker.games.java.actions.phases import in_phase, whoever_acts
from lawspeaker.games.java.cards.piles import pile
from lawspeaker.games.java.descriptions import describe_points
from lawspeaker.games.java.festivals.awards import award, awards, holders, palace_of_the_festival
from lawspeaker.games.java.festivals.bidders import all_others_have_passed, are_level, bidding_after, next_bidder
from lawspeaker.games.java.festivals.bids import known_symbols, symbols_laid
from lawspeaker.games.java.shapes import JavaAction, event, player_field
from lawspeaker.games.java.shapes.bidding import bidding_field, symbols_field
from lawspeaker.games.java.shapes.board import space_field
from lawspeaker.games.java.shapes.enumerations import SIDE
from lawspeaker.games.java.shapes.numbers import Points
from lawspeaker.games.java.state import State
from lawspeaker.games.java.words import PALACES, PLAYERS, Phase, Side


class Pass(JavaAction):
    """A player passes. The festival ends when everybody who may bid has passed, including the player who began it."""

    player = member(player_field("Who passes.", required=True))
    points: Mapping[str, int] = member(
        fields.Nested(
            Points,
            metadata=said("Claim: the points that players get for the festival.", {"one": 3}),
        ),
        default={},
    )
    side = member(
        OneOf(SIDE, metadata=said("Claim: the side of the palace that is up afterwards.", Side.RED.value)), default=None
    )
    agreed: bool = member(
        Boolean(metadata=said("Whether all who may still bid agree that the festival ends. See `festival.agreement`.", True)),
        default=False,
    )


@rule("festival.agreement")
def ended_by_agreement(state: State, action: Pass) -> Iterator[Violation]:
    """A festival goes on until all have passed. By a reading, those who may still bid can agree to end it if they are level."""
    if not action.agreed:
        return
    if state.sources.reading("festival.agreement") == "no":
        yield action.violated("agreed", player=action.player, fault="by-the-text")
    elif not are_level(state, action.player):
        yield action.violated("agreed", player=action.player, fault="not-level")


def _is_over(state: State, action: Pass) -> bool:
    """Whether the festival ends with this pass. Raises ``Unknown``."""
    return action.agreed or all_others_have_passed(state, action.player)


@rule("festival.points")
def half_the_value_for_the_highest_bid(state: State, action: Pass) -> Iterator[Violation]:
    """The player who alone has laid the most symbols gets half the value of the palace."""
    if not action.points:
        return
    if not surely(lambda: _is_all_known(state, action)) and (impossible := list(_never_awarded(state, action))):
        yield from impossible
        return
    try:
        is_over = _is_over(state, action)
    except Unknown as unknown:
        yield from _wrong_points(state, action, _perhaps_awarded(state, unknown), "other")
        return
    if not is_over:
        yield from _wrong_points(state, action, {}, "not-over")
    elif where_known(lambda: len(holders(state)), 1) == 1:
        yield from _wrong_points(state, action, awards(state), "other")


def _is_all_known(state: State, action: Pass) -> bool:
    """Whether it is known what the festival brings. Raises ``Unknown``."""
    return not _is_over(state, action) or all(count.is_exact for count in awards(state).values())


def _never_awarded(state: State, action: Pass) -> Iterator[Violation]:
    """Points that no festival brings, whatever is known of it: those who share it get as many each, and somebody holds it."""
    gaining = [player for player, points in action.points.items() if points]
    is_all = surely(lambda: action.points.keys() >= {*state.players})
    if not gaining and not (is_all and surely(lambda: _is_over(state, action))):
        return
    holding = (2,) if len(gaining) != 1 else (1,) if is_all else (1, 2)
    palace = where_known(lambda: [palace_of_the_festival(state).value], PALACES)
    possible = {award(value, number) for value in palace for number in holding}
    for player in gaining or action.points:
        points = action.points[player]
        if points not in possible or (gaining and points != action.points[gaining[0]]):
            yield action.violated("points", player, player=player, points=points, fault="never")


def _perhaps_awarded(state: State, unknown: Unknown) -> Mapping[str, Count]:
    """What the festival brings those who may hold it, if it is over. Raises ``Unknown`` unless it is known who has bid."""
    bidders, gained = state.bids, awards(state)
    return {player: Count(0, due.high, (*unknown.places, *due.missing)) for player, due in gained.items() if player in bidders}


@rule("festival.shared")
def shared_by_the_table(state: State, action: Pass) -> Iterator[Violation]:
    """Those who are level with the most symbols get what the table says."""
    if action.points and _is_over(state, action) and len(holders(state)) > 1:
        yield from _wrong_points(state, action, awards(state), "other")


@for_each("points")
def _wrong_points(_: State, __: Pass, claim: Claim, due: Mapping[str, Count], fault: str) -> Iterator[Violation]:
    """Points that are said to be others than those that are ``due``."""
    its = due.get(claim.name, NOTHING)
    return claim.against(its, player=claim.name, points=claim.said, due=its, fault=fault)


@rule("festival.red")
@for_each("side")
def red_side_up(state: State, action: Pass, side: Claim) -> Iterator[Violation]:
    """After a festival the palace is turned red side up."""
    due = Side.RED.value if _is_over_as_said(state, action) else palace_of_the_festival(state).side
    return side.against(due, side=side.said, due_side=due, fault="side")


def _is_over_as_said(state: State, action: Pass) -> bool:
    """Whether the festival ends with this pass: if that is not known, as it does if it has brought points. Raises ``Unknown``."""
    try:
        return _is_over(state, action)
    except Unknown:
        if any(action.points.values()):
            return True
        raise


def _left_to_bid(state: State, action: Pass) -> Sequence[str]:
    """Who may still bid after this pass. Raises ``Unknown``."""
    return [] if action.agreed else bidding_after(state, state.festival_palace, [*state.passed, action.player], action.player)


def apply(state: State, action: Pass, after: NextState) -> Sequence[Document]:
    """The next player is to bid or, when all have passed, the festival is held and the turn goes on."""
    player = action.player
    bidding = known_members(bidding=lambda: _left_to_bid(state, action))
    event = {"type": "passed", "player": player, **bidding}
    if after.whether(lambda: _is_over(state, action)):
        return [event, _hold(after, state)]
    after.put(("festival", "passed"), lambda: [*state.passed, player])
    after.put(("festival", "turn"), lambda: next_bidder(state, state.festival_palace, state.passed, player))
    return [event]


def _hold(after: NextState, state: State) -> Document:
    """Holds the festival, after which the turn goes on, and reports it."""
    after.document = {**without(after.document, "festival"), "phase": Phase.TURN.value}
    after.put(("turn", "festival_held"), lambda: True)
    after.put(("palaces",), lambda: state.palaces_with(state.festival_palace, side=Side.RED.value))
    after.put(("discards",), lambda: pile([*state.cards("discards"), *(card for laid in state.bids.values() for card in laid)]))
    gained = awards(state)
    give_points(after, state, gained)

    def players() -> Sequence[str]:
        holding = holders(state)
        return [player for player in state.players if player in holding]

    known = known_members(
        palace=lambda: state.festival_palace,
        players=players,
        symbols=lambda: known_symbols(symbols_laid(state)),
        points=lambda: {player: gained[player].exact() for player in players()},
    )
    after.applied += _applied(state, known)
    return {"type": "festival-held", **known}


def _applied(state: State, held: Document) -> Iterator[Finding]:
    """By which rule the festival brought points, if it is known what it brought."""
    if "points" in held:
        rest = "festival.points" if len(held["players"]) == 1 else "festival.shared"
        value, where = palace_of_the_festival(state).value, state.festival_palace
        facts = {"players": held["players"], "points": max(held["points"].values()), "value": value, "space": where}
        yield Finding(rest, Outcome.APPLIED, facts=facts)


takers = whoever_acts(Phase.FESTIVAL)


def candidates(state: State) -> Iterator[Document]:
    """To pass, and by the reading to agree on the end."""
    for player in takers(state):
        yield {"player": player}
        if state.sources.reading("festival.agreement") == "yes":
            yield {"player": player, "agreed": True}


Passed = event("passed", "A player passes.", {"player": player_field("Who passes.", required=True), "bidding": bidding_field()})
FestivalHeld = event(
    "festival-held",
    "A festival is held.",
    {
        "palace": space_field("The space of the palace, if it is known."),
        "players": players_field(
            player_field("A player."), "Who has the most matching symbols, if it is known.", ["one"], most=len(PLAYERS)
        ),
        "symbols": symbols_field(),
        "points": fields.Nested(Points, metadata=said("The points for the festival, if they are known.", {"one": 3})),
    },
)

PASS = Action(
    "pass",
    Pass,
    rules=(
        in_phase(Phase.FESTIVAL),
        with_a_figure_in_the_city,
        in_turn,
        ended_by_agreement,
        half_the_value_for_the_highest_bid,
        shared_by_the_table,
        red_side_up,
    ),
    takers=takers,
    candidates=candidates,
    apply=apply,
    describe=describe_points,
    events=(
        Passed,
        FestivalHeld,
    ),
)
