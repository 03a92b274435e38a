"""JSON is read strictly: hostile and sloppy texts are refused, and nothing else is."""

import json
from random import Random
from typing import Any

import pytest

from lawspeaker.adjudication.ijson import NotJSON, parse

REFUSED = {
    "nothing": b"",
    "white-space-alone": b" \n",
    "not-a-number": b"NaN",
    "infinity": b"-Infinity",
    "no-json": b"{'a': 1}",
    "a-comment": b"{} // well",
    "two-values": b"{}{}",
    "trailing-comma": b"[1,]",
    "leading-nought": b"01",
    "leading-plus": b"+1",
    "raw-control-character": b'"\x01"',
    "lone-surrogate": b'"\\ud800"',
    "lone-surrogate-as-a-name": b'{"\\udc00": 1}',
    "surrogates-in-bytes": b'"\xed\xa0\x80"',
    "not-utf-8": b'"\xff"',
    "overlong-utf-8": b'"\xc0\xaf"',
    "byte-order-mark": b"\xef\xbb\xbf{}",
    "utf-16": '{"a": 1}'.encode("utf-16"),
    "member-twice": b'{"a":1,"a":1}',
    "member-twice-deep-inside": b'[{"b":{"a":1,"c":[],"a":2}}]',
    "member-twice-with-an-escape": b'{"a":1,"\\u0061":2}',
    "member-twice-with-space": b'{"a" :1,"a"\n:2}',
    "member-twice-beside-a-string-that-begins-with-a-colon": b'{"a":1,"a":":","b":":"}',
    "member-twice-beside-an-escaped-quotation-mark-and-a-colon": b'{"a":1,"a":2,"b":"\\u0022:"}',
    "empty-name-twice": b'{"":1,"":2}',
    "nested-too-deeply": b"[" * 1_100 + b"]" * 1_100,
    "objects-nested-too-deeply": b'{"a":' * 2_000 + b"1" + b"}" * 2_000,
    "nested-and-unfinished": b"[" * 100_000,
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_hostile_text_is_refused(text: bytes) -> None:
    with pytest.raises(NotJSON):
        parse(text)


def test_a_member_named_twice_is_named_in_the_refusal() -> None:
    with pytest.raises(NotJSON, match="army"):
        parse(b'{"a":{"army":1,"hand":{},"army":2}}')


def test_a_byte_that_is_no_utf_8_is_told_by_its_place() -> None:
    with pytest.raises(NotJSON, match=r"Not UTF-8: byte 6\b"):
        parse(b'{"a":"\xff"}')


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (b"5.0", 5),
        (b"-0", 0),
        (b"-0.0", 0),
        (b"1e2", 100),
        (b'{"a":[1.0,{"b":2.0}]}', {"a": [1, {"b": 2}]}),
        (b"9007199254740991.0", 2**53 - 1),
    ],
)
def test_a_whole_number_is_read_as_the_integer_it_is(text: bytes, value: Any) -> None:
    found = parse(text)
    assert found == value
    assert json.dumps(found) == json.dumps(value)


@pytest.mark.parametrize(("text", "value"), [(b"0.5", 0.5), (b"1e300", 1e300), (b'"5.0"', "5.0"), (b"true", True)])
def test_what_is_no_whole_number_stays_as_it_is(text: bytes, value: Any) -> None:
    assert parse(text) == value
    assert type(parse(text)) is type(value)


def test_names_that_only_look_alike_are_not_the_same_member() -> None:
    names = ["a", "A", "\u00e1", "a\u0301"]  # the last two are shown alike: one letter, and a letter with an accent
    assert list(parse(json.dumps(dict.fromkeys(names, 1), ensure_ascii=False).encode())) == names


def test_what_looks_like_a_member_inside_a_string_is_none() -> None:
    text = rb'{"a":"\"a\":1,\"a\":2","b":":","c":["a\":",":"]}'
    assert parse(text) == json.loads(text)


def test_duplicates_are_found_however_the_text_is_spaced_and_escaped() -> None:
    random = Random(5)
    found = 0
    for _ in range(3_000):
        text, has_duplicates = _object(random, 3)
        try:
            parse(text.encode())
            assert not has_duplicates, text
        except NotJSON:
            assert has_duplicates, text
            found += 1
    assert 500 < found < 2_500


def _object(random: Random, depth: int) -> tuple[str, bool]:
    """An object as text, and whether a member is named twice somewhere in it."""
    names = [random.choice(("a", "b", ":", "", '\\"', "á", "c", "d", "e", "f")) for _ in range(random.choice((1, 1, 2, 3)))]
    has_duplicates = len(set(names)) < len(names)
    members = []
    for name in names:
        value, inner = _object(random, depth - 1) if depth and random.random() < 0.4 else (_scalar(random), False)
        has_duplicates |= inner
        written = name.replace("a", "\\u0061") if random.random() < 0.2 else name
        space = random.choice(("", "", "", " ", "\t", "\r\n"))
        members.append(f'{space}"{written}"{space}:{space}{value}{space}')
    return "{" + ",".join(members) + "}", has_duplicates


def _scalar(random: Random) -> str:
    return random.choice(("1", "5.0", "null", '""', '":"', '"\\":"', '"\\u0022:"', '"a"', "[]", '[":",":"]', "{}"))
