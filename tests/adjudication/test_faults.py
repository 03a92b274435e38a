"""What is wrong with a request says what was expected at the place and what was found."""

from typing import Any

from marshmallow import fields, validate

from lawspeaker.adjudication.wire.faults import faults_of
from lawspeaker.adjudication.wire.shapes import (
    SAFE_INTEGER,
    Boolean,
    Enumeration,
    Integer,
    Keyed,
    Name,
    Number,
    OneNumberOf,
    OneOf,
    Shape,
    Written,
    players_field,
    tag,
    union,
)
from lawspeaker.adjudication.words.messages import KERNEL, LANGUAGES, Messages
from lawspeaker.adjudication.words.phrases import rendered
from tests.sweeps import each

RESOURCES = Enumeration("Resource", "Resources.", ("grain", "wood", "cattle"))
MESSAGES = Messages(KERNEL)
SPACES = dict.fromkeys(map(ord, "\u00a0\u202f"), " ")
"""Those that do not break a line, as usual ones."""
CARDS = Enumeration("Card", "Cards.", tuple(f"card-{number}" for number in range(100)))
A_NAME = "a name (any text of at most 40 characters, without line breaks)"


class Walk(Shape):
    """Walks."""

    type = tag("walk")
    steps = Integer(minimum=1, maximum=3, required=True)


class Rest(Shape):
    """Rests."""

    type = tag("rest")


class Trip(Shape):
    """One of each field."""

    number = Integer()
    small = Integer(minimum=1, maximum=9)
    height = Number(minimum=-20, maximum=20)
    is_open = Boolean()
    name = Name()
    space = Written("[A-Z][0-9]", "a space such as E7")
    resource = OneOf(RESOURCES)
    card = OneOf(CARDS)
    angle = OneNumberOf(Enumeration("Angle", "Angles.", (0, 90)))
    note = fields.String(validate=validate.Length(max=100))
    word = fields.String()
    walk = fields.Nested(Walk)
    action = fields.Nested(union("Action", "Walks or rests.", [Walk, Rest]))
    walks = fields.List(fields.Nested(Walk), validate=validate.Length(1, 2))
    pair = fields.List(Integer(), validate=validate.Length(equal=2))
    one = fields.List(Integer(), validate=validate.Length(equal=1))
    some = fields.List(Integer(), validate=validate.Length(min=1))
    days = Keyed(Integer(), validate=validate.Length(max=1))
    players = players_field(OneOf(RESOURCES), "Who plays.", ["grain"], most=3)


class Nothing(Shape):
    """An object without members."""


def fault(value: Any, shape: type[Shape] = Trip) -> tuple[str, str]:
    (one,) = faults_of(shape, value)
    return one.pointer, rendered(one.detail, MESSAGES, "en")


@each(
    "value, pointer, detail",
    [
        ([], "", "Expected an object; found an array."),
        ({"number": -3}, "/number", "Expected an integer of at least 0; found -3."),
        ({"number": 2**60}, "/number", f"Expected an integer from 0 to {SAFE_INTEGER}; found {2**60}."),
        ({"small": 10}, "/small", "Expected an integer from 1 to 9; found 10."),
        ({"height": 21}, "/height", "Expected a number from -20 to 20; found 21."),
        ({"is_open": "yes"}, "/is_open", 'Expected true or false; found "yes".'),
        ({"name": "coast\n1"}, "/name", f'Expected {A_NAME}; found "coast\\n1".'),
        ({"space": "7E"}, "/space", 'Expected a space such as E7; found "7E".'),
        ({"resource": "gold"}, "/resource", 'Expected one of grain, wood, cattle; found "gold".'),
        ({"card": "card-71 "}, "/card", 'Expected one of card-71, card-7, card-1, … (+97); found "card-71 ".'),
        ({"angle": 45}, "/angle", "Expected one of 0, 90; found 45."),
        (
            {"note": "a" * 101},
            "/note",
            f'Expected a string of at most 100 characters; found "{"a" * 40}…" (101 characters).',
        ),
        ({"word": 1}, "/word", "Expected a string; found 1."),
        ({"walk": {"type": "rest", "steps": 1}}, "/walk/type", 'Expected "walk"; found "rest".'),
        ({"walk": {"type": "walk"}}, "/walk/steps", "Expected an integer from 1 to 3; the member is missing."),
        ({"action": {}}, "/action/type", "Expected one of walk, rest; the member is missing."),
        ({"action": {"type": "run"}}, "/action/type", 'Expected one of walk, rest; found "run".'),
        ({"action": "walk"}, "/action", 'Expected an object; found "walk".'),
        ({"walks": {}}, "/walks", "Expected an array; found an object."),
        ({"walks": []}, "/walks", "Expected 1 to 2 entries; found 0."),
        ({"walks": [3]}, "/walks/0", "Expected an object; found 3."),
        ({"pair": [1]}, "/pair", "Expected exactly 2 entries; found 1."),
        ({"one": [1, 2]}, "/one", "Expected exactly 1 entry; found 2."),
        ({"some": []}, "/some", "Expected at least 1 entry; found 0."),
        ({"days": {"a": 1, "b": 2}}, "/days", "Expected at most 1 member; found 2."),
        ({"days": {" ": 1}}, "/days/ ", f'Expected {A_NAME}; found " ".'),
        ({"days": {"a": "1"}}, "/days/a", 'Expected an integer of at least 0; found "1".'),
        ({"players": ["wood", "grain", "wood"]}, "/players", 'Expected each player once; found "wood" more than once.'),
        ({"resorce": "wood"}, "/resorce", "Unknown member; did you mean resource?"),
    ],
)
def test_a_fault_says_what_was_expected_and_found(value: Any, pointer: str, detail: str) -> None:
    assert fault(value) == (pointer, detail)


def test_a_fault_is_described_in_every_language() -> None:
    (one,) = faults_of(Trip, {"walks": [{}] * 3})
    assert [rendered(one.detail, MESSAGES, language).translate(SPACES) for language in LANGUAGES] == [
        "Expected 1 to 2 entries; found 3.",
        "Očekává se 1 až 2 položky; zde: 3.",
        "Attendu : de 1 à 2 éléments ; trouvé : 3.",
    ]


def test_an_unknown_member_is_answered_by_the_members_there_are() -> None:
    steps = {"type": "walk", "steps": 1, "speed": 3}
    assert fault(steps, Walk) == ("/speed", "Unknown member; expected one of these members: type, steps.")
    assert fault({"speed": 3}, Nothing) == ("/speed", "Unknown member; expected no members.")


def test_nothing_large_is_quoted_however_large_the_request() -> None:
    for value in ("x" * 100_000, {"x" * 100_000: 1}, ["x" * 100_000], 10**300):
        for member in Trip().fields:
            for one in faults_of(Trip, {member: value}):
                for language in LANGUAGES:
                    detail = rendered(one.detail, MESSAGES, language)
                    assert len(detail) < 500
                    assert detail.translate(SPACES).isprintable()
