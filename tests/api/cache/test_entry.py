"""Cache entries and their seals."""

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawspeaker.api.cache.entry import Entry
from tests.api.cache.inquiries import ENTRY

KEY, OTHER_KEY = b"k" * 32, b"o" * 32
entries = st.builds(Entry, st.binary(max_size=200), st.text(max_size=20), st.lists(st.text(max_size=10)).map(tuple))


@given(entries)
def test_what_was_sealed_can_be_opened(entry: Entry) -> None:
    assert Entry.open(KEY, entry.seal(KEY)) == entry


@given(st.data())
def test_an_entry_with_a_bit_flipped_is_none(data: st.DataObject) -> None:
    sealed = bytearray(ENTRY.seal(KEY))
    bit = data.draw(st.integers(0, len(sealed) * 8 - 1))
    sealed[bit // 8] ^= 1 << bit % 8
    assert Entry.open(KEY, bytes(sealed)) is None


def test_an_entry_that_was_cut_off_is_none() -> None:
    sealed = ENTRY.seal(KEY)
    assert [Entry.open(KEY, sealed[:length]) for length in range(len(sealed))] == [None] * len(sealed)


def test_an_entry_with_something_after_it_is_none() -> None:
    assert Entry.open(KEY, ENTRY.seal(KEY) + b" ") is None


@given(st.one_of(st.binary(max_size=100), st.none(), st.integers(), st.text(), st.lists(st.binary())))
def test_anything_else_is_none(sealed: object) -> None:
    assert Entry.open(KEY, sealed) is None


def test_an_entry_under_a_key_that_is_not_its_own_is_none() -> None:
    assert Entry.open(OTHER_KEY, ENTRY.seal(KEY)) is None


@pytest.mark.parametrize(
    "forged",
    [
        b"",
        b"not JSON\n{}",
        b"\xff\n{}",
        b"7\n{}",
        b"{}\n{}",
        b"[]\n{}",
        b'["legal"]\n{}',
        b'["legal",[],[]]\n{}',
        b'[["legal"],[]]\n{}',
        b"[null,[]]\n{}",
        b'["legal","a.b"]\n{}',
        b'["illegal",[7]]\n{}',
        b'["illegal",[["a.b"]]]\n{}',
        b"[" * 2000 + b"]" * 2000 + b"\n{}",
    ],
)
def test_what_somebody_sealed_who_knows_the_key_but_not_the_form_is_none(forged: bytes) -> None:
    seal = blake2b(forged, key=KEY, digest_size=16).digest()
    assert Entry.open(KEY, seal + forged) is None
