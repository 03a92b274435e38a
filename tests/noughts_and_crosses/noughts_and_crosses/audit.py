"""What must be true of every state: a state in which one of these rules is violated cannot exist."""

from collections.abc import Iterator

from lawspeaker.adjudication.rules.checks import Violation, rule
from noughts_and_crosses.state import State
from noughts_and_crosses.words import CROSS, NOBODY, NOUGHT


@rule("turn.count")
def marked_in_turn(state: State) -> Iterator[Violation]:
    """Crosses begin and the players take turns: there are as many crosses as noughts, or one more if it is noughts' turn."""
    crosses, noughts = state.marked(CROSS), state.marked(NOUGHT)
    if crosses - noughts != (state.turn == NOUGHT) or (state.turn == NOBODY and crosses):
        yield state.violated("board", crosses=crosses, noughts=noughts, turn=state.turn)


@rule("end.line")
def line_ends_the_game(state: State) -> Iterator[Violation]:
    """Three marks in a line win the game, and nothing is marked any more: whose turn it is has none."""
    if state.turn != NOBODY and state.has_line(state.turn):
        yield state.violated("board", player=state.turn)


AUDIT = (marked_in_turn, line_ends_the_game)
