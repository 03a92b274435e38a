"""JSON is read strictly: hostile and sloppy texts are refused, and nothing else is."""

import json
from random import Random
from typing import Any

import pytest

from lawspeaker.adjudication.wire.ijson import MOST_BYTES, MOST_LEVELS, MOST_VALUES, NotJSON, TooLarge, parse
from tests.sweeps import each

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
    "member-twice-beside-an-escaped-colon": b'{"a":1,"a":2,"b":"\\u003a"}',
    "empty-name-twice": b'{"":1,"":2}',
    "nested-too-deeply": b"[" * 1_100 + b"]" * 1_100,
    "objects-nested-too-deeply": b'{"a":' * 2_000 + b"1" + b"}" * 2_000,
    "nested-and-unfinished": b"[" * 10_000,
}


@each("text", REFUSED.values())
def test_hostile_text_is_refused(text: bytes) -> None:
    with pytest.raises(NotJSON):
        parse(text)


def test_a_text_may_have_the_largest_size_and_no_byte_more() -> None:
    assert parse(b"5".ljust(MOST_BYTES)) == 5
    with pytest.raises(TooLarge, match=r"^The body has 524,289 bytes; the limit is 524,288\.$"):
        parse(b"5".ljust(MOST_BYTES + 1))


MARKS = {
    "numbers in a list": b"1,",
    "members": b'"a":1,',
    "lists": b"[],",
    "objects": b"{},",
    "commas in a string": b'",",',
    "no JSON": b",",
}


@each("marks", MARKS.values())
def test_values_are_counted_before_a_text_is_read(marks: bytes) -> None:
    each = sum(marks.count(mark) for mark in (b",", b"[", b"{"))
    with pytest.raises(NotJSON):
        parse(marks * (MOST_VALUES // each))
    with pytest.raises(TooLarge, match=r"^The body has 20,001 values; the limit is 20,000\. Each comma, "):
        parse(marks * (MOST_VALUES // each) + b",")


def test_as_many_values_as_may_be_are_read() -> None:
    largest = b"[%b]" % b",".join([b"1"] * MOST_VALUES)
    assert len(parse(largest)) == MOST_VALUES
    with pytest.raises(TooLarge):
        parse(largest, MOST_VALUES - 1)


def test_a_member_named_twice_is_named_in_the_refusal() -> None:
    with pytest.raises(NotJSON, match="army"):
        parse(b'{"a":{"hand":{},"army":1,"army":2}}')


TOO_DEEP = "The body is nested more than 32 levels deep."
BESIDE = {
    "nothing": b"",
    "many-short-lists": b"[],{}," * 50,
    "a-string-that-closes": b'"]]}}",' * 50,
    "a-string-that-closes-and-two-that-do-not": b'"]","a","b",' * 50,
    "a-string-that-opens": b'"[[{{",' * 50,
    "an-escaped-quotation-mark": rb'"\"]","\"",' * 50,
    "an-escaped-backslash": rb'"\\","]\\","\\\"]",' * 50,
    "white-space": b" \n" * 50,
}
"""The entries next to the nested value of a list, on each level."""


@each(
    "opening, closing, beside", [(*pair, beside) for pair in ((b"[%b", b"]"), (b'{"[":[%b', b"]}")) for beside in BESIDE.values()]
)
def test_32_levels_are_read_and_33_are_not(opening: bytes, closing: bytes, beside: bytes) -> None:
    tried = set()
    for times in range(14, 35):
        nested = opening % beside * times + b"5.0" + closing * times
        for text in (nested, b"[%b%b]" % (beside, nested)):
            tried.add(levels := _levels(json.loads(text)))
            assert _refusal(text) == (TOO_DEEP if levels > MOST_LEVELS else "")
    assert {MOST_LEVELS, MOST_LEVELS + 1} <= tried


def _levels(value: Any) -> int:
    if not isinstance(value, (list, dict)):
        return 0
    return 1 + max(map(_levels, value.values() if isinstance(value, dict) else value), default=0)


def _refusal(text: bytes) -> str:
    try:
        parse(text)
    except NotJSON as error:
        return str(error)
    return ""


def test_the_place_of_an_invalid_byte_is_named() -> None:
    with pytest.raises(NotJSON, match=r"not UTF-8: the first invalid byte is at 6\b"):
        parse(b'{"a":"\xff"}')


@each(
    "text, value",
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


def test_names_that_only_look_alike_are_not_the_same_member() -> None:
    names = ["a", "A", "\u00e1", "a\u0301"]  # the last two are shown alike: one letter, and a letter with an accent
    assert list(parse(json.dumps(dict.fromkeys(names, 1), ensure_ascii=False).encode())) == names


def test_members_inside_strings_are_ignored() -> None:
    text = rb'{"a":"\"a\":1,\"a\":2","b":":","c":["a\":",":"]}'
    assert parse(text) == json.loads(text)


def test_duplicates_are_found_despite_spaces_and_escapes() -> None:
    random = Random(5)
    found = 0
    for _ in range(1_500):
        text, has_duplicates = _object(random, 3)
        try:
            parse(text.encode())
            assert not has_duplicates, text
        except NotJSON:
            assert has_duplicates, text
            found += 1
    assert 200 < found < 1_300


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
