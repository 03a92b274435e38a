"""What an answer draws on beside the state: the readings chosen and the figures of the edition.

``Sources`` notes every reading and every assumed figure that it is asked for, so that no rule has to. ``weigh`` gives
an answer and then asks again under each other choice of each reading that was consulted, one at a time: the work is
bounded by the number of those choices.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from lawspeaker.adjudication.catalogue import Reading
from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.editions import Edition, Figure, Provenance
from lawspeaker.adjudication.errors import Impossible
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.work import Work

C = TypeVar("C")
T = TypeVar("T")

_NO_READINGS: Set[str] = frozenset()


class Sources:
    """Readings and figures, with a note of each that was used."""

    def __init__(
        self,
        readings: Mapping[str, Reading],
        choices: Mapping[str, str],
        edition: Edition,
        overlay: Document,
        work: Work,
    ) -> None:
        self._readings = readings
        self._choices = choices
        self._edition = edition
        self._overlay = overlay
        self.consulted: dict[str, str] = {}
        self.assumptions: dict[tuple[str, ...], Figure] = {}
        self.vouched: dict[str, Set[str]] = {}
        """The rules that the state is known to keep, each with the readings on which that may depend."""
        self.work = work
        """What may still be done; it counts how often something is worked out."""
        self._worked_out: dict[tuple[Hashable, bytes | int], list[tuple[object, Noted[Any]]]] = {}
        """By what was done, and to which part: that part, kept so that nothing else gets its identity, and what came of it."""

    def reading(self, name: str) -> str:
        """The choice in force for the reading ``name``: the state's own, or the default."""
        choice = self.consulted[name] = self._choice(name)
        return choice

    def _choice(self, name: str) -> str:
        return self._choices.get(name) or self._readings[name].default

    def figure(self, *path: str) -> Any:
        """The figure at ``path``: as overlaid by the state, else the edition's. Raises ``Unknown`` if no one knows."""
        if self._overlay and (sent := _at(self._overlay, path)) is not None:
            return sent
        figure = self._edition.figures.get(path)
        if figure is None or figure.provenance is Provenance.UNKNOWN:
            raise Unknown(("/state/overlay", *path))
        if figure.is_assumed:
            self.assumptions[path] = figure
        return figure.value

    def names(self, *path: str) -> tuple[str, ...]:
        """What the edition has directly below ``path``, in its order."""
        return self._edition.names.get(path, ())

    def once(self, name: Hashable, part: object, work: Callable[[], T]) -> T:
        """What ``work`` makes of a ``part`` of a document: done once, and again under other choices of what it consults.

        The part is that very object, or its JSON. The readings and figures that ``work`` asks these sources for are noted
        whenever its result is used.
        """
        key = name, part if isinstance(part, bytes) else id(part)
        for _, found in self._worked_out.get(key, ()):
            if not found.consulted or all(self._choice(reading) == choice for reading, choice in found.consulted.items()):
                known: T = self.note(found)
                return known
        noted = self.noting(work)
        self._worked_out.setdefault(key, []).append((part, noted))
        return noted.result

    def noting(self, work: Callable[[], T]) -> "Noted[T]":
        """What comes of ``work``, with a note of what it consulted and assumed; these sources note that too.

        Raises ``GivenUp`` if no more may be done.
        """
        self.work.spend()
        consulted, assumptions = self.consulted, self.assumptions
        here: dict[str, str] = {}
        assumed: dict[tuple[str, ...], Figure] = {}
        self.consulted, self.assumptions = here, assumed
        try:
            return Noted(work(), here, assumed)
        finally:
            self.consulted, self.assumptions = consulted, assumptions
            if here:
                consulted.update(here)
            if assumed:
                assumptions.update(assumed)

    def vouch(self, rules: Iterable[tuple[str, C]], breaches: Callable[[str, C], Sequence[T]]) -> list[T]:
        """The ``breaches`` of some rules in the state; that one is kept of which there are none is known from now on.

        ``rules`` has the id of each rule with what ``breaches`` needs to know of it.
        """
        found: list[T] = []
        before, here = self.consulted, dict[str, str]()
        try:
            for rule, needed in rules:
                self.consulted = here
                if of_rule := breaches(rule, needed):
                    found += of_rule
                else:
                    self.vouched[rule] = here.keys() if here else _NO_READINGS
                if here:
                    before.update(here)
                    here = {}
        finally:
            before.update(here)
            self.consulted = before
        return found

    def note(self, noted: "Noted[T]") -> T:
        """What was worked out before, as if it had been worked out now."""
        if noted.consulted:
            self.consulted |= noted.consulted
        if noted.assumptions:
            self.assumptions |= noted.assumptions
        return noted.result

    def otherwise(self, name: str, choice: str) -> "Sources":
        """The same sources under another choice of the reading ``name``, with nothing noted yet."""
        other = Sources(self._readings, {**self._choices, name: choice}, self._edition, self._overlay, self.work)
        other._worked_out = self._worked_out
        other.vouched = {rule: readings for rule, readings in self.vouched.items() if name not in readings}
        return other

    def anew(self) -> "Sources":
        """The same sources with nothing noted yet, for the same state: what was worked out need not be worked out again."""
        same = Sources(self._readings, self._choices, self._edition, self._overlay, Work(allowance=self.work.allowance))
        same._worked_out, same.vouched = self._worked_out, self.vouched
        return same

    def afterwards(self) -> "Sources":
        """The same sources for the state that a legal action left behind, with nothing noted yet.

        That state is possible, as the one before was. Under another choice of a reading that was consulted since the
        last audit it may not be.
        """
        after = Sources(self._readings, self._choices, self._edition, self._overlay, self.work)
        after.vouched = {rule: readings | self.consulted.keys() for rule, readings in self.vouched.items()}
        return after

    def other_choices(self, name: str) -> tuple[str, ...]:
        """The choices of the reading ``name`` that are not in force."""
        return tuple(choice for choice in self._readings[name].choices if choice != self.consulted[name])


class Noted(NamedTuple, Generic[T]):
    """What was worked out, and what was asked for to do so."""

    result: T
    consulted: Mapping[str, str]
    assumptions: Mapping[tuple[str, ...], Figure]


def _at(overlay: Document, path: tuple[str, ...]) -> Any:
    sent: Any = overlay
    for name in path:
        sent = sent.get(name)
        if sent is None:
            return None
    return sent


@dataclass(frozen=True, slots=True)
class Hinge(Generic[T]):
    """A reading that was consulted, and the answers that would differ under its other choices."""

    reading: str
    choice: str
    otherwise: tuple[tuple[str, T], ...]


@dataclass(frozen=True, slots=True)
class Weighed(Generic[T]):
    """An answer with the sources that it used and the readings on which it hinges."""

    answer: T
    sources: Sources
    hinges: tuple[Hinge[T], ...]


def weigh(answer: Callable[[Sources], T], sources: Sources, essence: Callable[[T], object]) -> Weighed[T]:
    """``answer(sources)``, and how its ``essence`` would differ under the other choices of what it consulted.

    Raises ``Impossible`` if ``answer`` does; a choice under which only it does has no other answer to tell of.
    """
    given = answer(sources)
    hinges = []
    for name in sorted(sources.consulted):
        others = _answers(answer, sources, name)
        differing = tuple((choice, other) for choice, other in others if essence(other) != essence(given))
        if differing:
            hinges.append(Hinge(name, sources.consulted[name], differing))
    return Weighed(given, sources, tuple(hinges))


def _answers(answer: Callable[[Sources], T], sources: Sources, name: str) -> Iterator[tuple[str, T]]:
    """The answer under each other choice of the reading ``name``, where there is one."""
    for choice in sources.other_choices(name):
        with suppress(Impossible):
            yield choice, answer(sources.otherwise(name, choice))
