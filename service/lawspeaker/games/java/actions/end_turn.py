"""A player ends the turn. ¶4, 36, 40."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import Action, NextState, member, one_for_each
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.rules.claims import Claim, for_each
from lawspeaker.adjudication.unknown import all_hold, known_members, surely
from lawspeaker.games.java.actions.phases import in_phase, whoever_acts
from lawspeaker.games.java.actions.turns import after_laying_land, in_ones_own_turn
from lawspeaker.games.java.shapes import JavaAction, event, player_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.stocks.tiles import three_space_left
from lawspeaker.games.java.turns.beginning import begin_next_turn
from lawspeaker.games.java.words import Phase


class EndTurn(JavaAction):
    """A player ends the turn."""

    player = member(player_field("Whose turn it was.", required=True))
    next = member(player_field("Claim: whose turn is next."), default=None)


@rule("turn.next")
@for_each("next")
def clockwise(state: State, action: EndTurn, following: Claim) -> Iterator[Violation]:
    """Turns go round clockwise."""
    if surely(lambda: _is_followed_by_scoring(state)):
        return iter(())  # ``final.due`` says so
    is_never_next = following.said == action.player and "players" not in state.document
    due = "another" if is_never_next else state.next_player(action.player)
    return following.against(due, player=following.said, due_player=due)


@rule("final.due")
def scored_before_the_next_turn(state: State, action: EndTurn) -> Iterator[Violation]:
    """Before the next turn comes the final scoring of a player who has laid the last three-space tile or had a last turn."""
    if action.next is not None and _is_followed_by_scoring(state):
        yield action.violated("next", player=action.player, fault="skipped")


def _is_followed_by_scoring(state: State) -> bool:
    """Whether the final scoring of whose turn it is comes next. Raises ``Unknown``."""
    return not all_hold(lambda: not state.is_last_turn, lambda: three_space_left(state).is_positive())


def apply(state: State, action: EndTurn, after: NextState) -> Sequence[Document]:
    """The turn of the next player begins, or the final scoring of this one comes."""
    player = action.player
    ended = {"type": "turn-ended", "player": player}
    if after.whether(lambda: _is_followed_by_scoring(state)):
        after.put(("phase",), lambda: Phase.FINAL_SCORING.value)
        return [ended]
    begin_next_turn(after, state, player)
    return [{**ended, **known_members(next=lambda: state.next_player(player))}]


takers = whoever_acts(Phase.TURN)

TurnEnded = event(
    "turn-ended",
    "The turn ends.",
    {"player": player_field("Whose turn it was.", required=True), "next": player_field("Whose turn is next, if it is known.")},
)

END_TURN = Action(
    "end-turn",
    EndTurn,
    rules=(
        in_phase(Phase.TURN),
        in_ones_own_turn,
        after_laying_land,
        clockwise,
        scored_before_the_next_turn,
    ),
    takers=takers,
    candidates=one_for_each(takers),
    apply=apply,
    events=(TurnEnded,),
)
