"""The shapes of Confusing Lands: one file a subject. Here is what all of them are made of.

What a state leaves out is unknown. A list that is given is the whole list, and its entries may leave members out: a
card that lies face down, a card of which it is not known how it is turned.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from marshmallow import ValidationError, fields, validate

from lawspeaker.adjudication.action import ActionDocument
from lawspeaker.adjudication.shapes import Integer, OneOf, Shape, event_shape, shape
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


_TOKENS = ". F M V E W C ? or 1 to 18 or, for a river, two of n e s w"


class Tokens(fields.String):
    """A row of squares, a token each; ``row`` says what such a row is, to those who sent something else.

    ``gap`` is the token of what is no square, where there may be one.
    """

    LONGEST = 200

    def __init__(self, pattern: str, row: str, gap: str | None = None, **arguments: Any) -> None:
        super().__init__(validate=validate.Length(max=self.LONGEST), **arguments)
        self._pattern, self._row, self._gap = re.compile(pattern), row, gap
        self.metadata = {"pattern": f"^{pattern}$", **self.metadata}

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **arguments: Any) -> Any:
        text = super()._deserialize(value, attr, data, **arguments)
        if not self._pattern.fullmatch(str(text)):
            tokens = enumerate(str(text).split(), start=1)
            strange = (f" Token {nth} is `{token}`." for nth, token in tokens if token not in CONTENTS and token != self._gap)
            raise ValidationError(f"Not {self._row}: {_TOKENS}, with spaces between them.{next(strange, '')}")
        return text


def player_field(description: str, **arguments: Any) -> OneOf:
    """A player."""
    return OneOf(PLAYER, metadata={"description": description, "examples": ["one"]}, **arguments)


def card_number_field(description: str) -> Integer:
    """The number of a card."""
    return Integer(minimum=1, maximum=CARDS, metadata={"description": description, "examples": [7]})


def line_field(description: str, example: int) -> Integer:
    """The number of a row or a column."""
    return Integer(minimum=-FARTHEST, maximum=FARTHEST, metadata={"description": description, "examples": [example]})


def by_player(name: str, description: str, field: Callable[[str], fields.Field[Any]]) -> type[Shape]:
    """A shape with a member for each player, which ``field`` makes from a description."""
    return made(name, description, {player: field(f"Of player {player}.") for player in PLAYERS})
