"""What a shape says about the place to which the steps of a pointer lead."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest
from marshmallow import Schema, fields
from marshmallow.validate import Length

from lawspeaker.adjudication.wire.paths import StepKind, few_values, steps_to
from lawspeaker.adjudication.wire.shapes import Boolean, Enumeration, Integer, Name, OneOf, Quantity, Shape, Union, players_field
from tests.sweeps import each

COLOUR = OneOf(Enumeration("Colour", "Colours.", ("red", "blue", "white")))
NAME = OneOf(Enumeration("Who", "Somebody.", ("ann", "bob")))


class Marble(Shape):
    exclusive = ("colour", "pattern")

    colour = COLOUR
    pattern = OneOf(Enumeration("Pattern", "Patterns.", ("striped", "dotted")))
    size = Integer(minimum=1, maximum=3)


class Bag(Shape):
    exclusive = ("marbles", "count")

    marbles = fields.List(fields.Nested(Marble))
    count = Integer()
    is_open = Boolean()


class Prize(Union):
    shapes: ClassVar[Mapping[Any, type[Schema]]] = {"bag": Bag, "marble": Marble}


class Table(Shape):
    bags = fields.Dict(keys=Name(), values=fields.Nested(Bag))
    notes = fields.Dict()
    prize = fields.Nested(Prize)
    rounds = Quantity("Rounds", maximum=9)


def kinds(*path: str) -> list[StepKind]:
    return [step.kind for step in steps_to(Table, path)]


def test_members_entries_and_names_are_distinguished() -> None:
    assert kinds("bags", "ann", "marbles", "0", "size") == [
        StepKind.MEMBER,
        StepKind.NAME,
        StepKind.MEMBER,
        StepKind.ENTRY,
        StepKind.MEMBER,
    ]
    *_, size = steps_to(Table, ("bags", "ann", "marbles", "0", "size"))
    assert size.field.metadata == Marble().fields["size"].metadata


def test_a_union_has_the_members_of_all_its_shapes() -> None:
    assert kinds("prize", "count") == kinds("prize", "size") == [StepKind.MEMBER, StepKind.MEMBER]


def test_a_number_has_the_members_of_its_bounds() -> None:
    assert kinds("rounds", "at_least") == kinds("rounds", "at_most") == [StepKind.MEMBER, StepKind.MEMBER]


@each(
    "path",
    [
        ("hats",),
        ("bags", "ann", "hats"),
        ("bags", "ann", "marbles", "last"),
        ("notes", "anything"),
        ("prize", "hats"),
        ("bags", "ann", "count", "0"),
        ("rounds", "exactly"),
    ],
)
def test_where_nothing_can_stand_no_step_leads(path: tuple[str, ...]) -> None:
    with pytest.raises(LookupError):
        list(steps_to(Table, path))


def test_an_exclusive_member_excludes_another() -> None:
    exclusive = {
        path: list(steps_to(Table, path))[-1].is_exclusive
        for path in [
            ("bags",),
            ("bags", "ann"),
            ("bags", "ann", "count"),
            ("bags", "ann", "marbles"),
            ("bags", "ann", "is_open"),
            ("bags", "ann", "marbles", "0", "pattern"),
            ("bags", "ann", "marbles", "0", "size"),
        ]
    }
    assert {path[-1] for path, is_so in exclusive.items() if is_so} == {"count", "marbles", "pattern"}


@each(
    "field, values",
    [
        (Boolean(), [False, True]),
        (COLOUR, ["red", "blue", "white"]),
        (Integer(minimum=2, maximum=5), [2, 3, 4, 5]),
        (players_field(NAME, "Who plays.", [], most=2), [[], ["ann"], ["bob"], ["ann", "bob"], ["bob", "ann"]]),
        (players_field(NAME, "Who plays.", [], most=1), [[], ["ann"], ["bob"]]),
        (players_field(NAME, "Who plays.", [], fewest=2, most=5), [["ann", "bob"], ["bob", "ann"]]),
    ],
)
def test_few_possible_values_are_listed(field: Any, values: list[Any]) -> None:
    assert list(few_values(field, len(values)) or ()) == values
    assert few_values(field, len(values) - 1) is None


@each(
    "field",
    [
        fields.String(),
        Integer(),
        fields.Nested(Marble),
        fields.List(COLOUR),  # there may be any number of them
        fields.List(COLOUR, metadata={"uniqueItems": True}),  # of no length that is known
        fields.List(Name(), validate=Length(max=2), metadata={"uniqueItems": True}),
    ],
)
def test_much_is_not_listed(field: Any) -> None:
    assert few_values(field, 1_000) is None
