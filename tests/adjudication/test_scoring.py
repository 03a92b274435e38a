"""Ranks are those of a competition, and are left open exactly as far as the points are."""

from lawspeaker.adjudication.rules.scoring import ranks
from lawspeaker.adjudication.unknown import Count


def exactly(**points: int) -> dict[str, Count]:
    return {player: Count.exactly(number) for player, number in points.items()}


def test_equals_share_a_rank_and_the_next_rank_is_left_out() -> None:
    assert ranks(exactly(ann=3, bob=5, eve=3, joe=1)) == exactly(ann=2, bob=1, eve=2, joe=4)


def test_ranks_begin_after_those_who_have_won() -> None:
    assert ranks(exactly(ann=3, bob=5), first=2) == exactly(ann=3, bob=2)


def test_a_rank_is_open_between_those_who_may_have_more() -> None:
    found = ranks({**exactly(ann=4, bob=9), "eve": Count(3, 6, ("/state/eve",))})
    assert found["bob"] == Count.exactly(1)
    assert found["ann"] == Count(2, 3, ("/state/eve",))
    assert found["eve"] == Count(2, 3, ("/state/eve",))


def test_unlimited_points_leave_reachable_ranks_open() -> None:
    found = ranks({**exactly(ann=4, bob=2), "eve": Count(3, None, ("/state/eve",))})
    assert (found["ann"].low, found["ann"].high) == (1, 2)
    assert found["bob"] == Count.exactly(3)


def test_a_possible_tie_is_not_ahead() -> None:
    found = ranks({**exactly(ann=4), "eve": Count(2, 4, ("/state/eve",))})
    assert found["ann"] == Count.exactly(1)
    assert (found["eve"].low, found["eve"].high) == (1, 2)
