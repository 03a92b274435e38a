"""Robustness of the quick questions: broken links, fast input, failing networks, printing."""

import zlib
from base64 import urlsafe_b64encode
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.desk.conftest import verdict
from tests.desk.link import fragment
from tests.desk.watch import Watch
from tests.sweeps import each

RED: dict[str, Any] = {"palisade": False, "clans": {"red": {"settlements": 1, "army": 1, "ballot": True}}}
CITY: dict[str, Any] = {"place": "city", "heights": {"one": [3], "two": [2]}}
POND: dict[str, Any] = {"shared": 1, "landscapes": {"one": ["7 7 .", "F M ne"]}}
ENTERED = {"votes": RED, "heights": CITY, "landscape": POND}

NO_LINKS: dict[str, list[Any]] = {
    "votes": [{"clans": None}, {"palisade": False, "clans": {"red": {"settlements": 10**9, "army": 1}}}],
    "heights": [{"heights": {"one": 5}}, {"place": "moon", "heights": {}}, {"place": "city", "heights": {"one": [10**9]}}],
    "landscape": [{"landscapes": {}}, {"landscapes": {"one": ["river"]}}, {"landscapes": {"one": ["F F", "F"]}}],
}
"""JSON that no page creates, by the page that a link with it opens."""


def add_blue(page: Page) -> None:
    """Adds a clan with a settlement."""
    page.get_by_role("checkbox", name="Blue").check()
    page.get_by_role("region", name="Blue").get_by_role("group", name="Settlements").get_by_label("1", exact=True).check()


@each("name", NO_LINKS)
def test_a_damaged_link_is_reported_and_does_no_harm(page: Page, name: str) -> None:
    page.goto(f"/en/{name}")
    expect(verdict(page)).not_to_be_empty()
    nothing = verdict(page).inner_text()
    for made in (None, [], {"game": "java"}, *NO_LINKS[name]):
        page.goto(f"/en/{name}{fragment(ENTERED[name])}")
        expect(verdict(page)).not_to_have_text(nothing)
        page.goto(f"/en/{name}{fragment(made)}")
        expect(page.get_by_text("This link is damaged")).to_be_visible()
        expect(verdict(page)).to_have_text(nothing)


def test_a_number_counts_as_it_is_typed_during_answers(page: Page) -> None:
    held: list[Route] = []
    page.goto(f"/en/heights{fragment(CITY | {'palace': 4})}")
    spaces = page.get_by_label("Spaces of the city", exact=True)
    expect(page.locator(".answer")).to_contain_text("How many spaces does the city have?")
    page.route("**/standings", lambda route: held.append(route))
    with page.expect_request("**/standings"):
        page.get_by_label("8", exact=True).check()
    spaces.press_sequentially("0")  # no number of spaces yet
    with page.expect_response("**/standings"):
        held[0].continue_()
    expect(page.locator(".ranking")).to_contain_text("8 points")
    expect(spaces).to_have_value("0")
    page.unroute("**/standings")
    spaces.press("Backspace")
    spaces.press_sequentially("11")
    expect(spaces).to_have_value("11")
    expect(page.locator(".building")).to_contain_text("to 10 at most")

    page.goto(f"/en/heights{fragment(CITY | {'palace': 10, 'spaces': 30})}")
    expect(page.locator(".building")).to_contain_text("no palace is larger")  # not that the city is too small; ¶27


def test_a_step_at_its_limit_keeps_the_focus(page: Page) -> None:
    strong = {"settlements": 1, "hero": "warrior", "army": 2}
    page.goto(f"/en/votes{fragment(RED | {'clans': {'red': strong}, 'players': 3})}")
    expect(page.locator(".counts tbody th")).to_have_text(["Red"])  # the other players are unknown and do not matter
    fewer = page.get_by_role("button", name="Army: Remove one")
    fewer.focus()
    for _ in range(2):
        page.keyboard.press("Enter")
    expect(page.get_by_label("Army", exact=True)).to_have_value("1")
    expect(fewer).to_be_focused()


def test_a_page_goes_on_when_the_service_answers_again(page: Page, watch: Watch) -> None:
    watch.allow(r"(GET|POST) /v1/games/graenaland.* was answered 401")
    key = "let-me-in"

    def guard(route: Route) -> None:
        if route.request.headers.get("authorization") == f"Bearer {key}":
            route.continue_()
        else:
            route.fulfill(status=401, json={"title": "An API key is needed"})

    page.route("**/v1/**", guard)
    page.goto(f"/en/votes{fragment(RED)}")
    for tried in ("kľúč", f" {key} "):
        page.get_by_label("Key").fill(tried)
        page.keyboard.press("Enter")
        if tried.strip() != key:
            expect(page.get_by_role("alert")).to_have_text("The service does not know this key.")
    expect(verdict(page)).to_have_text("The proposal passes")
    expect(page.locator("#main")).to_be_focused()

    # The captive portal of a café answers every request with its login page.
    page.route("**/votes", lambda route: route.fulfill(content_type="text/html", body="<p>Welcome!"))
    add_blue(page)
    expect(page.get_by_text("The service does not respond.")).to_be_visible()
    page.unroute("**/votes")
    page.get_by_role("button", name="Try again").press("Enter")
    expect(verdict(page)).to_have_text("Not decided yet")
    expect(page.locator("#main")).to_be_focused()


def test_a_busy_service_is_asked_again(page: Page) -> None:
    refused: list[Route] = []

    def refuse(route: Route) -> None:
        refused.append(route)
        route.fulfill(
            status=503, headers={"Retry-After": "1"}, json={"title": "The service is overloaded", "detail": "Retry in 1 s."}
        )

    def shed(times: int) -> None:
        refused.clear()
        page.unroute("**/v1/**/votes")
        page.route("**/v1/**/votes", refuse, times=times)

    shed(2)
    page.goto(f"/en/votes{fragment(RED)}")
    expect(page.get_by_text("The service is busy.")).to_be_visible()
    expect(verdict(page)).to_have_text("The proposal passes")
    assert len(refused) == 2
    page.unroute("**/v1/**/votes")
    page.route("**/v1/**/votes", lambda route: route.fulfill(status=503, headers={"Retry-After": "600"}, json={}), times=1)
    add_blue(page)
    page.get_by_role("button", name="Try again").press("Enter")
    expect(verdict(page)).to_have_text("Not decided yet")

    # All pages together do not come back at once.
    delays = page.evaluate(
        "() => import('/static/desk/api.js').then(({ delayFor }) => Array.from({ length: 100 }, () => delayFor(2)))"
    )
    assert min(delays) >= 2000  # ms: what Retry-After says is kept
    assert max(delays) < 4000
    assert len(set(delays)) > 50


@each("status, told", [(404, "Odkaz je poškozený, takže ho nelze otevřít."), (413, "Zadali jste toho příliš mnoho.")])
def test_an_english_message_is_said_in_czech(page: Page, watch: Watch, status: int, told: str) -> None:
    watch.allow(f"POST /v1/games/graenaland.* was answered {status}")
    page.route("**/v1/**/votes", lambda route: route.fulfill(status=status, json={"title": "No", "detail": "In English."}))
    page.goto("about:blank")
    page.goto(f"/cs/votes{fragment(RED)}")
    expect(page.get_by_role("alert")).to_contain_text(told)
    expect(page.get_by_text("In English.")).to_have_count(0)


def test_a_refused_question_is_asked_again_in_time(page: Page, watch: Watch) -> None:
    watch.allow(r"POST /v1/games/graenaland/votes was answered 429")
    page.clock.install()
    page.route("**/v1/**/votes", lambda route: route.fulfill(status=429, headers={"Retry-After": "600"}, json={}), times=1)
    page.goto(f"/en/votes{fragment(RED)}")
    expect(page.get_by_text("Try again in 600 s.")).to_be_visible()
    page.clock.run_for(1_000)  # the page sets its timer after it has shown the text
    page.clock.fast_forward(1_200_000)
    expect(verdict(page)).to_have_text("The proposal passes")


def test_question_answer_and_reasons_are_on_paper(page: Page) -> None:
    page.emulate_media(media="print")
    for name, entered in ENTERED.items():
        page.goto(f"/en/{name}{fragment(entered)}")
        expect(page.locator(".rules").first).to_be_visible()
        if name == "votes":  # a palisade is left out if there is none, so its choice needs no colour
            expect(page.locator(".territory label:visible")).to_have_text(["Red", "Don't know"], use_inner_text=True)


def test_a_short_link_that_becomes_very_long_is_stopped(page: Page) -> None:
    """Valid JSON: a text of 4 MB, deflated to 4 kB. The page would open a text, but stops reading after half a megabyte."""
    compressor = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    parts = (b'"', *[b" " * 2**20] * 4, b'"')
    deflated = b"".join(map(compressor.compress, parts)) + compressor.flush()
    page.goto("/en/votes")
    length = page.evaluate(
        """async deflated => {
            const { unpacked } = await import("/static/desk/link.js");
            return unpacked(deflated).then(text => text.length, () => "stopped");
        }""",
        urlsafe_b64encode(deflated).rstrip(b"=").decode(),
    )
    assert length == "stopped"
