"""The states that a process remembers as possible."""

from concurrent.futures import ThreadPoolExecutor

from lawspeaker.api.possible_states import RecentStates


def test_the_least_recently_used_go_first() -> None:
    states = RecentStates(capacity=2)
    for digest in (b"one", b"two"):
        states.add(digest)
    assert b"one" in states  # counts as a use
    states.add(b"three")
    assert [digest in states for digest in (b"one", b"two", b"three")] == [True, False, True]


def test_threads_share_it() -> None:
    states = RecentStates(capacity=50)

    def use(thread: int) -> bool:
        for number in range(2_000):
            digest = b"%d" % (number * (thread + 1) % 120)
            states.add(digest)
            _ = b"%d" % (number % 7) in states
        return True

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(use, range(8)))
    assert sum(b"%d" % number in states for number in range(1_000)) == 50
