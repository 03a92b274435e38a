"""Rules that actions share which players do in their own turns: whose turn it is, and what comes before what. ¶4, 10, 12."""

import builtins
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, places_named
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import each
from lawspeaker.adjudication.wire.shapes import Shape
from lawspeaker.games.java.actions.phases import PlayersAction, in_phase
from lawspeaker.games.java.shapes import JavaAction
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.land_duty import must_lay_land
from lawspeaker.games.java.words import Phase


class TurnAction(JavaAction):
    """An action of whose turn it is."""

    player: str


A = TypeVar("A", bound=TurnAction)


def whose_turn_before_the_festival(state: State) -> Sequence[str]:
    """The taker of an action that is not done any more once a festival was held. Raises ``Unknown``."""
    return [state.turn_player] if state.phase == Phase.TURN and not state.is_festival_held else []


@rule("turn.player")
def in_ones_own_turn(state: State, action: PlayersAction) -> Iterator[Violation]:
    """Whose turn it is acts, and nobody else."""
    if action.player != state.turn_player:
        yield action.violated("player", player=action.player, due_player=state.turn_player)


@rule("turn.land")
def after_laying_land(state: State, action: PlayersAction) -> Iterator[Violation]:
    """In every turn at least one land tile is laid, before a festival; water is none."""
    if must_lay_land(state):
        yield action.violated("type", player=state.turn_player, fault="not-laid")


@rule("turn.festival-last")
def before_the_festival(state: State, action: PlayersAction) -> Iterator[Violation]:
    """A festival is the last action of a turn."""
    if state.is_festival_held:
        yield action.violated("type", player=action.player)


def turn_action(
    type: str,
    document: builtins.type[A],
    rules: Sequence[Callable[[State, A], Iterator[Violation]]],
    candidates: Callable[[State, str], Iterable[Document]],
    apply: Callable[[State, A, NextState], Sequence[Document]],
    events: Sequence[builtins.type[Shape]],
    *,
    describe: Callable[[Document], Document] = dict,
    places: Callable[[Document], Iterable[str]] = places_named,
) -> Action[State, A]:
    """An action that players take in their own turns, before a festival; ``candidates`` are those of the player."""
    return Action(
        type,
        document,
        rules=(in_phase(Phase.TURN), in_ones_own_turn, before_the_festival, *rules),
        takers=whose_turn_before_the_festival,
        candidates=lambda state: each(whose_turn_before_the_festival(state), partial(candidates, state)),
        apply=apply,
        describe=describe,
        places=places,
        events=events,
    )
