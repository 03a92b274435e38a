"""The bytes held for clients have a limit, beyond which the client with most of them is dropped."""

from unittest.mock import Mock

from lawspeaker.serving.held import HeldBytes


def clients(number: int) -> list[Mock]:
    return [Mock(spec=["drop"]) for _ in range(number)]


def dropped(among: list[Mock]) -> list[bool]:
    return [client.drop.called for client in among]


def test_whoever_holds_most_is_dropped_and_nobody_else() -> None:
    held, among = HeldBytes(100), clients(3)
    first, second, third = among
    held.hold(first, 40)
    held.hold(second, 50)
    held.hold(third, 20)
    assert dropped(among) == [False, True, False]
    held.hold(third, 60)
    assert dropped(among) == [False, True, False]


def test_what_is_held_no_longer_makes_room() -> None:
    held, among = HeldBytes(100), clients(2)
    first, second = among
    for _ in range(3):
        held.hold(first, 90)
        held.hold(first, 5)
        held.hold(second, 90)
        held.hold(second, 0)
    assert dropped(among) == [False, False]


def test_several_are_dropped_where_one_is_not_enough() -> None:
    held, others, (late,) = HeldBytes(100), clients(10), clients(1)
    for other in others:
        held.hold(other, 10)
    held.hold(late, 9)
    assert dropped(others) == [True, *9 * [False]]
    held.hold(late, 1000)
    assert late.drop.called
