"""A player marks a square. Taking turns 1 and 2, The end 1."""

from collections.abc import Iterator, Sequence

from lawspeaker.adjudication.document import Document, replaced
from lawspeaker.adjudication.rules.action import Action, NextState, member
from lawspeaker.adjudication.rules.checks import Violation, rule
from lawspeaker.adjudication.unknown import each, some
from noughts_and_crosses.shapes import NoughtsAndCrossesAction, event, player_field, square_field
from noughts_and_crosses.state import State
from noughts_and_crosses.words import CROSS, EMPTY, NOBODY, NOUGHT, PLAYERS, SQUARES


class Mark(NoughtsAndCrossesAction):
    """A player marks a square."""

    player = member(player_field("Who marks it."))
    square = member(square_field("The square."))


@rule("turn.order")
def in_turn(state: State, action: Mark) -> Iterator[Violation]:
    """The players take turns."""
    if state.turn != action.player:
        yield action.violated("player", player=action.player, turn=state.turn)


@rule("turn.square")
def on_an_empty_square(state: State, action: Mark) -> Iterator[Violation]:
    """Only an empty square can be marked."""
    if (mark := state.mark(action.square)) != EMPTY:
        yield action.violated("square", square=action.square, mark=mark)


@rule("end.line")
def before_the_end(state: State, action: Mark) -> Iterator[Violation]:
    """Three marks in a line win the game, and nothing is marked any more."""
    for player in PLAYERS:
        if state.has_line(player):
            yield action.violated("type", player=player)


def takers(state: State) -> Sequence[str]:
    """Whose turn it is, until somebody has won."""
    return [] if state.turn == NOBODY or some(PLAYERS, state.has_line) else [state.turn]


def candidates(state: State) -> Iterator[Document]:
    """Every empty square."""

    def marks(square: str) -> Iterator[Document]:
        if state.mark(square) == EMPTY:
            yield from ({"player": player, "square": square} for player in takers(state))

    return each(SQUARES, marks)


def apply(state: State, action: Mark, after: NextState) -> Sequence[Document]:
    """The square has the player's mark, and it is the other player's turn."""
    other = NOUGHT if action.player == CROSS else CROSS
    after.document = {**replaced(state.document, ("board", action.square), action.player), "turn": other}
    marked = {"type": "marked", "player": action.player, "square": action.square}
    has_won = after.whether(lambda: State(after.document, state.sources).has_line(action.player))
    return [marked, {"type": "won", "player": action.player}] if has_won else [marked]


_RULES = (in_turn, on_an_empty_square, before_the_end)
Marked = event("marked", "A square is marked.", {"player": player_field("Who marks it."), "square": square_field("Which.")})
Won = event("won", "A player has won.", {"player": player_field("Who.")})

MARK = Action("mark", Mark, rules=_RULES, takers=takers, candidates=candidates, apply=apply, events=(Marked, Won))
