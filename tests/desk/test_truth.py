"""A verdict on the screen is about what is entered, and says if it hinges on a reading of the rulebook."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.desk.conftest import expect_value, verdict
from tests.desk.link import fragment
from tests.desk.test_desk import PALACE, example
from tests.desk.test_every_page import JAVA
from tests.desk.test_robustness import CITY, POND, RED, add_blue
from tests.desk.watch import Watch

CHECKING = "Checking…"
ANSWERED = re.compile("[^…]$")
"""Any verdict, unless it is still awaited."""


def add_figure(page: Page) -> None:
    page.get_by_role("button", name="Player Two: add a figure on level 3").click()


def share_condition(page: Page) -> None:
    page.get_by_label("Shared condition").select_option(index=3)


def choose_move(page: Page) -> None:
    page.locator(".actions button").first.click()


def tell_phase(page: Page) -> None:
    page.get_by_label("Which phase?").select_option("turn")


def paste_other(page: Page) -> None:
    page.get_by_label("The receipt, or the link to it").fill("other")
    page.get_by_role("button", name="Check").click()


PAGES: dict[str, tuple[str, Callable[[Page], None]]] = {
    f"/en/votes{fragment(RED)}": ("votes", add_blue),
    f"/en/heights{fragment(CITY)}": ("standings", add_figure),
    f"/en/landscape{fragment(POND)}": ("scores", share_condition),
    "/en/desk": ("replays", choose_move),
    f"/en/position{fragment({'game': 'java', 'state': JAVA, 'actions': []})}": ("audits", tell_phase),
    "/en/receipt#nothing": ("verify", paste_other),
}
"""By address: the question that the page asks, and a function that changes what it asks about."""


def dimmed(page: Page) -> bool:
    """Whether everything that shows an answer is dimmed; after a moment that may be nothing any more."""
    opacities = page.locator(".answered:not(:empty)").evaluate_all("shown => shown.map(each => getComputedStyle(each).opacity)")
    return all(float(each) < 0.5 for each in opacities)


@pytest.mark.parametrize("path", PAGES)
def test_an_answer_is_dimmed_while_it_is_about_something_else(page: Page, watch: Watch, path: str) -> None:
    question, change = PAGES[path]
    watch.allow(".*receipts/verify was answered 403|console error: .*")
    held: list[Route] = []
    if question == "verify":
        answer = {"outcome": "not-a-receipt", "message": "This is not a receipt."}
        page.route("**/verify", lambda route: route.fulfill(json=answer))
    page.clock.install()
    page.goto(path if question != "replays" else f"{path}{fragment(example(page, 'java', PALACE))}")
    expect(verdict(page).first).to_have_text(ANSWERED)
    if question == "replays":
        expect(page.locator(".actions button").first).to_be_enabled()
    page.route(f"**/{question}*", lambda route: held.append(route))
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))  # no answer takes long before the clock goes on
    change(page)
    expect_value(lambda: dimmed(page), True)
    with page.expect_request(f"**/{question}*"):
        page.clock.resume()
    expect(verdict(page).first).to_have_text(CHECKING)
    expect(page.get_by_role("status").filter(has_text=CHECKING).first).to_be_attached()

    def refuse(route: Route) -> None:
        """After that, the page asks again by itself."""
        route.fulfill(status=503, headers={"Retry-After": "1"}, json={"detail": "Retry in 1 s."})

    page.route(f"**/{question}*", refuse)
    for each in held:
        refuse(each)
    expect(page.get_by_text("The service is busy.")).to_be_visible()
    page.unroute_all()
    if question == "verify":
        page.route("**/verify", lambda route: route.fulfill(json=answer))
    expect(page.get_by_text("The service is busy.")).to_have_count(0)
    expect(page.locator(".stale")).to_have_count(0)
    expect(verdict(page).first).not_to_be_empty()


HINGING: dict[str, Any] = {
    "palisade": True,
    "players": 3,
    "clans": {
        "red": {"settlements": 1, "hero": "warrior", "army": 1, "ballot": True},
        "yellow": {"settlements": 2, "army": 1, "ballot": False},
    },
}
"""With three players a palisade takes a vote from everybody's heroes, or only from outsiders' heroes: 2 of 4 votes, or 3 of 5."""


def test_a_verdict_that_hinges_says_so_and_is_switched(page: Page, reopened: Callable[[], Page]) -> None:
    page.goto(f"/en/votes{fragment(HINGING)}")
    expect(verdict(page)).to_have_text("The proposal fails, though the rulebook can be read otherwise")
    other = "With the other reading: Only heroes of players without a settlement there: The proposal passes"
    page.get_by_role("button", name=other).click()
    expect(verdict(page)).to_have_text("The proposal passes, though the rulebook can be read otherwise")
    expect(verdict(reopened())).to_have_text("The proposal passes, though the rulebook can be read otherwise")

    page.goto(f"/en/desk{fragment(example(page, 'java', 'on-one-tile'))}")
    expect(verdict(page)).to_have_text("✓ Legal, though the rulebook can be read otherwise")
    expect(page.locator(".unseen[role=status]").first).to_contain_text(
        "Legal, though the rulebook can be read otherwise. Player One lays"
    )
    page.locator(".band .reading button").click()
    expect(verdict(page)).to_have_text("✗ Illegal, though the rulebook can be read otherwise")
    expect(page.get_by_role("checkbox", name="After the move")).to_have_count(0)
