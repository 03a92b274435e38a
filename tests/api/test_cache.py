"""The cache of answers."""

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.api.cache import AnswerCache, cache_key


def test_an_answer_is_found_under_its_key_alone() -> None:
    cache = AnswerCache(10_000)
    assert cache.keep(b"one", b"answer")
    assert cache.find(b"one") == b"answer"
    assert cache.find(b"two") is None


def test_the_cache_holds_no_more_than_its_bytes_and_drops_the_least_recently_used() -> None:
    cache = AnswerCache(10_000)
    for number in range(10):
        cache.keep(bytes([number]), b"x" * 2_000)
        cache.find(bytes([0]))
    kept = [number for number in range(10) if cache.find(bytes([number]))]
    assert kept == [0, 7, 8, 9]


def test_an_answer_larger_than_the_cache_is_not_kept() -> None:
    cache = AnswerCache(1_000)
    assert not cache.keep(b"one", b"x" * 1_000)
    assert cache.find(b"one") is None


def test_a_cache_of_no_bytes_keeps_nothing() -> None:
    assert not AnswerCache(0).keep(b"one", b"")


def test_the_key_depends_on_all_that_the_answer_depends_on() -> None:
    usual = Preferences()
    keys = {
        cache_key("/a", "a/1", usual, b"{}"),
        cache_key("/b", "a/1", usual, b"{}"),
        cache_key("/a", "a/2", usual, b"{}"),
        cache_key("/a", "a/1", Preferences(language="cs"), b"{}"),
        cache_key("/a", "a/1", Preferences(explain=True), b"{}"),
        cache_key("/a", "a/1", Preferences(minimal=True), b"{}"),
        cache_key("/a", "a/1", usual, b"{ }"),
    }
    assert len(keys) == 7
