"""Describes in words what a valid request has at a place, for the message about an invalid request."""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.wire.shapes import SAFE_INTEGER, Boolean, Integer, Number, OneNumberOf, OneOf, Tag, Written
from lawspeaker.adjudication.words.phrases import Phrase, Words
from lawspeaker.adjudication.words.quoting import ARRAY, OBJECT, found, listing, quoted

Field = fields.Field[Any]


def mismatch(field: Field, value: Any) -> Phrase:
    """The sentence that says what ``field`` accepts, and that ``value`` was found there."""
    if isinstance(field, Written):
        return Phrase("error-expected", {"expected": field.expected, "found": field.found(value)})
    return instead(expected(field, value), value)


def instead(expected: Words, value: Any) -> Phrase:
    """The sentence that says what was ``expected``, and that ``value`` was found."""
    return Phrase("error-expected", {"expected": expected, "found": found(value)})


def expected(field: Field, sent: Any = None) -> Words:
    """What ``field`` accepts. If it accepts many words, lists those that are most similar to ``sent``."""
    match field:
        case Tag():
            return quoted(field.word) if isinstance(field.word, str) else str(field.word)
        case OneOf() | OneNumberOf():
            return one_of(field.enumeration.words, sent)
        case Boolean():
            return Phrase("expected-boolean")
        case Integer():
            return _in_range("expected-integer", field, sent)
        case Number():
            return _in_range("expected-number", field, sent)
        case Written():
            return field.expected
        case fields.String():
            return _string(field)
        case fields.List():
            return ARRAY
        case _:
            return OBJECT


def one_of(words: Any, sent: Any = None) -> Phrase:
    """One of the ``words``."""
    return Phrase("expected-one-of", {"words": listing(words, sent)})


def wrong_length(length: validate.Length, value: Any) -> Phrase:
    """The sentence that says how many entries or members ``value`` should have, and how many it has."""
    least, most = (length.min, length.max) if length.equal is None else (length.equal, length.equal)
    if least == most:
        bounds = "exactly"
    elif least is None:
        bounds = "at-most"
    elif most is None:
        bounds = "at-least"
    else:
        bounds = "between"
    entries = "error-entries" if isinstance(value, list) else "error-members"
    return Phrase(entries, {"bounds": bounds, "least": least or 0, "count": most or least or 0, "found": len(value)})


def _in_range(message: str, field: Field, sent: Any) -> Phrase:
    """The range of a number. Names the largest integer only if ``sent`` is larger."""
    within = next(validator for validator in field.validators if isinstance(validator, validate.Range))
    if within.max == SAFE_INTEGER and not (isinstance(sent, int | float) and sent > SAFE_INTEGER):
        return Phrase(f"{message}-at-least", {"least": str(within.min)})
    return Phrase(message, {"least": str(within.min), "most": str(within.max)})


def _string(field: Field) -> Phrase:
    lengths = [validator for validator in field.validators if isinstance(validator, validate.Length)]
    return next((Phrase("expected-short-string", {"count": length.max}) for length in lengths), Phrase("expected-string"))
