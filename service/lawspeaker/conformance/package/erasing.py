"""Erases parts of a state, and compares the rest with the original."""

from collections.abc import Iterator, Sequence
from typing import Any

from lawspeaker.adjudication.document import Path, steps_of
from lawspeaker.adjudication.rules.chance import CHANCE
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.unknown import AT_LEAST, hull
from lawspeaker.adjudication.wire.unordered import CARDS, COUNT, ORDER

_UNKNOWN = "?"
"""A card that is known to be there, in games that name cards by a word."""


def members(game: Game[Any], state: Any) -> Iterator[Path]:
    """The paths of all members in a state that become unknown if they are left out.

    Some members do not. Those that choose rules and figures have defaults. A state without its chance, or half of it, has no
    chance. A pile without its unknown order says more than before, and bounds without the lower one are invalid.
    """
    terms = {*game.setting_up.members, CHANCE} - {"players"}
    known = [tuple(steps_of(place)) for place in game.known_when_absent]
    paths = _members({name: member for name, member in state.items() if name not in terms}, ())
    return (path for path in paths if not any(_matches(path, pattern) for pattern in known))


def _matches(path: Path, pattern: Sequence[str]) -> bool:
    return len(path) == len(pattern) and all(step in ("*", there) for step, there in zip(pattern, path, strict=True))


def _members(value: Any, path: Path) -> Iterator[Path]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if name != AT_LEAST and (ORDER not in value or name == CARDS):
                yield (*path, name)
            yield from _members(inner, (*path, name))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _members(inner, (*path, index))


def erased(state: Any, paths: Sequence[Path]) -> Any:
    """``state`` without the members at ``paths``. It shares all other parts."""
    for path in paths:
        state = _without(state, path)
    return state


def _without(value: Any, path: Path) -> Any:
    name, *below = path
    if isinstance(value, dict) and name not in value:
        return value  # erased already, with all that was below it
    if below:
        return _with(value, name, _without(value[name], tuple(below)))
    return {other: member for other, member in value.items() if other != name}


def _with(holder: Any, key: str | int, value: Any) -> Any:
    """A copy of an object or list with ``value`` at ``key``."""
    copy = holder.copy()
    copy[key] = value
    return copy


def beyond(poorer: Any, fuller: Any, path: Path = ()) -> Iterator[Path]:
    """The places where ``poorer`` contains something that ``fuller`` does not."""
    if poorer == fuller or _is_row_seen_less(poorer, fuller):
        return
    if isinstance(poorer, dict) and AT_LEAST in poorer and _are_bounds_of(poorer, fuller):
        return
    if isinstance(poorer, dict) and isinstance(fuller, dict) and ORDER in poorer and CARDS in fuller:
        if not _may_be_in_unknown_order(poorer, fuller):
            yield path
        return
    if _only_counts(poorer) and isinstance(fuller, dict) and CARDS in fuller:
        fuller = {COUNT: number_of(fuller)}  # a pile may be told by its number instead of card by card
    elif _only_counts(fuller) and isinstance(poorer, dict) and poorer.keys() == {"cards"} and not any(poorer["cards"]):
        poorer = {"count": len(poorer["cards"])}  # cards of which nothing is told say no more than their number
    if isinstance(poorer, dict) and isinstance(fuller, dict):
        for name, inner in poorer.items():
            if name in fuller:
                yield from beyond(inner, fuller[name], (*path, name))
            else:
                yield (*path, name)
    elif isinstance(poorer, list) and isinstance(fuller, list) and len(poorer) == len(fuller):
        for index, (inner, other) in enumerate(zip(poorer, fuller, strict=True)):
            yield from beyond(inner, other, (*path, index))
    else:
        yield path


def _are_bounds_of(bounds: Any, number: Any) -> bool:
    """Whether a number, or its own bounds, is within these bounds."""
    if not isinstance(number, int) and not (isinstance(number, dict) and AT_LEAST in number):
        return False
    outer, inner = hull([bounds]), hull([number])
    return outer.low <= inner.low and (outer.high is None or (inner.high is not None and inner.high <= outer.high))


def number_of(pile: Any) -> int:
    """The number of cards in a pile: of the listed ones or, in an unknown order, its ``count``."""
    number: int = pile[COUNT] if COUNT in pile and (ORDER in pile or CARDS not in pile) else len(pile[CARDS])
    return number


def _may_be_in_unknown_order(poorer: Any, fuller: Any) -> bool:
    """Whether the cards of ``fuller`` may be some of those that ``poorer`` lists in an unknown order."""
    listed = [*poorer[CARDS]]
    for card in fuller[CARDS]:
        likeness = [other for other in listed if other == _UNKNOWN or not [*beyond(other, card)]]
        if not likeness:
            return False
        listed.remove(card if card in likeness else likeness[0])
    return number_of(poorer) == number_of(fuller)


def _is_row_seen_less(poorer: Any, fuller: Any) -> bool:
    """Whether these are rows of squares that differ only in squares that are unknown in ``poorer``."""
    if not (isinstance(poorer, str) and isinstance(fuller, str)):
        return False
    squares, others = poorer.split(), fuller.split()
    return len(squares) == len(others) and all(square in ("?", other) for square, other in zip(squares, others, strict=True))


def _only_counts(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() == {"count"}


def put_back(poorer: Any, fuller: Any, place: str) -> Any:
    """``poorer`` with the value of ``fuller`` at the JSON Pointer ``place``, or else with the nearest object above it."""
    return _put_back(poorer, fuller, steps_of(place))


def is_complete(document: Any, place: str) -> bool:
    """Whether ``document`` tells what is at ``place``, a JSON Pointer: not by a text with a question mark at its end."""
    for step in steps_of(place):
        try:
            document = document[int(step) if isinstance(document, list) else step]
        except (KeyError, IndexError):
            return False
    return not (isinstance(document, str) and document.endswith("?"))


def _put_back(poorer: Any, fuller: Any, steps: Sequence[str]) -> Any:
    step, *below = steps
    key = int(step) if isinstance(fuller, list) else step
    if isinstance(fuller, dict) and key not in fuller:
        return {**poorer, **fuller}  # it says the same in another way: a pile by its number
    if below and not (isinstance(poorer, dict) and key not in poorer):
        return _with(poorer, key, _put_back(poorer[key], fuller[key], below))
    return _with(poorer, key, fuller[key])
