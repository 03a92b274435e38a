"""Actions as classes, until all are made by composition."""

import builtins
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from marshmallow import Schema

from lawspeaker.adjudication import action as new
from lawspeaker.adjudication.action import ActionDocument, Effect
from lawspeaker.adjudication.checks import Check, rule
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.unknown import known
from lawspeaker.adjudication.view import View

S = TypeVar("S", bound=View)
__all__ = ["Action", "Effect", "adapted"]


class Action(ActionDocument, ABC, Generic[S]):
    """One thing that can be done: a subclass holds its fields, checks, options and effect.

    ``document`` is the JSON sent, without defaults filled in; ``at`` is the pointer at which it was sent. Every method
    of a subclass that is declared with ``@rule`` is one of its checks; it takes the state.
    """

    type: ClassVar[str]
    """The tag by which a request names the action."""
    Shape: ClassVar["builtins.type[Schema]"]
    """The members of the action."""

    def __init__(self, document: Document, at: str = "/action") -> None:
        self.document = document
        self.at = at

    def __getitem__(self, member: str) -> Any:
        """The member of the action. Raises ``Unknown`` if it was left out."""
        return known(self.document, self.at, member)

    @classmethod
    @cache
    def checks(cls) -> Sequence[tuple[str, Check]]:
        """The checks of this action with their rules, in no order that matters."""
        return [
            (name, check) for member in dir(cls) if isinstance(name := getattr(check := getattr(cls, member), "rule", None), str)
        ]

    @classmethod
    @abstractmethod
    def takers(cls, state: S) -> Iterable[str]:
        """The players who take such an action in ``state``: all of them together, if there are several.

        Raises ``Unknown``, if possible after the last of those of whom it is known.
        """

    @classmethod
    @abstractmethod
    def options(cls, state: S) -> Iterator[Document]:
        """Every such action that may be done in ``state``, in a fixed order, without duplicates.

        They are looked at one by one and seldom to the end, so none should cost much.
        """

    def completions(self, state: S) -> Iterator[Document]:
        """Every way in which this action can be told in full, in a fixed order, without duplicates.

        An action in which nothing is left open is itself the only one. Like ``options``, they are looked at one by one.
        """
        yield self.document

    @abstractmethod
    def apply(self, state: S) -> Effect:
        """What the action does. Raises ``Unknown`` where too little is known to say."""


class _Adapted(new.Action[Any, Any]):
    @property
    def Shape(self) -> type[Schema]:
        made: type[Schema] = self.document.Shape
        return made


def adapted(cls: Any) -> new.Action[Any, Any]:
    """An action that is still a class."""

    def checked(name: str, check: Any) -> Any:
        @rule(name, seen=None, alone=check.__dict__["alone"])
        def run(state: Any, action: Any) -> Any:
            return check(action, state)

        return run

    return _Adapted(
        cls.type,
        cls,
        [checked(name, check) for name, check in cls.checks()],
        lambda state: cls.takers(state),
        lambda state: cls.options(state),
        lambda state, action: action.apply(state),
        lambda state, action: action.completions(state),
    )
