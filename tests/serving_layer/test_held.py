"""Of what is held for clients there is a bound, beyond which whoever holds most goes."""

from lawspeaker.serving.held import HeldBytes


class Holder:
    def __init__(self) -> None:
        self.is_dropped = False

    def drop(self) -> None:
        self.is_dropped = True


def test_whoever_holds_most_is_dropped_and_nobody_else() -> None:
    held, (first, second, third) = HeldBytes(100), (Holder(), Holder(), Holder())
    held.hold(first, 40)
    held.hold(second, 50)
    held.hold(third, 20)
    assert [one.is_dropped for one in (first, second, third)] == [False, True, False]
    held.hold(third, 60)
    assert not third.is_dropped


def test_what_is_held_no_longer_makes_room() -> None:
    held, (first, second) = HeldBytes(100), (Holder(), Holder())
    for _ in range(3):
        held.hold(first, 90)
        held.hold(first, 5)
        held.hold(second, 90)
        held.hold(second, 0)
    assert not first.is_dropped
    assert not second.is_dropped


def test_several_are_dropped_where_one_is_not_enough() -> None:
    held, others = HeldBytes(100), [Holder() for _ in range(10)]
    for other in others:
        held.hold(other, 10)
    held.hold(late := Holder(), 9)
    assert [one.is_dropped for one in others] == [True, *9 * [False]]
    held.hold(late, 1000)
    assert late.is_dropped
