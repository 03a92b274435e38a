"""A player uses an extra action token, which brings one more action point in this turn. ¶37-39."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.action import NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import all_hold, surely
from lawspeaker.games.java.actions.turns import TurnAction, turn_action
from lawspeaker.games.java.shapes import event, player_field
from lawspeaker.games.java.state import State
from lawspeaker.games.java.turns.beginning import begin, has_begun


class UseToken(TurnAction):
    """A player uses an extra action token."""

    player = member(player_field("Who uses it.", required=True))


@rule("token.once")
def one_in_a_turn(state: State, action: UseToken) -> Iterator[Violation]:
    """A player uses at most one token in a turn."""
    if state.is_token_used:
        yield action.violated("type", player=action.player)


@rule("token.left")
def a_token_that_is_left(state: State, action: UseToken) -> Iterator[Violation]:
    """Each player has three tokens; one that was used is gone."""
    if not state.stock(action.player, "tokens"):
        yield action.violated("type", player=action.player)


@rule("token.timing")
def in_time(state: State, action: UseToken) -> Iterator[Violation]:
    """A token is used at any time of the turn or, by another reading, only at its start."""
    if surely(lambda: bool(state.known("turn", "token_used"))):
        return  # ``token.once`` says so
    if all_hold(lambda: has_begun(state), lambda: state.sources.reading("token.timing") == "turn-start"):
        yield action.violated("type", player=action.player)


def candidates(_: State, player: str) -> Sequence[Document]:
    """Using one; there is no choice."""
    return [{"player": player}]


def apply(state: State, action: UseToken, after: NextState) -> Sequence[Document]:
    """The token is gone, and counts in this turn."""
    player = action.player
    begin(after)
    after.put(("turn", "token_used"), lambda: True)
    after.put_count(("stocks", player, "tokens"), state, lambda: state.count("stocks", player, "tokens").less(1))
    return [{"type": "token-used", "player": player}]


TokenUsed = event("token-used", "An extra action token is used.", {"player": player_field("Who uses it.", required=True)})

USE_TOKEN = turn_action(
    "use-token",
    UseToken,
    rules=(
        one_in_a_turn,
        a_token_that_is_left,
        in_time,
    ),
    candidates=candidates,
    apply=apply,
    events=(TokenUsed,),
)
