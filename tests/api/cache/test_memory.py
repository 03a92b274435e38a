"""Answers kept in the process."""

from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.cache.memory import Memory
from tests.api.cache.asking import ENTRY


def entry_of(size: int) -> Entry:
    return Entry(b"x" * size)


def test_an_answer_is_found_under_its_key_alone() -> None:
    memory = Memory(10_000)
    assert memory.keep(b"one", ENTRY)
    assert memory.find(b"one") == ENTRY
    assert memory.find(b"two") is None


def test_it_holds_no_more_than_its_bytes_and_drops_the_least_recently_used() -> None:
    memory = Memory(12_000)
    for number in range(10):
        memory.keep(bytes([number]), entry_of(2_000))
        memory.find(bytes([0]))
    kept = [number for number in range(10) if memory.find(bytes([number]))]
    assert kept == [0, 7, 8, 9]


def test_an_answer_that_is_larger_than_all_of_it_is_not_kept() -> None:
    memory = Memory(1_000)
    assert not memory.keep(b"one", entry_of(1_000))
    assert memory.find(b"one") is None


def test_with_no_bytes_it_keeps_nothing() -> None:
    assert not Memory(0).keep(b"one", Entry(b""))
