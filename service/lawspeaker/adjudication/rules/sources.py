"""Sources: what an answer uses in addition to the state, which are the chosen readings and the figures of the edition.

Every reading and every assumed figure is recorded when it is used, so no rule has to list them.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar

from lawspeaker.adjudication.document import Document
from lawspeaker.adjudication.rules.catalogue import Reading
from lawspeaker.adjudication.rules.editions import Edition, Figure, Provenance
from lawspeaker.adjudication.rules.memory import Memory, WithSources
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.wire.quantities import NO_QUANTITIES, Quantities
from lawspeaker.adjudication.work import Allowance, Budget

T = TypeVar("T")


class Sources:
    """The readings and figures in force. Records those that are used."""

    def __init__(
        self,
        readings: Mapping[str, Reading],
        choices: Mapping[str, str],
        edition: Edition,
        overlay: Document,
        allowance: Allowance | None = None,
        quantities: Quantities = NO_QUANTITIES,
    ) -> None:
        self.quantities = quantities
        """Where in a state may be numbers of which only bounds are known."""
        self._readings = readings
        self._choices = choices
        self._edition = edition
        self._overlay = overlay
        self.allowance = allowance or Allowance()
        self.work = Budget(within=self.allowance)
        """What may still be done; it counts how often something is worked out."""
        self.consulted: dict[str, str] = {}
        """The choices of the readings that were used."""
        self.assumptions: dict[tuple[str, ...], Figure] = {}
        """The reconstructed or invented figures that were used."""
        self.changed: str | None = None
        """The reading of which this is another choice than the state's."""
        self._memory: Memory = {}
        self._parts: dict[int, object] = {}
        """What is remembered by its identity, kept so that nothing else gets it."""

    # What was chosen

    def reading(self, name: str) -> str:
        """The choice in force for the reading ``name``: from the state, or the default."""
        choice = self.consulted[name] = self._choice(name)
        return choice

    def _choice(self, name: str) -> str:
        return self._choices.get(name) or self._readings[name].default

    def agree_with(self, choices: Mapping[str, str]) -> bool:
        """Whether these choices are in force."""
        return choices == {name: self._choice(name) for name in choices}

    def other_choices(self, name: str) -> tuple[str, ...]:
        """The choices of the reading ``name`` that are not in force."""
        return tuple(choice for choice in self._readings[name].choices if choice != self._choice(name))

    def figure(self, *path: str) -> Any:
        """The figure at ``path``: from the overlay of the state, or else from the edition. Raises ``Unknown``."""
        if self._overlay and (sent := _at(self._overlay, path)) is not None:
            return sent
        figure = self._edition.figures.get(path)
        if figure is None or figure.provenance is Provenance.UNKNOWN:
            raise Unknown(("/state/overlay", *path))
        if figure.is_assumed:
            self.assumptions[path] = figure
        return figure.value

    def names(self, *path: str) -> tuple[str, ...]:
        """The names directly below ``path`` in the edition, in its order."""
        return self._edition.names.get(path, ())

    # What was used

    def noting(self, work: Callable[[], T]) -> WithSources[T]:
        """The result of ``work``, with a record of what it used; these sources record that, too.

        Raises ``GivenUp`` if the budget is used up.
        """
        self.work.spend()
        consulted, assumptions = self.consulted, self.assumptions
        self.consulted, self.assumptions = {}, {}
        try:
            return WithSources(work(), self.consulted, self.assumptions)
        finally:
            if self.consulted:
                consulted.update(self.consulted)
            if self.assumptions:
                assumptions.update(self.assumptions)
            self.consulted, self.assumptions = consulted, assumptions

    def without_assumptions(self, work: Callable[[], T]) -> T:
        """The result of ``work``. Records only the readings that it used, not the assumed figures."""
        assumptions, self.assumptions = self.assumptions, {}
        try:
            return work()
        finally:
            self.assumptions = assumptions

    # What is remembered

    def remember(self, memory: Memory, key: Hashable, work: Callable[[], T]) -> T:
        """What ``work`` gives: done once for a key of the ``memory``, and again under other choices of what it consults."""
        entries = memory.get(key)
        if entries is None:
            entries = memory[key] = []
        for entry in entries:
            if not entry.consulted or self.agree_with(entry.consulted):
                if entry.consulted or entry.assumptions:
                    self.consulted.update(entry.consulted)
                    self.assumptions.update(entry.assumptions)
                known: T = entry.result
                return known
        noted = self.noting(work)
        entries.append(noted)
        return noted.result

    def once(self, name: Hashable, part: object, work: Callable[[], T]) -> T:
        """The result of ``work`` on a ``part`` of a document, or on another such result, cached for the whole question.

        Parts are compared by identity, not by value.
        """
        self._parts[id(part)] = part
        return self.remember(self._memory, (name, id(part)), work)

    # The same for another choice, or from the start

    def otherwise(self, name: str, choice: str) -> "Sources":
        """The same sources under another choice of the reading ``name``, with an empty record."""
        other = self._with({**self._choices, name: choice})
        other.work, other.changed = self.work, name
        return other

    def fresh(self) -> "Sources":
        """The same sources with an empty record, for another search."""
        return self._with(self._choices)

    def _with(self, choices: Mapping[str, str]) -> "Sources":
        """The same sources with these choices. They share the cache."""
        other = Sources(self._readings, choices, self._edition, self._overlay, self.allowance, self.quantities)
        other._memory, other._parts = self._memory, self._parts
        return other


def _at(overlay: Document, path: tuple[str, ...]) -> Any:
    sent: Any = overlay
    for name in path:
        sent = sent.get(name)
        if sent is None:
            return None
    return sent
