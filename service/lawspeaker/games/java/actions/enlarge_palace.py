"""A player enlarges a palace to a higher value. ¶8, 25-29."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import where_known
from lawspeaker.games.java.actions.laying_palaces import (
    costs_a_point,
    half_its_value,
    laid_event,
    not_larger_than_the_village,
    out_of_the_stock,
    palace_on_the_board,
    pay_and_gain,
    right_of_the_highest,
    side_field,
    values_in,
    white_side_up,
)
from lawspeaker.games.java.actions.paying import leaves_enough_for_land, one_point, within_the_points_of_a_turn
from lawspeaker.games.java.actions.turns import TurnAction, turn_action
from lawspeaker.games.java.board.settlements import may_have_a_palace, settlement
from lawspeaker.games.java.board.spaces import space
from lawspeaker.games.java.palaces.changes import is_too_young, was_changed_in_this_turn
from lawspeaker.games.java.palaces.palace import Palace
from lawspeaker.games.java.shapes import player_field
from lawspeaker.games.java.shapes.board import space_field, value_field
from lawspeaker.games.java.shapes.numbers import action_points_field, points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import most_points_left
from lawspeaker.games.java.words import PALACES, Side


class EnlargePalace(TurnAction):
    """A player enlarges a palace to a higher value."""

    settlement = "city"

    player = member(player_field("Who enlarges it.", required=True))
    space = member(space_field("The space where it stands.", "G9", required=True))
    value = member(value_field("Its new value.", required=True))
    side = member(side_field(), default=Side.WHITE.value)
    points = member(points_field("Claim: the points that the player gets for it."), default=None)
    action_points = member(action_points_field(), default=None)


@rule("palace.village")
def on_a_palace(state: State, action: EnlargePalace) -> Iterator[Violation]:
    """A palace is enlarged where it stands."""
    where = space(action.space)
    if not may_have_a_palace(state, where) or not where & state.palace_spaces:
        yield action.violated("space", space=action.space, fault="no-palace")


@rule("palace.higher")
def to_a_higher_value(state: State, action: EnlargePalace) -> Iterator[Violation]:
    """A palace is enlarged to a higher value."""
    facts = {"space": action.space, "value": action.value}
    if action.value == min(PALACES) and where_known(lambda: _value_there(state, action), None) is None:
        yield action.violated("value", **facts, fault="least")
    elif (value := _value_there(state, action)) >= action.value:
        yield action.violated("value", **facts, other_value=value, fault="value")


def _value_there(state: State, action: EnlargePalace) -> int:
    """The value of the palace; 0 if there is none. Raises ``Unknown``."""
    palace = state.palace(action.space)
    return palace.value if palace else 0


@rule("palace.once")
def once_in_a_turn(state: State, action: EnlargePalace) -> Iterator[Violation]:
    """No palace is changed twice in a turn, nor enlarged in the turn (or round) in which it was built."""
    where = action.space
    if was_changed_in_this_turn(state, where):
        yield action.violated("space", space=where, fault="turn")
    elif is_too_young(state, where):
        yield action.violated("space", space=where, fault="round")


def candidates(state: State, player: str) -> Iterator[Document]:
    """A palace of every higher value for which there may be room, in every city where the player has a figure."""
    if most_points_left(state):
        for palace in _palaces(state, player):
            for value in values_in(state, palace.spaces):
                if value > palace.document.get("value", 0):
                    yield {"player": player, "space": palace.name, "value": value}


def _palaces(state: State, player: str) -> Iterator[Palace]:
    """The palaces not changed in this turn in cities where the player has a figure, in reading order. Raises ``Unknown``."""
    for palace in sorted(state.palaces, key=lambda palace: palace.spaces):
        if not was_changed_in_this_turn(state, palace.name) and settlement(state, palace.spaces).perhaps & state.figures[player]:
            yield palace


def apply(state: State, action: EnlargePalace, after: NextState) -> Sequence[Document]:
    """The higher palace lies on the other one and brings its points."""
    after.put(("palaces",), lambda: state.palaces_with(action.space, **palace_on_the_board(action)))
    return pay_and_gain(after, state, action, "palace-enlarged")


PalaceEnlarged = laid_event("palace-enlarged", "A palace is enlarged.")

ENLARGE_PALACE = turn_action(
    "enlarge-palace",
    EnlargePalace,
    rules=(
        within_the_points_of_a_turn(one_point),
        leaves_enough_for_land(one_point),
        on_a_palace,
        right_of_the_highest,
        not_larger_than_the_village,
        to_a_higher_value,
        once_in_a_turn,
        out_of_the_stock,
        white_side_up,
        half_its_value,
        costs_a_point,
    ),
    candidates=candidates,
    apply=apply,
    events=(PalaceEnlarged,),
)
