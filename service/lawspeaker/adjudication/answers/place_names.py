"""Place names: the place that a JSON Pointer leads to, in words.

A game names it by a message whose id consists of the steps: ``/state/hands/red/cards`` is ``missing-hands-player-cards``. The
name of a player is written ``player``, an entry of a list ``entry``, a number ``number``, and a name that the sender chose
``name``. The message can use each of them as a variable of that name; entries are counted from 1. If the content of the entry
is known, the attribute ``.told`` is used instead, if there is one. Its variables are the members of the entry. If the entry is a
string they are ``told``, from which a question mark at the end is left out, and ``known``: ``nothing`` if there was such a
question mark, which stands for all that is missing, or else ``part``. ``several`` is ``yes`` if several places are described
together that differ only in an entry or a name, or else ``no``: the message must have as many words with both.

A place without such a message is named by the labels of the members that lead to it. A figure of an edition has the name of its
place in the overlay: ``/decks/forest`` is ``missing-overlay-decks-forest``.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any

from marshmallow import Schema

from lawspeaker.adjudication.document import Document, on_the_way, pointer, steps_of
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.wire.paths import StepKind, steps_to
from lawspeaker.adjudication.words.messages import Finished, word_for

_BETWEEN_LABELS = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
_STATE, _ACTION, _ACTIONS = "state", "action", "actions"
_UNKNOWN = "?"
_MEMBER_OF_STATE = 2
"""The steps to a member of the state."""
_FEWEST_SHARED, _MOST_DIFFERENT = 2, 3
"""Words at the beginning that are the same in all names of places described together, and those that differ in each."""
_OVERLAY = "overlay"
"""The member of a state with figures that replace those of its edition."""
_REMEMBERED = 4096


def place_name(game: Game[Any], place: str, language: str, state: Document | None = None, *, several: bool = False) -> str:
    """The place at the JSON Pointer ``place`` of a request, described in ``language``. If ``state`` is given, entries of its
    lists are described by their content. ``several``: as if it were one of several."""
    path, kinds = _path(game, place)
    if words := _in_words(game, path, kinds, language, _entry(state, place), several=several):
        return words
    return _labels(game, path, kinds, language)


def place_names(game: Game[Any], places: Iterable[str], language: str, state: Document | None = None) -> Sequence[str]:
    """The ``places`` described in ``language``, each once. Places that differ only in one step are described together:
    "which settlements are in Coast 1 and Coast 2"."""
    names = {place: place_name(game, place, language, state) for place in places}
    for but_for_a_step, several in ((_but_for_entry, True), (_but_for_member, False)):
        groups: dict[str, list[str]] = {}
        for place in names:
            groups.setdefault(but_for_a_step(game, place), []).append(place)
        for first, *others in groups.values():
            if not others:
                continue
            like = place_name(game, first, language, state, several=True) if several else names[first]
            if together := _together(game, dict.fromkeys(names[place] for place in (first, *others)), language, like):
                names[first] = together
                for place in others:
                    del names[place]
    return list(dict.fromkeys(names.values()))


def figure_name(game: Game[Any], figure: str, language: str) -> str:
    """The figure at the JSON Pointer ``figure`` of an edition, described in ``language``.

    A figure has the name of its place in the overlay of a state, or else the name of a larger part: a neighbour on a map has
    that of the map.
    """
    steps = steps_of(figure)
    for length in range(len(steps), 0, -1):
        path, kinds = _path(game, pointer(_STATE, _OVERLAY, *steps[:length]))
        if words := _in_words(game, path, kinds, language, {}):
            return words
    return _labels(game, steps, [StepKind.MEMBER] * len(steps), language)


def _but_for_entry(game: Game[Any], place: str) -> str:
    """``place`` without its last entry or name; but not without a player, with whom verbs agree."""
    path, kinds = _path(game, place)
    for index in reversed(range(len(path))):
        if kinds[index] is not StepKind.MEMBER and path[index] not in game.player_names:
            return pointer(*path[:index], "", *path[index + 1 :])
    return place


def _but_for_member(game: Game[Any], place: str) -> str:
    """The place that contains ``place``, unless it is the state, or ``place`` is that of a player."""
    above, _, last = place.rpartition("/")
    return place if last in game.player_names or len(steps_of(place)) <= _MEMBER_OF_STATE else above


def _together(game: Game[Any], names: Iterable[str], language: str, like: str) -> str:
    """One name for several places, if their ``names`` have the same words but for a few in the middle or at the end; else
    empty. It begins like ``like``."""
    said = [name.split(" ") for name in names]
    start = _equal_words(said)
    end = _equal_words([words[start:][::-1] for words in said])
    while end and said[0][-end].isdecimal():  # the number belongs to the words before it, as in "Coast 1" and "Inland 1"
        end -= 1
    parts = [words[start : len(words) - end] for words in said]
    if len(parts) < 2 or start < _FEWEST_SHARED or not all(0 < len(part) <= _MOST_DIFFERENT for part in parts):
        return ""
    listed = game.messages.text(language, "listed", facts={"parts": [Finished(" ".join(part)) for part in parts]})
    return " ".join([*like.split(" ")[:start], listed, *said[0][len(said[0]) - end :]])


def _equal_words(names: Sequence[Sequence[str]]) -> int:
    """How many words all ``names`` begin with."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*names, strict=False)))


@lru_cache(_REMEMBERED)
def _path(game: Game[Any], place: str) -> tuple[list[str], Sequence[StepKind]]:
    """The steps to ``place`` below the top member of the request, and their kinds."""
    shapes, path = _shapes(game, steps_of(place))
    return path, _kinds(shapes, path)


def _in_words(
    game: Game[Any],
    path: Sequence[str],
    kinds: Sequence[StepKind],
    language: str,
    entry: Mapping[str, Any],
    *,
    several: bool = False,
) -> str:
    """The message for a path, perhaps with the facts of an ``entry`` on it; empty if there is no message."""
    parts, facts = [], dict[str, str | int]({"several": "yes" if several else "no"})
    for step, kind in zip(path, kinds, strict=True):
        match kind:
            case StepKind.ENTRY:
                parts.append("entry")
                facts["entry"] = int(step) + 1
            case _ if step in game.player_names:
                parts.append("player")
                facts["player"] = step
            case _ if step.isdecimal():
                parts.append("number")
                facts["number"] = int(step)
            case StepKind.NAME:
                parts.append("name")
                facts["name"] = step
            case _:
                parts.append(step)
    message = "-".join(("missing", *parts))
    if entry and game.messages.has(language, message, "told"):
        return game.messages.text(language, message, "told", {**facts, **entry})
    return game.messages.text(language, message, facts=facts) if game.messages.has(language, message) else ""


def _entry(state: Document | None, place: str) -> dict[str, Any]:
    """The facts about the first entry of a list on the way to ``place`` in ``state``; empty if there is none."""
    for above, entry in on_the_way({_STATE: state}, place):
        if isinstance(above, list):
            return {**entry} if isinstance(entry, dict) else _told(str(entry))
    return {}


def _told(entry: str) -> dict[str, Any]:
    """The facts about an entry that is a string."""
    return {"told": entry.rstrip(_UNKNOWN), "known": "nothing" if entry.endswith(_UNKNOWN) else "part"}


def _shapes(game: Game[Any], path: list[str]) -> tuple[Sequence[type[Schema]], list[str]]:
    """The shapes that may contain ``path``, and the rest of the path, below the top member of the request."""
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


def _kinds(shapes: Sequence[type[Schema]], path: Sequence[str]) -> Sequence[StepKind]:
    """The kinds of the steps of ``path``, in the first shape that contains it."""
    for shape in shapes:
        try:
            return [step.kind for step in steps_to(shape, path)]
        except LookupError:
            continue
    return [StepKind.MEMBER] * len(path)


def _labels(game: Game[Any], path: Sequence[str], kinds: Sequence[StepKind], language: str) -> str:
    return _BETWEEN_LABELS.join(_label(game, step, kind, language) for step, kind in zip(path, kinds, strict=True))


def _label(game: Game[Any], step: str, kind: StepKind, language: str) -> str:
    if kind is StepKind.ENTRY:
        return f"{int(step) + 1}."
    words = (word_for(what, step) for what in ("member", "player"))
    said = (game.messages.text(language, word) for word in words if game.messages.has(language, word))
    return next(said, None) or game.messages.spelled(language, step)
