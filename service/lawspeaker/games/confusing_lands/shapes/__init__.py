"""The shapes of Confusing Lands: one file a subject. Here is what all of them are made of.

What a state leaves out is unknown. A list that is given is the whole list, and its entries may leave members out: a
card that lies face down, a card of which it is not known how it is turned.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.rules.action import ActionDocument
from lawspeaker.adjudication.wire.shapes import Integer, OneOf, Shape, Written, event_shape, said, shape
from lawspeaker.adjudication.words.phrases import Phrase, Words
from lawspeaker.adjudication.words.quoting import found
from lawspeaker.games.confusing_lands.notation import CONTENTS
from lawspeaker.games.confusing_lands.shapes.enumerations import PLAYER
from lawspeaker.games.confusing_lands.words import CARDS, FARTHEST, PLAYERS


class ConfusingLandsShape(Shape):
    """A shape of this game."""

    prefix = "ConfusingLands"


class ConfusingLandsAction(ActionDocument):
    """An action of this game as it was sent."""

    base = ConfusingLandsShape


made = partial(shape, base=ConfusingLandsShape)
"""A shape of this game, put together from members."""

event = partial(event_shape, base=ConfusingLandsShape)
"""The shape of what happens in this game, from its type, what it is and its members."""


class Tokens(Written):
    """A row of squares, a token each; ``expected`` says what such a row is, to those who sent something else.

    ``gap`` is the token of what is no square, where there may be one.
    """

    LONGEST = 200

    def __init__(self, pattern: str, expected: Words, gap: str | None = None, **arguments: Any) -> None:
        super().__init__(pattern, expected, **arguments)
        self._gap = gap

    def found(self, value: Any) -> Words:
        """What ``value`` is, which was sent instead, and which of its tokens is none."""
        tokens = enumerate(value.split(), start=1) if isinstance(value, str) else ()
        strange = ((nth, token) for nth, token in tokens if token not in CONTENTS and token != self._gap)
        for nth, token in strange:
            return Phrase("found-token", {"found": found(value), "place": nth, "token": found(token)})
        return found(value)


def player_field(description: str, **arguments: Any) -> OneOf:
    """A player."""
    return OneOf(PLAYER, metadata=said(description, "one"), **arguments)


def card_number_field(description: str) -> Integer:
    """The number of a card."""
    return Integer(minimum=1, maximum=CARDS, metadata=said(description, 7))


def line_field(description: str, example: int) -> Integer:
    """The number of a row or a column."""
    return Integer(minimum=-FARTHEST, maximum=FARTHEST, metadata=said(description, example))


def by_player(name: str, description: str, field: Callable[[str], fields.Field[Any]]) -> type[Shape]:
    """A shape with a member for each player, which ``field`` makes from a description."""
    return made(name, description, {player: field(f"For player {player}.") for player in PLAYERS})
