"""The rules reader in a real browser: reading a rule, viewing its cases, and opening a case in the desk."""

from typing import Any

from playwright.sync_api import Browser, Locator, Page, Route, expect

from lawspeaker.adjudication.answers.wording import Wording
from lawspeaker.desk.fragment import pack
from lawspeaker.desk.translations import translator
from lawspeaker.games import GAMES
from tests.conformance import cases, cases_of
from tests.desk.browser import open_context
from tests.desk.conftest import expect_value
from tests.desk.hosting import Host

UNPACKED = "fragment => import('/static/desk/link.js').then(({ unpacked }) => unpacked(fragment))"
PACKED = "value => import('/static/desk/link.js').then(({ packed }) => packed(value))"
TOLD = """([id, actions]) => Promise.all([import('/static/desk/desk/words.js'), import('/static/desk/api.js')])
    .then(async ([{ told }, { get }]) => {
        const game = await get(id);
        return actions.map(action => told(game, "action", action));
    })"""


def drawn(case: Locator) -> Locator:
    """The picture of a case. It is loaded when the case is scrolled into view."""
    case.scroll_into_view_if_needed()
    return case.locator(".drawn > svg")


def test_the_place_that_a_ruling_is_about_is_marked(page: Page) -> None:
    """Graenaland, Stavby > Sídla > Osady, paragraph 1: a village is built where one has a settlement, or next to that."""
    page.goto("/en/rules/graenaland/village.reach")
    case = page.locator("#case-village-two-territories-away")
    expect(drawn(case)).to_be_visible()
    territory = next(case for case in cases() if case.id == "village-two-territories-away").request["action"]["territory"]
    small = drawn(case).bounding_box()
    case.get_by_role("button", name="Zoom in").click()
    expect(case.get_by_role("button", name="Zoom out")).to_be_visible()
    assert small
    expect_value(lambda: (large := drawn(case).bounding_box()) is not None and large["height"] > small["height"], True)
    assert territory in [place.get_attribute("data-place") for place in case.locator(".place.marked").all()]


def test_a_case_is_drawn_with_what_it_is_about(page: Page) -> None:
    page.goto("/en/rules/graenaland/votes.warrior")
    case = page.locator("#case-army-stays-with-its-warrior")
    more = page.locator("details", has=case).locator("summary")
    if more.count():
        more.first.click()
    expect(drawn(case)).to_contain_text("Only a part of the table is shown.")
    names = sorted(place.get_attribute("data-place") or "" for place in case.locator("[data-place]").all())
    assert names == ["coast-1", "coast-2", "red"]


def test_a_case_asks_again_for_its_picture_only_if_refused(page: Page) -> None:
    state = next(case.request["state"] for case in cases() if case.id == "army-stays-with-its-warrior")
    asked: list[Any] = []

    def refuse(route: Route) -> None:
        body: Any = route.request.post_data_json
        if body["state"] != state:
            return route.continue_()
        asked.append(body)
        if len(asked) > 3:
            return route.continue_()
        return route.fulfill(status=503, headers={"Retry-After": "0.01"}, json={"title": "The service is overloaded"})

    page.route("**/pictures", refuse)
    page.goto("/en/rules/graenaland/votes.warrior")
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    box = page.locator("#case-army-stays-with-its-warrior .drawn")
    box.scroll_into_view_if_needed()
    expect(box.locator("svg")).to_be_visible()
    assert asked == asked[:1] * 4


def test_cases_are_drawn_only_when_they_come_near(page: Page) -> None:
    page.goto("/en/rules/graenaland/payment.price")
    expect(drawn(page.locator(".case").first)).to_be_visible()
    assert page.locator(".drawn > svg").count() < page.locator(".drawn").count() / 2
    more = page.locator("details").first
    more.locator("summary").click()
    expect(drawn(more.locator(".case").last)).to_be_visible()


def test_the_rules_can_be_read_without_a_script(browser: Browser, service: Host) -> None:
    with open_context(browser, service, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/en/rules/graenaland")
        page.locator("[id='votes.palisade'] a").click()
        expect(page.get_by_role("link", name="Open at the desk").first).to_be_visible()


def test_links_of_the_server_and_of_the_browser_are_alike(page: Page) -> None:
    page.goto("/en/rules/java/land.flat")
    case = next(case for case in cases() if case.game == "java" and "land.flat" in case.rules and "action" in case.request)
    entered = {"game": "java", "state": case.request["state"], "actions": [case.request["action"], {"note": "Ž'ó 😀"}]}
    assert page.evaluate(UNPACKED, pack(entered)) == entered
    assert page.evaluate(UNPACKED, page.evaluate(PACKED, entered)) == entered
    link = page.locator(f"#case-{case.id} .to-desk").get_attribute("href")
    assert link
    opened = page.evaluate(UNPACKED, link.partition("#")[2])
    assert opened == {"game": "java", "state": case.request["state"], "actions": [case.request["action"]]}


def test_server_and_browser_word_values_alike(page: Page) -> None:
    page.goto("/fr/rules/")
    say = translator("fr", "rules")
    for game in GAMES.values():
        requests = [case.request for case in cases_of(game.id)]
        actions = [action for request in requests for action in request.get("actions", [request.get("action")]) if action]
        wording = Wording.of(game, "fr", say)
        assert page.evaluate(TOLD, [game.id, actions]) == [wording.value("action", each) for each in actions]
