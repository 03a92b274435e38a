"""The keys under which answers are cached."""

import pytest

from lawspeaker.adjudication.preferences import Preferences
from lawspeaker.api.cache import inquiry
from lawspeaker.api.cache.inquiry import Inquiry, Terms


def made(path: str, ruleset: str, preferences: Preferences, body: bytes) -> Inquiry:
    return Inquiry("a", "a", preferences, body, Terms(path, ruleset).of(preferences))


def test_the_keys_depend_on_all_that_the_answer_depends_on(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Preferences()
    inquiries = [
        made("/a", "a/1", usual, b"{}"),
        made("/b", "a/1", usual, b"{}"),
        made("/a", "a/2", usual, b"{}"),
        made("/a", "a/1", Preferences(language="cs"), b"{}"),
        made("/a", "a/1", Preferences(explain=True), b"{}"),
        made("/a", "a/1", Preferences(minimal=True), b"{}"),
        made("/a", "a/1", usual, b"{ }"),
    ]
    monkeypatch.setattr(inquiry, "build", lambda: "another build")
    inquiries.append(made("/a", "a/1", usual, b"{}"))
    assert len({one.key for one in inquiries}) == len(inquiries)
    assert len({one.digest() for one in inquiries}) == len(inquiries)


def test_the_same_question_has_the_same_keys_in_every_process_of_a_build() -> None:
    first, second = (made("/a", "a/1", Preferences(), b"{}") for _ in range(2))
    assert (first.key, first.digest()) == (second.key, second.digest())
