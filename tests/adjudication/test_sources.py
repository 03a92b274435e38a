"""What does not depend on a reading is worked out once for all its choices, and every answer that rests on it says so."""

from typing import Any

import pytest

from lawspeaker.adjudication.rules.sources import Sources
from lawspeaker.adjudication.unknown import Unknown
from lawspeaker.adjudication.work import Budget, GivenUp
from tests.adjudication.marbles import EDITION, MARBLES

BONUS, CHARM = ("luck", "bonus"), ("luck", "charm")


class Reader:
    """Reads a figure, or consults a reading, and counts how often."""

    def __init__(self, sources: Sources, *figure: str, reading: str | None = None) -> None:
        self.done = 0
        self.sources = sources
        self._figure = figure
        self._reading = reading

    def __call__(self) -> Any:
        self.done += 1
        return self.sources.reading(self._reading) if self._reading else self.sources.figure(*self._figure)


def sources() -> Sources:
    return Sources(MARBLES.catalogue.readings, {}, EDITION, {})


def test_parts_are_cached_across_readings() -> None:
    given, part = sources(), [1, 2]
    work = Reader(given, *BONUS)
    assert [given.once("bonus", part, work), given.once("bonus", part, work)] == [2, 2]
    assert given.otherwise("luck", "twice").once("bonus", part, work) == 2
    assert work.done == 1


def test_another_choice_of_a_consulted_reading_computes_again() -> None:
    given, part = sources(), [1, 2]
    work = Reader(given, reading="last")
    assert [given.once("rest", part, work), given.once("rest", part, work)] == ["stays", "stays"]
    elsewhere, otherwise = given.otherwise("luck", "twice"), given.otherwise("last", "goes")
    assert elsewhere.once("rest", part, work) == "stays"
    assert elsewhere.consulted == {"last": "stays"}
    work.sources = otherwise
    assert [otherwise.once("rest", part, work), otherwise.once("rest", part, work)] == ["goes", "goes"]
    assert work.done == 2


def test_another_part_and_another_name_are_something_else() -> None:
    given, part = sources(), [1, 2]
    work = Reader(given, *BONUS)
    for name, other in (("bonus", part), ("bonus", [1, 2]), ("double", part)):
        given.once(name, other, work)
    assert work.done == 3


def test_assumptions_are_recorded_on_every_use() -> None:
    given, part = sources(), [1, 2]
    given.figure(*BONUS)
    given.assumptions.clear()
    given.once("bonus", part, Reader(given, *BONUS))
    assert list(given.assumptions) == [BONUS]
    given.assumptions.clear()  # as after an audit
    given.once("bonus", part, Reader(given, *BONUS))
    assert list(given.assumptions) == [BONUS]
    other = given.otherwise("luck", "twice")
    assert not other.assumptions
    other.once("bonus", part, Reader(other, *BONUS))
    assert list(other.assumptions) == [BONUS]


def test_unknown_values_are_not_cached() -> None:
    given, part = sources(), [1, 2]
    work = Reader(given, *CHARM)
    for _ in range(2):
        with pytest.raises(Unknown):
            given.once("charm", part, work)
    assert work.done == 2


def test_computing_takes_a_step_and_remembering_none() -> None:
    given, part = sources(), [1, 2]
    given.work = Budget(1)
    work = Reader(given, *BONUS)
    assert [given.once("bonus", part, work), given.once("bonus", part, work)] == [2, 2]
    with pytest.raises(GivenUp):
        given.once("another bonus", part, work)


def test_without_assumptions_readings_are_recorded() -> None:
    given = sources()
    given.figure(*BONUS)
    assert given.without_assumptions(lambda: (given.figure("jar", "size"), given.reading("last"))) == (10, "stays")
    assert (list(given.assumptions), given.consulted) == ([BONUS], {"last": "stays"})
