"""The canonical form of JSON, compared with RFC 8785 and with what JavaScript writes."""

import json
import random
import struct

import orjson
from hypothesis import given, settings
from hypothesis import strategies as st

from lawspeaker.api.receipts.canonical import canonical, digest
from tests.sweeps import each


def number(bits: str) -> float:
    value: float = struct.unpack(">d", bytes.fromhex(bits))[0]
    return value


@each(
    "bits, text",
    [
        ("0000000000000000", "0"),
        ("8000000000000000", "0"),
        ("0000000000000001", "5e-324"),
        ("8000000000000001", "-5e-324"),
        ("7fefffffffffffff", "1.7976931348623157e+308"),
        ("4340000000000000", "9007199254740992"),
        ("4430000000000000", "295147905179352830000"),
        ("44b52d02c7e14af5", "9.999999999999997e+22"),
        ("44b52d02c7e14af6", "1e+23"),
        ("444b1ae4d6e2ef4f", "999999999999999900000"),
        ("444b1ae4d6e2ef50", "1e+21"),
        ("3eb0c6f7a0b5ed8c", "9.999999999999997e-7"),
        ("3eb0c6f7a0b5ed8d", "0.000001"),
        ("41b3de4355555553", "333333333.3333332"),
        ("becbf647612f3696", "-0.0000033333333333333333"),
    ],
)
def test_a_number_is_written_as_in_the_appendix_of_the_rfc(bits: str, text: str) -> None:
    assert canonical(number(bits)) == text.encode()


def test_names_are_sorted_by_the_units_of_utf_16() -> None:
    """RFC 8785, section 3.2.3."""
    names = ["\u20ac", "\r", "\ufb33", "1", "\U0001f600", "\u0080", "\u00f6"]
    text = canonical(dict.fromkeys(names, 0))
    assert list(json.loads(text)) == ["\r", "1", "\u0080", "\u00f6", "\u20ac", "\U0001f600", "\ufb33"]


def test_strings_are_escaped_as_little_as_possible() -> None:
    assert canonical('\u20ac$\x0f\nA\'B"\\"/\x7f\u2028') == '"€$\\u000f\\nA\'B\\"\\\\\\"/\x7f\u2028"'.encode()


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(alphabet="abcz_09"), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=40, deadline=None)
@given(VALUES)
def test_without_fractions_it_is_sorted_json(value: object) -> None:
    assert canonical(value) == orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


@settings(max_examples=30, deadline=None)
@given(VALUES, st.randoms())
def test_the_order_of_members_and_the_spelling_do_not_matter(value: object, chance: random.Random) -> None:
    def shuffled(part: object) -> object:
        if isinstance(part, dict):
            names = list(part)
            chance.shuffle(names)
            return {name: shuffled(part[name]) for name in names}
        return [shuffled(item) for item in part] if isinstance(part, list) else part

    assert digest(shuffled(value)) == digest(json.loads(json.dumps(value, indent=3)))


def test_large_integers_are_numbers_of_javascript() -> None:
    assert canonical(2**53 - 1) == b"9007199254740991"
    assert canonical(2**63 - 1) == b"9223372036854776000"
