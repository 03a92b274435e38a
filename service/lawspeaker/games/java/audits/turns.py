"""What must be true of the turn: its points cover what was done in it, and each thing was done by the rules."""

from collections.abc import Callable, Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Violation, rule, violated
from lawspeaker.adjudication.unknown import all_hold, surely
from lawspeaker.games.java.cards.kinds import MOST_DRAWN
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.beginning import can_have_begun, has_begun
from lawspeaker.games.java.turns.done import least_cost_of
from lawspeaker.games.java.turns.land_duty import must_lay_land
from lawspeaker.games.java.words import ACTION_POINTS, Phase, Side


def _turn(state: State) -> Document:
    """What is said about the turn."""
    turn: Document = state.document.get("turn", {})
    return turn


def _given(*members: str) -> Callable[[State], None]:
    """Raises ``Unknown`` unless these members of the turn are known, if there is one."""

    def seen(state: State) -> None:
        if state.phase not in (Phase.SETUP, Phase.OVER):
            for member in members:
                state.known("turn", member)

    return seen


@rule("turn.state", _given("spent", "land_laid", "palaces", "drawn"))
def the_turn_agrees_with_itself(state: State) -> Iterator[Violation]:
    """Whatever was done in a turn has cost a point or more; turns and festivals are only part of a state in their phases."""
    turn, phase = _turn(state), state.document.get("phase")
    if phase in (Phase.SETUP, Phase.OVER) and "turn" in state.document:
        yield state.violated("turn", fault=phase)
    if phase not in (None, Phase.FESTIVAL) and "festival" in state.document:
        yield state.violated("festival", fault="no-festival")
    done = least_cost_of(turn)
    if "spent" in turn and done > turn["spent"]:
        yield state.violated("turn", "spent", fault="done", action_points=turn["spent"], due_action_points=done)
    elif "spent" not in turn and done > (most := state.most_points):
        yield state.violated("turn", fault="most", action_points=most, due_action_points=done)
    if turn.get("land_laid") and state.document.get("tiles") == []:
        yield state.violated("turn", "land_laid", fault="no-land")
    for path, nth, name in _changed(state):
        if not state.palace(name):
            yield state.violated(*path, nth, space=name, fault="no-palace")
    if (given := turn.get("begun")) is not None:
        if not given and (phase == Phase.FESTIVAL or has_begun(state)):
            yield state.violated("turn", "begun", fault="begun")
        if given and phase == Phase.TURN and not can_have_begun(state):
            yield state.violated("turn", "begun", fault="not-begun")


def _changed(state: State) -> Iterator[tuple[tuple[str, ...], int, str]]:
    """The palaces built or enlarged in this turn, and those built in this round: where that is known, and which."""
    for nth, name in enumerate(_turn(state).get("palaces", ())):
        yield ("turn", "palaces"), nth, name
    for nth, name in enumerate(state.document.get("palaces_built", ())):
        yield ("palaces_built",), nth, name


def _points_seen(state: State) -> None:
    """Raises ``Unknown`` unless it is known that the points of a turn are enough, or how many it has."""
    if state.phase not in (Phase.SETUP, Phase.OVER) and state.spent > ACTION_POINTS:
        state.known("turn", "token_used")


@rule("turn.points", _points_seen)
def no_more_points_than_a_turn_has(state: State) -> Iterator[Violation]:
    """A turn has six action points, and one more with a token."""
    spent = state.count("turn", "spent").low if state.bounds else _turn(state).get("spent", 0)
    due = state.most_points
    if spent > due:
        yield state.violated("turn", "spent", action_points=spent, due_action_points=due, fault="spent")


def _land_seen(state: State) -> None:
    """Raises ``Unknown`` unless it is known that land was laid or no festival held, or that neither is so."""
    if state.phase not in (Phase.SETUP, Phase.OVER) and not _turn(state).get("land_laid"):
        all_hold(lambda: not state.is_land_laid, lambda: state.is_festival_held)


@rule("turn.land", _land_seen)
def land_before_the_festival(state: State) -> Iterator[Violation]:
    """A festival is the last action of a turn, in which land has to be laid."""
    is_held = state.document.get("phase") == Phase.FESTIVAL or surely(lambda: state.is_festival_held)
    if is_held and not state.is_land_laid and must_lay_land(state):
        yield state.violated("turn", "land_laid", player=state.turn_player, fault="not-laid")


@rule("palace.once", _given("palaces"))
def palaces_are_changed_once(state: State) -> Iterator[Violation]:
    """A palace is built or enlarged only once in a turn, and built only once."""
    found = list(_changed(state))
    for nth, (path, place, name) in enumerate(found):
        if any(before[0] == path and before[2] == name for before in found[:nth]):
            yield state.violated(*path, place, space=name, fault="twice")


def _sides_seen(state: State) -> None:
    """Raises ``Unknown`` unless it is known which palaces were changed in the turn, and which side of them is up."""
    if state.phase not in (Phase.SETUP, Phase.OVER):
        changed = state.known("turn", "palaces")
        for palace in state.palaces if changed else ():
            if palace.name in changed:
                state.known("palaces", palace.place, "side")


@rule("palace.white", _sides_seen)
def changed_palaces_lie_white_side_up(state: State) -> Iterator[Violation]:
    """A palace is laid with its white side up: of those laid in this turn only one may be red, by a festival."""
    changed = _turn(state).get("palaces")
    if not changed:
        return
    red = [palace for palace in state.palaces if palace.name in changed and palace.document.get("side") == Side.RED]
    for palace in red[int(state.is_festival_held) :] if red else ():
        yield violated(f"{palace.at}/side", side=Side.RED.value)


@rule("cards.two", _given("drawn"))
def two_cards_in_a_turn(state: State) -> Iterator[Violation]:
    """A player takes at most two cards in a turn."""
    if (count := _turn(state).get("drawn", 0)) > MOST_DRAWN:
        yield state.violated("turn", "drawn", count=count)
