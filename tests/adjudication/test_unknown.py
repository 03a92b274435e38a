"""What is unknown, and what can be said all the same."""

from collections.abc import Iterator

import pytest

from lawspeaker.adjudication.unknown import (
    Count,
    Gaps,
    Unknown,
    all_hold,
    each,
    either,
    every,
    known,
    perhaps,
    some,
    surely,
    total,
    where_known,
)
from tests import sweeps

ITEMS: dict[str, bool | None] = {"yes": True, "no": False, "open": None}


def holds(item: str) -> bool:
    value = ITEMS[item]
    if value is None:
        raise Unknown(f"/{item}")
    return value


def test_some_holds_with_one_item_after_unknown_ones() -> None:
    assert some(["open", "no", "yes"], holds) is True


def test_without_one_that_holds_an_unknown_item_leaves_it_open() -> None:
    with pytest.raises(Unknown) as raised:
        some(["no", "open", "no"], holds)
    assert raised.value.pointers == ["/open"]


def test_one_item_that_does_not_hold_is_enough_against_all() -> None:
    assert every(["open", "yes", "no"], holds) is False
    assert every(["yes"], holds) is True
    assert every([], holds) is True


def test_all_hold_is_decided_by_known_conditions() -> None:
    assert all_hold() is True
    assert all_hold(lambda: holds("yes"), lambda: holds("yes")) is True
    assert all_hold(lambda: holds("open"), lambda: holds("no")) is False
    with pytest.raises(Unknown) as raised:
        all_hold(lambda: holds("open"), lambda: holds("yes"))
    assert raised.value.pointers == ["/open"]


def test_each_goes_on_past_what_it_cannot_decide() -> None:
    def found(item: str) -> Iterator[str]:
        if holds(item):
            yield item

    several = each(["open", "yes", "no", "yes"], found)
    assert [next(several), next(several)] == ["yes", "yes"]
    with pytest.raises(Unknown) as raised:
        next(several)
    assert raised.value.pointers == ["/open"]


def test_each_keeps_what_an_item_gave_before_it_became_unclear() -> None:
    def half(item: str) -> Iterator[str]:
        yield item
        raise Unknown("/rest")

    several = each(["one", "two"], half)
    assert [next(several), next(several)] == ["one", "two"]
    with pytest.raises(Unknown):
        next(several)


def test_a_count_exceeds_another_only_if_it_does_so_for_certain() -> None:
    assert Count(3, None).exceeds(Count(0, 2))
    assert not Count(3, 5).exceeds(Count(0, 3))
    assert not Count(3, 5).exceeds(Count(0, None))


def test_a_count_is_positive_unless_it_may_be_zero() -> None:
    assert Count(1, None).is_positive() is True
    assert Count.exactly(0).is_positive() is False
    for count in (Count(0, 1), Count(0, None)):
        with pytest.raises(Unknown):
            count.is_positive()


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


def test_counts_are_added_up() -> None:
    assert total([]) == Count.exactly(0)
    bounded, unbounded = Count(1, 3, ("/a",)), Count(2, None, ("/b",))
    assert total([Count.exactly(2), bounded, bounded]) == Count(4, 8, ("/a", "/a"))
    assert total([bounded, unbounded]) == Count(3, None, ("/a", "/b"))
    assert total([unbounded, bounded]) == Count(3, None, ("/b", "/a"))


@sweeps.each(
    "item, is_sure, is_possible, may_be",
    [("yes", True, True, [True]), ("no", False, False, [False]), ("open", False, True, [False, True])],
)
def test_surely_perhaps_and_either(item: str, is_sure: bool, is_possible: bool, may_be: list[bool]) -> None:
    assert surely(lambda: holds(item)) is is_sure
    assert perhaps(lambda: holds(item)) is is_possible
    assert list(either(lambda: holds(item))) == may_be


def test_gaps_are_kept_in_the_order_in_which_they_were_met() -> None:
    gaps = Gaps()
    gaps.require_none()
    assert [gaps.where_known(lambda: holds("yes"), 5), gaps.where_known(lambda: holds("open"), 5)] == [True, 5]
    gaps.where_known(lambda: known({}, "/state", "jar"), None)
    assert gaps.places == ["/open", ("/state", "jar")]
    with pytest.raises(Unknown) as raised:
        gaps.require_none()
    assert raised.value.pointers == ["/open", "/state/jar"]


def test_a_number_that_is_unknown_lies_within_its_bounds() -> None:
    assert Count.within(lambda: 3, 0, None) == Count.exactly(3)
    assert Count.within(lambda: int(holds("open")), 0, 5) == Count(0, 5, ("/open",))


def test_an_error_is_never_taken_for_something_unknown() -> None:
    for word in (surely, perhaps, either):
        with pytest.raises(KeyError):
            word(lambda: holds("no such item"))
    with pytest.raises(KeyError):
        where_known(lambda: holds("no such item"), None)
