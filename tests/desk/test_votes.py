"""Who wins this vote? Numbers of the rulebook of Graenaland, in a real browser."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.desk.conftest import verdict
from tests.desk.link import fragment
from tests.desk.watch import Watch

MINUS = "\N{MINUS SIGN}"
PICTURE = {"Red": 2, "Yellow": 1, "White": 2, "Violet": 3, "Blue": 0}
"""Stavby, Veřejné stavby, Palisády ¶1: the votes of the clans at the palisade of the picture."""

PALISADE: dict[str, Any] = {
    "palisade": True,
    "clans": {
        "red": {"settlements": 1, "hero": "warrior", "army": 1, "ballot": True},
        "yellow": {"settlements": 1, "army": 1, "ballot": False},
        "white": {"settlements": 0, "hero": "warrior", "army": 3},
        "violet": {"settlements": 0, "hero": "skald", "army": 1, "ballot": True},
        "blue": {"settlements": 0, "hero": "warrior", "army": 1},
    },
}
"""The values that ask about the picture, with a proposal that Red and Violet support and Yellow opposes."""


def clan(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def expect_votes(page: Page, votes: dict[str, int]) -> None:
    """Waits until the answer lists the votes of these clans."""
    expect(page.locator(".counts tbody th")).to_have_text(list(votes))
    expect(page.locator(".counts tbody td:last-child")).to_have_text([str(each) for each in votes.values()])


@pytest.mark.parametrize("width", [360])
def test_the_picture_of_the_rulebook_is_tapped_in_and_shared(page: Page, reopened: Callable[[], Page]) -> None:
    page.goto("/en/votes")
    for name in PICTURE:
        page.get_by_label(name, exact=True).check()
    page.get_by_label("Palisade").check()
    for name, hero in {"Red": "warrior", "White": "warrior", "Violet": "skald", "Blue": "warrior"}.items():
        clan(page, name).get_by_label(hero).check()
    for name in PICTURE:
        expect(verdict(page)).to_have_text("Settlements here?")
        settlements = "1" if name in ("Red", "Yellow") else "none"
        clan(page, name).get_by_role("group", name="Settlements").get_by_label(settlements, exact=True).check()
    clan(page, "White").get_by_label("Army", exact=True).fill("3")
    for name, ballot in {"Red": "for", "Violet": "for", "Yellow": "against"}.items():
        clan(page, name).get_by_label(ballot, exact=True).check()

    # Of 8 votes 5 are for it, more than half (Hlasování ¶3); White, who has 2 votes, does not change that.
    expect(verdict(page)).to_have_text("The proposal passes")
    expect(page.locator(".glance")).to_contain_text("whatever White says")
    expect_votes(page, PICTURE)

    opened = reopened()
    expect(verdict(opened)).to_have_text("The proposal passes")
    expect_votes(opened, PICTURE)


def test_by_keyboard_until_the_number_of_players_is_known(page: Page, look: Callable[[], None]) -> None:
    """Úpravy pro hru ve třech ¶2: with three players a warrior brings a vote more than its army."""
    page.goto("/en/votes")
    press = page.keyboard.press
    page.get_by_label("Red", exact=True).focus()
    press("Space")
    expect(verdict(page)).to_have_text("Settlements here?")
    for _ in range(4 + 1 + 1 + 1):  # the other clans, the palisade, how many play, Red's hero
        press("Tab")
    press("ArrowRight")
    press("Tab")
    press("ArrowRight")  # the second of its settlements' keys: one
    press("Shift+Tab")
    expect(clan(page, "Red")).to_contain_text("2 to 3 votes")
    expect(page.get_by_text("the number of players: with three, heroes count differently")).to_be_visible()
    look()
    press("Shift+Tab")
    press("ArrowRight")
    expect(page.get_by_label("3", exact=True)).to_be_checked()
    expect(verdict(page)).to_have_text("3 votes")


def test_an_impossible_vote_is_marked_and_started_over(page: Page, look: Callable[[], None], watch: Watch) -> None:
    """Then the rule of the palisade is shown before it is known how many play.

    Veřejné stavby, Palisády: behind it an outsider's warrior brings a vote less; with three players every hero does.
    """
    watch.allow(r"POST /v1/games/graenaland/votes was answered 422")
    page.goto("/en/votes" + fragment(PALISADE | {"players": 3}))
    expect(verdict(page)).to_have_text("Impossible position")
    expect(clan(page, "Blue")).to_contain_text("impossible")
    look()
    page.get_by_role("button", name="Start over").click()
    expect(verdict(page)).to_have_text("Nobody is there yet")
    expect(page.get_by_label("Red", exact=True)).to_be_focused()

    for name in ("White", "Red"):
        page.get_by_label(name, exact=True).check()
    page.get_by_label("Palisade").check()
    clan(page, "Red").get_by_role("group", name="Settlements").get_by_label("1", exact=True).check()
    white = clan(page, "White")
    white.get_by_label("warrior").check()
    white.get_by_label("Army", exact=True).fill("3")
    expect(page.locator(".glance")).to_contain_text("How many does White have")
    white.get_by_role("group", name="Settlements").get_by_label("none").check()
    expect(page.locator(".counts")).to_contain_text(f"with four or five 2: army 3, palisade {MINUS}1")
    expect(page.locator(".counts")).to_contain_text(f"with three players 3: army 3, three players +1, palisade {MINUS}1")
    expect(page.locator(".rules dt").first).to_contain_text("Behind a palisade")
    white.get_by_role("group", name="Settlements").get_by_label("3 or more").check()
    white.get_by_role("button", name="Settlements: Add one").click()
    expect(page.locator(".counts")).to_contain_text("settlements 4")
