"""Actions: the types of moves in a game, and the moves that are sent.

An ``Action`` is a type of move: its members, its rules, the players who may take it, its candidates, and its effect. An
``ActionDocument`` is one move: the JSON that was sent, with typed members.
"""

import builtins
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, ClassVar, Generic, Protocol, TypeVar, overload

from marshmallow import Schema, fields

from lawspeaker.adjudication.document import Document, Path, erased, is_there, pointer, replaced, standing_at
from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.checks import Finding, Violation
from lawspeaker.adjudication.rules.view import ROOT, View
from lawspeaker.adjudication.unknown import Count, Place, Unknown, known, pointers
from lawspeaker.adjudication.wire.shapes import Shape, shape, tag
from lawspeaker.adjudication.wire.unordered import is_known_in_part

T = TypeVar("T")
D = TypeVar("D")
S = TypeVar("S", bound=View)

MOST_WAYS = 5
"""How many unknown conditions an effect may have, at most: if there are more, the next state is unknown.

Each doubles the ways that are worked out. An effect takes about 0.1 ms, so these take 3 ms.
"""

_REQUIRED: Any = object()


class _Member:
    """A member of an action document, read by its name."""

    def __init__(self, field: fields.Field[Any], default: Any, name: str) -> None:
        self.field = field
        self.name = name
        self._default = default

    def __set_name__(self, _: type, name: str) -> None:
        self.name = self.name or name

    def __get__(self, action: "ActionDocument | None", _: type) -> Any:
        if action is None:
            return self
        if self.name in action.document:
            return action.document[self.name]
        if self._default is _REQUIRED:
            raise Unknown((action.at, self.name))
        return self._default


@overload
def member(field: fields.List[Any] | fields.Nested, *, name: str = "") -> Any: ...
@overload
def member(field: fields.Field[T], *, name: str = "") -> T: ...
@overload
def member(field: fields.List[Any] | fields.Nested, *, default: object, name: str = "") -> Any: ...
@overload
def member(field: fields.Field[T], *, default: D, name: str = "") -> T | D: ...
def member(field: Any, *, default: Any = _REQUIRED, name: str = "") -> Any:
    """Declares a member of an action document. Its type follows from ``field``; for a list or an object, it must be annotated.

    If the member was left out, reading it returns the ``default`` or, without one, raises ``Unknown``. ``name`` is the name in
    the JSON, if that is a keyword of Python.
    """
    return _Member(field, default, name)


class ActionDocument:
    """An action as it was sent: a subclass declares its members. What it leaves out is unknown.

    Its docstring describes it in the contract.
    """

    base: ClassVar[type[Shape]] = Shape
    """The base class of the shapes of the game."""

    def __init__(self, document: Document, at: str = "/action") -> None:
        self.__dict__.update(document)  # so that reading a member that is there calls no function
        self.document = document
        """The JSON, without defaults filled in."""
        self.at = at
        """The pointer at which it was sent."""

    @property
    def type(self) -> str:
        """The type of the action."""
        name: str = self.document["type"]
        return name

    def pointer(self, *parts: str | int) -> str:
        """The JSON Pointer of a place in this action."""
        return self.at + pointer(*parts)

    def violated(self, *parts: str | int, **facts: Any) -> Violation:
        """A violation at one place in this action."""
        return Violation((self.pointer(*parts),), facts)

    @classmethod
    def members(cls) -> Mapping[str, fields.Field[Any]]:
        """The field of each member, by its name in the JSON."""
        return {one.name: one.field for one in vars(cls).values() if isinstance(one, _Member)}


A = TypeVar("A", bound=ActionDocument)


class AnyAction(Protocol):
    """The interface of all action documents. Rules that several actions share define a protocol with the members that they
    read."""

    document: Document
    at: str

    def pointer(self, *parts: str | int) -> str: ...

    def violated(self, *parts: str | int, **facts: Any) -> Violation: ...


@frozen
class Open:
    """A part of the next state that is unknown: it is left out there, or known only in part."""

    at: Path
    """Where it would be in the next state."""
    missing: Sequence[str]
    """The JSON Pointers of the places whose content would make it known."""
    among: Sequence[Any] = ()
    """All values that it can have, if that is known."""


@frozen
class Effect:
    """The effect of a legal action: the next state, the events (typed, in order), and the rules that players should hear
    about."""

    state: Document
    events: Sequence[Document] = ()
    applied: Sequence[Finding] = ()
    open: Sequence[Open] = ()
    """The unknown parts of the next state."""


def still_open(effects: Iterable[Effect], state: Document) -> list[Open]:
    """The parts that these effects left open and that are still open in ``state``: no later effect has filled or removed
    them."""
    by_place = {part.at: (part, effect.state) for effect in effects for part in effect.open}

    def is_open(at: Path, then: Document) -> bool:
        return not at or standing_at(then, at) == standing_at(state, at) or is_known_in_part(state, at)

    return [part for at, (part, then) in by_place.items() if is_open(at, then)]


class TwoWays(Exception):
    """It is unknown on which of two ways an effect goes on; ``pointers`` are the JSON Pointers of what would decide."""

    def __init__(self, pointers: Sequence[str]) -> None:
        super().__init__(*pointers)
        self.pointers = pointers


class NextState:
    """Builds a next state. Unknown parts are left out of it, and listed in ``open``."""

    def __init__(self, document: Document, ways: Sequence[bool] | None = None) -> None:
        self.document = document
        self.open: list[Open] = []
        self.applied: list[Finding] = []
        """The rules that players should hear about."""
        self._ways = ways
        """What is assumed of the conditions that are unknown, in the order in which they are asked; ``None``: nothing ever is."""
        self._asked = 0

    def whether(self, condition: Callable[[], bool]) -> bool:
        """Whether ``condition`` holds, which decides how the effect goes on.

        If that is unknown, the effect is worked out both ways. What is not the same in both is left open.
        """
        try:
            return condition()
        except Unknown as unknown:
            self._asked += 1
            if self._ways is None or self._asked > MOST_WAYS:
                raise
            if self._asked > len(self._ways):
                raise TwoWays(unknown.pointers) from None
            return self._ways[self._asked - 1]

    def step(self, does: Callable[[], T], writes: Callable[[], Iterable[tuple[str, ...]]]) -> T | None:
        """Takes a step that writes nothing but some places, and gives what it returns.

        If it needs something unknown, all places that it ``writes`` are left open, and it returns nothing.
        """
        try:
            return does()
        except Unknown as unknown:
            for path in writes():
                self.leave_open(path, *unknown.places)
            return None

    def put(self, path: tuple[str, ...], value: Callable[[], Any], among: Sequence[Any] = ()) -> None:
        """Puts ``value`` at ``path``. If it is unknown, the place is left out; ``among`` has its possible values, if they are
        known."""
        try:
            self.document = replaced(self.document, path, value())
        except Unknown as unknown:
            self.leave_open(path, *unknown.places, among=among)
        else:
            if self.open:
                self.open = [part for part in self.open if part.at != path[: len(part.at)]]

    def put_count(self, path: tuple[str, ...], state: View, count: Callable[[], Count]) -> None:
        """Puts the new value of a number of ``state``, or its bounds. If nothing was known about it, it is left out."""
        try:
            number = count()
        except Unknown as unknown:
            self.leave_open(path, *unknown.places)
            return
        if number.low == number.high:
            self.put(path, partial(int, number.low))
        elif number.low or is_there(state.document, path) or path in state.bounds:
            self.put(path, lambda: number.document)
            self.mark_open(path, *number.missing)
        else:
            self.leave_open(path, *number.missing)

    def change(self, path: tuple[str, ...], changed: Callable[[Any], Any]) -> None:
        """Replaces the value at ``path`` by the result of ``changed``; an unknown value stays unknown."""
        if all(part.at != path for part in self.open):
            self.put(path, lambda: changed(known(self.document, ROOT, *path)))

    def leave_open(self, path: tuple[str, ...], *missing: Place, among: Sequence[Any] = ()) -> None:
        """Leaves out the value at ``path``, because something is ``missing``. ``among`` has its possible values, if they are
        known."""
        self.document = erased(self.document, path)
        self.open.append(Open(path, pointers(missing), among))

    def mark_open(self, path: Path, *missing: Place) -> None:
        """Marks the value at ``path`` as known only in part, because something is ``missing``."""
        self.open.append(Open(path, pointers(missing)))

    def effect(self, events: Sequence[Document]) -> Effect:
        """The effect that leads to this state, and in which these events happen."""
        if not self.open:
            return Effect(self.document, events, self.applied)
        open: dict[Path, Open] = {}
        for part in self.open:
            before = open.get(part.at, Open(part.at, ()))
            missing = list(dict.fromkeys((*before.missing, *part.missing)))
            open[part.at] = Open(part.at, missing, part.among or before.among)
        return Effect(self.document, events, self.applied, list(open.values()))


def places_named(document: Any) -> Iterator[str]:
    """All words of the texts in a document. They include the names of the places that it is about."""
    if isinstance(document, str):
        yield from document.split(" ")
    elif isinstance(document, Mapping):
        for value in document.values():
            yield from places_named(value)
    elif isinstance(document, list | tuple):
        for value in document:
            yield from places_named(value)


def only_itself(_: View, action: ActionDocument) -> Iterator[Document]:
    """The only completion of an action that leaves nothing open: the action itself."""
    yield action.document


def no_choices(_: View, candidate: Document) -> Iterable[str]:
    """For actions whose candidates leave no choices: every legal action is a candidate itself."""
    return ()


def one_for_each(takers: Callable[[S], Iterable[str]]) -> Callable[[S], Iterator[Document]]:
    """The candidates of an action that gives its takers no choice: one for each of them."""

    def candidates(state: S) -> Iterator[Document]:
        for player in takers(state):
            yield {"player": player}

    return candidates


@dataclass(frozen=True, eq=False)
class Action(Generic[S, A]):
    """A type of action in a game."""

    type: str
    """The tag by which a request names the action."""
    document: builtins.type[A]
    """Its members."""
    rules: Sequence[Callable[[S, A], Iterator[Violation]]]
    """The checks of the rules that it must keep."""
    takers: Callable[[S], Iterable[str]]
    """The players who take such an action in a state: all of them together, if there are several.

    Raises ``Unknown`` where not all of them are known, after those who are.
    """
    candidates: Callable[[S], Iterable[Document]]
    """The members, without the type, of every such action that may be done in a state, in a fixed order, without duplicates.

    They are read one by one and seldom to the end, so each should be cheap. If too many are alike, such as the ways to pay for
    the same thing, one represents all of them: see ``choices_left``.
    """
    apply: Callable[[S, A, NextState], Sequence[Document]]
    """What a legal action does: changes the next state, which begins as the present one, and returns the events.

    It does as much as is known: see ``NextState``. If it raises ``Unknown``, the whole next state is unknown, except the options,
    readings and edition of the game.
    """
    completions: Callable[[S, A], Iterable[Document]] = only_itself
    """All ways to complete an action that leaves something open, in a fixed order, without duplicates.

    An action that leaves nothing open is its own only completion. Like the candidates, completions are read one by one.
    """
    choices_left: Callable[[S, Document], Iterable[str]] = no_choices
    """The members of a candidate that have other choices, which are not listed as candidates.

    The ``completions`` of the candidate without these members have all ways, unless a member is required.
    """
    describe: Callable[[Document], Document] = dict
    """Returns the members for its sentence, with others that follow from them: see ``sentences.py``."""
    places: Callable[[Document], Iterable[str]] = places_named
    """The names of the places in the picture that such an action is about, perhaps among other words."""
    events: Sequence[builtins.type[Shape]] = ()
    """The shapes of its events, each with a ``type`` that is a ``tag``."""

    @cached_property
    def Shape(self) -> builtins.type[Schema]:
        """The shape of its document."""
        made = self.document
        return shape(f"{made.__name__}Action", made.__doc__ or "", {"type": tag(self.type), **made.members()}, made.base)

    def every_candidate(self, state: S) -> Iterator[Document]:
        """The candidates as they would be sent."""
        return ({"type": self.type, **members} for members in self.candidates(state))


def by_type(*actions: Action[S, Any]) -> Mapping[str, Action[S, Any]]:
    """The actions of a game, by type, in this order."""
    return {action.type: action for action in actions}
