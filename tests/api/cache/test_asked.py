"""The keys under which answers are kept."""

import pytest

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.api.cache import asked
from lawspeaker.api.cache.asked import CacheKeys


def test_the_key_depends_on_all_that_the_answer_depends_on(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Preferences()
    keys = [
        CacheKeys("/a", "a/1").key(usual, b"{}"),
        CacheKeys("/b", "a/1").key(usual, b"{}"),
        CacheKeys("/a", "a/2").key(usual, b"{}"),
        CacheKeys("/a", "a/1").key(Preferences(language="cs"), b"{}"),
        CacheKeys("/a", "a/1").key(Preferences(explain=True), b"{}"),
        CacheKeys("/a", "a/1").key(Preferences(minimal=True), b"{}"),
        CacheKeys("/a", "a/1").key(usual, b"{ }"),
    ]
    monkeypatch.setattr(asked, "build", lambda: "another build")
    keys.append(CacheKeys("/a", "a/1").key(usual, b"{}"))
    assert len(set(keys)) == len(keys)


def test_the_same_question_has_the_same_key_in_every_process_of_a_build() -> None:
    first, second = CacheKeys("/a", "a/1"), CacheKeys("/a", "a/1")
    for body in (b"{}", b"[]", b"{}"):
        assert first.key(Preferences(), body) == second.key(Preferences(), body)
