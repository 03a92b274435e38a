"""The box of the start page: quick questions, rules, examples and cases are found by players' words."""

import re
from urllib.parse import quote

from playwright.sync_api import Page, expect
from werkzeug.test import Client

from lawspeaker.desk.disagreements import MOST
from lawspeaker.desk.pages import MOVES, QUICK
from lawspeaker.games import GAMES
from tests.desk.conftest import verdict
from tests.sweeps import each

WORDS = {
    "/en/votes": ["palisade", "who has the majority", "priest"],
    "/cs/votes": ["většina", "hlasy pro návrh"],
    "/fr/votes": ["majorité", "voix du prêtre"],
    "/en/build": ["how much does a church cost", "pay with gold", "supply card"],
    "/cs/build": ["kolik stojí kostel", "platit zlatem"],
    "/fr/build": ["payer en or", "le prix du marché"],
    "/en/march": ["my hero moves", "direction"],
    "/cs/march": ["pohyb hrdiny"],
    "/fr/march": ["où va le guerrier"],
    "/en/landscape": ["wolf points", "river"],
    "/cs/landscape": ["body za řeku"],
    "/fr/landscape": ["points pour le loup"],
    "/en/heights": ["highest figure", "tie in a city"],
    "/cs/heights": ["remíza ve městě"],
    "/fr/heights": ["égalité dans la ville"],
    "/en/won": ["have I won", "announce victory", "victory point card"],
    "/cs/won": ["kdy jsem vyhrál", "karta vítězných bodů"],
    "/fr/won": ["qui gagne", "carte points de victoire"],
    "/en/lay": ["put a rice tile"],
    "/cs/lay": ["položit díl rýže"],
    "/fr/lay": ["poser une tuile"],
    "/en/place": ["put a card under another"],
    "/cs/place": ["otočit kartu"],
    "/fr/place": ["poser une carte"],
}
"""What players may say, by the quick question that settles it."""


def links(client: Client, address: str) -> list[str]:
    page = client.get(address)
    assert page.status_code == 200
    results = page.text.partition('id="results"')[2].partition("</main>")[0]
    return [link.partition("#")[0] for link in re.findall(r'<li><a href="([^"]*)"', results)]


@each("path, words", [(path, words) for path, all_words in WORDS.items() for words in all_words])
def test_a_quick_question_is_found_by_the_words_of_players(client: Client, path: str, words: str) -> None:
    assert path in links(client, f"/{path.split('/')[1]}/?search={quote(words)}")


def test_each_quick_question_is_tried_in_each_language() -> None:
    assert WORDS.keys() == {f"/{language}/{page}" for language in ("en", "cs", "fr") for page in (*QUICK, *MOVES)}


def test_rules_examples_and_cases_are_found_of_the_chosen_game(client: Client) -> None:
    found = links(client, "/en/?search=palisade")
    assert {"/en/votes", "/en/desk", "/en/rules/graenaland/votes.palisade"} <= set(found)
    assert any(link.startswith("/en/rules/graenaland/") for link in found)
    assert len(found) <= 4 * MOST * len(GAMES)
    assert not [link for link in links(client, "/en/?search=palace&game=java") if "graenaland" in link]
    assert "/en/lay" in links(client, "/en/?game=java")
    assert "Nothing found" in client.get("/en/?search=xyzzy&game=strange").text


def test_people_search_as_they_type_and_open_an_example(page: Page) -> None:
    page.goto("/en/")
    page.get_by_label("What do you disagree about?").fill("palisade vote")
    expect(page.get_by_role("heading", name="Graenaland")).to_be_visible()
    page.get_by_role("radio", name="Java").check()
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("radio", name="All games")).to_be_checked()
    page.get_by_role("link", name="At the palisade").click()
    expect(verdict(page).first).to_contain_text("The proposal passes")


def test_recent_disputes_are_opened_again_and_forgotten(page: Page) -> None:
    """What is changed of a dispute takes the place of what it was. Whoever only looks at a page leaves nothing."""
    page.goto("/en/votes")
    page.goto("/en/")
    recent = page.get_by_role("heading", name="Recent disputes")
    expect(page.get_by_role("heading", name="Quick questions")).to_be_visible()
    expect(recent).to_be_hidden()
    page.goto("/en/votes")
    for clan in ("Red", "White"):
        page.get_by_role("checkbox", name=clan).check()
    page.wait_for_url("**/votes#*")
    settlements = page.get_by_role("group", name="Settlements")
    for nth in range(2):
        settlements.nth(nth).get_by_role("radio", name="1").check()
    expect(page.locator(".counts")).to_be_visible()
    page.goto("/en/")
    links = page.locator("#recent a")
    expect(links).to_have_count(1)
    expect(links).to_contain_text("Who wins this vote?")
    links.click()
    expect(page.locator(".counts")).to_be_visible()
    page.goto("/en/")
    expect(links).to_have_count(1)
    page.get_by_role("button", name="Empty the list").click()
    expect(recent).to_be_hidden()
    page.reload()
    expect(recent).to_be_hidden()
