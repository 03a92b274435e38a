"""Rules that building and enlarging a palace share: whose right it is, how large it may be, what it brings. ¶8, 25-29."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.checks import Finding, Outcome, Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.unknown import Count, Unknown, where_known
from lawspeaker.adjudication.wire.shapes import OneOf, Shape, said
from lawspeaker.games.java.actions.consequences import give_points, pay
from lawspeaker.games.java.actions.paying import PaidAction, one_point, wrong_cost
from lawspeaker.games.java.board.settlements import settlement
from lawspeaker.games.java.board.spaces import Spaces, space
from lawspeaker.games.java.figures.standing import Standing, standing_in
from lawspeaker.games.java.shapes import event, player_field
from lawspeaker.games.java.shapes.board import space_field, value_field
from lawspeaker.games.java.shapes.enumerations import SIDE
from lawspeaker.games.java.shapes.numbers import number_field, points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.palaces import palaces_left
from lawspeaker.games.java.words import NOBODY, PALACES, Side


class LayingPalace(PaidAction, Protocol):
    """An action that lays a palace on the board."""

    settlement: str
    """Whether the palace comes to stand in a village or in a city."""
    space: str
    value: int
    side: str
    """The side that is said to be up then."""
    points: int | None
    """What it is said to bring."""


def side_field() -> OneOf:
    """The side of a palace that is up when it is laid."""
    return OneOf(SIDE, metadata=said("Claim: the side that is up afterwards.", Side.WHITE.value))


@rule("palace.right")
def right_of_the_highest(state: State, action: LayingPalace) -> Iterator[Violation]:
    """Only the player builds or enlarges whose figure stands highest there; the next ones decide between equals."""
    facts = {"player": action.player, "space": action.space, "settlement": action.settlement}
    try:
        there = settlement(state, space(action.space))
        standing = standing_in(state, there) if there.certain else None
        is_right = standing is None or standing.is_first_alone(action.player)
    except Unknown:  # whatever lies there
        if state.figures[action.player]:
            raise
        yield action.violated("player", **facts, other_player=NOBODY, fault="nowhere")
        return
    if standing and not is_right:
        yield action.violated("player", **facts, **_why_not_first(standing, action.player))


def _why_not_first(standing: Standing, player: str) -> Mapping[str, str]:
    """Why the player is certainly not first alone, and who is before the player, if that is known."""
    first = where_known(lambda: standing.first_alone, None)
    if not standing.heights:
        return {"other_player": NOBODY, "fault": "empty"}
    if player not in standing.heights and (first or standing.perhaps_ahead):
        return {"other_player": first or NOBODY, "fault": "absent"}
    if first or not standing.perhaps_ahead:
        return {"other_player": first or NOBODY, "fault": "behind" if first else "level"}
    other = standing.not_below(player) or NOBODY
    return {"other_player": other, "fault": "behind" if (other, player) in standing.ahead else "not-alone"}


@rule("palace.size")
def not_larger_than_the_village(state: State, action: LayingPalace) -> Iterator[Violation]:
    """The value of a palace is at most the number of spaces of the village or city."""
    there = settlement(state, space(action.space))
    if there.certain and not there.size.reaches(action.value).is_positive():
        size = {"fault": "now" if there.size.is_exact else "at-most", "count": there.size.high}
        yield action.violated("value", space=action.space, value=action.value, settlement=action.settlement, **size)


@rule("palace.stock")
def out_of_the_stock(state: State, action: LayingPalace) -> Iterator[Violation]:
    """There is such a palace left."""
    if not palaces_left(state, action.value).is_positive():
        yield action.violated("value", value=action.value)


@rule("palace.white")
def white_side_up(_state: State, action: LayingPalace) -> Iterator[Violation]:
    """A palace is laid with its white number up."""
    if action.side != Side.WHITE:
        yield action.violated("side", side=action.side)


@rule("palace.points")
@for_each("points")
def half_its_value(_: State, action: LayingPalace, points: Claim) -> Iterator[Violation]:
    """The player who lays a palace gets half its value at once."""
    due = _points_for(action.value)
    return points.against(due, value=action.value, points=points.said, due=due)


@rule("palace.cost")
def costs_a_point(state: State, action: LayingPalace) -> Iterator[Violation]:
    """Laying a palace costs one action point."""
    return wrong_cost(state, action, one_point)


def values_in(state: State, where: Spaces) -> Iterator[int]:
    """Of which value a palace may perhaps be in the village or city to which that space belongs."""
    most = settlement(state, where).perhaps.bit_count()
    return (value for value in PALACES if value <= most and palaces_left(state, value).high != 0)


def palace_on_the_board(action: LayingPalace) -> Document:
    """The palace as it lies on the board."""
    return {"space": action.space, "value": action.value, "side": Side.WHITE.value}


def pay_and_gain(after: NextState, state: State, action: LayingPalace, event: str) -> Sequence[Document]:
    """What laying a palace changes beside the palaces; an event of that type reports it."""
    player, where, value = action.player, action.space, action.value
    points, cost = _points_for(value), one_point(state, action)
    after.put(("turn", "palaces"), lambda: [*state.known("turn", "palaces"), where])
    left = ("supply", "palaces", str(value))
    after.put_count(left, state, lambda: state.count(*left).less(1))
    give_points(after, state, {player: Count.exactly(points)})
    pay(after, state, Count.exactly(cost))
    given = {"type": event, "player": player, "space": where, "value": value, "points": points, "action_points": cost}
    facts = {"player": player, "value": value, "points": points}
    after.applied.append(Finding("palace.points", Outcome.APPLIED, (action.at,), facts))
    return [given]


def _points_for(value: int) -> int:
    """What laying a palace of that value brings at once."""
    return value // 2


def laid_event(type: str, description: str) -> type[Shape]:
    """The shape of the event of that ``type``, which is about a palace."""
    return event(
        type,
        description,
        {
            "player": player_field("Who built or enlarged it.", required=True),
            "space": space_field("Where.", required=True),
            "value": value_field("Its value.", required=True),
            "points": points_field("The points that the player gets.", required=True),
            "action_points": number_field("The action points that it cost.", 1),
        },
    )
