"""Entering a position on its picture."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, TimeoutError, expect

from tests.desk.conftest import in_every_window
from tests.desk.link import entered_by, fragment
from tests.desk.watch import Watch
from tests.sweeps import each

TILE = "E11v E13r F12r"


def place(page: Page, name: str) -> Locator:
    return page.locator(f'.picture .spaces [data-place="{name}"]')


def tap(page: Page, name: str, at: str = "/state") -> None:
    """Touches a place by its name as soon as it is there, whatever stands on it, and even while a new picture is being drawn."""
    selector = f'.picture [data-at^="{at}"][data-place="{name}"]'
    touched = "one => document.querySelector(one)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    page.wait_for_function(touched, arg=selector)


def wait_until_entered(page: Page, *path: str, value: Any) -> None:
    """Waits until the address contains ``value`` at this path of the state; ``None`` if there is nothing."""

    def is_there(url: str) -> bool:
        found = entered_by(url)["state"] if "#" in url else None
        for step in path:
            found = (found or {}).get(step)
        return bool(found == value)

    try:
        page.wait_for_url(is_there)
    except TimeoutError:
        pytest.fail(f"The state is {entered_by(page.url)['state']}. Expected {value} at {'/'.join(path)}.")


def done(page: Page, what: str) -> None:
    """Waits until the page says what was put down."""
    expect(page.locator(".touched")).to_contain_text(what)


def subject(page: Page, title: str) -> Locator:
    """The sheet with that heading, which can be opened."""
    return page.locator("details").filter(has=page.get_by_role("heading", name=title, exact=True))


def open_position(page: Page, game: str, state: Any, *actions: Any, language: str = "en") -> None:
    """Opens the editor. If it is open already, the page stays, and only what is entered changes."""
    page.goto(f"/{language}/position{fragment({'game': game, 'state': state, 'actions': actions})}")


def open_java(page: Page, state: Any = None) -> None:
    open_position(page, "java", state or {})
    expect(place(page, "E11")).to_be_attached()


def assert_verdict(page: Page, verdict: str) -> None:
    expect(page.locator(".told .verdict").first).to_have_text(verdict)


def test_tiles_are_turned_by_mouse_and_keys_and_undone(page: Page) -> None:
    open_java(page)
    undo, redo = (page.get_by_role("button", name=name) for name in ("Undo", "Redo"))
    turn, back = (page.get_by_role("button", name=name, exact=True) for name in ("Turn", "Turn back"))
    ghosts, tiles = page.locator(".picture .ghost"), page.locator('.picture [data-at^="/state/tiles/"]')
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.get_by_role("radio", name="Take away").scroll_into_view_if_needed()
    expect(page.get_by_role("radio", name="Take away")).to_be_in_viewport()
    expect(page.locator(".picture .sheet")).to_be_in_viewport(ratio=0.5)

    place(page, "E15").hover()
    for name in ("E15", "E17", "F16"):
        expect(page.locator(f'.picture .ghost[data-place="{name}"]')).to_have_count(1)
    expect(ghosts).to_have_count(3)
    page.keyboard.press("r")
    expect(page.locator('.picture .ghost[data-place="F14"]')).to_have_count(1)
    page.keyboard.press("Shift+R")
    page.keyboard.press("Shift+R")
    place(page, "K13").hover()
    expect(page.locator('.picture .ghost[data-place="J14"]')).to_have_count(1)
    page.keyboard.press("r")

    place(page, "E15").click()
    wait_until_entered(page, "tiles", value=["E15v E17r F16r"])
    expect(tiles).to_have_count(1)
    tap(page, "E15")  # again: it turns
    wait_until_entered(page, "tiles", value=["E15v F16r F14r"])
    for _ in range(3):
        back.click()
    wait_until_entered(page, "tiles", value=["E15v D14r D16r"])

    place(page, "E11").focus()
    page.keyboard.press("ArrowRight")
    expect(place(page, "E13")).to_be_focused()
    page.keyboard.press("Enter")
    done(page, "Three spaces: E13")
    expect(tiles).to_have_count(2)
    expect(place(page, "E13")).to_be_focused()
    wait_until_entered(page, "tiles", value=["E15v D14r D16r", "E13v E15r F14r"])
    turn.press("Enter")
    wait_until_entered(page, "tiles", value=["E15v D14r D16r", "E13v F14r F12r"])
    expect(page.locator(".picture .place title", has_text="E13 (village), F14 (rice), F12 (rice)")).to_have_count(1)

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


def test_what_is_impossible_is_said_and_marked_but_entered(page: Page) -> None:
    open_java(page, {"tiles": [TILE]})
    page.get_by_role("radio", name="Figures").check()
    for _ in range(2):
        tap(page, "G23")
        done(page, "Figure: G23")
    assert_verdict(page, "Impossible position")
    expect(page.locator(".told .findings li").first).to_contain_text("G23")
    expect(page.locator('.picture .marked[data-at="/state/figures/0"]')).to_have_count(1)
    page.get_by_role("radio", name="Take away").check()
    tap(page, "G23")
    done(page, "Take away")
    assert_verdict(page, "Possible so far")
    place(page, "G27").click()
    done(page, "Take away does not go there")

    page.get_by_role("button", name="Clear the table").click()
    wait_until_entered(page, value={})
    page.get_by_role("radio", name="Land from above").check()
    page.get_by_role("radio", name="Village, one level higher").check()
    for _ in range(2):
        tap(page, "E11")
        done(page, "E11")
    assert_verdict(page, "Impossible position")
    expect(page.locator(".told .findings")).to_contain_text("enter unknown land there")
    page.get_by_role("radio", name="Unknown land").check()
    tap(page, "E13")
    done(page, "Unknown land: E13")
    assert_verdict(page, "Possible so far")
    wait_until_entered(page, value={"land": ["E11v2", "E13?"]})


def test_tiles_and_land_from_above_go_together(page: Page) -> None:
    open_java(page, {"tiles": [TILE]})
    page.get_by_role("radio", name="Land from above").check()
    tap(page, "G11")
    done(page, "The tiles are now entered as land from above")
    assert_verdict(page, "Possible so far")
    page.get_by_role("radio", name="Tiles", exact=True).check()
    tap(page, "E11")
    done(page, "Three spaces: E11")
    wait_until_entered(page, "land", value=["E11v2", "E13r2", "F12r2", "G11v1"])
    tap(page, "E13")
    done(page, "Three spaces: E13")
    wait_until_entered(page, "land", value=["E11r3", "E13v3", "F12r3", "G11v1"])  # turned until it lies flat
    assert_verdict(page, "Possible so far")


def test_nothing_done_while_the_service_edits_is_lost(page: Page) -> None:
    """The service answers each edit only when it may: meanwhile somebody says who plays, and undoes, and clears the table."""
    held: list[Route] = []
    open_java(page)
    one, two = (page.get_by_role("checkbox", name=f"Player {number}") for number in ("One", "Two"))

    def tap_and(do: Callable[[], None]) -> None:
        page.route("**/edits", lambda route: held.append(route), times=1)
        with page.expect_request("**/edits"):
            tap(page, "E11")
        do()
        page.wait_for_function("() => new Promise((done) => setTimeout(done, 0, true))")
        held.pop().continue_()

    def say_who_plays() -> None:
        one.check()
        two.check()

    tap_and(say_who_plays)
    wait_until_entered(page, value={"tiles": [TILE], "players": ["one", "two"]})
    expect(one).to_be_checked()

    tap_and(page.get_by_role("button", name="Undo").click)
    expect(page.get_by_role("button", name="Redo")).to_have_attribute("aria-disabled", "false")
    wait_until_entered(page, "tiles", value=[TILE])

    tap_and(page.get_by_role("button", name="Clear the table").click)
    wait_until_entered(page, "tiles", value=None)


def test_what_no_picture_shows_is_chosen_in_words(page: Page, reopened: Callable[[], Page]) -> None:
    open_java(page, {"tiles": [TILE, "G11v G13r H12r", "F14v F16r G15r"], "palaces": [], "figures": ["E11 one"]})
    whose = page.get_by_role("group", name="Whose turn is it?")
    toggle = page.get_by_role("checkbox", name="Nothing has been done in this turn yet")
    toggle.check()
    wait_until_entered(page, "phase", value="turn")
    facts = entered_by(page.url)["state"]["turn"]
    assert (facts["spent"], facts["palaces"], facts["land_laid"]) == (0, [], False)
    whose.get_by_role("radio", name="Player One").check()
    wait_until_entered(page, "turn", value={**facts, "player": "one"})
    toggle.uncheck()
    wait_until_entered(page, "turn", value={"player": "one"})
    whose.get_by_role("radio", name="don't know").check()
    wait_until_entered(page, "turn", value=None)
    for player in ("Three", "One"):
        page.locator(".people").get_by_role("checkbox", name=f"Player {player}").check()
        assert_verdict(page, "Possible so far")  # one player is too few, but one is still entering
    wait_until_entered(page, "players", value=["three", "one"])
    expect(whose.get_by_role("radio")).to_have_count(3)

    page.get_by_role("heading", name="Readings of the rulebook").click()
    readings = subject(page, "Readings of the rulebook").get_by_role("radio")
    readings.nth(1).check()
    page.wait_for_url(lambda url: len(entered_by(url)["state"].get("readings", {})) == 1)
    readings.nth(0).check()
    wait_until_entered(page, "readings", value=None)

    choice = page.get_by_label("Start from an example")
    choice.select_option(label=choice.locator("option", has_text="palace of 6").first.inner_text())
    tile = '.picture [data-at="/state/tiles/4"]'
    expect(page.locator(tile)).to_have_count(1)
    page.wait_for_url(lambda url: len(entered_by(url)["state"].get("tiles", [])) > 4)
    expect(reopened().locator(tile)).to_have_count(1)


def test_bounds_and_an_unknown_order_stay_until_changed(page: Page) -> None:
    deck = {"cards": ["drum", "puppet"], "order": "unknown"}
    open_java(page, {"palaces": [], "points": {"one": {"at_least": 30, "at_most": 33}}, "deck": deck})
    had = subject(page, "What each player has")
    had.get_by_role("heading").click()
    one = had.get_by_role("group", name="Player One")
    points = one.get_by_label("Points", exact=True)
    expect(points).to_have_attribute("placeholder", "30\N{EN DASH}33")
    one.get_by_label("Two-space tiles left", exact=True).fill("3")
    wait_until_entered(page, "points", value={"one": {"at_least": 30, "at_most": 33}})
    points.fill("31")
    wait_until_entered(page, "points", value={"one": 31})
    wait_until_entered(page, "deck", value=deck)


def test_what_disputes_need_is_asked_in_sentences(page: Page) -> None:
    state = {"players": ["one", "two"], "palaces": [{"space": "E11", "value": 2}]}
    open_java(page, state)
    page.get_by_label("Which phase?").select_option("turn")
    turn, had = subject(page, "What has been done in this turn"), subject(page, "What each player has")
    land_laid = turn.get_by_role("group", name="Has land been laid?")
    land_laid.get_by_role("radio", name="yes").check()
    turn.get_by_role("group", name="in this turn?").get_by_role("checkbox", name="E11").check()
    turn.get_by_role("group", name="in this round?").get_by_role("checkbox", name="None").check()
    turn.get_by_role("group", name="Who has had").get_by_role("checkbox", name="Player Two").check()
    had.get_by_role("heading").click()
    one = had.get_by_role("group", name="Player One")
    one.get_by_label("Two-space tiles left", exact=True).fill("3")
    one.get_by_text("Which cards?").click()
    for _ in range(2):
        one.get_by_role("button", name="drum: Add one", exact=True).click()
    asked = {
        "phase": "turn",
        "turn": {"land_laid": True, "palaces": ["E11"]},
        "palaces_built": [],
        "scored": ["two"],
        "stocks": {"one": {"two_space": 3}},
        "hands": {"one": {"cards": ["drum", "drum"]}},
    }
    wait_until_entered(page, value={**state, **asked})
    land_laid.get_by_role("radio", name="don't know").check()
    turn.get_by_role("group", name="in this turn?").get_by_role("checkbox", name="E11").uncheck()
    wait_until_entered(page, "turn", value=None)

    switch = page.get_by_role("checkbox", name="Show hidden decks")
    expect(page.locator(".picture svg")).not_to_have_attribute("data-hidden", "left-out")
    expect(switch).to_have_count(0)
    open_java(page, {"tiles": [TILE], "deck": {"cards": ["mask", "drum"]}})
    deck = page.locator('.picture [data-at="/state/deck"] > title')
    expect(deck).not_to_contain_text("drum")
    switch.check()
    expect(deck).to_contain_text("drum")
    switch.uncheck()
    expect(deck).not_to_contain_text("drum")


def test_a_position_of_graenaland_is_entered(page: Page) -> None:
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
    wait_until_entered(page, "clans", value={"red": {"army": 1}})
    coast = entered_by(page.url)["state"]["territories"]["coast-1"]
    assert [house["player"] for house in coast["settlements"]] == ["red", "red", "white"]
    assert coast["works"] == ["palisade"]
    assert_verdict(page, "Possible so far")

    toggle = page.get_by_role("checkbox", name="Nothing has been done in this building phase yet")
    toggle.check()
    wait_until_entered(page, "building", "supply_taken", value=False)
    wait_until_entered(page, "phase", value="building")
    page.get_by_label("Which phase?").select_option("voting")
    expect(toggle).to_have_count(0)
    page.get_by_role("heading", name="Readings of the rulebook").click()
    option = page.get_by_role("group", name="Each player has a secret victory point card")
    option.get_by_role("radio", name="yes").check()
    wait_until_entered(page, "options", value={"victory_point_cards": True})
    option.get_by_role("radio", name="default").check()
    wait_until_entered(page, "options", value=None)


def test_a_landscape_is_painted_and_its_cards_are_laid(page: Page) -> None:
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
    # What lay there before is not said of a place: no "no square" stands behind its name.
    expect(page.locator(".touched")).to_have_text("Card 7: row 3, column 1")
    page.get_by_role("radio", name="Card 8", exact=True).check()
    page.get_by_role("button", name="Turn", exact=True).click()
    page.locator(f'.picture [data-at^="{one}"][data-place="r4c2"] .ground').click()  # on the other, of which nothing is known
    done(page, "Card 8: row 4, column 2")
    # Whoever has taken another card turns that one, and not what lies there.
    seven = {"card": 7, "side": "condition", "rotation": 0, "row": 3, "column": 1}
    eight = {"card": 8, "side": "condition", "rotation": 90, "row": 4, "column": 2}
    wait_until_entered(page, "landscapes", "one", value={"squares": ["F ne"], "placed": [seven, eight]})


def test_people_are_called_by_their_names(page: Page) -> None:
    state = {"players": ["one", "two"], "phase": "turn", "turn": {"player": "one"}, "tiles": [TILE], "figures": ["E11 one"]}
    open_position(page, "java", state, language="cs")
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
    wait_until_entered(page, value=state)


NAMED = """([game, text]) => Promise.all([import('/static/desk/naming.js'), import('/static/desk/api.js')])
    .then(([{ nameAs, withNames }, { get }]) => {
        nameAs({}, get);  // the same names in another game
        nameAs({ red: 'Anna', one: 'Anna' }, () => get(game));
        return withNames(text, (name) => name);
    })"""
NAMES = {
    "cs": [
        ("graenaland", "Vojsko Červeného", "Vojsko hráče Anna"),
        ("graenaland", "Červený povolí jednu stavbu Červenému", "Anna povolí jednu stavbu hráči Anna"),
        ("java", "figurka hráče 1", "figurka hráče Anna"),
    ],
    "fr": [
        ("java", "la main du joueur 1", "la main du joueur Anna"),
        ("graenaland", "la main de Rouge", "la main du joueur Anna"),
    ],
    "en": [("graenaland", "Red's army", "Anna's army")],
}


@each("language", NAMES)
def test_names_stand_behind_a_word_that_can_be_declined(page: Page, language: str) -> None:
    page.goto(f"/{language}/rules/")
    for game, text, named in NAMES[language]:
        assert page.evaluate(NAMED, [game, text]) == named


TOOLS = """() => [...document.querySelectorAll('.palette label, .palette button')].map((key) => key.getBoundingClientRect())
    .map(({ left, right, height }) => [left, innerWidth - right, height - 40])"""
"""Of each tool: how far it is from the edges of the window, and how much higher it is than a finger needs."""
EDITORS: list[tuple[str, str, Any]] = [
    ("graenaland", "coast-1", {}),
    ("confusing-lands", "r1c1", {}),
    ("java", "E11", {"tiles": [TILE], "figures": ["G23 one"]}),  # impossible
]
"""A game, a place in its picture, and a state."""


@in_every_window
def test_everybody_can_enter_a_position(page: Page, look: Callable[[], None], locale: str) -> None:
    for game, somewhere, state in EDITORS:
        open_position(page, game, state, language=locale)
        expect(page.locator(f'.picture [data-place="{somewhere}"]').first).to_be_attached()
        expect(page.locator(".told .verdict")).not_to_be_empty()
        for group in page.locator(".palette fieldset").first.get_by_role("radio").all():
            group.check()
            for tool in page.evaluate(TOOLS):
                assert min(tool) >= 0, "A tool is outside the window, or too small for a finger."
        look()


MIDDLES = """() => [...document.querySelectorAll('.application > .choice .keys span, .palette .keys label > span')].map((key) => {
    const inside = document.createRange();
    inside.selectNodeContents(key);
    const [key_box, text] = [key.getBoundingClientRect(), inside.getBoundingClientRect()];
    return [key.textContent.trim(), (text.top + text.bottom - key_box.top - key_box.bottom) / 2];
})"""
"""The text of each key, and how many px below the middle of the key that and its picture are."""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.picture [role="button"]')]
    .map((place) => place.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)))"""


@pytest.mark.parametrize("width", [360])
def test_keys_and_places_are_made_for_fingers_on_a_phone(page: Page) -> None:
    for game, somewhere, _ in EDITORS[:2]:
        open_position(page, game, {})
        expect(page.locator(f'.picture [data-place="{somewhere}"]').first).to_be_attached()
        page.wait_for_function(f"() => ({SMALLEST})() >= 40")  # a moment after it is drawn, small places are none for fingers
    cards = {"one": {"cards": ["drum"]}}
    open_java(page, {"players": ["one", "two"], "tiles": [TILE], "figures": ["E11 one"], "hands": cards})
    figure = page.locator('.picture [data-at="/state/figures/0"]')
    expect(figure).to_have_attribute("role", "img")
    page.wait_for_function(f"() => ({SMALLEST})() >= 40")
    page.evaluate("document.fonts.ready.then(() => true)")
    off = page.evaluate(MIDDLES)
    assert len(off) > 10
    assert {text: below for text, below in off if abs(below) > 3} == {}
    boxes = page.locator(".palette .pieces label").first.evaluate(
        "key => [...key.querySelectorAll('i, b')].map(each => each.getBoundingClientRect()).map(({top, bottom}) => [top, bottom])"
    )
    assert boxes[0][1] <= boxes[1][0] + 1, "the name of a piece stands below its picture"
    page.get_by_role("radio", name="Take away").tap()
    place(page, "E11").tap()
    done(page, "Take away: E11")
    expect(figure).to_have_count(0)
    page.get_by_role("button", name="Undo").tap()
    expect(figure).to_be_attached()
    for _ in range(2):
        page.get_by_role("button", name="Zoom in").tap()
    expect(figure).to_have_attribute("role", "button")


@pytest.mark.parametrize("width", [360])
def test_a_newcomer_with_a_phone_enters_a_dispute(page: Page) -> None:
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
    assert_verdict(page, "Possible so far")
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
    expect(move.locator(".verdict")).to_contain_text("Undetermined")
    expect(move).to_contain_text("Player One builds a palace of 4 on J12")
    who = move.get_by_role("group", name="Whose turn is it?").get_by_role("radio", name="Player One")
    held: list[Route] = []
    page.route("**/rulings*", lambda route: held.append(route))
    was_at = who.bounding_box()
    touch(move.get_by_role("checkbox", name="Nothing has been done in this turn yet"))
    expect(move.locator(".verdict")).to_have_text("Checking…")
    assert who.bounding_box() == was_at, "nothing that may be tapped next moves while the ruling is awaited"
    for route in held:
        route.continue_()
    page.unroute_all()
    expect(move).to_contain_text("Still open: whose turn it is.")
    assert who.bounding_box() == was_at, "nor when it comes"
    touch(who)
    expect(move.locator(".verdict")).to_contain_text("Legal")
    expect(move).to_contain_text("Player One builds a palace of 4 on J12")
    assert taps + 2 <= 36  # a list of choices takes two


def test_only_the_rule_in_dispute_is_asked_about(page: Page) -> None:
    """One key says that everything else is in order, and the answer says what that is."""
    move = page.locator(".move")
    rest = move.get_by_role("checkbox", name="Everything else is in order")
    palace = {"type": "build-palace", "player": "one", "space": "I21", "value": 2}
    state: Any = {"land": ["J20v2", "J22v1", "I21v1"], "figures": ["J20 one", "J22 two"]}
    open_position(page, "java", state, palace)
    expect(move.locator(".verdict")).to_contain_text("Undetermined")
    expect(move).to_contain_text("Player One builds a palace of 2 on I21")
    expect(move).to_contain_text("Nothing that is known forbids it. ")
    rest.check()
    expect(move.locator(".verdict")).to_contain_text("Legal")
    expect(move).to_contain_text("Assumed to be in order: which phase it is (a turn), whose turn it is (Player One), ")
    wait_until_entered(page, "unstated", value="in-order")
    rest.uncheck()
    expect(move.locator(".verdict")).to_contain_text("Undetermined")

    open_position(page, "java", {**state, "unstated": "in-order", "land": ["J20v1", "J22v1", "I21v1"]}, palace)
    expect(move.locator(".verdict")).to_contain_text("Illegal")


def test_what_a_move_still_needs_takes_plain_answers(page: Page, watch: Watch) -> None:
    """In Java, in Confusing Lands, and with a payment in Graenaland."""
    watch.allow("POST /v1/games/graenaland/rulings was answered 422")
    move = page.locator(".move")
    players = ["one", "two"]
    land = ["I13v1", "I15v1", "J14v1", "J16v1"]
    palace = {"type": "build-palace", "player": "one", "space": "I15", "value": 4}
    state: Any = {"players": players, "turn": {"player": "one"}, "land": land, "figures": ["I13 one"]}
    open_position(page, "java", state, palace)
    expect(move.locator(".verdict")).to_contain_text("Undetermined")
    expect(move).to_contain_text("Player One builds a palace of 4 on I15")
    move.get_by_label("Nothing has been done in this turn yet").check()
    move.get_by_role("button", name="There is none there").click()
    expect(move.locator(".verdict")).to_contain_text("Legal")
    expect(move.get_by_role("heading")).to_have_count(0)

    houses = [{"player": "red", "kind": "village"}] * 2
    state = {
        "players": ["red", "white", "blue"],
        "territories": {"coast-1": {"settlements": houses, "heroes": [{"player": "red", "hero": "warrior"}]}},
        "clans": {"red": {"hand": {"cards": [{"resource": "wood"}, {"resource": "ore"}]}}},
    }
    keep = {"type": "build-building", "player": "red", "territory": "coast-1", "kind": "keep"}
    open_position(page, "graenaland", state, keep)
    move.get_by_role("group", name="The terrain of Coast 1").get_by_role("radio", name="hills").check()
    move.get_by_label("Which phase?").select_option("building")
    move.get_by_role("group", name="Which building symbols Coast 1 has").get_by_role("checkbox", name="keep").check()
    move.get_by_role("button", name="wood: Remove one", exact=True).click()  # from unknown to none, and nothing is free
    assert_verdict(page, "Impossible position")
    move.get_by_role("button", name="wood: Add one", exact=True).click()
    move.get_by_role("group", name="Who is the main player?").get_by_role("radio", name="Red").check()
    move.get_by_role("button", name="There is none in any of these places").click()
    move.get_by_role("button", name="Red builds a keep in Coast 1, paying 1 wood").click()
    expect(move.locator(".verdict")).to_contain_text("Legal")
    expect(move).to_contain_text("Red builds a keep in Coast 1, paying 1 wood")

    card = {"type": "place", "player": "one", "card": 7, "side": "plain", "rotation": 0, "row": 2, "column": 1}
    open_position(page, "confusing-lands", {"players": players, "landscapes": {"one": {"squares": ["F F", "M E", "V V"]}}}, card)
    move.get_by_label("Which phase?").select_option("placing-chosen")
    move.get_by_role("group", name="Player One").get_by_label("Chosen card", exact=True).fill("7")
    expect(move.locator(".verdict")).to_contain_text("Legal")
    expect(move).to_contain_text("Player One places card 7")


def test_everything_else_has_labels_in_words(page: Page) -> None:
    for game, somewhere in (("graenaland", "coast-1"), ("confusing-lands", "r1c1"), ("java", "E11")):
        open_position(page, game, {}, language="fr")
        expect(page.locator(f'.picture [data-place="{somewhere}"]').first).to_be_attached()
        others = subject(page, "Tout le reste")
        others.get_by_role("heading").click()
        added = others.get_by_role("button").filter(has_text="+")
        expect(added).not_to_have_count(0)
        texts = [text.removeprefix("+ ") for text in added.all_inner_texts()]
        assert all(text[0].isupper() and "_" not in text for text in texts), game
    state = {"territories": {"coast-1": {}}, "map": [{"territory": "coast-1", "coast": True}]}
    open_position(page, "graenaland", state, language="fr")
    expect(page.locator('.picture [data-place="coast-1"]').first).to_be_attached()
    subject(page, "Tout le reste").get_by_role("heading").click()
    expect(page.locator("select:has(option[value='coast-1']) option:checked").first).to_have_text("Côte 1")
