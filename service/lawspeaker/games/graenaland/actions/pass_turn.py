"""Making no proposal. Návrhy."""

from collections.abc import Iterator

from lawspeaker.adjudication.action import Action, Effect, member
from lawspeaker.adjudication.document import Document
from lawspeaker.games.graenaland.actions.phases import in_phase, whose_turn
from lawspeaker.games.graenaland.actions.proposing import TURN_TO_PROPOSE, turn_ended
from lawspeaker.games.graenaland.shapes import GraenalandAction, player_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class Pass(GraenalandAction):
    """A player makes no proposal."""

    player = member(player_field("Who passes.", required=True))


def options(state: State) -> Iterator[Document]:
    """Whoever's turn it is may pass."""
    if state.phase == Phase.PROPOSALS:
        yield {"player": state.turn}


def apply(state: State, action: Pass) -> Effect:
    """The turn passes on."""
    return Effect(turn_ended(state), [{"type": "passed", "player": action.player}])


PASS = Action(
    "pass",
    Pass,
    rules=(in_phase(Phase.PROPOSALS), *TURN_TO_PROPOSE),
    takers=whose_turn(Phase.PROPOSALS),
    options=options,
    apply=apply,
)
