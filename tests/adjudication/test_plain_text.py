"""Texts of others in our words: nothing in them does anything, and they are never too long."""

import orjson

from lawspeaker.adjudication.words.plain_text import LONGEST_FACT, more, printable, shortened
from tests.sweeps import each


@each("text", ["Red 7", "žluťoučký kůň", "2\u202f000 points", "“a” (b)", "\N{GAME DIE}"])
def test_visible_characters_stay(text: str) -> None:
    assert printable(text) == text


@each("character", ["\n", "\r", "\0", "\x1b", "\x7f", "\x9b", "\u202e", "\u2066", "\u2028", "\u200b", "\ufeff", "\U000e0001"])
def test_invisible_characters_are_escaped(character: str) -> None:
    shown = printable(f"a{character}b")
    assert shown.isascii()
    assert shown.isprintable()
    assert orjson.loads(f'"{shown}"') == f"a{character}b"


def test_a_long_text_is_shown_in_part_and_a_number_as_it_is() -> None:
    assert shortened("a" * 10_000) == f"{'a' * LONGEST_FACT}…"
    assert shortened("a" * LONGEST_FACT) == "a" * LONGEST_FACT
    assert shortened(7) == 7


def test_omitted_entries_are_counted() -> None:
    assert more(57) == "… (+57)"
