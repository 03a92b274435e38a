"""What does this landscape score? Landscapes of Confusing Lands are painted in a real browser."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import lawspeaker
from lawspeaker.games.confusing_lands.notation import RIVERS
from lawspeaker.games.confusing_lands.picture.symbols import on_square
from tests.desk.conftest import verdict
from tests.desk.link import fragment
from tests.desk.watch import Watch

MINUS = "\N{MINUS SIGN}"
SIGNS = Path(lawspeaker.__file__).parent / "desk" / "static" / "landscape" / "signs.svg"
UNFINISHED = "POST /v1/games/confusing-lands/scores was answered 422"
"""The fault for an unfinished landscape, which the service refuses while it is painted."""
TWO_FRAMES = "() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))"
STILL = 100
"""How many ms a finger rests before it is lifted. Lifted in motion, it flings the page, and the next tap only stops that."""
_SVG = "{http://www.w3.org/2000/svg}"


def link(language: str, *landscapes: Sequence[str], shared: int | None = 1) -> str:
    """The link to the page with these landscapes."""
    painted = dict(zip(("one", "two"), map(list, landscapes), strict=False))
    return f"/{language}/landscape" + fragment({"landscapes": painted} | ({"shared": shared} if shared else {}))


def expect_lines(page: Page, *points: str) -> None:
    """Waits until the lines of the score sheet have these points."""
    expect(page.locator(".line b")).to_have_text(points)


def square(page: Page, row: int, column: int) -> Locator:
    """A square of the painting grid; row and column are counted from 0."""
    return page.locator(f'[data-row="{row}"][data-column="{column}"]')


def expect_marked(page: Page, kind: str, *places: tuple[int, int]) -> None:
    """Waits until these squares of the grid, by row and column from 1, have this kind of mark, and no others."""
    marked = page.get_by_role("grid").locator(f".{kind}")
    expect(marked).to_have_count(len(places))
    for nth, (row, column) in enumerate(places):
        expect(marked.nth(nth)).to_have_attribute("aria-label", re.compile(rf"^row {row}, column {column}\b"))


def swipe(page: Page, *places: tuple[int, int]) -> None:
    """Moves a finger over the centres of squares."""
    square(page, *places[-1]).scroll_into_view_if_needed()
    boxes = [box for place in places if (box := square(page, *place).bounding_box())]
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2} for box in boxes]
    fingers = page.context.new_cdp_session(page)
    for kind, touching in (("touchStart", points[:1]), *(("touchMove", [point]) for point in points[1:]), ("touchEnd", [])):
        if kind == "touchEnd":
            page.wait_for_timeout(STILL)
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})
        page.evaluate(TWO_FRAMES)


@pytest.mark.parametrize("width", [360])
def test_a_landscape_is_painted_by_finger_and_shared(
    page: Page, browser: Browser, watch: Watch, look: Callable[[], None]
) -> None:
    """Bodovací podmínky, 1: 4 points for each of four squares of river; 7: 4 for the mountain; Bodování 3: 10 less."""
    watch.allow(UNFINISHED)
    page.goto("/en/landscape")
    page.get_by_label("Shared condition").select_option("1")
    swipe(page, (1, 3), (2, 3), (2, 5), (3, 5))  # the finger skips a square
    for name, places in {
        "forest": [(1, 1)],
        "mountain": [(1, 2), (3, 5)],
        "village": [(2, 1)],
        "crystal": [(4, 3)],
        "elk": [(4, 4)],
        "empty": [(2, 2), (4, 5)],
    }.items():
        page.get_by_role("radio", name=name, exact=True).check()
        for place in places:
            square(page, *place).tap()
    page.get_by_role("radio", name="condition", exact=True).check()
    page.get_by_label("Number of the condition").select_option("7")
    swipe(page, (3, 3), (3, 4))

    expect(verdict(page)).to_have_text("10 points")
    expect_lines(page, "4", "16", f"{MINUS}10")
    page.get_by_role("button", name="Mighty River").tap()
    expect_marked(page, "counted", (1, 3), (2, 3), (2, 4), (2, 5))
    page.get_by_role("button", name="Roaring Falls").tap()
    expect_marked(page, "counted", (2, 5))
    expect_marked(page, "because", (3, 5))
    look()

    with browser.new_context() as other:
        opened = other.new_page()
        opened.goto(page.url)
        expect(verdict(opened)).to_have_text("10 points")
        expect_lines(opened, "4", "16", f"{MINUS}10")


def test_by_keyboard_and_taken_away_again(page: Page, watch: Watch) -> None:
    """Bodování 2: whoever has no condition in the landscape gets nothing for the shared one."""
    watch.allow(UNFINISHED)
    page.goto("/en/landscape")
    page.get_by_label("Shared condition").focus()
    page.keyboard.type("1")
    for _ in range(5):  # the example, undo, the brushes, the course of the river, the grid
        page.keyboard.press("Tab")
    for key in ("Home", "ArrowRight", "Enter", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown"):
        page.keyboard.press(key)
    # After an answer, the label also says that this is impossible.
    focused = re.compile("^row 2, column 3: river from north to south")
    expect(page.locator(":focus")).to_have_attribute("aria-label", focused)
    expect(verdict(page)).to_have_text("Not possible yet")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_label("forest", exact=True)).to_be_checked()
    page.keyboard.press("Tab")
    for key in ("ArrowLeft", "Enter", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(verdict(page)).to_have_text("0 points")
    expect(page.get_by_role("button", name="scores nothing for the shared condition")).to_be_visible()
    page.keyboard.press("Delete")
    expect(verdict(page)).to_have_text("Not possible yet")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "row 2, column 1: outside the landscape")


def test_two_landscapes_are_shown_and_ranked(page: Page, look: Callable[[], None]) -> None:
    page.goto("/en/landscape")
    page.get_by_role("button", name="Show an example").click()
    expect(verdict(page)).to_have_text("Player One wins, 22 to 10")
    page.get_by_role("button", name="Tranquillity").click()
    expect(page.get_by_label("Player Two", exact=True)).to_be_checked()
    expect(page.get_by_role("grid").locator(".counted")).to_have_count(8)
    look()
    page.get_by_role("button", name="Remove the second landscape").click()
    expect(verdict(page)).to_have_text("22 points")
    expect(page.get_by_role("button", name="Add a second landscape")).to_be_focused()


@pytest.mark.parametrize("width", [360])
def test_what_is_not_known_leaves_bounds(page: Page, look: Callable[[], None]) -> None:
    page.goto(link("en", ["ns ns .", "V 7 7", "? M ."]))
    expect(verdict(page)).to_have_text(f"Points: {MINUS}6 to {MINUS}2, though the rulebook can be read otherwise")
    expect(page.locator(".missing").get_by_text("Player One: the squares marked “?” in row r3")).to_be_visible()
    expect(page.locator(".hinges").get_by_text("Any river squares that touch each other")).to_be_visible()
    look()


def test_an_impossible_landscape_is_explained_and_marked(page: Page, look: Callable[[], None], watch: Watch) -> None:
    """Přehled karty 2: a condition takes two squares, side by side."""
    watch.allow(UNFINISHED)
    page.goto(link("en", ["ns ns 7", "V . .", "7 M ."]))
    fault = "Condition 7 (Roaring Falls) must be on two squares next to each other"
    expect(page.locator(".defects")).to_contain_text(fault)
    expect(page.locator(".glance")).to_contain_text(fault)
    expect_marked(page, "wrong", (1, 3), (3, 1))
    look()
    there = page.url
    page.get_by_role("button", name="Start over").click()
    expect(verdict(page)).to_have_text("Paint a landscape, or look at an example.")
    expect(page.get_by_label("Shared condition")).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".defects")).to_contain_text(fault)
    page.get_by_role("button", name="Start over").click()
    page.wait_for_url(lambda url: url != there)
    page.go_back()
    expect(page.locator(".defects")).to_contain_text(fault)


def test_the_signs_are_those_of_the_pictures() -> None:
    signs = {sign.attrib["id"]: [_as_drawn(part) for part in sign] for sign in ElementTree.parse(SIGNS).getroot()}
    assert signs.keys() == {*"FMVEWC", *RIVERS}
    for token, drawn in signs.items():
        _ground, symbol = on_square(token, 0, 0, 100)
        assert drawn == [_as_drawn(part) for part in symbol]


def _as_drawn(part: ElementTree.Element) -> tuple[str, dict[str, str]]:
    return part.tag.removeprefix(_SVG), part.attrib
