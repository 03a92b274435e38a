"""What messages show of a request is short, stays on one line, and is the same every time."""

from typing import Any

from lawspeaker.adjudication.words.phrases import Phrase, Words
from lawspeaker.adjudication.words.quoting import ARRAY, OBJECT, found, listing, quoted
from tests.sweeps import each

RULES = [f"votes.rule-{number}" for number in range(250)]


@each(
    "text, shown",
    [
        ("gold", '"gold"'),
        ("", '""'),
        ('say "x"', '"say \\"x\\""'),
        ("a\\b", '"a\\\\b"'),
        ("two\nlines\t", '"two\\nlines\\t"'),
        ("\x1b[31m\x00\u202e\u2028", '"\\u001b[31m\\u0000\\u202e\\u2028"'),
        ("a" * 40, f'"{"a" * 40}"'),
        ("a" * 41, f'"{"a" * 40}…" (41 characters)'),
        ("ř" * 100_000, f'"{"ř" * 40}…" (100,000 characters)'),
    ],
)
def test_a_text_is_quoted_on_one_line_and_shortened(text: str, shown: str) -> None:
    assert quoted(text) == shown


@each(
    "value, shown",
    [
        (None, "null"),
        (True, "true"),
        (-3, "-3"),
        (0.5, "0.5"),
        (1e300, "1e+300"),
        (2**64, "18446744073709551616"),
        (10**60, f"1{'0' * 39}…"),
        ("gold", '"gold"'),
        ([["secret"]], ARRAY),
        ({"secret": 1}, OBJECT),
        ("a" * 41, Phrase("found-long-string", {"beginning": f'"{"a" * 40}…"', "count": 41})),
    ],
)
def test_large_values_are_only_named(value: Any, shown: Words) -> None:
    assert found(value) == shown


def test_a_listing_of_many_words_has_similar_or_first_ones() -> None:
    assert listing(["red", "blue"]) == "red, blue"
    assert listing([0, 90]) == "0, 90"
    assert listing(RULES[:20]).count(",") == 19
    assert listing(RULES, "votes.rule-7").startswith("votes.rule-7, ")
    assert listing(RULES, "votes.rule-7").count(",") == 3
    assert listing(RULES, "x") == listing(RULES) == ", ".join([*RULES[:20], f"… (+{len(RULES) - 20})"])
