"""A state of noughts and crosses: its shape, and how the rules see it."""

from marshmallow import fields

from lawspeaker.adjudication.rules.view import View
from lawspeaker.adjudication.unknown import every, some
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, said, shape
from noughts_and_crosses.shapes import NoughtsAndCrossesShape
from noughts_and_crosses.words import CROSS, EMPTY, LINES, NOBODY, PLAYERS, SQUARES

_MARK = Enumeration("NoughtsAndCrossesMarking", "What is on a square.", (*PLAYERS, EMPTY))
_TURN = Enumeration("NoughtsAndCrossesTurn", "Whose turn it is.", (*PLAYERS, NOBODY))
_MARKS = {square: OneOf(_MARK, metadata=said("What is on this square.", CROSS)) for square in SQUARES}


class StateShape(NoughtsAndCrossesShape):
    """What is known of a game of noughts and crosses. Whatever is left out is unknown."""

    board = fields.Nested(
        shape("Board", "The nine squares.", _MARKS, NoughtsAndCrossesShape),
        metadata=said("What is on the squares.", {"centre": CROSS}),
    )
    turn = OneOf(_TURN, metadata=said("Whose turn it is: nobody's until the game begins.", CROSS))


class State(View):
    """What is known of a game of noughts and crosses. To ask for what is not known raises ``Unknown``."""

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return str(self.known("turn"))

    def mark(self, square: str) -> str:
        """What is on a square."""
        return str(self.known("board", square))

    def marked(self, player: str) -> int:
        """How many squares a player has marked."""
        return sum(1 for square in SQUARES if self.mark(square) == player)

    def has_line(self, player: str) -> bool:
        """Whether a player has marked three squares in a line."""
        return some(LINES, lambda line: every(line, lambda square: self.mark(square) == player))
