"""Weighing: the question is repeated with each other choice of each reading that its answer used.

One reading is changed at a time, so the number of repetitions is at most the number of their choices.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Generic, Self, TypeVar

from lawspeaker.adjudication.frozen import frozen
from lawspeaker.adjudication.rules.checks import Impossible
from lawspeaker.adjudication.rules.memory import WithSources
from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.rules.view import View

S = TypeVar("S", bound=View)
T = TypeVar("T")


@frozen
class Hinge(Generic[T]):
    """A reading that was consulted, and the answers that would differ under its other choices."""

    reading: str
    choice: str
    otherwise: tuple[tuple[str, T], ...]


@frozen
class WithHinges(Generic[T]):
    """An answer with the sources that it used and the readings on which it hinges.

    As a context manager, clears the memory of the state at the end.
    """

    answer: T
    sources: Sources
    hinges: tuple[Hinge[T], ...]
    view: View | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.view:
            self.view.forget()


def weigh(
    state_by: Callable[[Sources], S],
    answer: Callable[[S], T],
    sources: Sources,
    comparable: Callable[[T], object],
    where_impossible: Callable[[Impossible], T] | None = None,
) -> WithHinges[T]:
    """The ``answer`` about the state that ``state_by`` gives by these sources, and under which other choices it would differ.

    Two answers differ if what is ``comparable`` of them does. Raises ``Impossible`` if the state cannot exist. Under a choice
    by which it cannot, the answer is what ``where_impossible`` gives, or else there is none.
    """
    state = state_by(sources)
    try:
        given = sources.noting(partial(answer, state))
        hinges = tuple(_hinges(state_by, answer, sources, given, comparable, where_impossible))
    except BaseException:
        state.forget()
        raise
    return WithHinges(given.result, sources, hinges, state)


def _hinges(
    state_by: Callable[[Sources], S],
    answer: Callable[[S], T],
    sources: Sources,
    given: WithSources[T],
    comparable: Callable[[T], object],
    where_impossible: Callable[[Impossible], T] | None,
) -> Iterator[Hinge[T]]:
    """The readings for which another choice gives an answer that differs from ``given``."""
    own = cache(lambda: comparable(given.result))  # described once, and only if there is another answer
    for name in sorted(sources.consulted):  # by the audit, or for the answer
        others = []
        for choice in sources.other_choices(name):
            try:
                with state_by(sources.otherwise(name, choice)) as otherwise:
                    if name in given.consulted:  # else only the audit has consulted it, and the answer is the same
                        others.append((choice, answer(otherwise)))
            except Impossible as impossible:
                if where_impossible:
                    others.append((choice, where_impossible(impossible)))
        if differing := tuple(other for other in others if comparable(other[1]) != own()):
            yield Hinge(name, sources.consulted[name], differing)
