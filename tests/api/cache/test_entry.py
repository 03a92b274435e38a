"""Cache entries and their seals."""

from hashlib import blake2b

from hypothesis import given, settings
from hypothesis import strategies as st

from lawspeaker.api.cache.entry import Entry
from tests.api.cache.inquiries import ENTRY
from tests.sweeps import each

KEY, OTHER_KEY = b"k" * 32, b"o" * 32
entries = st.builds(Entry, st.binary(max_size=200), st.text(max_size=20), st.lists(st.text(max_size=10)).map(tuple))


@given(entries)
@settings(max_examples=25)
def test_what_was_sealed_can_be_opened(entry: Entry) -> None:
    assert Entry.open(KEY, entry.seal(KEY)) == entry


def test_a_damaged_entry_or_one_of_another_key_is_none() -> None:
    sealed = ENTRY.seal(KEY)
    damaged: list[object] = [sealed[:length] for length in range(len(sealed))]
    for bit in range(len(sealed) * 8):
        flipped = bytearray(sealed)
        flipped[bit // 8] ^= 1 << bit % 8
        damaged.append(bytes(flipped))
    damaged += [sealed + b" ", None, 7, sealed.hex(), [sealed], ENTRY.seal(OTHER_KEY)]
    assert [Entry.open(KEY, one) for one in damaged] == [None] * len(damaged)
    assert Entry.open(KEY, sealed) == ENTRY


@each(
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
def test_a_sealed_entry_of_another_form_is_none(forged: bytes) -> None:
    seal = blake2b(forged, key=KEY, digest_size=16).digest()
    assert Entry.open(KEY, seal + forged) is None
