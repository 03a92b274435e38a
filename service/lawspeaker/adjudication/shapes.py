"""Shapes: the marshmallow schemas and fields of which every request and answer is made.

A shape is written once, here or in a game's folder. OpenAPI, the compiled guard and the error messages come from it.
These fields accept exactly what their JSON Schema accepts, so that marshmallow and the guard agree.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from marshmallow import RAISE, Schema, ValidationError, fields, validate

SAFE_INTEGER = 2**53 - 1
"""The largest integer that every JSON reader keeps exact (RFC 7493)."""


class Shape(Schema):
    """An object with these members and no others; what is left out is unknown."""

    prefix: ClassVar[str] = ""
    """Put before the name of the shape in the contract, so that each game can call a card a card."""
    alternatives: ClassVar[tuple[str, ...]] = ()
    """Members of which exactly one has to be there, if there are any."""

    exclusive: ClassVar[tuple[str, ...]] = ()
    """Members of which at most one is there: where all of them are left out, it is unknown which."""

    class Meta:
        unknown = RAISE


class Integer(fields.Integer):
    """A JSON number without a fraction; ``5.0`` is one, ``"5"`` and ``true`` are not."""

    def __init__(self, *, minimum: int = 0, maximum: int = SAFE_INTEGER, **arguments: Any) -> None:
        between = f"Not between {minimum} and {maximum}."
        super().__init__(validate=validate.Range(minimum, maximum, error=between), **arguments)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **arguments: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value // 1:
            raise ValidationError("Not an integer.")
        return int(value)


class Number(fields.Float):
    """A JSON number, with or without a fraction; ``"0.5"`` and ``true`` are none."""

    def __init__(self, *, minimum: int, maximum: int, **arguments: Any) -> None:
        between = f"Not between {minimum} and {maximum}."
        super().__init__(validate=validate.Range(minimum, maximum, error=between), **arguments)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **arguments: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value:
            raise ValidationError("Not a number.")
        return value


class Boolean(fields.Boolean):
    """``true`` or ``false``, and nothing that merely looks like one."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **arguments: Any) -> bool:
        if not isinstance(value, bool):
            raise ValidationError("Not true or false.")
        return value


class Name(fields.String):
    """An id of the sender's choosing: lower-case letters, digits and hyphens, beginning with a letter."""

    PATTERN = "[a-z][a-z0-9-]{0,39}"
    LONGEST = 40

    def __init__(self, **arguments: Any) -> None:
        super().__init__(validate=validate.Length(max=self.LONGEST), **arguments)
        self.metadata = {"pattern": f"^{self.PATTERN}$", **self.metadata}

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **arguments: Any) -> Any:
        text = super()._deserialize(value, attr, data, **arguments)
        if not re.fullmatch(self.PATTERN, str(text)):
            raise ValidationError("Not a name: lower-case letters, digits and hyphens, beginning with a letter, at most 40.")
        return text


class OneOf(fields.String):
    """One of a fixed set of words."""

    def __init__(self, *words: str, **arguments: Any) -> None:
        super().__init__(validate=validate.OneOf(words, error="Not one of: {choices}."), **arguments)


class Keyed(fields.Dict):
    """An object whose members are named by the sender, all of one shape."""

    def __init__(self, values: fields.Field[Any], **arguments: Any) -> None:
        super().__init__(keys=Name(), values=values, **arguments)


class Tagged(fields.Field[Any]):
    """One of several shapes, told apart by the member ``type``. Only ``faults_of`` looks into it, marshmallow itself does not."""

    def __init__(self, shapes: Mapping[str, type[Schema]], **arguments: Any) -> None:
        super().__init__(**arguments)
        self.shapes = shapes


def said(description: str, example: object) -> dict[str, object]:
    """What the contract tells of a member."""
    return {"description": description, "examples": [example]}


def players_field(
    player: OneOf, description: str, example: list[str], *, most: int, fewest: int | None = None
) -> fields.List[Any]:
    """Some players, each once; ``player`` is the field of one."""
    return fields.List(
        player,
        validate=[validate.Length(min=fewest, max=most), _each_once],
        metadata={**said(description, example), "uniqueItems": True},
    )


def _each_once(players: Sequence[str]) -> None:
    if len(set(players)) != len(players):
        raise ValidationError("A player is there twice.")


def tag(word: str) -> fields.String:
    """The member ``type`` of a tagged shape."""
    return fields.String(
        required=True,
        validate=validate.OneOf([word], error="Not one of: {choices}."),
        metadata={"description": "Says which shape this is.", "examples": [word]},
    )


def shape(name: str, description: str, members: Mapping[str, fields.Field[Any]], base: type[Shape] = Shape) -> type[Shape]:
    """A shape put together from members, as where its form depends on the game."""
    made = type(name, (base,), {**members, "__doc__": description})
    assert issubclass(made, Shape)
    return made
