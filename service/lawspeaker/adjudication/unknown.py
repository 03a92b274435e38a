"""Unknown values, and what can be decided without them.

A member that a state leaves out is unknown. Code that reads one raises ``Unknown`` with its JSON Pointer. The kernel turns that
into an undetermined finding of the rule that was being checked.

These functions decide even if some values are unknown. ``some``, ``every`` and ``all_hold`` return as soon as the known values
decide. ``each`` skips items that cannot be decided. ``surely`` is true if a condition is certain, ``perhaps`` if it is
possible. ``where_known`` substitutes a default; ``Gaps`` does the same and records what was missing. ``known_members`` leaves out
the members that are unknown. ``Suppositions`` gives the result for each of several values. ``Count`` is a number of which perhaps
only the bounds are known.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from lawspeaker.adjudication.document import Document, Path, pointer
from lawspeaker.adjudication.frozen import frozen

T = TypeVar("T")
U = TypeVar("U")


Place = str | Path
_REMEMBERED = 4096
AT_LEAST, AT_MOST = "at_least", "at_most"
"""The members of an object that stands for a number of which only bounds are known."""


def are_bounds(value: object) -> bool:
    """Whether ``value`` is an object that stands for a number of which only bounds are known."""
    return isinstance(value, Mapping) and AT_LEAST in value


class Unknown(Exception):
    """A value that is needed is not known. ``places`` are the places in the request where it would have to be sent.

    A place is a JSON Pointer, or its parts, which are joined only when the pointer is needed.
    """

    def __init__(self, *places: Place) -> None:
        super().__init__(*places)
        self.places = places

    @property
    def pointers(self) -> list[str]:
        """The JSON Pointers, each once."""
        return pointers(self.places)


@frozen
class Missing:
    """Stored in place of a value that could not be computed; contains the places that are missing.

    A stored exception would keep its traceback alive, and with it all local variables of the code that raised it.
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

    Raises ``Unknown`` with the whole pointer, below ``root``, if any member on the way is missing.
    """
    value: Any = document
    try:
        for key in path:
            value = value[key]
    except KeyError:
        raise Unknown((root, *path)) from None
    return value


def some(items: Iterable[T], holds: Callable[[T], bool]) -> bool:
    """Whether ``holds`` is true for at least one item. Raises ``Unknown`` only if the known items do not decide."""
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
    """Whether ``holds`` is true for all items. Raises ``Unknown`` only if the known items do not decide."""
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
    """Whether all conditions hold. Raises ``Unknown`` only if the known ones do not decide."""
    return every(conditions, _holds)


def _holds(condition: Callable[[], bool]) -> bool:
    return condition()


def each(items: Iterable[T], yields: Callable[[T], Iterable[U]]) -> Iterator[U]:
    """Yields what ``yields`` gives for each item. Raises ``Unknown`` after the last one if an item could not be decided."""
    missing: list[Place] = []
    for item in items:
        try:
            yield from yields(item)
        except Unknown as unknown:
            missing += unknown.places
    if missing:
        raise Unknown(*missing)


def surely(condition: Callable[[], bool]) -> bool:
    """Whether ``condition`` certainly holds."""
    try:
        return condition()
    except Unknown:
        return False


def perhaps(condition: Callable[[], bool]) -> bool:
    """Whether ``condition`` holds or may hold."""
    try:
        return condition()
    except Unknown:
        return True


def where_known(value: Callable[[], T], otherwise: U) -> T | U:
    """The ``value``, or ``otherwise`` if it is unknown."""
    try:
        return value()
    except Unknown:
        return otherwise


def known_members(**members: Callable[[], Any]) -> Document:
    """Those of the members that are known, such as those of an event."""
    known = {}
    for name, value in members.items():
        try:
            known[name] = value()
        except Unknown:
            continue
    return known


class Gaps:
    """Records the unknown values behind a result that was computed without them."""

    def __init__(self) -> None:
        self.places: list[Place] = []

    def where_known(self, value: Callable[[], T], otherwise: U) -> T | U:
        """The ``value``, or ``otherwise`` if it is unknown; then the missing places are recorded."""
        try:
            return value()
        except Unknown as unknown:
            self.places += unknown.places
            return otherwise

    def require_none(self) -> None:
        """Raises ``Unknown`` with all recorded places, if there are any."""
        if self.places:
            raise Unknown(*self.places)


class Suppositions:
    """The results of a computation in which something is unknown: one for each combination of the values that are supposed.

    The computation reads ``of(value, otherwise)`` wherever a value may be unknown, and is written as if it were known.
    """

    def __init__(self) -> None:
        self.places: list[Place] = []
        """The missing places of what was supposed."""
        self._untried: list[list[Any]] = []
        """The values left to try at each supposition of this run; the last one of each is in force."""
        self._read = 0

    def of(self, value: Callable[[], T], otherwise: Sequence[T]) -> T:
        """The ``value``; if it is unknown, in each run one of those that it may have."""
        try:
            return value()
        except Unknown as unknown:
            if self._read == len(self._untried):
                self.places += unknown.places
                self._untried.append([*reversed(otherwise)])
            self._read += 1
            supposed: T = self._untried[self._read - 1][-1]
            return supposed

    def holds(self, condition: Callable[[], bool]) -> bool:
        """Whether ``condition`` holds; if it is unknown, both in turn."""
        return self.of(condition, (False, True))

    def each(self, compute: Callable[[], T]) -> Iterator[T]:
        """The result of each run of ``compute``, which must read the same values in the same order."""
        while True:
            self._read = 0
            yield compute()
            while self._untried and len(self._untried[-1]) == 1:
                self._untried.pop()
            if not self._untried:
                return
            self._untried[-1].pop()


@frozen
class Count:
    """A number between ``low`` and ``high`` (``None``: no known upper bound), with the ``missing`` places that would make it
    exact."""

    low: int
    high: int | None
    missing: tuple[Place, ...] = ()

    @staticmethod
    @lru_cache(_REMEMBERED, typed=True)
    def exactly(number: int) -> "Count":
        """The count of a known number. It is cached, because most numbers are small, and known."""
        return Count(number, number)

    @classmethod
    def within(cls, number: Callable[[], int], low: int, high: int | None) -> "Count":
        """The ``number``, or these bounds if it is unknown."""
        try:
            return cls.exactly(number())
        except Unknown as unknown:
            return cls(low, high, tuple(unknown.places))

    @property
    def is_exact(self) -> bool:
        return self.low == self.high

    def exact(self) -> int:
        """The number. Raises ``Unknown`` if only bounds are known."""
        if not self.is_exact:
            raise Unknown(*self.missing)
        return self.low

    def __add__(self, other: "Count") -> "Count":
        high = None if self.high is None or other.high is None else self.high + other.high
        return Count(self.low + other.low, high, self.missing + other.missing)

    def less(self, number: int) -> "Count":
        """This count minus ``number``, at least zero."""
        return Count(max(self.low - number, 0), None if self.high is None else max(self.high - number, 0), self.missing)

    @classmethod
    def of(cls, bounds: int | Document, *missing: Place) -> "Count":
        """The count that a state gives: a number or its bounds."""
        if isinstance(bounds, int):
            return cls.exactly(bounds)
        return cls(bounds[AT_LEAST], bounds.get(AT_MOST), missing)

    def between(self, low: int, high: int | None) -> "Count":
        """This count, narrowed to these bounds."""
        least = max(self.low, low)
        most = min((bound for bound in (self.high, high) if bound is not None), default=None)
        return Count(least, most if most is None else max(most, least), self.missing)

    @property
    def document(self) -> int | Document:
        """The count as a state gives it."""
        if self.is_exact:
            return self.low
        return {AT_LEAST: self.low} if self.high is None else {AT_LEAST: self.low, AT_MOST: self.high}

    def perhaps(self) -> "Count":
        """This count or zero."""
        return Count(0, self.high, self.missing)

    def limited(self, most: int) -> "Count":
        """This count, narrowed to at most ``most``."""
        if self.high is not None and self.high <= most:
            return self
        return Count(min(self.low, most), most if self.high is None else min(self.high, most), self.missing)

    def reaches(self, number: int) -> "Count":
        """1 if the count is at least ``number``, else 0."""
        if self.low >= number:
            return Count.exactly(1)
        if self.high is not None and self.high < number:
            return Count.exactly(0)
        return Count(0, 1, self.missing)

    def exceeds(self, other: "Count") -> bool:
        """Whether this count is certainly greater than ``other``."""
        return other.high is not None and self.low > other.high

    def allows(self, number: int) -> bool:
        """Whether the count may be ``number``."""
        return self.low <= number and (self.high is None or number <= self.high)

    def differs_from(self, number: int) -> bool:
        """Whether it is another number. Raises ``Unknown`` when that is open."""
        return not self.allows(number) or self.exact() != number

    def nearest(self, number: int) -> int:
        """The possible value that is nearest to ``number``."""
        return max(self.low, number if self.high is None else min(number, self.high))

    def is_positive(self) -> bool:
        """Whether the count is more than zero. Raises ``Unknown`` if that is undecided."""
        if self.low > 0:
            return True
        if self.high == 0:
            return False
        raise Unknown(*self.missing)


def hull(numbers: "Iterable[int | Count | Document]", *missing: Place) -> Count:
    """The smallest bounds that contain all these numbers."""
    counts = [number if isinstance(number, Count) else Count.of(number) for number in numbers]
    if len(counts) == 1 and not missing:
        return counts[0]
    missing = (*missing, *[place for count in counts for place in count.missing])
    highest = [count.high for count in counts if count.high is not None]
    high = max(highest) if len(highest) == len(counts) else None
    return Count(min(count.low for count in counts), high, missing)


def total(counts: Iterable[Count]) -> Count:
    """The sum of these counts."""
    low, missing = 0, tuple[Place, ...]()
    high: int | None = 0
    for count in counts:
        low += count.low
        high = None if high is None or count.high is None else high + count.high
        missing += count.missing
    return Count(low, high, missing)
