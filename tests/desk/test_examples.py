"""Every worked example answers its own question: the verdict, the count or the winner is the first thing that is seen."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lawspeaker.games import GAMES
from tests.desk.link import fragment
from tests.desk.test_desk import INTO
from tests.desk.watch import Watch
from tests.effort import share_of
from tests.words.test_place_words import MACHINE_NAME

EXAMPLES = """
async (game) => {
    const { disputeOfExample } = await import("/static/desk/desk/dispute.js");
    const { packed } = await import("/static/desk/link.js");
    const { examples } = await (await fetch(`/v1/games/${game}/examples`)).json();
    return Promise.all(examples.map(async (each) => [each, await packed(disputeOfExample(game, each))]));
}
"""
READ = """
() => [...document.querySelectorAll("details")].map((each) => { each.open = true; }) && document.body.innerText
"""
FEW = 3
SAID_ONLY_BY_STEPS = re.compile(r"^\s*(There is no legal move\.|Next move)\s*$")


def verdict_of(example: dict[str, Any]) -> str | None:
    """The verdict in the response of an example, if it has one."""
    response = example["response"]
    return response.get("verdict") if isinstance(response, dict) else None


def open_example(page: Page, game: str, name: str) -> None:
    """Opens a worked example from the list of the desk."""
    leave = page.get_by_role("button", name="New dispute")
    if leave.count():
        leave.click()
    else:
        page.goto("/en/desk")
    page.get_by_role("radio", name=game).check()
    examples = page.request.get(f"/v1/games/{game.lower()}/examples").json()["examples"]
    title = next(each["title"] for each in examples if each["name"] == name)
    page.locator(".examples").get_by_role("button", name=title, exact=True).click()


@pytest.mark.parametrize("game", GAMES)
def test_every_example_answers_its_question(page: Page, watch: Watch, game: str, pytestconfig: pytest.Config) -> None:
    """`make test` looks at one in a few."""
    watch.allow(r"POST /v1/games/[a-z-]+/[a-z-]+ was answered 422")  # an impossible state is an example, too
    watch.allow("the layout shifted by .*")  # where one example follows another without a click
    page.goto("/en/desk")
    examples = page.evaluate(EXAMPLES, game)
    page.goto("about:blank")
    for example, link in examples[:: min(share_of(pytestconfig), FEW)]:
        page.goto(f"/en/desk#{link}")
        expect(page.locator(".bar")).to_contain_text(example["title"])
        verdict = page.locator(".verdict")
        expect(verdict, example["name"]).to_have_text(re.compile(r"\w"))
        expect(verdict, example["name"]).to_be_in_viewport()
        expect(verdict, example["name"]).not_to_have_text(SAID_ONLY_BY_STEPS)
        if expected := verdict_of(example):
            expect(verdict, example["name"]).to_contain_text(expected, ignore_case=True)


@pytest.mark.parametrize("width", [360])
def test_a_vote_is_answered_at_the_top_of_a_phone(page: Page) -> None:
    open_example(page, "Graenaland", "palisade-ballot")
    verdict = page.locator(".verdict")
    # Rules, Public works, Palisade: with Red's and Violet's votes, more than half are for the proposal, whatever White says.
    expect(verdict).to_have_text("✓ The proposal passes")
    expect(page.locator(".band p")).to_contain_text("White 2")
    page.get_by_role("heading", name="Which move?").scroll_into_view_if_needed()
    expect(verdict).to_be_in_viewport()


def test_moves_of_java_are_listed_as_asked_for_and_drawn(page: Page) -> None:
    open_example(page, "Java", "palaces-that-can-be-built")
    page.locator('[data-place="H12"]').first.click()
    moves = page.locator(".actions button")
    expect(moves).to_have_count(2)
    for value, move in zip((2, 4), moves.all(), strict=True):
        expect(move).to_have_accessible_name(f"Player One builds a palace of {value} on H12")
    moves.first.hover()
    expect(page.locator(".picture .marked[data-place=H12]")).to_have_count(1)

    open_example(page, "Java", "best-palace")
    expect(page.locator(".verdict")).to_contain_text("legal moves")
    expect(moves.first).to_contain_text("palace")
    moves.first.click()
    expect(page.locator(".verdict")).to_have_text("✓ Legal")
    expect(page.locator(".verdict")).to_be_focused()

    open_example(page, "Java", "too-large-a-palace")
    tile = page.locator(".actions button", has_text="three-space tile").first
    expect(tile.locator(".thumbnail polygon")).to_have_count(3)
    expect(page.locator(".actions button", has_text="takes the top card").locator(".thumbnail")).to_have_count(0)
    expect(page.locator(".findings li").first.locator("a")).to_have_text(re.compile(r"^[^.]+\.$"))  # a long rule is folded
    page.get_by_role("radio", name="Enter the move").check()
    page.locator(".action-form > .field select").select_option("end-turn")
    expect(page.get_by_role("radio", name="Player One")).to_be_checked()
    expect(page.get_by_role("radio", name="Player Three")).to_be_visible()
    expect(page.get_by_role("radio", name="Player Four")).to_have_count(0)  # three play


def test_a_game_is_set_up_and_says_what_stays_unknown(page: Page) -> None:
    open_example(page, "Graenaland", "set-up-with-unknown-places")
    expect(page.locator(".verdict")).to_have_text("✓ Legal")
    expect(page.locator(".asked")).to_contain_text("Unknown afterwards:")

    open_example(page, "Graenaland", "set-up")
    expect(page.locator(".bar")).to_contain_text("seed")
    expect(page.locator(".asked .happens")).to_contain_text("with villages in Coast 1 and Coast 3")
    text = page.evaluate(READ)
    assert f"tiles{INTO}Coast 1{INTO}terrain" in text
    assert MACHINE_NAME.findall(text) == []
    page.locator(".actions button").first.click()
    expect(page.locator(".claim")).to_be_visible()
    expect(page.locator(".asked")).to_have_count(0)


def test_a_case_of_the_rules_opens_with_its_answer(page: Page) -> None:
    page.goto("/en/rules/graenaland/votes.palisade")
    page.locator("#case-palisade-picture .to-desk").click()
    expect(page.locator(".verdict")).to_contain_text("White 2")


def test_what_is_missing_is_said_in_words(page: Page) -> None:
    open_example(page, "Graenaland", "victory-claim")
    expect(page.locator(".verdict")).to_have_text("✓ The points can be reached")
    expect(page.locator(".band p")).to_contain_text("Points that can be reached: at least 7, perhaps more")

    open_example(page, "Graenaland", "vote-undecided")
    expect(page.locator(".ruling .missing li")).to_have_text(["how Yellow votes"])
    expect(page.locator(".ruling")).not_to_contain_text("/state")
    page.get_by_role("button", name="Add it to the position").click()
    page.wait_for_url("**/en/position#*")
    expect(page.locator(".move .missing li")).to_have_text(["how Yellow votes"])
    page.get_by_role("button", name="Ask about this position").click()
    expect(page.locator(".band .verdict")).to_contain_text("? Undetermined")  # with the same move


def test_where_a_card_would_lie_is_drawn_and_marked(page: Page) -> None:
    examples = page.request.get("/v1/games/confusing-lands/examples").json()["examples"]
    state = next(each["request"]["state"] for each in examples if each["name"] == "covers-a-condition")
    page.goto(f"/en/desk{fragment({'game': 'confusing-lands', 'state': state, 'actions': []})}")
    move = page.locator(".actions button", has_text="places card").first
    expect(move.locator(".thumbnail .field")).to_have_count(1)
    move.hover()
    expect(page.locator('.picture .marked[data-place][data-at^="/state/landscapes/one"]')).not_to_have_count(0)
    expect(page.locator('.picture .marked[data-place]:not([data-at^="/state/landscapes/one"])')).to_have_count(0)


def test_the_form_knows_whose_turn_it_is_and_what_is_wrong(page: Page, watch: Watch) -> None:
    """Even if no legal action is known. The error is next to the field, in the language of the page."""
    watch.allow("POST /v1/games/java/rulings was answered 400")
    state = {"phase": "turn", "turn": {"player": "two"}, "tiles": ["E11v E13r F12r"]}
    page.goto(f"/cs/desk{fragment({'game': 'java', 'state': state, 'actions': []})}")
    expect(page.locator(".legal-actions p").first).to_contain_text("Zatím se nenašla")  # what is missing might allow some
    page.get_by_role("radio", name="Zadat akci").check()
    form = page.locator(".action-form")
    form.locator(":scope > .field select").select_option("build-palace")
    expect(form.get_by_role("radio", name="Hráč 2")).to_be_checked()
    form.get_by_label("pole", exact=True).fill("Z99")
    form.get_by_role("radio", name="4", exact=True).check()
    form.locator("button.main").click()
    wrong = form.locator(".refused", has=page.get_by_label("pole", exact=True)).locator(".wrong")
    expect(wrong).to_contain_text("Vyplňte to")
