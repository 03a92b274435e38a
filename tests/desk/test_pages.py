"""What belongs to some pages only, in a real browser: the header, the guides, the documentation."""

import pytest
from playwright.sync_api import Page, expect

from tests.desk.conftest import expect_value
from tests.desk.link import fragment
from tests.desk.test_robustness import RED
from tests.desk.watch import Watch
from tests.sweeps import each

LOADED = "() => [...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)"
"""The families of the fonts that are loaded."""


@pytest.mark.parametrize("width", [360])
@each("path", ["/en/", "/fr/votes", "/cs/desk", "/cs/rules/java", "/developers"])
def test_the_header_is_one_line_and_all_fonts_are_preloaded(page: Page, path: str) -> None:
    page.goto(path, wait_until="networkidle")
    preloaded = page.locator("link[rel=preload]").count()
    expect_value(lambda: len(page.evaluate(LOADED)), preloaded)
    assert set(page.evaluate(LOADED)) == {"Alegreya", "Public Sans"}
    boxes = page.locator("header a").evaluate_all("links => links.map(link => link.getBoundingClientRect().toJSON())")
    assert len({round(box["top"]) for box in boxes}) == 1
    assert min(box["height"] for box in boxes) >= 40
    names = page.get_by_role("navigation").first.get_by_role("link").first
    expect(names).to_have_accessible_name("Lawspeaker")


def expect_tabs(page: Page, *names: str) -> None:
    """Waits until the tabs with these names are selected, and only their panels are shown."""
    tabs = page.get_by_role("tab", selected=True)
    expect_value(lambda: set(tabs.all_inner_texts()), set(names))
    expect(page.get_by_role("tabpanel")).to_have_count(tabs.count())


def test_a_guide_shows_all_its_examples_in_one_language(page: Page) -> None:
    page.goto("/developers/play")
    page.get_by_role("tab", name="TypeScript").first.click()
    page.reload()
    expect_tabs(page, "JavaScript", "TypeScript")
    page.get_by_role("tab", name="curl").first.click()
    expect_tabs(page, "Python", "curl")


def test_a_request_is_sent_from_the_page_of_its_operation(page: Page, watch: Watch) -> None:
    page.goto("/docs/java_rule")
    page.get_by_label("Accept-Language").fill("fr")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_label("Answer", exact=True)).to_contain_text("statement")
    page.get_by_role("link", name="Rule on an action").click()
    page.get_by_label("explain").fill("all")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_label("Answer", exact=True)).to_contain_text('"outcome": "upheld"')
    watch.allow(r"POST /v1/games/java/rulings\?explain=all was answered 400")
    page.get_by_label("Body").fill("{")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("status")).to_have_text("400 Bad Request")


def test_digits_are_lining_and_aligned_in_tables(page: Page) -> None:
    """The other figures of Alegreya are old-style: its 0 is an o, as in "Yellow o"."""
    page.goto(f"/en/votes{fragment(RED)}")
    expect(page.locator(".counts td").first).to_be_visible()
    for selector, figures in {".verdict": "lining-nums", ".counts td": "lining-nums tabular-nums"}.items():
        expect(page.locator(selector).first).to_have_css("font-variant-numeric", figures)
