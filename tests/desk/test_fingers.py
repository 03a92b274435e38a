"""On a phone: a finger hits everything that can be tapped, every choice can be read, and the verdict is in sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.desk.link import fragment

VOTE = {"palisade": True, "clans": {"red": {"settlements": 1, "army": 2, "hero": "warrior", "ballot": True}}}
CITY = {"place": "city", "palace": 4, "spaces": 6, "heights": {"one": [3, 1], "two": [3]}}
LANDSCAPE = {"shared": 5, "landscapes": {"one": ["7 7 F", "V ns ."]}}
CONTROLS = (
    "button, select, summary, input[type=number], .keys span, .toggle span, [role=gridcell], .brushes label, .courses label"
)
TOO_SMALL = """controls => controls.filter(control => control.checkVisibility())
    .map(control => [control.getBoundingClientRect(), control.textContent])
    .filter(([{ width, height }]) => width && Math.round(Math.min(width, height)) < 40)
    .map(([{ width, height }, text]) => `${text}: ${width} x ${height}`)"""
CUT = """selects => selects.filter(select => {
    const needed = select.cloneNode(true);
    needed.style.width = "max-content";
    document.body.append(needed);
    const { width } = needed.getBoundingClientRect();
    needed.remove();
    return select.getBoundingClientRect().width < width;
}).map(select => select.value)"""


def assert_fit_for_fingers(page: Page) -> None:
    assert page.locator(CONTROLS).evaluate_all(TOO_SMALL) == []
    assert page.locator("select").evaluate_all(CUT) == []


@pytest.mark.parametrize("width", [360])
def test_a_finger_hits_every_key_and_the_verdict_is_in_sight(page: Page) -> None:
    """In French, whose words are the longest."""
    for name, entered in (("votes", VOTE), ("heights", CITY), ("landscape", LANDSCAPE)):
        page.goto(f"/fr/{name}{fragment(entered)}")
        expect(page.locator(".answer .rules").first).to_be_attached()
        expect(page.locator(".verdict")).to_be_in_viewport()
        assert_fit_for_fingers(page)
    page.goto("/fr/desk")
    expect(page.locator(".examples button").first).to_be_visible()
    assert_fit_for_fingers(page)
