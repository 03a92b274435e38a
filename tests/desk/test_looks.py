"""Looks: what can be measured of faults that somebody saw on pictures of the pages."""

import pytest
from playwright.sync_api import Page, expect

from lawspeaker.adjudication.words.messages import LANGUAGES
from tests.desk.conftest import expect_value
from tests.desk.link import fragment
from tests.desk.test_desk import CARD, example, open_dispute
from tests.desk.test_votes import PALISADE
from tests.desk.watch import Watch
from tests.sweeps import each


@pytest.mark.parametrize("width", [360])
@each("language", LANGUAGES)
def test_on_a_phone_the_verdict_is_at_most_three_lines(page: Page, language: str) -> None:
    open_dispute(page, example(page, "confusing-lands", CARD), language)
    reason = page.locator(".band p")
    expect(reason).not_to_be_empty()
    expect_value(lambda: reason.evaluate("one => one.clientHeight < 2.5 * parseFloat(getComputedStyle(one).lineHeight)"), True)
    whole = reason.inner_text()
    expect(page.locator(".ruling .message").first).to_have_text(whole)


def test_a_broken_rule_is_said_once_however_many_places_it_has(page: Page, watch: Watch) -> None:
    watch.allow("POST /v1/games/graenaland/votes was answered 422")
    page.goto("/en/votes" + fragment(PALISADE | {"players": 3}))
    wrong = page.locator(".trouble li")
    expect(wrong).not_to_have_count(0)
    said = wrong.all_inner_texts()
    assert len(set(said)) == len(said)
    expect(page.locator(".glance p").last).to_have_text(f"{said[0].split('.')[0]}.")
