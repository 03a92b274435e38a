"""A player builds a palace in a village, which is a city then. ¶8, 25-29."""

from collections.abc import Callable, Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Unknown, each
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
from lawspeaker.games.java.board.settlements import palace_of, settlement
from lawspeaker.games.java.board.spaces import NONE, Spaces, each_of, groups, name, space
from lawspeaker.games.java.shapes import player_field
from lawspeaker.games.java.shapes.board import space_field, value_field
from lawspeaker.games.java.shapes.numbers import action_points_field, points_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.action_points import most_points_left
from lawspeaker.games.java.words import Side


class BuildPalace(TurnAction):
    """A player builds a palace in a village."""

    settlement = "village"

    player = member(player_field("Who builds it.", required=True))
    space = member(space_field("The space where it is built.", "G9", required=True))
    value = member(value_field("Its value.", required=True))
    side = member(side_field(), default=Side.WHITE.value)
    points = member(points_field("Claim: the points that the player gets for it."), default=None)
    action_points = member(action_points_field(), default=None)


@rule("palace.village")
def on_a_free_space_of_a_village(state: State, action: BuildPalace) -> Iterator[Violation]:
    """A palace is built on a space of a village on which no figure and no palace stands."""
    where = space(action.space)

    def obstacle(found: tuple[str, Callable[[], bool]]) -> Iterator[Violation]:
        fault, is_there = found
        if is_there():
            yield action.violated("space", space=action.space, fault=fault)

    obstacles = {
        "no-village": lambda: not _is_village(state, where),
        "palace": lambda: bool(where & state.palace_spaces),
        "figure": lambda: bool(where & state.occupied),
    }
    return each(obstacles.items(), obstacle)


def _is_village(state: State, where: Spaces) -> bool:
    """Whether there is a village space. Raises ``Unknown`` where there may be one."""
    try:
        return bool(settlement(state, where).certain)
    except Unknown:
        if state.is_never_land(where):
            return False
        raise


@rule("palace.one")
def first_of_its_village(state: State, action: BuildPalace) -> Iterator[Violation]:
    """A village in which a palace stands gets no second one."""
    there = settlement(state, space(action.space))
    if there.certain and (other := palace_of(state, there)) and other.name != action.space:
        yield action.violated("space", space=action.space, other_space=other.name, fault="second")


def candidates(state: State, player: str) -> Iterator[Document]:
    """A palace of every value for which there may be room, on every space where it may perhaps be built."""
    if most_points_left(state):
        for where in _places(state, player):
            for value in values_in(state, where):
                yield {"player": player, "space": name(where), "value": value}


def _places(state: State, player: str) -> Iterator[Spaces]:
    """The free spaces of villages without a palace in which the player has a figure. Raises ``Unknown``."""
    spaces = NONE
    for village in groups(state.land.village):
        if not village & state.palace_spaces and settlement(state, village).perhaps & state.figures[player]:
            spaces |= village
    return each_of(spaces & ~state.occupied)


def _palaces_after(state: State, action: BuildPalace) -> Sequence[Document]:
    """The palaces with the one that is built. Raises ``Unknown``."""
    return [*state.known("palaces"), palace_on_the_board(action)]


def _with_the_palace(state: State, action: BuildPalace) -> Document:
    """The state with the palace on the board, if it may be built in such a place. Raises ``Unknown``."""
    where = space(action.space)
    if not settlement(state, where).certain or where & (state.palace_spaces | state.occupied):
        return state.document
    return {**state.document, "palaces": _palaces_after(state, action)}


def apply(state: State, action: BuildPalace, after: NextState) -> Sequence[Document]:
    """The palace lies in the village and brings its points."""
    after.put(("palaces",), lambda: _palaces_after(state, action))
    after.put(("palaces_built",), lambda: [*state.palaces_built, action.space])
    return pay_and_gain(after, state, action, "palace-built")


PalaceBuilt = laid_event("palace-built", "A palace is built.")

BUILD_PALACE = turn_action(
    "build-palace",
    BuildPalace,
    rules=(
        within_the_points_of_a_turn(one_point),
        leaves_enough_for_land(one_point, _with_the_palace, takes_room=True),
        on_a_free_space_of_a_village,
        first_of_its_village,
        right_of_the_highest,
        not_larger_than_the_village,
        out_of_the_stock,
        white_side_up,
        half_its_value,
        costs_a_point,
    ),
    candidates=candidates,
    apply=apply,
    events=(PalaceBuilt,),
)
