"""Answers cached in the process."""

from lawspeaker.api.cache.entry import Entry
from lawspeaker.api.cache.memory import Memory
from tests.api.cache.inquiries import ENTRY, inquiry

ONE, TWO = inquiry(body=b"one"), inquiry(body=b"two")


def test_an_answer_is_found_by_its_question_alone() -> None:
    memory = Memory(10_000)
    assert memory.keep(ONE, ENTRY)
    assert memory.find(inquiry(body=b"one")) == ENTRY
    assert memory.find(TWO) is None
    assert memory.find(inquiry(terms=b"other", body=b"one")) is None
    assert not memory.keep(ONE, Entry(b"x" * 10_000))
    assert not Memory(0).keep(ONE, Entry(b""))


def test_it_keeps_to_its_bytes_and_drops_the_least_recently_used() -> None:
    memory = Memory(12_000)
    inquiries = [inquiry(body=bytes([number])) for number in range(10)]
    for one in inquiries:
        memory.keep(one, Entry(b"x" * 2_000))
        memory.find(inquiries[0])
    assert [number for number in range(10) if memory.find(inquiries[number])] == [0, 7, 8, 9]


def test_questions_count_as_well_as_answers() -> None:
    memory = Memory(12_000)
    for number in range(10):
        memory.keep(inquiry(body=bytes([number]) * 2_000), Entry(b""))
    assert memory.find(inquiry(body=bytes([9]) * 2_000))
    assert memory.find(inquiry(body=bytes([0]) * 2_000)) is None
