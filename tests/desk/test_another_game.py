"""A game from a package of its own at the desk: it has no picture, no points, no seed, and nobody to choose who plays."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from lawspeaker.games import GAMES
from tests.desk.hosting import Host, host
from tests.installing import SOURCE


@pytest.fixture(scope="module")
def service() -> Iterator[Host]:
    """The service for noughts and crosses, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SOURCE)
        from noughts_and_crosses import NOUGHTS_AND_CROSSES

        with host({**GAMES, NOUGHTS_AND_CROSSES.id: NOUGHTS_AND_CROSSES}) as hosted:
            yield hosted


def test_a_new_game_is_set_up_and_played(page: Page) -> None:
    page.goto("/en/desk")
    page.get_by_role("radio", name="Noughts and crosses").check()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".actions").get_by_role("button", name="Crosses mark a square: centre").click()
    expect(page.locator(".verdict")).to_have_text("✓ Legal")
    page.locator(".ruling .main").click()
    expect(page.locator(".in-words")).to_contain_text("centre: a cross")
    expect(page.locator(".in-words")).to_contain_text("Noughts")
    expect(page.locator(".scores")).to_have_count(0)


def test_its_rules_are_shown_with_their_cases(page: Page) -> None:
    page.goto("/en/rules/noughts-and-crosses")
    expect(page.locator("#readings")).to_have_count(0)
    page.get_by_role("link", name="Three marks in a line").click()
    page.locator("#case-mark-after-the-end .to-desk").click()
    expect(page.locator(".findings").first).to_contain_text("Crosses have three in a line: the game is over.")
