"""Quick questions about a move, in a real browser: they are answered in few taps, and what is not said is in order."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.desk.conftest import verdict
from tests.desk.test_receipt import scanned

MOST_TAPS = 20
"""To build a village with gold and a supply card at a market."""


class Taps:
    """Taps places of a page, and counts them. A choice from a list counts as two."""

    def __init__(self) -> None:
        self.count = 0

    def tap(self, what: Locator) -> None:
        self.count += 1
        what.click()

    def choose(self, what: Locator, label: str) -> None:
        self.count += 2
        what.select_option(label=label)


def territory_in(form: Locator) -> Locator:
    """The list of territories, which is there as soon as the picture is."""
    return form.locator("label", has_text="Territory").locator("select")


@pytest.mark.parametrize("width", [360])
def test_a_village_is_paid_for_by_tapping_cards(page: Page, reopened: Callable[[], Page]) -> None:
    page.goto("/en/build")
    form, taps = page.locator(".asked"), Taps()
    taps.tap(form.get_by_role("radio", name="Red"))
    taps.choose(territory_in(form), "Coast 1")
    expect(verdict(page)).to_have_text("Legal")
    cards = form.get_by_role("group", name="Cards in hand")
    for card in ("Wood", "Gold"):
        taps.tap(cards.get_by_role("button", name=card, exact=True))
    expect(verdict(page)).to_have_text("Illegal")  # two cards pay for no village
    taps.tap(cards.get_by_text("Supply cards"))
    taps.tap(cards.get_by_role("button", name="Cattle + Wood", exact=True))
    expect(verdict(page)).to_have_text("Legal")  # both symbols count (Karty zásob)
    palette = page.locator(".palette")
    taps.tap(palette.get_by_role("radio", name="Works"))
    taps.tap(palette.get_by_role("radio", name="Market"))
    taps.tap(page.locator('[data-place="coast-1"]').first)
    expect(page.locator('.picture [data-at="/state/territories/coast-1/works/0"]')).to_be_attached()
    expect(verdict(page)).to_have_text("Legal")
    expect(page.locator(".ruling")).to_contain_text("Assumed to be in order")
    assert taps.count <= MOST_TAPS
    other = reopened()
    expect(verdict(other)).to_have_text("Legal")
    expect(other.locator(".held button")).to_have_count(3)
    page.get_by_role("button", name="QR code").click()
    assert scanned(page) == page.url

    page.get_by_role("button", name="Remove: wood", exact=True).click()
    expect(verdict(page)).to_have_text("Illegal")
    asked = page.url
    page.get_by_role("button", name="Start over").click()
    expect(verdict(page)).to_have_text("What is the move?")
    page.wait_for_url(lambda url: url != asked)
    page.go_back()
    expect(verdict(page)).to_have_text("Illegal")
    expect(form.locator(".held button")).to_have_count(2)


def test_moves_of_each_game_are_ruled_on(page: Page) -> None:
    page.goto("/en/march")
    form = page.locator(".asked")
    form.get_by_role("radio", name="Red").check()
    form.get_by_label("Direction").select_option(label="east")
    expect(verdict(page)).to_have_text("Legal")  # where it ends is only a claim
    form.get_by_label("Where heroes then stand").select_option(label="Inland 1")
    page.locator(".palette").get_by_role("radio", name="Heroes").check()
    page.locator('[data-place="coast-2"]').first.click()
    expect(page.locator(".glance")).to_contain_text("comes to Coast 3, not to Inland 1")

    page.goto("/en/lay")
    form.get_by_role("radio", name="Player One").check()
    page.locator('[data-place="E11"]').first.click()
    expect(page.locator(".claim")).to_contain_text("village on E11")
    expect(verdict(page)).to_have_text("Legal")

    page.goto("/en/place")
    form.get_by_role("radio", name="Player One").check()
    form.get_by_role("radio", name="The plain side").check()
    page.locator('[data-place="r1c1"]').first.click()
    expect(verdict(page)).to_have_text("Legal")
    page.locator(".palette").get_by_role("radio", name="Cards").check()
    page.locator('[data-place="r3c3"]').first.click()
    expect(page.locator(".glance")).to_contain_text("covers no square")


@pytest.mark.parametrize("width", [360])
def test_whether_somebody_has_won_is_said_goal_by_goal(page: Page) -> None:
    page.goto("/en/won")
    page.locator(".asked").get_by_role("radio", name="Red").check()
    expect(verdict(page)).to_have_text("Red does not have enough to win")
    for place, count in (("coast-1", 4), ("coast-2", 2), ("inland-1", 2)):
        for nth in range(count):
            page.locator(f'[data-place="{place}"]').first.click()
            expect(page.locator(f'.picture [data-at="/state/territories/{place}/settlements/{nth}"]')).to_be_attached()
    expect(verdict(page)).to_have_text("Red has enough to win")
    expect(page.locator(".granted")).to_contain_text("No cards in hand")
    expect(page.locator(".granted")).to_contain_text("Nothing else is on the board")
    page.get_by_role("radio", name="Take away").check()
    page.locator('[data-place="coast-1"]').first.click()
    expect(verdict(page)).to_have_text("Red does not have enough to win")
    expect(page.locator(".answer")).to_contain_text("Red has 7 settlements; needed: 8.")
    page.get_by_role("checkbox", name="Nothing else is on the board").uncheck()
    expect(verdict(page)).to_have_text("Not decided yet")
    page.get_by_role("button", name="Enter the whole position").click()
    expect(page.get_by_role("checkbox", name="Everything else is in order").first).to_be_checked()
    page.get_by_role("button", name="Ask about this position").click()
    expect(verdict(page)).to_contain_text("Undetermined")
