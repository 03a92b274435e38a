"""The keys under which answers are cached."""

import pytest

from lawspeaker.adjudication.answers.preferences import Preferences
from lawspeaker.api.cache import inquiry
from lawspeaker.api.cache.inquiry import Inquiry, terms_of


def make_inquiry(path: str, ruleset: str, preferences: Preferences, body: bytes) -> Inquiry:
    return Inquiry("a", "a", preferences, body, terms_of(path, ruleset, preferences))


def test_the_keys_depend_on_all_that_the_answer_depends_on(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Preferences()
    inquiries = [
        make_inquiry("/a", "a/1", usual, b"{}"),
        make_inquiry("/b", "a/1", usual, b"{}"),
        make_inquiry("/a", "a/2", usual, b"{}"),
        make_inquiry("/a", "a/1", Preferences(language="cs"), b"{}"),
        make_inquiry("/a", "a/1", Preferences(explain=True), b"{}"),
        make_inquiry("/a", "a/1", Preferences(minimal=True), b"{}"),
        make_inquiry("/a", "a/1", usual, b"{ }"),
    ]
    assert make_inquiry("/a", "a/1", Preferences(), b"{}").digest() == inquiries[0].digest()
    assert make_inquiry("/a", "a/1", Preferences(), b"{}").key == inquiries[0].key
    monkeypatch.setattr(inquiry, "build", lambda: "another build")
    terms_of.cache_clear()
    inquiries.append(make_inquiry("/a", "a/1", usual, b"{}"))
    assert len({one.key for one in inquiries}) == len(inquiries)
    assert len({one.digest() for one in inquiries}) == len(inquiries)
