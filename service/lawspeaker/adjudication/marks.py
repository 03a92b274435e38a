"""The places in the picture of a state that an action is about."""

from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers import text
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.pictures.scope import Scope
from lawspeaker.adjudication.shapes import Boolean, said
from lawspeaker.adjudication.view import View


def marks_of(game: Game[Any], state: View, action: Document, scope: Scope) -> list[str]:
    """The places in a picture of that scope: names, or JSON Pointers. An action need not be legal to have some."""
    found = game.marks(state, action, scope) if game.marks else game.actions[action["type"]].places(action)
    return list(dict.fromkeys(found))


def marks_wanted(description: str) -> Boolean:
    """The member of a request that asks for them."""
    return Boolean(metadata=said(f"{description} The default is `false`.", True))


def marks_field(description: str) -> fields.List[Any]:
    """The member of an answer that gives those of one action."""
    place = text("A place: a name or a JSON Pointer.", "H12")
    return fields.List(place, metadata=said(f"{description} Send them as `marked` to `pictures`.", ["H12"]))
