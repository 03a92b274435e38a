"""Pointers into documents, and copies that differ in one place."""

from typing import Any

from lawspeaker.adjudication.document import on_the_way, pointer, value_at, without
from tests.sweeps import each


def test_a_pointer_escapes_its_special_characters() -> None:
    assert pointer("a/b", "~1", 0, "") == "/a~1b/~01/0/"
    assert (pointer("~", 1), pointer("c/d")) == ("/~0/1", "/c~1d")


def test_a_copy_without_members_leaves_the_original_alone() -> None:
    original: dict[str, Any] = {"kept": {"inner": []}, "gone": 1, "also gone": None}
    copy = without(original, "gone", "also gone", "never there")
    assert copy == {"kept": {"inner": []}}
    assert copy["kept"] is original["kept"]
    assert original.keys() == {"kept", "gone", "also gone"}


@each(
    "place, found",
    [
        ("/hands/red/1", {"symbols": ["ore"]}),
        ("/hands/red/1/symbols/0", "ore"),
        ("/hands/red/2", None),
        ("/hands/red/-1", None),
        ("/hands/red/\N{SUPERSCRIPT TWO}", None),
        ("/hands/red/0/symbols", None),
        ("/hands/red/1/symbols/0/0", None),
        ("/a~1b", 0),
        ("/hands/blue", None),
    ],
)
def test_the_value_at_a_pointer_or_none(place: str, found: object) -> None:
    assert value_at({"hands": {"red": [None, {"symbols": ["ore"]}]}, "a/b": 0}, place) == found


def test_the_way_to_a_place_ends_where_nothing_stands() -> None:
    document = {"land": ["E3v", None]}
    assert list(on_the_way(document, "/land/0/height")) == [(document, document["land"]), (document["land"], "E3v")]
    assert list(on_the_way(document, "/land/1/height")) == [(document, document["land"])]
