"""Secrets: values that not everybody at the table may know. Shapes declare them; ``seen_by`` removes them from documents."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from marshmallow import Schema, fields

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.wire.shapes import Keyed, Union

F = TypeVar("F", bound=fields.Field[Any])

_SECRET = "secret"
"""The metadata of a field with a secret."""
_PLAYER = "player"


@frozen
class Secret:
    """What is secret about the value of a member."""

    has_owner: bool
    """Whether the player whose it is knows it: the ``player`` of an object around it, or the player after whom a member around
    it is named. Otherwise nobody at the table knows it."""
    also: Sequence[str]
    """Members of the same object, with the names of other players who know it."""
    when: Callable[[Document], bool]
    """Whether it is secret in this object."""
    seen: Callable[[Any], Any]
    """What the others see of the value; ``None`` for nothing."""

    def is_known(self, document: Document, players: Collection[str], is_theirs: bool) -> bool:
        """Whether one of the ``players`` knows the value in ``document``."""
        if not self.when(document):
            return True
        return self.has_owner and (is_theirs or any(document.get(name) in players for name in self.also))


def _always(_: Document) -> bool:
    return True


def _nothing(_: object) -> None:
    return None


def private(
    field: F,
    *,
    also: Sequence[str] = (),
    when: Callable[[Document], bool] = _always,
    seen: Callable[[Any], Any] = _nothing,
) -> F:
    """Declares that only the player whose it is knows the value, and those in the members ``also``."""
    field.metadata = {**field.metadata, _SECRET: Secret(True, also, when, seen)}
    return field


def unseen(field: F, *, when: Callable[[Document], bool] = _always, seen: Callable[[Any], Any] = _nothing) -> F:
    """Declares that nobody at the table knows the value."""
    field.metadata = {**field.metadata, _SECRET: Secret(False, (), when, seen)}
    return field


def has_secrets(shape: type[Schema]) -> bool:
    """Whether values of a shape can contain secrets."""
    return bool(_secret_members(shape))


def seen_by(players: Collection[str], shape: type[Schema], document: Document, is_theirs: bool = False) -> Document:
    """``document``, of this shape, as the ``players`` see it together; as everybody sees it if there are none.

    ``is_theirs`` says whether it belongs to one of them.
    """
    if issubclass(shape, Union):
        shape = shape.shapes[document[shape.tag]]
    members = {name: field for name, field in _secret_members(shape).items() if document.get(name) is not None}
    if not members:
        return document
    is_theirs = is_theirs or document.get(_PLAYER) in players
    changed = {
        name: _value(players, field, document[name], document, is_theirs or name in players) for name, field in members.items()
    }
    return {name: value for name, value in {**document, **changed}.items() if value is not None or name not in changed}


def _value(players: Collection[str], field: fields.Field[Any], value: Any, around: Document, is_theirs: bool) -> Any:
    """What the players see of the value of a field in the object ``around`` it; ``None`` for nothing."""
    secret: Secret | None = field.metadata.get(_SECRET)
    if secret and not secret.is_known(around, players, is_theirs):
        return secret.seen(value)
    match field:
        case fields.Nested():
            return seen_by(players, _nested(field), value, is_theirs)
        case fields.List():
            return [_value(players, field.inner, one, around, is_theirs) for one in value]
        case Keyed(value_field=fields.Field() as inner):
            return {key: _value(players, inner, one, around, is_theirs or key in players) for key, one in value.items()}
    return value


@cache
def _secret_members(shape: type[Schema]) -> Mapping[str, fields.Field[Any]]:
    """The members of a shape that are secret, or contain secrets."""
    if issubclass(shape, Union):
        return {name: field for one in shape.shapes.values() for name, field in _secret_members(one).items()}
    return {name: field for name, field in shape._declared_fields.items() if _contains(field)}


def _contains(field: fields.Field[Any]) -> bool:
    """Whether a field is secret, or contains secrets."""
    if _SECRET in field.metadata:
        return True
    match field:
        case fields.Nested():
            return has_secrets(_nested(field))
        case fields.List():
            return _contains(field.inner)
        case Keyed(value_field=fields.Field() as inner):
            return _contains(inner)
    return False


def _nested(field: fields.Nested) -> type[Schema]:
    """The shape of an object; shapes are nested by their class."""
    shape = field.nested
    assert isinstance(shape, type)
    return shape
