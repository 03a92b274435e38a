"""Bytes become lines however they are cut, and a long line costs no more memory than a line may have."""

import sys
import tracemalloc
from collections import Counter
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from lawspeaker.api.streams.lines import Line, LineReader

LONGEST = 10


def lines(*parts: bytes, longest: int = LONGEST) -> list[Line]:
    reader = LineReader(longest)
    found = []
    for part in parts:
        reader.feed(part)
        while line := reader.next_line():
            found.append(line)
    last = reader.last_line()
    return [*found, *([last] if last else [])]


def test_lines_have_numbers_and_blank_ones_count() -> None:
    assert lines(b"a\n\n \t\nbc\r\n") == [Line(1, b"a", 2), Line(4, b"bc\r", 4)]


def test_many_blank_lines_cost_no_more_than_few() -> None:
    reader, calls = LineReader(LONGEST), Counter[str]()
    reader.feed(b"\n \t\r\n" * 100_000 + b" a\n")
    sys.setprofile(lambda _, event, __: calls.update([event]))
    try:
        line = reader.next_line()
    finally:
        sys.setprofile(None)
    assert line == Line(200_001, b" a", 3)
    assert calls.total() < 100


def test_a_line_without_a_line_break_is_unfinished() -> None:
    assert lines(b"a\nb") == [Line(1, b"a", 2), Line(2, b"b", 1, is_unfinished=True)]
    assert lines(b"a\n  ") == [Line(1, b"a", 2)]


def test_only_the_beginning_of_a_long_line_is_kept() -> None:
    assert lines(b"0123456789\n", b"01234567890\n", b"x\n") == [
        Line(1, b"0123456789", 11),
        Line(2, b"0123456789", 12, is_too_long=True),
        Line(3, b"x", 2),
    ]


@given(st.lists(st.sampled_from([b"", b"a", b"bc", b"0123456789", b"0123456789x"])), st.lists(st.integers(0, 60), max_size=5))
@settings(max_examples=60, deadline=None)
def test_lines_are_the_same_however_they_are_cut(sent: list[bytes], cuts: list[int]) -> None:
    text = b"\n".join(sent)
    at = [0, *sorted(min(cut, len(text)) for cut in cuts), len(text)]
    assert lines(*(text[start:end] for start, end in pairwise(at))) == lines(text)


def test_an_endless_line_takes_no_memory() -> None:
    reader = LineReader(1000)
    part = 10_000 * b"x"
    tracemalloc.start()
    try:
        for _ in range(1000):
            reader.feed(part)
            assert reader.next_line() is None
        assert tracemalloc.get_traced_memory()[1] < 100_000
    finally:
        tracemalloc.stop()
