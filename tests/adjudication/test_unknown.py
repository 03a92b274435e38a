"""What is unknown, and what can be said all the same."""

from collections.abc import Iterator

import pytest

from lawspeaker.adjudication.unknown import (
    Count,
    Gaps,
    Suppositions,
    Unknown,
    each,
    known,
    perhaps,
    surely,
    where_known,
)
from tests import sweeps

ITEMS: dict[str, bool | None] = {"yes": True, "no": False, "open": None}


def holds(item: str) -> bool:
    value = ITEMS[item]
    if value is None:
        raise Unknown(f"/{item}")
    return value


def test_each_keeps_what_an_item_gave_before_it_became_unclear() -> None:
    def half(item: str) -> Iterator[str]:
        yield item
        raise Unknown("/rest")

    several = each(["one", "two"], half)
    assert [next(several), next(several)] == ["one", "two"]
    with pytest.raises(Unknown):
        next(several)


@sweeps.each("number, allowed, nearest", [(0, False, 1), (1, True, 1), (3, True, 3), (4, False, 3)])
def test_a_bounded_count_allows_its_bounds_and_nothing_beyond(number: int, allowed: bool, nearest: int) -> None:
    assert Count(1, 3).allows(number) is allowed
    assert Count(1, 3).nearest(number) == nearest


def test_a_count_reaches_a_number_or_not_or_perhaps() -> None:
    assert [Count(2, 4, ("/a",)).reaches(number) for number in (1, 2, 3, 4, 5)] == [
        Count.exactly(1),
        Count.exactly(1),
        Count(0, 1, ("/a",)),
        Count(0, 1, ("/a",)),
        Count.exactly(0),
    ]
    assert Count(2, None, ("/a",)).reaches(99) == Count(0, 1, ("/a",))


def test_a_count_is_limited_to_what_there_is() -> None:
    assert Count(2, None, ("/a",)).limited(13) == Count(2, 13, ("/a",))
    assert Count(2, 5, ("/a",)).limited(13) == Count(2, 5, ("/a",))
    assert Count(2, 20, ("/a",)).limited(13) == Count(2, 13, ("/a",))
    assert Count(14, 20, ("/a",)).limited(13) == Count(14, None, ("/a",)).limited(13) == Count(13, 13, ("/a",))


@sweeps.each("item, is_sure, is_possible", [("yes", True, True), ("no", False, False), ("open", False, True)])
def test_surely_and_perhaps(item: str, is_sure: bool, is_possible: bool) -> None:
    assert surely(lambda: holds(item)) is is_sure
    assert perhaps(lambda: holds(item)) is is_possible


def test_each_combination_of_suppositions_that_is_read() -> None:
    suppose = Suppositions()

    def compute() -> tuple[object, ...]:
        if suppose.holds(lambda: holds("open")):
            return suppose.holds(lambda: holds("yes")), suppose.of(lambda: holds("open") and 0, (1, 2))
        return (suppose.holds(lambda: holds("no")),)

    assert list(suppose.each(compute)) == [(False,), (True, 1), (True, 2)]
    assert suppose.places == ["/open", "/open"]
    assert list(suppose.each(lambda: 7)) == [7]


def test_gaps_are_kept_in_the_order_in_which_they_were_met() -> None:
    gaps = Gaps()
    gaps.require_none()
    assert [gaps.where_known(lambda: holds("yes"), 5), gaps.where_known(lambda: holds("open"), 5)] == [True, 5]
    gaps.where_known(lambda: known({}, "/state", "jar"), None)
    assert gaps.places == ["/open", ("/state", "jar")]
    with pytest.raises(Unknown) as raised:
        gaps.require_none()
    assert raised.value.pointers == ["/open", "/state/jar"]


def test_an_error_is_never_taken_for_something_unknown() -> None:
    for word in (surely, perhaps, Suppositions().holds):
        with pytest.raises(KeyError):
            word(lambda: holds("no such item"))
    with pytest.raises(KeyError):
        where_known(lambda: holds("no such item"), None)
