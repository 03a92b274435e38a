"""The picture of the desk is handled like a map: by fingers, by the mouse, by buttons and by keys."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.desk.conftest import expect_value, verdict
from tests.desk.link import fragment
from tests.desk.test_desk import CARD, PALACE, POSITIONS, example, open_dispute
from tests.desk.test_landscape import STILL
from tests.desk.watch import NEXT_FRAME
from tests.sweeps import each

SCALE = """() => {
    const drawn = document.querySelector('.picture .sheet > svg');
    return drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width;
}"""
POSITION = """() => {
    const { scrollLeft, scrollTop } = document.querySelector('.picture .sheet');
    return [scrollLeft, scrollTop, scrollX, scrollY];
}"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.picture [data-place]')].map(place => {
    const { width, height } = place.getBoundingClientRect();
    return Math.min(width, height);
}))"""
BOARDS = """() => {
    const frame = document.querySelector('.picture .sheet').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.picture [data-board]')].map(board => board.getBoundingClientRect());
    return [
        (Math.min(...boxes.map(box => box.left)) - frame.left) / frame.width,
        (Math.max(...boxes.map(box => box.right)) - frame.left) / frame.width,
        (Math.min(...boxes.map(box => box.top)) - frame.top) / frame.height,
        (Math.max(...boxes.map(box => box.bottom)) - frame.top) / frame.height,
    ];
}"""
"""Where all boards lie within the frame: left, right, top and bottom, as parts of its width and height."""
FOR_FINGERS = 40
NEAR = 3
"""By how many px a point that stays where it is may move: places are drawn in fractions of px."""
DISPUTES = [("java", PALACE, "fr"), ("graenaland", POSITIONS, "cs"), ("confusing-lands", CARD, "en")]
"""A game, the name of an example, and a language."""

on_a_phone = pytest.mark.parametrize("width", [360])

Point = tuple[float, float]


class Fingers:
    """Fingers on the screen, as the browser gets them from the system."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._devtools = page.context.new_cdp_session(page)

    def move(self, *ways: Sequence[Point]) -> None:
        """Puts a finger down where each of ``ways`` begins, moves all of them along, and lifts them."""
        self._send("touchStart", [way[0] for way in ways])
        for points in zip(*(way[1:] for way in ways), strict=True):
            self._send("touchMove", points)
        self._page.wait_for_timeout(STILL)
        self._send("touchEnd", [])

    def _send(self, kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y, "id": nth} for nth, (x, y) in enumerate(points)]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def way(start: Point, end: Point, steps: int = 8) -> list[Point]:
    return [
        (start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
        for step in range(steps + 1)
    ]


def open_picture(page: Page, game: str = "java", name: str = PALACE, language: str = "en") -> Locator:
    """Opens a dispute with its picture; the frame of that."""
    open_dispute(page, example(page, game, name), language)
    expect(page.locator(".picture .mark").first).to_be_attached()
    expect(page.locator(".actions button").first).to_be_visible()
    page.evaluate(NEXT_FRAME)  # the picture has noticed what room it has now
    return page.locator(".picture .sheet")


def middle(page: Page, selector: str) -> Point:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def space(name: str) -> str:
    return f'.picture .spaces [data-place="{name}"]'


def scale(page: Page) -> float:
    found: float = page.evaluate(SCALE)
    return found


@contextmanager
def stays(page: Page, selector: str) -> Iterator[Point]:
    """That a place, whose middle it gives, is where it was in the end, though everything else is larger or smaller."""
    before, former = middle(page, selector), scale(page)
    yield before
    expect_value(lambda: scale(page) != pytest.approx(former, rel=0.1), True)
    expect_value(lambda: middle(page, selector), pytest.approx(before, abs=NEAR))


def nothing_was_touched(page: Page) -> None:
    expect(page.locator(".touched")).to_have_text("Tap the picture to see what a place is.")


@on_a_phone
def test_a_finger_moves_the_picture_and_two_zoom_it(page: Page) -> None:
    """They zoom about the point between them, and not the page."""
    frame = open_picture(page)
    page.locator(space("J12")).scroll_into_view_if_needed()
    before = scale(page)
    with stays(page, space("J12")) as (x, y):
        Fingers(page).move(way((x - 20, y), (x - 40, y)), way((x + 20, y), (x + 40, y)))
    expect_value(lambda: scale(page), pytest.approx(2 * before, rel=0.05))
    Fingers(page).move(way((x - 40, y), (x - 20, y)), way((x + 40, y), (x + 20, y)))
    expect_value(lambda: scale(page), pytest.approx(before, rel=0.05))
    assert page.evaluate("visualViewport.scale") == 1
    nothing_was_touched(page)

    page.get_by_role("button", name="Whole picture").tap()
    frame.evaluate("frame => { frame.scrollTop = 0; }")
    page.get_by_role("button", name="Zoom in").tap()
    top = frame.evaluate("frame => frame.scrollTop")
    x, y = middle(page, ".picture .sheet")
    Fingers(page).move(way((x, y), (x - 60, y - 100)))
    page.wait_for_function("([frame, top]) => frame.scrollTop > top + 40", arg=[frame.element_handle(), top])
    nothing_was_touched(page)
    page.locator(space("J14")).tap()
    expect(page.locator(".touched")).to_contain_text("J14")


def test_the_mouse_drags_and_zooms_the_picture(page: Page) -> None:
    open_picture(page)
    before = scale(page)
    with stays(page, space("J12")) as (x, y):
        page.mouse.move(x, y)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -100)
        page.keyboard.up("Control")
        page.wait_for_function(f"before => ({SCALE})() > before", arg=before)

    position = page.evaluate(POSITION)
    x, y = middle(page, space("J12"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 50, y - 30, steps=4)
    page.mouse.up()
    dragged = pytest.approx([position[0] + 50, position[1] + 30, *position[2:]], abs=NEAR)
    expect_value(lambda: page.evaluate(POSITION), dragged)
    nothing_was_touched(page)
    page.mouse.move(*middle(page, space("K11")))
    page.mouse.down()
    page.mouse.move(*middle(page, space("K11")), steps=2)
    page.mouse.up()
    expect(page.locator(".touched")).to_contain_text("K11")

    left, top, *_ = page.evaluate(POSITION)
    page.mouse.move(*middle(page, space("K11")))
    page.mouse.wheel(0, 100)  # without Control it scrolls the page
    page.wait_for_function("() => scrollY > 50")
    assert page.evaluate(POSITION)[:2] == [left, top]


def test_buttons_zoom_about_the_middle(page: Page) -> None:
    frame = open_picture(page)
    page.get_by_role("button", name="Zoom in").click()
    x, y = middle(page, ".picture .sheet")
    below = "([x, y]) => document.elementsFromPoint(x, y).map(one => one.closest('[data-place]')?.dataset.place).find(Boolean)"
    there = page.evaluate(below, [x, y])
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").click()
    expect_value(lambda: page.evaluate(below, [x, y]), there)
    page.get_by_role("button", name="Whole picture").click()
    page.wait_for_function(
        """frame => frame.scrollHeight <= frame.clientHeight && frame.scrollWidth <= frame.clientWidth
            && Math.max(frame.firstElementChild.clientWidth - frame.clientWidth,
                frame.firstElementChild.clientHeight - frame.clientHeight) > -2""",
        arg=frame.element_handle(),
    )
    page.get_by_role("button", name="Zoom out").click()
    page.evaluate(NEXT_FRAME)
    assert frame.evaluate("frame => frame.scrollHeight <= frame.clientHeight"), "There is nothing to see around a picture."


def test_every_part_of_the_picture_is_reached_by_keys(page: Page) -> None:
    frame = open_picture(page)
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").press("Enter")
    frame.focus()
    for key, end in {
        "ArrowRight": "scrollLeft + frame.clientWidth >= frame.scrollWidth - 1",
        "ArrowDown": "scrollTop + frame.clientHeight >= frame.scrollHeight - 1",
        "ArrowLeft": "scrollLeft === 0",
        "ArrowUp": "scrollTop === 0",
    }.items():
        presses = 0
        while not frame.evaluate(f"frame => frame.{end}"):
            page.keyboard.press(key)
            presses += 1
            assert presses < 80, key
        assert presses, key
    page.keyboard.press("Tab")
    for _ in range(5):
        page.keyboard.press("ArrowDown")
        expect(page.locator(".picture .place:focus")).to_be_in_viewport()


@each("game, name, language", DISPUTES)
def test_on_a_large_screen_a_picture_opens_on_its_board(page: Page, game: str, name: str, language: str) -> None:
    """Not on the whole document, of which the board may be a small part."""
    open_picture(page, game, name, language)

    def are_large_and_whole() -> bool:
        left, right, top, bottom = page.evaluate(BOARDS)
        return bool(max(right - left, bottom - top) > 0.8 and min(left, top) >= 0 and max(right, bottom) <= 1)

    expect_value(are_large_and_whole, True)
    expect(verdict(page)).to_be_in_viewport()


@on_a_phone
@each("game, name, language", DISPUTES)
def test_a_phone_shows_verdict_and_marks_first(page: Page, game: str, name: str, language: str) -> None:
    """The verdict and its reason are on the upper half of the first screen, and fingers hit places."""
    frame = open_picture(page, game, name, language)
    expect(verdict(page)).to_be_in_viewport(ratio=1)
    expect(page.locator(".band p")).not_to_be_empty()
    expect_value(lambda: page.evaluate(SMALLEST) >= FOR_FINGERS, True)

    def is_mark_in_sight() -> bool:
        sheet, (x, y) = frame.bounding_box(), middle(page, ".picture .mark")
        return bool(
            sheet and sheet["x"] <= x <= sheet["x"] + sheet["width"] and sheet["y"] <= y <= min(800, sheet["y"] + sheet["height"])
        )

    expect_value(is_mark_in_sight, True)
    page.evaluate("document.fonts.ready.then(() => true)")
    reason, band = page.locator(".band p").bounding_box(), page.locator(".band").bounding_box()
    assert reason
    assert band
    end = reason["y"] + reason["height"]
    assert end < 400
    assert band["y"] + band["height"] - end < 16, "The band keeps no empty line."
    expect(page.get_by_role("heading", level=1)).to_have_count(1)  # for screen readers
    assert page.locator("h1").evaluate("heading => heading.clientHeight") == 1


def test_the_picture_of_an_editor_stays_where_it_was_moved(page: Page) -> None:
    page.goto(f"/en/position{fragment({'game': 'java', 'state': {}, 'actions': []})}")
    page.locator(space("H12")).scroll_into_view_if_needed()
    page.get_by_role("button", name="Zoom in").click()
    x, y = middle(page, space("H12"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y - 30, steps=4)
    page.mouse.up()
    expect(page.locator(".touched")).to_have_text(re.compile("^Choose a piece"))
    before = page.evaluate(POSITION), scale(page)
    page.mouse.click(*middle(page, space("H12")))
    expect(page.locator('.picture [data-at="/state/tiles/0"]')).to_have_count(1)
    expect_value(lambda: (page.evaluate(POSITION), scale(page)), before)
