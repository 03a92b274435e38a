"""What weighing anchor and staying have in common: both answer somebody who has settled where no card was left."""

from collections.abc import Iterator

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import all_hold, surely
from lawspeaker.games.graenaland.actions.choosing_positions import Turn
from lawspeaker.games.graenaland.state import State


@rule("anchor.order")
def in_the_order_of_arrival(state: State, action: Turn) -> Iterator[Violation]:
    """The player who settled there first may weigh anchor first, then the next; the newcomer may not."""
    may = all_hold(
        lambda: action.player == state.turn,
        lambda: action.player != newcomer(state, action),
        lambda: state.has_settlement(action.player, crowded(state)),
    )
    if not may:
        yield action.violated("player", player=action.player, turn_player=state.turn, **_why_not(state, action))


def _why_not(state: State, action: Turn) -> Document:
    """Why the player is not asked: it is another's turn, or the player has just come, or has no settlement there."""
    if action.player != state.turn:
        return {"fault": "turn"}
    if surely(lambda: action.player == newcomer(state, action)):
        return {"fault": "newcomer"}
    return {"fault": "stranger", "territory": crowded(state)}


def newcomer(state: State, _: Turn) -> str:
    """Who has just settled there. Raises ``Unknown``."""
    player: str = state.known("placement", "newcomer", "player")
    return player


def crowded(state: State) -> str:
    """The territory in which somebody has just settled. Raises ``Unknown``."""
    territory: str = state.known("placement", "newcomer", "territory")
    return territory
