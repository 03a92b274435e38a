"""What making a proposal and passing have in common: a turn to propose, and how it ends. Návrhy."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from lawspeaker.adjudication.document import without
from lawspeaker.adjudication.rules.action import AnyAction, NextState
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import all_hold, perhaps, surely
from lawspeaker.games.graenaland import phases
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import CLANS, Phase


class TurnToPropose(AnyAction, Protocol):
    """What a player does whose turn it is to propose."""

    player: str


@rule("proposal.main-player")
def not_the_main_player(state: State, action: TurnToPropose) -> Iterator[Violation]:
    """The main player makes no proposals."""
    if _has_a_turn_to_propose(state, action):
        return  # it is a turn that the main player never has
    if action.player == state.main_player:
        yield action.violated("player", player=action.player)


def _has_a_turn_to_propose(state: State, action: TurnToPropose) -> bool:
    """Whether it is the player's turn to propose. If neither the phase nor the main player is known, it is that or no such turn,
    and then the action belongs to another phase."""
    holds = surely if "main_player" in state.document else perhaps
    return surely(lambda: action.player == state.turn) and holds(lambda: state.phase in (Phase.PROPOSALS, Phase.VOTING))


@rule("proposal.turn")
def in_turn(state: State, action: TurnToPropose) -> Iterator[Violation]:
    """Proposals are made in turn, clockwise from the left of the main player."""
    if action.player != state.turn:
        yield action.violated("player", player=action.player, turn_player=state.turn)


@rule("proposal.once")
def one_turn_a_round(state: State, action: TurnToPropose) -> Iterator[Violation]:
    """A player has one turn to propose in a round, whether the proposal passed or not."""
    if action.player != state.turn and action.player in _done_proposing(state):
        yield action.violated("player", player=action.player)


def _done_proposing(state: State) -> Sequence[str]:
    """Who has had a turn to propose in this round. Raises ``Unknown``."""
    proposers = state.proposers
    return proposers[: proposers.index(state.turn)] if state.turn in proposers else ()


def is_still_to_propose(state: State, player: str) -> bool:
    """Whether the player has yet to propose in this round, while players propose or vote. Raises ``Unknown``."""
    if player == state.turn:
        return state.phase == Phase.PROPOSALS
    return all_hold(lambda: player != state.main_player, lambda: player not in _done_proposing(state))


TURN_TO_PROPOSE = (not_the_main_player, in_turn, one_turn_a_round)
"""The rules of a turn to propose."""


def end_turn(state: State, after: NextState) -> None:
    """Passes on the turn of the player who has proposed or passed."""
    after.document = without(after.document, "turn", "proposal")
    if after.whether(lambda: state.left_of(state.turn) != state.main_player):
        after.document = {**after.document, "phase": Phase.PROPOSALS}
        after.put(("turn",), lambda: state.left_of(state.turn), [clan for clan in CLANS if clan != state.document.get("turn")])
    elif state.has_victory_point_cards:
        after.document = {**after.document, "phase": Phase.CLAIMS}
    else:
        after.document = phases.building(after.document)
