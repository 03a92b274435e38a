"""Making no proposal. Návrhy."""

from collections.abc import Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member, one_for_each
from lawspeaker.games.graenaland.actions.phases import in_phase, whose_turn
from lawspeaker.games.graenaland.actions.proposing import TURN_TO_PROPOSE, end_turn
from lawspeaker.games.graenaland.shapes import GraenalandAction, event, player_field
from lawspeaker.games.graenaland.state import State
from lawspeaker.games.graenaland.words import Phase


class Pass(GraenalandAction):
    """A player makes no proposal."""

    player = member(player_field("Who passes.", required=True))


def apply(state: State, action: Pass, after: NextState) -> Sequence[Document]:
    """The turn passes on."""
    end_turn(state, after)
    return [{"type": "passed", "player": action.player}]


takers = whose_turn(Phase.PROPOSALS)

Passed = event("passed", "A player proposes nothing.", {"player": player_field("Who passes.", required=True)})

PASS = Action(
    "pass",
    Pass,
    rules=(in_phase(Phase.PROPOSALS), *TURN_TO_PROPOSE),
    takers=takers,
    candidates=one_for_each(takers),
    apply=apply,
    events=(Passed,),
)
