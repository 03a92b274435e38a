"""Shapes: the marshmallow schemas and fields of all requests and answers.

A shape is written once, here or in a game's folder. OpenAPI, the compiled guard and the error messages are derived from it. These
fields accept exactly what their JSON Schema accepts, so that marshmallow and the guard agree.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from marshmallow import RAISE, Schema, ValidationError, fields, validate

from lawspeaker.adjudication.unknown import AT_LEAST, AT_MOST
from lawspeaker.adjudication.words.phrases import Phrase, Words
from lawspeaker.adjudication.words.quoting import found

SAFE_INTEGER = 2**53 - 1
"""The largest integer that every JSON reader keeps exact (RFC 7493)."""


class Shape(Schema):
    """An object with these members and no others; what is left out is unknown."""

    prefix: ClassVar[str] = ""
    """A prefix for the name of the shape in the contract, so that each game can have a shape called ``Card``."""
    exclusive: ClassVar[tuple[str, ...]] = ()
    """Members that exclude each other. If none is present, it is unknown which one it would be."""
    needs: ClassVar[Mapping[str, str]] = {}
    """Members that require another member, each with that member."""
    has_one_member: ClassVar[bool] = False
    """Whether an object has exactly one of the members. Only the contract says so."""

    class Meta:
        unknown = RAISE


class Union(Shape):
    """A union of shapes. The value of one member, the tag, says which shape an object has."""

    tag: ClassVar[str] = "type"
    """The name of the tag, a ``Tag`` in each shape."""
    shapes: ClassVar[Mapping[Any, type[Schema]]] = {}
    """The shapes, by the value of the tag."""


@dataclass(frozen=True)
class Enumeration:
    """A fixed set of words or numbers. Clients generated from the contract use its name."""

    name: str
    """With the prefix of the game: ``GraenalandHero``."""
    description: str
    words: tuple[Any, ...]

    @property
    def names_in_programs(self) -> list[str]:
        """Identifiers for these words in programs, if the words themselves are not identifiers."""
        if all(isinstance(word, int) or re.fullmatch(r"[A-Za-z][A-Za-z0-9._-]*", word) for word in self.words):
            return []
        return [re.sub("[^A-Z]+", "_AND_", word.upper()) if word[0].isalpha() else "UNKNOWN" for word in self.words]

    @classmethod
    def of(cls, words: type[StrEnum], prefix: str = "") -> "Enumeration":
        """The enumeration of the members of ``words``, with its name and description."""
        return cls(prefix + words.__name__, words.__doc__ or "", tuple(words))


@dataclass(frozen=True)
class Notation:
    """A format for strings, with its name in the contract."""

    name: str
    """With the prefix of the game: ``JavaTile``."""
    description: str
    example: str


class Integer(fields.Integer):
    """A JSON number without a fraction; ``5.0`` is one, ``"5"`` and ``true`` are not."""

    def __init__(self, *, minimum: int = 0, maximum: int = SAFE_INTEGER, **arguments: Any) -> None:
        super().__init__(validate=validate.Range(minimum, maximum), **arguments)
        self.minimum, self.maximum = minimum, maximum

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **arguments: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value // 1:
            raise self.make_error("invalid")
        return int(value)


class Bounds(Shape):
    """A number that is known only by its bounds."""

    at_least = Integer(required=True, metadata={"description": "Its lower bound.", "examples": [30]})
    at_most = Integer(
        metadata={
            "description": "Its upper bound, if it has one. Some number between the bounds must be allowed in place of them.",
            "examples": [33],
        }
    )


class Quantity(Integer):
    """A JSON number without a fraction or, if it is not known exactly, its ``Bounds``. The contract calls it ``name``."""

    def __init__(self, name: str, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.component = name

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **arguments: Any) -> Any:
        if not isinstance(value, dict):
            return super()._deserialize(value, attr, data, **arguments)
        bounds = Bounds().load(value)
        if self.excludes(bounds):
            raise self.make_error("invalid")
        return bounds

    def excludes(self, bounds: Mapping[str, int]) -> bool:
        """Whether these bounds contain no allowed number."""
        return max(bounds[AT_LEAST], self.minimum) > min(bounds.get(AT_MOST, self.maximum), self.maximum)

    def _validate(self, value: Any) -> None:
        if not isinstance(value, dict):
            super()._validate(value)


def are_reversed(bounds: Mapping[str, int]) -> bool:
    """Whether the lower bound is greater than the upper one."""
    return AT_MOST in bounds and bounds[AT_MOST] < bounds[AT_LEAST]


class Number(fields.Float):
    """A JSON number, with or without a fraction; ``"0.5"`` and ``true`` are invalid."""

    def __init__(self, *, minimum: int, maximum: int, **arguments: Any) -> None:
        super().__init__(validate=validate.Range(minimum, maximum), **arguments)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **arguments: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value:
            raise self.make_error("invalid")
        return value


class Boolean(fields.Boolean):
    """``true`` or ``false``; strings and numbers are invalid."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **arguments: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


class Written(fields.String):
    """A string that matches a regular expression. ``expected`` describes it in error messages: a phrase, or a text for all
    languages."""

    LONGEST = 40

    def __init__(self, pattern: str, expected: Words, *, notation: Notation | None = None, **arguments: Any) -> None:
        super().__init__(validate=validate.Length(max=self.LONGEST), **arguments)
        self.metadata = {"pattern": f"^{pattern}$", **self.metadata}
        self.notation = notation
        self.expected = expected
        self._pattern = re.compile(pattern)

    def found(self, value: Any) -> Words:
        """Describes the invalid ``value``."""
        return found(value)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **arguments: Any) -> Any:
        text = super()._deserialize(value, attr, data, **arguments)
        if not self._pattern.fullmatch(str(text)):
            raise self.make_error("invalid")
        return text


class Name(Written):
    """A name that people choose: any visible text without line breaks or other control characters.

    Names are normalized before they are compared, see ``names.py``.
    """

    _CONTROLS = r"\x00-\x1f\x7f-\x9f\u2028\u2029"
    _BLANKS = r" \xa0\u1680\u2000-\u200f\u202a-\u202f\u205f-\u206f\u3000\ufeff"
    PATTERN = f"[^{_CONTROLS}]*[^{_CONTROLS}{_BLANKS}][^{_CONTROLS}]*"

    def __init__(self, **arguments: Any) -> None:
        super().__init__(self.PATTERN, Phrase("expected-name"), **arguments)


class OneOf(fields.String):
    """One of a fixed set of words."""

    def __init__(self, enumeration: Enumeration, **arguments: Any) -> None:
        super().__init__(validate=validate.OneOf(enumeration.words), **arguments)
        self.enumeration = enumeration


class OneNumberOf(Integer):
    """One of a fixed set of numbers."""

    def __init__(self, enumeration: Enumeration, **arguments: Any) -> None:
        super().__init__(minimum=min(enumeration.words), maximum=max(enumeration.words), **arguments)
        self.validators.append(validate.OneOf(enumeration.words))
        self.enumeration = enumeration


class Tag(fields.Field[Any]):
    """The tag of a shape in a union: a member with a constant value."""

    def __init__(self, word: str | int, **arguments: Any) -> None:
        super().__init__(validate=validate.OneOf([word]), required=True, **arguments)
        self.word = word


class Keyed(fields.Dict):
    """An object whose member names are chosen by the sender; all values have one shape."""

    def __init__(self, values: fields.Field[Any], **arguments: Any) -> None:
        super().__init__(keys=Name(), values=values, **arguments)


class NamedList(fields.List[Any]):
    """A list that many shapes contain. The contract describes it once, as the component ``name``."""

    def __init__(self, name: str, item: fields.Field[Any], **arguments: Any) -> None:
        super().__init__(item, **arguments)
        self.component = name


class NamedText(fields.String):
    """A text that many shapes contain. The contract describes it once, as the component ``name``."""

    def __init__(self, name: str, description: str, example: str, **arguments: Any) -> None:
        super().__init__(metadata=said(description, example), **arguments)
        self.component = name


def said(description: str, example: object) -> dict[str, object]:
    """The metadata of a member for the contract."""
    return {"description": description, "examples": [example]}


def list_of(
    item: fields.Field[Any] | type[Schema],
    description: str,
    example: Sequence[Any],
    *,
    most: int,
    fewest: int | None = None,
    **arguments: Any,
) -> fields.List[Any]:
    """A list whose entries are such an ``item``, a field or a shape."""
    entry = item if isinstance(item, fields.Field) else fields.Nested(item)
    return fields.List(entry, validate=validate.Length(fewest, most), metadata=said(description, example), **arguments)


def players_field(
    player: OneOf, description: str, example: list[str], *, most: int, fewest: int | None = None
) -> fields.List[Any]:
    """A list of players without duplicates; ``player`` is the field of one."""
    return fields.List(
        player,
        validate=[validate.Length(min=fewest, max=most), _each_once],
        metadata={**said(description, example), "uniqueItems": True},
    )


def _each_once(players: Sequence[str]) -> None:
    for player in players:
        if players.count(player) > 1:
            raise ValidationError([Phrase("error-player-twice", {"found": found(player)})])


def tag(word: str | int) -> Tag:
    """The member that says which shape of a ``Union`` this is."""
    return Tag(word)


def union(name: str, description: str, shapes: Iterable[type[Schema]], tag: str = "type") -> type[Union]:
    """The union called ``name`` of ``shapes``. Each of them has a ``tag``."""
    by_word: dict[Any, type[Schema]] = {}
    for one in shapes:
        said_there = one._declared_fields[tag]
        assert isinstance(said_there, Tag)
        by_word[said_there.word] = one
    return type(name, (Union,), {"__doc__": description, "tag": tag, "shapes": by_word})


def shape(name: str, description: str, members: Mapping[str, fields.Field[Any]], base: type[Shape] = Shape) -> type[Shape]:
    """A shape with these members, for shapes that differ between games."""
    made = type(name, (base,), {**members, "__doc__": description})
    assert issubclass(made, Shape)
    return made


def event_shape(word: str, description: str, members: Mapping[str, fields.Field[Any]], base: type[Shape] = Shape) -> type[Shape]:
    """The shape of a type of event: ``VillageBuiltEvent`` for the type ``village-built``."""
    name = "".join(word.capitalize() for word in word.split("-"))
    return shape(f"{name}Event", description, {"type": tag(word), **members}, base)
