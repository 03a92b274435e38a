"""Entering a position on its picture."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.desk.conftest import in_every_window
from tests.desk.link import entered_by, fragment
from tests.desk.watch import Watch

TILES = [("E9", 0), ("E15", 0), ("E21", 1), ("G9", 2), ("G15", 0), ("G21", 0), ("I9", 0), ("I15", 0)]
FIGURES = [("E9", "One"), ("E15", "Two"), ("G9", "One"), ("G15", "Two"), ("I9", "One")]


def place(page: Page, name: str) -> Locator:
    return page.locator(f'.picture .spaces [data-place="{name}"]')


def tap(page: Page, name: str, at: str = "/state") -> None:
    """Touches a place by its name, whatever stands on it, and even while a new picture is being drawn."""
    selector = f'.picture [data-at^="{at}"][data-place="{name}"]'
    page.evaluate("one => document.querySelector(one).dispatchEvent(new MouseEvent('click', {bubbles: true}))", selector)


def entered(page: Page) -> Any:
    """The state that the address contains."""
    return entered_by(page.url)["state"]


def done(page: Page, what: str) -> None:
    """Waits until the page says what was put down."""
    expect(page.locator(".touched")).to_contain_text(what)


def subject(page: Page, title: str) -> Locator:
    """The sheet with that heading, which can be opened."""
    return page.locator("details").filter(has=page.get_by_role("heading", name=title, exact=True))


def open_java(page: Page, state: Any = None) -> None:
    page.goto(f"/en/position{fragment({'game': 'java', 'state': state or {}, 'actions': []})}")
    expect(place(page, "E9")).to_be_attached()


def test_a_whole_dispute_takes_a_tap_for_each_piece(page: Page) -> None:
    open_java(page)
    for space, turns in TILES:
        for _ in range(turns + 1):
            tap(page, space)
        done(page, f"Three spaces: {space}")
    page.get_by_role("radio", name="Figures").check()
    for player in ("One", "Two"):
        page.get_by_role("group", name="Whose?").get_by_role("radio", name=f"Player {player}").check()
        for space, whose in FIGURES:
            if whose == player:
                tap(page, space)
                done(page, f"Figure: {space}")
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")
    expect(page.locator('.picture [data-at="/state/figures/4"]')).to_be_attached()
    state = entered(page)
    assert len(state["tiles"]) == 8
    assert state["tiles"][2] == "E21v F22r F20r"
    assert sorted(state["figures"]) == ["E15 two", "E9 one", "G15 two", "G9 one", "I9 one"]

    page.get_by_role("button", name="Ask about this position").click()
    page.wait_for_url("**/en/desk#*")
    expect(page.locator('.picture [data-at="/state/figures/4"]')).to_be_attached()


def test_a_territory_of_graenaland_takes_a_tap_for_each_piece(page: Page) -> None:
    page.goto("/en/position")
    page.get_by_role("radio", name="Graenaland").check()
    expect(page.locator('.picture [data-place="coast-1"]')).to_be_attached()
    for player, times in (("Red", 2), ("White", 1)):
        page.get_by_role("group", name="Whose?").get_by_role("radio", name=player).check()
        for _ in range(times):
            tap(page, "coast-1")
    page.get_by_role("radio", name="Works").check()
    page.get_by_role("radio", name="Palisade").check()
    tap(page, "coast-1")
    done(page, "Palisade")
    page.get_by_role("radio", name="Clans").check()
    tap(page, "red")
    done(page, "Army")
    page.wait_for_url(lambda url: "clans" in entered_by(url)["state"])
    state = entered(page)
    houses = state["territories"]["coast-1"]["settlements"]
    assert [house["player"] for house in houses] == ["red", "red", "white"]
    assert state["territories"]["coast-1"]["works"] == ["palisade"]
    assert state["clans"] == {"red": {"army": 1}}
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")


def test_a_landscape_of_confusing_lands_is_painted_and_its_cards_are_laid(page: Page) -> None:
    page.goto("/en/position")
    page.get_by_role("radio", name="Confusing Lands").check()
    one = "/state/landscapes/one"
    expect(page.locator('.picture [data-place="r1c1"]').first).to_be_attached()
    page.get_by_role("radio", name="Forest").check()
    tap(page, "r1c1", one)
    done(page, "Forest: row 1, column 1")
    page.get_by_role("radio", name="River").check()
    for _ in range(3):
        tap(page, "r1c2", one)
    done(page, "River: row 1, column 2")
    page.get_by_role("radio", name="Cards").check()
    page.get_by_role("radio", name="Card 7", exact=True).check()
    tap(page, "r3c1", one)
    done(page, "Card 7: row 3, column 1")
    page.wait_for_url(lambda url: "placed" in entered_by(url)["state"].get("landscapes", {}).get("one", {}))
    landscape = entered(page)["landscapes"]["one"]
    assert landscape["squares"] == ["F ne"]
    assert landscape["placed"] == [{"card": 7, "side": "condition", "rotation": 0, "row": 3, "column": 1}]


def test_a_card_is_laid_by_the_mouse_on_another_of_which_nothing_is_known(page: Page) -> None:
    page.goto("/en/position")
    page.get_by_role("radio", name="Confusing Lands").check()
    one = "/state/landscapes/one"
    expect(page.locator('.picture [data-place="r1c1"]').first).to_be_attached()
    page.get_by_role("radio", name="Cards").check()
    page.get_by_role("radio", name="Card 7", exact=True).check()
    tap(page, "r2c2", one)
    done(page, "Card 7: row 2, column 2")
    # What lay there before is not said of a place: no "no square" stands behind its name.
    expect(page.locator(".touched")).to_have_text("Card 7: row 2, column 2")
    page.get_by_role("radio", name="Card 8", exact=True).check()
    page.get_by_role("button", name="Turn", exact=True).click()
    page.locator(f'.picture [data-at^="{one}"][data-place="r3c3"] .ground').click()
    done(page, "Card 8: row 3, column 3")
    page.wait_for_url(lambda url: len(entered_by(url)["state"]["landscapes"]["one"]["placed"]) == 2)
    # Whoever has taken another card turns that one, and not what lies there.
    assert [card["rotation"] for card in entered(page)["landscapes"]["one"]["placed"]] == [0, 90]


def test_what_cannot_be_is_said_in_words_and_marked_and_nothing_is_refused(page: Page) -> None:
    open_java(page, {"tiles": ["E9v E11r F10r"]})
    page.get_by_role("radio", name="Figures").check()
    for _ in range(2):
        tap(page, "G21")
        done(page, "Figure: G21")
    expect(page.locator(".told .verdict")).to_have_text("Impossible position")
    expect(page.locator(".told .findings li").first).to_contain_text("G21")
    expect(page.locator('.picture .marked[data-at="/state/figures/0"]')).to_have_count(1)
    page.get_by_role("radio", name="Take away").check()
    tap(page, "G21")
    done(page, "Take away")
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")
    place(page, "G25").click()
    done(page, "Take away does not go there")


def test_land_that_nobody_knows_makes_a_high_space_possible(page: Page) -> None:
    open_java(page)
    page.get_by_role("radio", name="Land from above").check()
    page.get_by_role("radio", name="Village, one level higher").check()
    for _ in range(2):
        tap(page, "E9")
        done(page, "E9")
    expect(page.locator(".told .verdict")).to_have_text("Impossible position")
    expect(page.locator(".told .findings")).to_contain_text("enter unknown land there")
    page.get_by_role("radio", name="Unknown land").check()
    tap(page, "E11")
    done(page, "Unknown land: E11")
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")
    assert entered(page) == {"land": ["E9v2", "E11?"]}


def test_what_is_said_while_a_piece_is_put_down_is_not_lost(page: Page) -> None:
    """The service answers each edit only when it may: meanwhile somebody says who plays, and undoes, and clears the table."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    open_java(page)
    one, two = (page.get_by_role("checkbox", name=f"Player {number}") for number in ("One", "Two"))

    def tap_and(do: Callable[[], None]) -> None:
        page.route("**/edits", hold, times=1)
        with page.expect_request("**/edits"):
            tap(page, "E9")
        do()
        page.wait_for_function("() => new Promise((done) => setTimeout(done, 0, true))")
        held.pop().continue_()

    def say_who_plays() -> None:
        one.check()
        two.check()

    tap_and(say_who_plays)
    page.wait_for_url(lambda url: len(entered_by(url)["state"]) == 2)
    assert entered(page) == {"tiles": ["E9v E11r F10r"], "players": ["one", "two"]}
    expect(one).to_be_checked()

    tap_and(page.get_by_role("button", name="Undo").click)
    expect(page.get_by_role("button", name="Redo")).to_have_attribute("aria-disabled", "false")
    page.wait_for_url(lambda url: entered_by(url)["state"]["tiles"] == ["E9v E11r F10r"])

    tap_and(page.get_by_role("button", name="Clear the table").click)
    page.wait_for_url(lambda url: "tiles" not in entered_by(url)["state"])


def test_every_step_is_undone_and_redone_by_buttons_and_keys(page: Page) -> None:
    open_java(page)
    undo, redo = (page.get_by_role("button", name=name) for name in ("Undo", "Redo"))
    expect(undo).to_have_attribute("aria-disabled", "true")
    for space in ("E9", "G9"):
        tap(page, space)
        done(page, space)
    tiles = page.locator('.picture [data-at^="/state/tiles/"]')
    expect(tiles).to_have_count(2)
    undo.click()
    expect(tiles).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(tiles).to_have_count(0)
    page.keyboard.press("Control+Shift+Z")
    expect(tiles).to_have_count(1)
    redo.click()
    expect(tiles).to_have_count(2)
    page.get_by_role("button", name="Clear the table").click()
    expect(tiles).to_have_count(0)
    undo.click()
    expect(tiles).to_have_count(2)


def test_a_tile_is_seen_and_turned_before_it_is_put_down(page: Page) -> None:
    open_java(page)
    ghosts = page.locator(".picture .ghost")
    place(page, "E13").hover()
    expect(ghosts).to_have_count(3)
    assert {ghost.get_attribute("data-place") for ghost in ghosts.all()} == {"E13", "E15", "F14"}
    page.keyboard.press("r")
    expect(page.locator('.picture .ghost[data-place="F12"]')).to_have_count(1)
    place(page, "E13").click()
    page.wait_for_url(lambda url: "tiles" in entered_by(url)["state"])
    assert entered(page) == {"tiles": ["E13v F14r F12r"]}


def test_a_piece_is_put_down_and_turned_by_keyboard_only(page: Page) -> None:
    open_java(page)
    place(page, "E9").focus()
    page.keyboard.press("ArrowRight")
    expect(place(page, "E11")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('.picture [data-at="/state/tiles/0"]')).to_have_count(1)
    expect(place(page, "E11")).to_be_focused()
    page.get_by_role("button", name="Turn", exact=True).press("Enter")
    expect(page.locator(".picture .place title", has_text="E11 (village), F12 (rice), F10 (rice)")).to_have_count(1)
    assert entered(page) == {"tiles": ["E11v F12r F10r"]}


def test_a_piece_is_turned_in_both_directions(page: Page) -> None:
    """None of the six ways of a tile is more than three taps away."""
    open_java(page)
    back = page.get_by_role("button", name="Turn back")
    tap(page, "E13")
    done(page, "E13")
    back.click()
    back.click()
    page.wait_for_url(lambda url: entered_by(url)["state"].get("tiles") == ["E13v D12r D14r"])
    page.keyboard.press("Shift+R")
    place(page, "K13").hover()
    expect(page.locator('.picture .ghost[data-place="J14"]')).to_have_count(1)


def test_players_turn_phase_and_readings_are_chosen_without_json(page: Page) -> None:
    open_java(page, {"tiles": ["E9v E11r F10r"]})
    for player in ("Three", "One"):
        page.get_by_role("checkbox", name=f"Player {player}").check()
        expect(page.locator(".told .verdict")).to_have_text("Possible so far")  # one player is too few, but one is still entering
    whose = page.get_by_role("group", name="Whose turn is it?")
    expect(whose.get_by_role("radio")).to_have_count(3)
    whose.get_by_role("radio", name="Player One").check()
    page.get_by_label("Which phase?").select_option("turn")
    page.get_by_role("heading", name="Readings of the rulebook").click()
    readings = subject(page, "Readings of the rulebook").get_by_role("radio")
    readings.nth(1).check()
    page.wait_for_url(lambda url: "readings" in entered_by(url)["state"])
    readings.nth(0).check()
    page.wait_for_url(lambda url: "readings" not in entered_by(url)["state"])
    readings.nth(1).check()
    page.wait_for_url(lambda url: "readings" in entered_by(url)["state"])
    state = entered(page)
    assert (state["players"], state["turn"], state["phase"]) == (["three", "one"], {"player": "one"}, "turn")
    assert len(state["readings"]) == 1
    whose.get_by_role("radio", name="don't know").check()
    page.wait_for_url(lambda url: "turn" not in entered_by(url)["state"])


@pytest.mark.parametrize("locale", ["cs"])
def test_people_are_called_by_their_names(page: Page) -> None:
    state = {
        "players": ["one", "two"],
        "phase": "turn",
        "turn": {"player": "one"},
        "tiles": ["E9v E11r F10r"],
        "figures": ["E9 one"],
    }
    page.goto(f"/cs/position{fragment({'game': 'java', 'state': state, 'actions': []})}")
    page.get_by_label("Jméno: Hráč 1").fill('Anna "<b>')
    page.get_by_label("Jméno: Hráč 1").press("Tab")
    expect(page.locator(".picture svg")).to_contain_text('Anna "<b>')
    expect(page.locator(".people").get_by_role("checkbox", name='Anna "<b>')).to_be_checked()
    page.get_by_role("button", name="Zeptat se na tuto pozici").click()
    page.locator('.action input[type="radio"]').nth(1).check()
    page.locator(".action-form > .field select").select_option("use-token")
    page.get_by_role("radio", name='Anna "<b>').check()
    page.locator(".action-form button.main").click()
    expect(page.locator(".claim")).to_contain_text('Anna "<b> použije')
    expect(page.locator(".dispute")).not_to_contain_text("Hráč 1")
    assert entered(page) == state


NAMED = """([game, text]) => Promise.all([import('/static/desk/naming.js'), import('/static/desk/api.js')])
    .then(([{ nameAs, withNames }, { get }]) => {
        nameAs({ red: 'Anna', one: 'Anna' }, () => get(game));
        return withNames(text, (name) => name);
    })"""


@pytest.mark.parametrize(
    ("language", "game", "text", "named"),
    [
        ("cs", "graenaland", "Vojsko Červeného", "Vojsko hráče Anna"),
        ("cs", "graenaland", "Červený povolí jednu stavbu Červenému", "Anna povolí jednu stavbu hráči Anna"),
        ("cs", "java", "figurka hráče 1", "figurka hráče Anna"),
        ("fr", "java", "la main du joueur 1", "la main du joueur Anna"),
        ("fr", "graenaland", "la main de Rouge", "la main du joueur Anna"),
        ("en", "graenaland", "Red's army", "Anna's army"),
    ],
)
def test_a_name_that_cannot_be_declined_stands_behind_a_word_that_is(
    page: Page, language: str, game: str, text: str, named: str
) -> None:
    page.goto(f"/{language}/rules/")
    assert page.evaluate(NAMED, [game, text]) == named


def test_that_nothing_was_done_in_a_turn_takes_one_tap(page: Page) -> None:
    state = {"tiles": ["E9v E11r F10r", "G9v G11r H10r", "F12v F14r G13r"], "palaces": [], "figures": ["E9 one"]}
    open_java(page, state)
    toggle = page.get_by_role("checkbox", name="Nothing has been done in this turn yet")
    toggle.check()
    expect(toggle).to_be_checked()
    facts = entered(page)["turn"]
    assert (facts["spent"], facts["palaces"], facts["land_laid"]) == (0, [], False)
    assert entered(page)["phase"] == "turn"
    page.get_by_role("group", name="Whose turn is it?").get_by_role("radio", name="Player One").check()
    page.wait_for_url(lambda url: entered_by(url)["state"]["turn"] == {**facts, "player": "one"})
    toggle.uncheck()
    page.wait_for_url(lambda url: entered_by(url)["state"]["turn"] == {"player": "one"})


def test_a_building_phase_of_graenaland_begins_with_one_tap(page: Page) -> None:
    state = {"players": ["red", "white", "blue"]}
    page.goto(f"/en/position{fragment({'game': 'graenaland', 'state': state, 'actions': []})}")
    toggle = page.get_by_role("checkbox", name="Nothing has been done in this building phase yet")
    toggle.check()
    page.wait_for_url(lambda url: entered_by(url)["state"].get("building", {}).get("supply_taken") is False)
    assert entered(page)["phase"] == "building"
    page.get_by_label("Which phase?").select_option("voting")
    expect(toggle).to_have_count(0)


def test_a_deck_is_shown_if_it_is_switched_on(page: Page) -> None:
    open_java(page, {"tiles": ["E9v E11r F10r"]})
    switch = page.get_by_role("checkbox", name="Show hidden decks")
    expect(page.locator(".picture svg")).not_to_have_attribute("data-hidden", "left-out")
    expect(switch).to_have_count(0)
    open_java(page, {"tiles": ["E9v E11r F10r"], "deck": {"cards": ["mask", "drum"]}})
    deck = page.locator('.picture [data-at="/state/deck"] > title')
    expect(deck).not_to_contain_text("drum")
    switch.check()
    expect(deck).to_contain_text("drum")
    switch.uncheck()
    expect(deck).not_to_contain_text("drum")


def test_what_is_put_down_stays_in_sight_beside_the_picture(page: Page) -> None:
    open_java(page)
    page.get_by_role("radio", name="Take away").scroll_into_view_if_needed()
    expect(page.get_by_role("radio", name="Take away")).to_be_in_viewport()
    expect(page.locator(".picture .sheet")).to_be_in_viewport(ratio=0.5)


def test_an_optional_rule_is_chosen_by_its_title(page: Page) -> None:
    page.goto(f"/en/position{fragment({'game': 'graenaland', 'state': {}, 'actions': []})}")
    page.get_by_role("heading", name="Readings of the rulebook").click()
    option = page.get_by_role("group", name="Each player has a secret victory point card")
    option.get_by_role("radio", name="yes").check()
    page.wait_for_url(lambda url: entered_by(url)["state"].get("options") == {"victory_point_cards": True})
    option.get_by_role("radio", name="default").check()
    page.wait_for_url(lambda url: "options" not in entered_by(url)["state"])


def test_an_example_is_where_one_begins_and_the_link_contains_everything(page: Page, reopened: Callable[[], Page]) -> None:
    open_java(page)
    choice = page.get_by_label("Start from an example")
    choice.select_option(label=choice.locator("option", has_text="palace of 6").first.inner_text())
    expect(page.locator('.picture [data-at="/state/tiles/4"]')).to_have_count(1)
    other = reopened()
    expect(other.locator('.picture [data-at="/state/tiles/4"]')).to_have_count(1)


def test_the_desk_leads_to_the_picture_and_back(page: Page) -> None:
    page.goto("/en/desk")
    page.get_by_role("radio", name="Java").check()
    page.get_by_role("button", name="Enter it on the picture").click()
    page.wait_for_url("**/en/position#*")
    place(page, "E9").click()
    done(page, "Three spaces: E9")
    page.get_by_role("button", name="Ask about this position").click()
    page.get_by_role("button", name="Change the position").click()
    page.wait_for_url("**/en/position#*")
    expect(page.locator('.picture [data-at="/state/tiles/0"]')).to_have_count(1)


def test_a_quick_question_leads_to_the_whole_position_and_back(page: Page) -> None:
    page.goto("/en/landscape")
    page.get_by_role("button", name="Show an example").click()
    page.get_by_role("button", name="Enter the whole position").click()
    page.wait_for_url("**/en/position#*")
    dispute = entered_by(page.url)
    assert (dispute["game"], dispute["question"]) == ("confusing-lands", "scores")
    page.get_by_role("button", name="Back to the quick question").click()
    page.wait_for_url("**/en/landscape#*")
    assert entered_by(page.url) == dispute["quick"]["entered"]
    expect(page.get_by_role("button", name="Enter the whole position")).to_be_visible()


TOOLS = """() => [...document.querySelectorAll('.palette label, .palette button')].map((key) => key.getBoundingClientRect())
    .map(({ left, right, height }) => [left, innerWidth - right, height - 40])"""
"""Of each tool: how far it is from the edges of the window, and how much higher it is than a finger needs."""


def all_tools_are_seen(page: Page) -> None:
    """Asserts that no tool is beside the window, or too small for a finger."""
    assert min(min(tool) for tool in page.evaluate(TOOLS)) >= 0


@pytest.mark.parametrize("game", ["graenaland", "confusing-lands"])
@in_every_window
def test_everybody_can_enter_a_position_of_the_other_games(
    page: Page, look: Callable[[str], None], locale: str, game: str
) -> None:
    page.goto(f"/{locale}/position{fragment({'game': game, 'state': {}, 'actions': []})}")
    expect(page.locator(".picture .place [data-place]").first).to_be_attached()
    expect(page.locator(".told .verdict")).not_to_be_empty()
    for group in page.locator(".palette fieldset").first.get_by_role("radio").all():
        group.check()
        all_tools_are_seen(page)
    look(f"position-{game}")


@pytest.mark.parametrize("state", [{}, {"tiles": ["E9v E11r F10r"], "figures": ["G21 one"]}], ids=["empty", "impossible"])
@in_every_window
def test_everybody_can_enter_a_position(page: Page, look: Callable[[str], None], locale: str, state: Any) -> None:
    page.goto(f"/{locale}/position{fragment({'game': 'java', 'state': state, 'actions': []})}")
    expect(place(page, "E9")).to_be_attached()
    expect(page.locator(".told .verdict")).not_to_be_empty()
    width = page.evaluate("""() => document.querySelector('[data-place="E9"]').getBoundingClientRect().width""")
    assert round(width) >= 40
    all_tools_are_seen(page)
    look(f"position-{'impossible' if state else 'empty'}")


def test_what_a_move_still_needs_is_listed_while_the_position_is_entered(page: Page) -> None:
    state = {
        "players": ["one", "two"],
        "turn": {"player": "one"},
        "land": ["I13v1", "I15v1", "J14v1", "J16v1"],
        "figures": ["I13 one"],
    }
    action = {"type": "build-palace", "player": "one", "space": "I15", "value": 4}
    page.goto(f"/en/position{fragment({'game': 'java', 'state': state, 'actions': [action]})}")
    move = page.locator(".move")
    expect(move).to_contain_text("Undetermined: Player One builds a palace of 4 on I15")
    for fact in ("Nothing has been done in this turn yet", "There are no palaces on the board"):
        move.get_by_label(fact).check()
    expect(move).to_contain_text("Legal: ")
    expect(move.get_by_role("heading")).to_have_count(0)


@pytest.mark.parametrize("width", [360])
def test_a_newcomer_with_a_phone_enters_a_dispute_and_gets_a_verdict(page: Page) -> None:
    taps = 0

    def touch(one: Locator) -> None:
        nonlocal taps
        taps += 1
        one.tap()

    def put(piece: str, *spaces: str) -> None:
        touch(page.locator(".palette").get_by_role("radio", name=piece, exact=True))
        for space in spaces:
            touch(place(page, space))
            done(page, f": {space}")

    page.goto("/en/desk")
    touch(page.get_by_role("radio", name="Java"))
    touch(page.get_by_role("button", name="Enter it on the picture"))
    put("Three spaces", "I13", "E17", "G9")
    put("Village", "I11", "J10", "J12", "E15", "G7")
    touch(page.get_by_role("radio", name="Palaces"))
    put("Palace 2", "E17", "G9")
    touch(page.get_by_role("radio", name="Figures"))
    put("Player One", "I13", "I11", "G7")
    put("Player Two", "J10", "E15")
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")
    touch(page.get_by_role("button", name="Ask about this position"))

    form = page.locator(".action-form")
    touch(page.get_by_role("radio", name="Enter the move"))
    form.locator("select").first.select_option("build-palace")
    touch(form.get_by_role("radio", name="Player One"))
    touch(place(page, "J12"))
    touch(form.get_by_role("radio", name="4", exact=True))
    touch(form.get_by_role("button", name="Get the ruling"))
    touch(page.get_by_role("button", name="Add it to the position"))

    move = page.locator(".move")
    expect(move).to_contain_text("Undetermined: Player One builds a palace of 4 on J12")
    touch(move.get_by_role("checkbox", name="Nothing has been done in this turn yet"))
    touch(move.get_by_role("group", name="Whose turn is it?").get_by_role("radio", name="Player One"))
    expect(move).to_contain_text("Legal: Player One builds a palace of 4 on J12")
    assert taps + 2 <= 36  # a list of choices takes two


def test_a_payment_in_graenaland_is_decided_by_plain_answers(page: Page, watch: Watch) -> None:
    watch.allow("POST /v1/games/graenaland/rulings was answered 422")
    houses = [{"player": "red", "kind": "village"}] * 2
    state = {
        "players": ["red", "white", "blue"],
        "territories": {"coast-1": {"settlements": houses, "heroes": [{"player": "red", "hero": "warrior"}]}},
        "clans": {"red": {"hand": {"cards": [{"resource": "wood"}, {"resource": "ore"}]}}},
    }
    action = {"type": "build-building", "player": "red", "territory": "coast-1", "kind": "keep"}
    page.goto(f"/en/position{fragment({'game': 'graenaland', 'state': state, 'actions': [action]})}")
    move = page.locator(".move")
    move.get_by_role("group", name="The terrain of Coast 1").get_by_role("radio", name="hills").check()
    move.get_by_label("Which phase?").select_option("building")
    move.get_by_role("group", name="Which building symbols Coast 1 has").get_by_role("checkbox", name="keep").check()
    wood = move.get_by_role("button", name="wood: Remove one", exact=True)
    wood.click()  # from unknown to none, and nothing is free
    expect(page.locator(".told .verdict")).to_have_text("Impossible position")
    move.get_by_role("button", name="wood: Add one", exact=True).click()
    move.get_by_role("group", name="Who is the main player?").get_by_role("radio", name="Red").check()
    move.get_by_role("button", name="There is none in any of these places").click()
    move.get_by_role("button", name="Red builds a keep in Coast 1, paying 1 wood").click()
    expect(move).to_contain_text("Legal: Red builds a keep in Coast 1, paying 1 wood")


def test_a_card_in_confusing_lands_is_decided_by_plain_answers(page: Page) -> None:
    state = {"players": ["one", "two"], "landscapes": {"one": {"squares": ["F F", "M E", "V V"]}}}
    action = {"type": "place", "player": "one", "card": 7, "side": "plain", "rotation": 0, "row": 2, "column": 1}
    page.goto(f"/en/position{fragment({'game': 'confusing-lands', 'state': state, 'actions': [action]})}")
    move = page.locator(".move")
    move.get_by_label("Which phase?").select_option("placing-chosen")
    move.get_by_role("group", name="Player One").get_by_label("Chosen card", exact=True).fill("7")
    expect(move).to_contain_text("Legal: Player One places card 7")


def test_what_disputes_need_is_asked_in_sentences(page: Page) -> None:
    state = {"players": ["one", "two"], "phase": "turn", "palaces": [{"space": "E9", "value": 2}]}
    open_java(page, state)
    turn = subject(page, "What has been done in this turn")
    turn.get_by_role("group", name="Has land been laid?").get_by_role("radio", name="yes").check()
    turn.get_by_role("group", name="in this turn?").get_by_role("checkbox", name="E9").check()
    turn.get_by_role("group", name="in this round?").get_by_role("checkbox", name="None").check()
    turn.get_by_role("group", name="Who has had").get_by_role("checkbox", name="Player Two").check()
    had = subject(page, "What each player has")
    had.get_by_role("heading").click()
    one = had.get_by_role("group", name="Player One")
    one.get_by_label("Two-space tiles left", exact=True).fill("3")
    one.get_by_text("Which cards?").click()
    for _ in range(2):
        one.get_by_role("button", name="drum: Add one", exact=True).click()
    page.wait_for_url(lambda url: entered_by(url)["state"].get("hands", {}).get("one", {}).get("cards") == ["drum", "drum"])
    asked = {
        "turn": {"land_laid": True, "palaces": ["E9"]},
        "palaces_built": [],
        "scored": ["two"],
        "stocks": {"one": {"two_space": 3}},
        "hands": {"one": {"cards": ["drum", "drum"]}},
    }
    assert entered(page) == {**state, **asked}
    turn.get_by_role("group", name="Has land been laid?").get_by_role("radio", name="don't know").check()
    turn.get_by_role("group", name="in this turn?").get_by_role("checkbox", name="E9").uncheck()
    page.wait_for_url(lambda url: "turn" not in entered_by(url)["state"])


@pytest.mark.parametrize("game", ["graenaland", "confusing-lands", "java"])
def test_everything_else_has_labels_in_words(page: Page, game: str) -> None:
    page.goto(f"/fr/position{fragment({'game': game, 'state': {}, 'actions': []})}")
    others = subject(page, "Tout le reste")
    others.get_by_role("heading").click()
    added = others.get_by_role("button").filter(has_text="+")
    texts = [text.removeprefix("+ ") for text in added.all_inner_texts()]
    assert texts
    assert all(text[0].isupper() and "_" not in text for text in texts)


def test_tiles_and_land_from_above_go_together(page: Page) -> None:
    open_java(page, {"land": ["E9v1", "E11r1", "F10r1"]})
    tap(page, "E9")
    done(page, "Three spaces: E9")
    page.wait_for_url(lambda url: entered_by(url)["state"]["land"] == ["E9v2", "E11r2", "F10r2"])
    tap(page, "E13")
    done(page, "Three spaces: E13")
    page.wait_for_url(lambda url: "E13v1" in entered_by(url)["state"]["land"])  # turned until it lies flat
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")
    open_java(page, {"tiles": ["E9v E11r F10r"]})
    page.get_by_role("radio", name="Land from above").check()
    tap(page, "G9")
    done(page, "The tiles are now entered as land from above")
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")


@pytest.mark.parametrize("width", [360])
def test_all_that_can_be_touched_on_a_phone_is_large_enough_for_a_finger(page: Page) -> None:
    open_java(
        page,
        {"players": ["one", "two"], "tiles": ["E9v E11r F10r"], "figures": ["E9 one"], "hands": {"one": {"cards": ["drum"]}}},
    )
    figure = page.locator('.picture [data-at="/state/figures/0"]')
    expect(figure).to_have_attribute("role", "img")
    sizes = page.locator('.picture [role="button"]').evaluate_all(
        "places => places.map((place) => place.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    )
    assert min(sizes) >= 40
    page.get_by_role("radio", name="Take away").tap()
    place(page, "E9").tap()
    done(page, "Take away: E9")
    expect(figure).to_have_count(0)
    page.get_by_role("button", name="Undo").tap()
    expect(figure).to_be_attached()
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").tap()
    expect(figure).to_have_attribute("role", "button")


MIDDLES = """() => [...document.querySelectorAll('.application > .choice .keys span, .palette .keys label > span')].map((key) => {
    const inside = document.createRange();
    inside.selectNodeContents(key);
    const [key_box, text] = [key.getBoundingClientRect(), inside.getBoundingClientRect()];
    return [key.textContent.trim(), (text.top + text.bottom - key_box.top - key_box.bottom) / 2];
})"""
"""The text of each key, and how many px below the middle of the key that and its picture are."""


@pytest.mark.parametrize("width", [360])
def test_words_stand_in_the_middle_of_the_keys_of_a_phone(page: Page) -> None:
    open_java(page)
    off = page.evaluate(MIDDLES)
    assert len(off) > 10
    assert {text: below for text, below in off if abs(below) > 3} == {}
    boxes = page.locator(".palette .pieces label").first.evaluate(
        "key => [...key.querySelectorAll('i, b')].map(each => each.getBoundingClientRect()).map(({top, bottom}) => [top, bottom])"
    )
    assert boxes[0][1] <= boxes[1][0] + 1, "the name of a piece stands below its picture"
