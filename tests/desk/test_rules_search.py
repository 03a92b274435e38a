"""The search of the rules reader: as the server renders it, in a browser without JavaScript, and as one types."""

import re
from itertools import product
from urllib.parse import quote

from markupsafe import escape
from playwright.sync_api import Browser, Page, Route, expect
from werkzeug.test import Client

from lawspeaker.adjudication.answers.search import search_rules
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.games import GAMES
from tests.desk.browser import open_context
from tests.desk.hosting import Host
from tests.desk.watch import Watch
from tests.sweeps import each

SEARCHES = {"en": "tie points", "cs": "REMIZA", "fr": "égalité"}
"""Words that are found in every game, by language."""
NOTHING = "xyzzy"
RESULT = re.compile(r'<li><a href="/../rules/([^/"]+)/([^/"]+)">([^<]+)</a>\s*<small>([^\s].*)</small>')
"""A rule that was found: its game, its id, its statement, and where it is printed."""
STRANGE = ["%00", "%FF%ED%A0%80", "é", "%22%3E%3Cscript%3E", "%F0%9F%98%80", "()*%5B%5C", "a&search=b", "+", "%", "=&=;"]
"""Queries that no page makes."""

every_language = each("language", LANGUAGES)


def read(client: Client, path: str, search: str) -> str:
    answer = client.get(f"{path}?search={quote(search)}")
    assert answer.status_code == 200
    return answer.text


def results(page: str) -> list[tuple[str, str]]:
    """The games and ids of the rules that a page found."""
    return [(found[1], found[2]) for found in RESULT.finditer(page)]


@each("name, language", product(GAMES.ours, LANGUAGES))
def test_a_game_is_searched_as_by_the_api(client: Client, name: str, language: str) -> None:
    page = read(client, f"/{language}/rules/{name}", SEARCHES[language])
    answer = client.get(f"/v1/games/{name}/rules?search={SEARCHES[language]}", headers={"Accept-Language": language})
    rules = answer.get_json()["rules"]
    assert rules
    assert results(page) == [(name, rule["id"]) for rule in rules]
    assert [found[3] for found in RESULT.finditer(page)] == [escape(rule["statement"]) for rule in rules]
    assert re.search(rf'role="status">[^<]*\b{len(rules)}\b' if len(rules) > 1 else r'role="status">[^<]', page)


@every_language
def test_all_games_are_searched_one_after_the_other(client: Client, language: str) -> None:
    search = SEARCHES[language]
    page = read(client, f"/{language}/rules/", search)
    found = {name: search_rules(game, language, search) for name, game in GAMES.items()}
    assert results(page) == [(name, rule) for name, rules in found.items() for rule in rules]
    headings = re.findall(r'<h2><a href="([^"]+)">', page)
    assert headings == [f"/{language}/rules/{name}?search={quote(search)}" for name, rules in found.items() if rules]


@every_language
def test_a_search_without_results_offers_ways_on(client: Client, language: str) -> None:
    name = "java"
    whole = client.get(f"/{language}/rules/{name}").text
    page = read(client, f"/{language}/rules/{name}", NOTHING)
    assert re.search(r'role="status">[^<]', page)
    assert results(page) == []
    sections = re.findall(rf'href="/{language}/rules/{name}(#[^"]+)"', page)
    assert len(sections) > 1
    assert [section[1:] for section in sections] == re.findall(r'<h2 id="([^"]+)"', whole)
    assert f'href="/{language}/rules/?search={NOTHING}"' in page
    page = read(client, f"/{language}/rules/", NOTHING)
    assert all(f'class="door" href="/{language}/rules/{name}"' in page for name in GAMES)


@each("path", ["/en/rules/", "/en/rules/java"])
def test_an_empty_search_shows_everything(client: Client, path: str) -> None:
    whole = client.get(path).text
    assert [client.get(f"{path}?search={search}").text for search in ("", "%20+")] == [whole, whole]


@each("path, strange", product(["/en/rules/", "/en/rules/java"], STRANGE))
def test_a_strange_search_gets_a_page(client: Client, path: str, strange: str) -> None:
    answer = client.get(f"{path}?search={strange}")
    assert answer.status_code == 200
    assert "<script>" not in answer.text
    assert client.get(f"{path}?{strange}").status_code == 200


def test_a_search_stands_in_the_page_as_text(client: Client) -> None:
    search = """"><i>'&amp;"""
    for path in ("/en/rules/", "/en/rules/java"):
        page = read(client, path, f"{search} tie")
        assert search not in page
        assert f'value="{escape(search)} tie"' in page
        assert results(page)


def test_rules_are_searched_without_a_script(browser: Browser, service: Host) -> None:
    with open_context(browser, service, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/en/rules/")
        page.get_by_role("search").get_by_label("Search rules").fill("tie")
        page.get_by_role("button", name="Search").click()
        expect(page).to_have_url(re.compile(r"/en/rules/\?search=tie$"))
        expect(page.get_by_role("status")).to_have_text(re.compile("^[0-9]+ rules found$"))
        page.get_by_role("link", name="Java", exact=True).click()
        expect(page.get_by_label("Search rules")).to_have_value("tie")
        page.get_by_label("Search rules").fill(NOTHING)
        page.get_by_label("Search rules").press("Enter")
        expect(page.get_by_role("status")).to_have_text("No rule found")
        page.get_by_role("navigation", name="Contents").get_by_role("link", name="Palaces").click()
        expect(page.get_by_role("heading", name="Palaces")).to_be_in_viewport()


def test_rules_are_found_as_one_types_and_opened_by_keyboard(page: Page) -> None:
    page.goto("/cs/rules/graenaland")
    page.evaluate("window.isSame = true")
    field = page.get_by_label("Hledat v pravidlech")
    field.focus()
    page.keyboard.type("PALISADA")
    expect(page.get_by_role("status")).to_have_text(re.compile("^Nalezen"))
    expect(field).to_be_focused()
    expect(page).to_have_url(re.compile(r"/cs/rules/graenaland\?search=PALISADA$"))
    expect(page).to_have_title(re.compile("^PALISADA · "))
    expect(page.get_by_role("heading", name="Produkce surovin")).to_have_count(0)
    first = page.locator("#results li a").first
    address = first.get_attribute("href")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Hledat")).to_be_focused()
    page.keyboard.press("Enter")
    assert page.evaluate("window.isSame"), "no page is loaded"
    page.keyboard.press("Tab")
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"{address}$"))
    page.go_back()
    expect(field).to_have_value("PALISADA")
    expect(page.locator("#results li a").first).to_have_attribute("href", address or "")


def test_the_back_button_returns_to_the_search_before(page: Page) -> None:
    """As one types on, there is one entry in the history. A search that was finished keeps its own."""
    page.goto("/en/rules/java#palace.size")
    field, status = page.get_by_label("Search rules"), page.get_by_role("status")
    everything = page.locator("[id='palace.size']")

    def enter(text: str, shown: str | re.Pattern[str]) -> None:
        field.fill(text)
        expect(status).to_have_text(shown)

    enter("tie", re.compile("rules found"))
    expect(everything).to_have_count(0)
    enter(NOTHING, "No rule found")
    field.press("Enter")
    enter("palace", re.compile("rules found"))
    page.go_back()
    expect(status).to_have_text("No rule found")
    expect(field).to_have_value(NOTHING)
    page.go_back()
    expect(everything).to_be_in_viewport()
    expect(field).to_have_value("")
    expect(status).to_be_empty()
    page.go_forward()
    expect(status).to_have_text("No rule found")
    enter("", "")
    expect(everything).to_have_count(1)
    expect(page).to_have_url(re.compile("/en/rules/java$"))


def test_the_best_results_are_in_view_wherever_one_searches(page: Page) -> None:
    """On a wide screen the search stays in view while one scrolls."""
    page.goto("/en/rules/graenaland")
    page.evaluate("scrollTo(0, 5000)")
    page.get_by_label("Search rules").press_sequentially("build")
    expect(page.get_by_role("status")).to_have_text(re.compile("rules found"))
    expect(page.locator("#results li a").first).to_be_in_viewport()


def test_only_the_last_search_is_shown(page: Page) -> None:
    held: list[Route] = []
    page.goto("/en/rules/java")
    page.route("**/rules/java?search=tie", lambda route: held.append(route))
    field = page.get_by_label("Search rules")
    with page.expect_request("**/rules/java?search=tie"):
        field.fill("tie")
    field.fill(NOTHING)
    expect(page.get_by_role("status")).to_have_text("No rule found")
    held[0].continue_()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("status")).to_have_text("No rule found")


def test_a_search_of_a_busy_service_is_tried_again(page: Page) -> None:
    """By itself for a while, even if it is the one before; then once somebody wants it."""
    refused: list[Route] = []

    def refuse(route: Route) -> None:
        refused.append(route)
        route.fulfill(status=503, headers={"Retry-After": "0.01"}, json={"title": "The service is overloaded"})

    page.goto("/en/rules/java")
    field, status = page.get_by_label("Search rules"), page.get_by_role("status")
    field.fill(NOTHING)
    expect(status).to_have_text("No rule found")
    page.route("**/en/rules/java", refuse, times=3)
    page.go_back()
    expect(page.locator("[id='palace.size']")).to_be_attached()
    expect(status).to_be_empty()
    assert len(refused) == 3

    refused.clear()
    page.route("**/rules/java?search=tie", refuse)
    field.fill("tie")
    again = status.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    assert len(refused) == 4
    page.unroute("**/rules/java?search=tie")
    again.press("Enter")
    expect(status).to_have_text(re.compile("rules found"))


def test_a_search_that_fails_can_be_tried_again(page: Page, watch: Watch) -> None:
    watch.allow(r"GET /en/rules/java\?search=tie was answered 500")
    page.goto("/en/rules/java")
    field, status = page.get_by_label("Search rules"), page.get_by_role("status")
    page.route("**/rules/java?search=tie", lambda route: route.fulfill(status=500, json={"title": "Failed"}))
    field.fill("tie")
    expect(status).to_contain_text("The service is busy.")
    page.unroute("**/rules/java?search=tie")
    page.route("**/rules/java?search=tie", lambda route: route.fulfill(content_type="text/html", body="<p>Welcome!"))
    field.press("Enter")
    expect(status).to_contain_text("The service does not respond.")
    page.unroute("**/rules/java?search=tie")
    field.press("Enter")
    expect(status).to_have_text(re.compile("rules found"))
