"""Rules that the actions of figures share: whose figure it is, and how it goes to a space. ¶23, 24."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Protocol

from marshmallow import fields

from lawspeaker.adjudication.document import Document, Path
from lawspeaker.adjudication.rules.action import NextState
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import Count, each, every, where_known
from lawspeaker.adjudication.wire.shapes import list_of
from lawspeaker.games.java.actions.consequences import pay
from lawspeaker.games.java.actions.paying import PaidAction
from lawspeaker.games.java.actions.phases import PlayersAction
from lawspeaker.games.java.board.spaces import Spaces, beside, name, space
from lawspeaker.games.java.figures.entries import Route
from lawspeaker.games.java.figures.standing import present_on
from lawspeaker.games.java.figures.ways import ground_of, is_walkable
from lawspeaker.games.java.shapes.board import MOST_SPACES, space_field
from lawspeaker.games.java.state import State


class FigureAction(PlayersAction, Protocol):
    """An action of a figure that stands on the board."""

    origin: str
    """Where it stands."""


def figure(action: FigureAction) -> str:
    """The figure, as it is written."""
    return f"{action.origin} {action.player}"


def is_it(given: str, action: FigureAction) -> bool:
    """Whether that is the figure, as a state gives it: perhaps with more blanks."""
    return given.split() == figure(action).split()


def is_own(state: State, action: FigureAction) -> bool:
    """Whether a figure of the player stands there. Raises ``Unknown``."""
    if "figures" not in state.document and state.is_never_land(space(action.origin)):
        return False
    return bool(space(action.origin) & state.figures[action.player])


@rule("figure.own")
def an_own_figure(state: State, action: FigureAction) -> Iterator[Violation]:
    """One moves a figure of one's own."""
    if not is_own(state, action):
        yield action.violated("from", player=action.player, space=action.origin)


class Walking(PaidAction, Protocol):
    """An action by which a figure goes to a space: on the path of the action, or else on the cheapest one."""

    to: str
    path: Sequence[str] | None


def path_field(description: str, example: Sequence[str]) -> fields.List[Any]:
    """The way of a figure."""
    return list_of(space_field("A space."), description, example, most=MOST_SPACES, fewest=1)


def may_stop(state: State, action: Walking) -> bool:
    """Whether a figure may stand on the space to which it goes. Raises ``Unknown``."""
    to = space(action.to)
    return not (to & state.occupied) and is_walkable(state, to)


@rule("figure.land")
def over_land(state: State, action: Walking) -> Iterator[Violation]:
    """Figures walk on land that was laid; not on the board itself, on water or on palaces."""

    def off_the_land(step: tuple[Path, Spaces]) -> Iterator[Violation]:
        place, where = step
        if not is_walkable(state, where):
            yield action.violated(*place, space=name(where), ground=ground_of(state, where))

    passed = [(("path", nth), space(name)) for nth, name in enumerate(action.path or ()) if name != action.to]
    return each([*passed, (("to",), space(action.to))], off_the_land)


@rule("figure.one")
def to_a_free_space(state: State, action: Walking) -> Iterator[Violation]:
    """Only one figure stands on a space."""
    to = space(action.to)
    if to & state.occupied:
        yield action.violated("to", space=action.to, other_player=present_on(state, to)[0])


def can_be_walked(state: State, action: Walking, path: Sequence[str], *, stands_there: bool) -> bool:
    """Whether a figure can go on that path, on the first space of which it ``stands_there`` or not yet. Raises ``Unknown``."""
    is_land = every(path, lambda passed: is_walkable(state, space(passed)))
    return is_land and not any(missteps(state, action, path, stands_there=stands_there))


def missteps(state: State, action: Walking, path: Sequence[str], *, stands_there: bool) -> Iterator[Violation]:
    """What is wrong with the steps of a path: where it ends, what does not adjoin, and which figures are in its way."""
    player, spaces = action.player, [space(name) for name in path]
    if path[-1] != action.to:
        yield action.violated("path", len(path) - 1, player=player, space=path[-1], fault="end", goal=action.to)
    for nth, (before, after) in enumerate(pairwise(spaces), 1):
        if not after & beside(before):
            yield action.violated("path", nth, player=player, space=path[nth], fault="step", other_space=path[nth - 1])
    for nth in range(int(stands_there), len(path)):
        if owners := present_on(state, spaces[nth] & ~state.figures[player] & ~space(action.to)):
            yield action.violated("path", nth, player=player, space=path[nth], fault="figure", other_player=owners[0])


def walk(
    after: NextState,
    state: State,
    figures: Callable[[], Sequence[str]],
    way: Callable[[], Route | None],
    least: Callable[[], int | None],
    event: Document,
) -> Sequence[Document]:
    """Goes on that ``way``, for the ``least`` that it may cost or more, after which those ``figures`` stand on the board, as far
    as that is known."""

    def found() -> Route:
        there = way()
        assert there, "a legal action has a way"
        return there

    gone = where_known(found, None)
    after.put(("figures",), figures)
    cost = Count.exactly(gone.cost) if gone else Count.within(lambda: found().cost, where_known(least, 0) or 0, None)
    pay(after, state, cost)
    path = {"path": [name(passed) for passed in gone.path]} if gone and gone.path else {}
    return [{**event, **path, **({"action_points": gone.cost} if gone else {})}]
