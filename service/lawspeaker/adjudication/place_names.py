"""Place names: what a JSON Pointer leads to, in words.

A game says it by a message whose id is made of the steps: ``/state/hands/red/cards`` is ``missing-hands-player-cards``. There
the name of a player is written ``player``, an entry of a list ``entry``, a number ``number``, and a name that the sender chose
``name``. The message may speak of each of them by a variable of that name; entries are counted from 1. Where the entry itself is
at hand, the attribute ``.told`` speaks of it instead, if there is one: of a string as ``told``, of an object by its members. A
place without such a message is named by the labels of the members that lead to it.
"""

from collections.abc import Sequence
from typing import Any

from marshmallow import Schema

from lawspeaker.adjudication.document import Document, steps_of
from lawspeaker.adjudication.game import Game
from lawspeaker.adjudication.messages import word_for
from lawspeaker.adjudication.paths import Kind, steps_to

_BETWEEN_LABELS = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
_STATE, _ACTION, _ACTIONS = "state", "action", "actions"


def place_name(game: Game[Any], place: str, language: str, state: Document | None = None) -> str:
    """What stands at the JSON Pointer ``place`` of a request, in ``language``; in a list of ``state``, if that is at hand."""
    shapes, path = _shapes(game, steps_of(place))
    kinds = _kinds(shapes, path)
    parts, facts = [], dict[str, str | int]()
    for step, kind in zip(path, kinds, strict=True):
        match kind:
            case Kind.ENTRY:
                parts.append("entry")
                facts["entry"] = int(step) + 1
            case _ if step in game.player_names:
                parts.append("player")
                facts["player"] = step
            case _ if step.isdigit():
                parts.append("number")
                facts["number"] = int(step)
            case Kind.NAME:
                parts.append("name")
                facts["name"] = step
            case _:
                parts.append(step)
    message = "-".join(("missing", *parts))
    if (entry := _entry(state, place)) and game.messages.has(language, message, "told"):
        return game.messages.text(language, message, "told", facts | entry)
    if game.messages.has(language, message):
        return game.messages.text(language, message, facts=facts)
    labels = (_label(game, step, kind, language) for step, kind in zip(path, kinds, strict=True))
    return _BETWEEN_LABELS.join(labels)


def _entry(state: Document | None, place: str) -> dict[str, Any]:
    """What a message may say of the first entry of a list on the way to ``place`` in ``state``; nothing, if there is none."""
    value: Any = {_STATE: state}
    for step in steps_of(place):
        if isinstance(value, list) and step.isdigit() and int(step) < len(value):
            entry = value[int(step)]
            return {**entry} if isinstance(entry, dict) else {"told": entry}
        if not isinstance(value, dict) or step not in value:
            return {}
        value = value[step]
    return {}


def _shapes(game: Game[Any], path: list[str]) -> tuple[Sequence[type[Schema]], list[str]]:
    """The shapes in one of which ``path`` leads somewhere, and the rest of it, below the member that is sent."""
    actions = [action.Shape for action in game.actions.values()]
    match path:
        case [root, *below] if root == _STATE:
            return [game.StateShape], below
        case [root, *below] if root == _ACTION:
            return actions, below
        case [root, _, *below] if root == _ACTIONS:
            return actions, below
        case _:  # a set-up has members of both
            return [game.StateShape, *actions], path


def _kinds(shapes: Sequence[type[Schema]], path: Sequence[str]) -> Sequence[Kind]:
    """What the steps of ``path`` are, by the first shape in which it leads somewhere."""
    for shape in shapes:
        try:
            return [step.kind for step in steps_to(shape, path)]
        except LookupError:
            continue
    return [Kind.MEMBER] * len(path)


def _label(game: Game[Any], step: str, kind: Kind, language: str) -> str:
    if kind is Kind.ENTRY:
        return f"{int(step) + 1}."
    words = (word_for(what, step) for what in ("member", "player"))
    return next((game.messages.text(language, word) for word in words if game.messages.has(language, word)), step)
