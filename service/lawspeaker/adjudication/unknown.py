"""What is unknown, and what can be decided anyway.

A member that a state leaves out is unknown. Code that reads one raises ``Unknown`` with its JSON Pointer. The kernel turns that
into an undetermined finding of the rule that was being checked.

These functions decide in spite of gaps. ``some``, ``every`` and ``all_hold`` answer as soon as the known values decide. ``each``
skips an item that cannot be decided. ``surely`` and ``perhaps`` say what is certain and what is possible, ``either`` whether both
are possible. ``where_known`` has a substitute; ``Gaps`` does the same and records what was missing. ``Count`` is a number that
may be known only by its bounds.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from lawspeaker.adjudication.document import Document, Path, pointer

T = TypeVar("T")
U = TypeVar("U")


Place = str | Path
_REMEMBERED = 4096
AT_LEAST, AT_MOST = "at_least", "at_most"
"""The members of an object that stands for a number of which only bounds are known."""


class Unknown(Exception):
    """Something that was needed is not known; each place names something that would have to be sent.

    A place is a JSON Pointer, or the parts of one below the first: often nobody asks, so it is put together late.
    """

    def __init__(self, *places: Place) -> None:
        super().__init__(*places)
        self.places = places

    @property
    def pointers(self) -> list[str]:
        """The JSON Pointers, each once."""
        return pointers(self.places)


@dataclass(frozen=True, slots=True)
class Missing:
    """What would have to be known, stored in place of an unknown value until it is read.

    An exception is never stored for that: it would keep its traceback, and so everything that was computed where it was raised.
    """

    places: tuple[Place, ...]


def pointers(places: Iterable[Place]) -> list[str]:
    """The JSON Pointers of ``places``, each once."""
    return list(dict.fromkeys([place if isinstance(place, str) else _written(place) for place in places]))


@lru_cache(_REMEMBERED)
def _written(place: Path) -> str:
    return str(place[0]) + pointer(*place[1:])


def known(document: Document, root: str, *path: str | int) -> Any:
    """The value at ``path`` in ``document``.

    Raises ``Unknown`` with the whole pointer, below ``root``, when any member on the way is left out.
    """
    value: Any = document
    try:
        for key in path:
            value = value[key]
    except KeyError:
        raise Unknown((root, *path)) from None
    return value


def some(items: Iterable[T], holds: Callable[[T], bool]) -> bool:
    """Whether ``holds`` is true of at least one item; ``Unknown`` only if the known ones do not decide."""
    missing: list[Place] = []
    for item in items:
        try:
            if holds(item):
                return True
        except Unknown as unknown:
            missing += unknown.places
    if missing:
        raise Unknown(*missing)
    return False


def every(items: Iterable[T], holds: Callable[[T], bool]) -> bool:
    """Whether ``holds`` is true of all items; ``Unknown`` only if the known ones do not decide."""
    missing: list[Place] = []
    for item in items:
        try:
            if not holds(item):
                return False
        except Unknown as unknown:
            missing += unknown.places
    if missing:
        raise Unknown(*missing)
    return True


def all_hold(*conditions: Callable[[], bool]) -> bool:
    """Whether all conditions hold; ``Unknown`` only if the known ones do not decide."""
    return every(conditions, _holds)


def _holds(condition: Callable[[], bool]) -> bool:
    return condition()


def each(items: Iterable[T], yields: Callable[[T], Iterable[U]]) -> Iterator[U]:
    """What ``yields`` gives for each item; ``Unknown`` only after the last, if some item could not be decided."""
    missing: list[Place] = []
    for item in items:
        try:
            yield from yields(item)
        except Unknown as unknown:
            missing += unknown.places
    if missing:
        raise Unknown(*missing)


def surely(condition: Callable[[], bool]) -> bool:
    """Whether it is known that ``condition`` holds."""
    try:
        return condition()
    except Unknown:
        return False


def perhaps(condition: Callable[[], bool]) -> bool:
    """Whether ``condition`` holds, or may."""
    try:
        return condition()
    except Unknown:
        return True


def either(condition: Callable[[], bool]) -> Sequence[bool]:
    """What ``condition`` may be: true, false, or both."""
    try:
        return (condition(),)
    except Unknown:
        return (False, True)


def where_known(value: Callable[[], T], otherwise: U) -> T | U:
    """The ``value``; ``otherwise`` where it is unknown."""
    try:
        return value()
    except Unknown:
        return otherwise


class Gaps:
    """Records what was unknown on the way to an answer that is given anyway."""

    def __init__(self) -> None:
        self.places: list[Place] = []

    def where_known(self, value: Callable[[], T], otherwise: U) -> T | U:
        """The ``value``; ``otherwise`` where it is unknown, which is kept."""
        try:
            return value()
        except Unknown as unknown:
            self.places += unknown.places
            return otherwise

    def require_none(self) -> None:
        """Raises ``Unknown`` with all that was missing, if anything was."""
        if self.places:
            raise Unknown(*self.places)


@dataclass(frozen=True, slots=True)
class Count:
    """A number between ``low`` and ``high`` (``None``: no upper bound is known), and what would make it exact."""

    low: int
    high: int | None
    missing: tuple[Place, ...] = ()

    @classmethod
    def exactly(cls, number: int) -> "Count":
        return cls(number, number)

    @classmethod
    def within(cls, number: Callable[[], int], low: int, high: int | None) -> "Count":
        """Exactly the ``number``; where it is unknown, between these bounds."""
        try:
            return cls.exactly(number())
        except Unknown as unknown:
            return cls(low, high, tuple(unknown.places))

    @property
    def is_exact(self) -> bool:
        return self.low == self.high

    def exact(self) -> int:
        """The number. Raises ``Unknown`` when only bounds are known."""
        if not self.is_exact:
            raise Unknown(*self.missing)
        return self.low

    def __add__(self, other: "Count") -> "Count":
        high = None if self.high is None or other.high is None else self.high + other.high
        return Count(self.low + other.low, high, self.missing + other.missing)

    def less(self, number: int) -> "Count":
        """This minus ``number``, but not below zero."""
        return Count(max(self.low - number, 0), None if self.high is None else max(self.high - number, 0), self.missing)

    @classmethod
    def of(cls, bounds: Document, *missing: Place) -> "Count":
        """The number of which a state gives these bounds."""
        return cls(bounds[AT_LEAST], bounds.get(AT_MOST), missing)

    def between(self, low: int, high: int | None) -> "Count":
        """This, if it is known to be between these as well."""
        least = max(self.low, low)
        most = min((bound for bound in (self.high, high) if bound is not None), default=None)
        return Count(least, most if most is None else max(most, least), self.missing)

    @property
    def document(self) -> int | Document:
        """How a state gives it."""
        if self.is_exact:
            return self.low
        return {AT_LEAST: self.low} if self.high is None else {AT_LEAST: self.low, AT_MOST: self.high}

    def perhaps(self) -> "Count":
        """This, or nothing."""
        return Count(0, self.high, self.missing)

    def limited(self, most: int) -> "Count":
        """This, if it is known to be ``most`` or less."""
        if self.high is not None and self.high <= most:
            return self
        return Count(min(self.low, most), most if self.high is None else min(self.high, most), self.missing)

    def reaches(self, number: int) -> "Count":
        """1 if it is ``number`` or more, else 0."""
        if self.low >= number:
            return Count.exactly(1)
        if self.high is not None and self.high < number:
            return Count.exactly(0)
        return Count(0, 1, self.missing)

    def exceeds(self, other: "Count") -> bool:
        """Whether this is certainly greater than ``other``."""
        return other.high is not None and self.low > other.high

    def allows(self, number: int) -> bool:
        """Whether it may be ``number``."""
        return self.low <= number and (self.high is None or number <= self.high)

    def differs_from(self, number: int) -> bool:
        """Whether it is another number. Raises ``Unknown`` when that is open."""
        return not self.allows(number) or self.exact() != number

    def nearest(self, number: int) -> int:
        """What it may be that is nearest to ``number``."""
        return max(self.low, number if self.high is None else min(number, self.high))

    def is_positive(self) -> bool:
        """Whether it is more than zero. Raises ``Unknown`` when that is open."""
        if self.low > 0:
            return True
        if self.high == 0:
            return False
        raise Unknown(*self.missing)


def hull(numbers: Iterable[int | Document]) -> Count:
    """The bounds of all of these numbers, each as a state gives it."""
    given = [(number, number) if isinstance(number, int) else (number[AT_LEAST], number.get(AT_MOST)) for number in numbers]
    highest = [high for _, high in given]
    return Count(min(low for low, _ in given), None if None in highest else max(high for high in highest if high is not None))


def total(counts: Iterable[Count]) -> Count:
    """All of these together."""
    low, missing = 0, tuple[Place, ...]()
    high: int | None = 0
    for count in counts:
        low += count.low
        high = None if high is None or count.high is None else high + count.high
        missing += count.missing
    return Count(low, high, missing)
