"""The desk in a real browser: rulings from examples in the rulebooks, and all steps of a dispute."""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.desk.conftest import in_every_window, verdict
from tests.desk.link import fragment
from tests.desk.watch import Watch
from tests.words.test_place_words import MACHINE_NAME

PALACE = "too-large-a-palace"
"""An example of Java: a palace of 6 in a village of four spaces, around H12."""

POSITIONS = "choosing-positions-going-on"
"""An example of Graenaland: seven steps, in the sixth of which Red places a village though it is White's turn."""

RIVERS = {"landscapes": {"one": {"squares": ["ew ew ew", "ew ew .", "1  1  ."]}}, "shared": {"card": 11}}
"""Two rivers of Confusing Lands that touch, but do not meet."""

CARD = "covers-a-condition"
"""An example of Confusing Lands: a card of three by two squares would cover a condition on r1c1 and r1c2."""

INTO = " \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} "
"""The separator between the steps of a pointer."""


@pytest.fixture
def refusals(watch: Watch) -> None:
    """Allows the responses with which the service refuses a request on purpose."""
    watch.allow(r"POST /v1/games/[a-z-]+/[a-z-]+ was answered (400|422)")


def example(page: Page, game: str, name: str) -> dict[str, Any]:
    """The dispute of a worked example."""
    examples = page.request.get(f"/v1/games/{game}/examples").json()["examples"]
    found = next(each for each in examples if each["name"] == name)
    request = found["request"]
    actions = request.get("actions") or [request[each] for each in ("action",) if each in request]
    return {"game": game, "title": found["title"], "state": request["state"], "actions": actions}


def open_dispute(page: Page, dispute: dict[str, Any], language: str = "en") -> None:
    page.goto(f"/{language}/desk{fragment(dispute)}")


def steps(page: Page) -> Locator:
    return page.locator(".transcript li")


def expect_marked(page: Page, *places: str) -> None:
    """Waits until these places are marked in the picture, and no others. They are marked a moment after the form has changed."""
    marked = page.locator(".picture .marked[data-place]")
    expect(marked).to_have_count(len(places))
    for place in places:
        expect(page.locator(f'.picture .marked[data-place="{place}"]')).to_have_count(1)


def walk_to(page: Page, target: Locator) -> None:
    """Presses Tab until ``target`` has the focus."""
    for _ in range(80):
        if target.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"No Tab leads to {target}")


def test_figures_and_places_are_named_in_words(page: Page) -> None:
    action = {"type": "lay-land", "player": "one", "tile": "G13v G15r H14r"}
    open_dispute(page, {"game": "java", "state": {"phase": "turn", "turn": {"player": "one"}}, "actions": [action]}, "cs")
    page.get_by_text("O co se to opírá").click()
    figures = page.locator("li", has_text="sestaveno z nepřímých zdrojů")
    expect(figures).to_contain_text(f"herní plán{INTO}pole plánu")
    game = page.request.get("/v1/games/java").json()
    asked = {"state": {"supply": {"palaces": {"4": 1}}, "figures": ["one J14"]}}
    said = page.evaluate(
        """async ([game, asked]) => {
            const { Pointer } = await import("/static/desk/components/pointer.js");
            const { told } = await import("/static/desk/desk/words.js");
            const pointer = (pointer) => Pointer({ game, asked, pointer }).props.children;
            return [pointer("/state/supply/palaces/4"), pointer("/state/figures/0"), told(game, "space", [null])];
        }""",
        [game, asked],
    )
    supply, palaces, pieces = (game["words"][f"member-{member}"] for member in ("supply", "palaces", "figures"))
    assert said == [INTO.join([supply, palaces, "4"]), INTO.join([pieces, "1."]), game["words"]["nothing"]]


def test_a_ruling_is_made_by_keyboard_only(page: Page) -> None:
    page.goto("/en/desk")
    expect(page.locator(".examples button").first).to_be_visible()
    walk_to(page, page.get_by_role("radio", name="Graenaland"))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Java")).to_be_checked()
    walk_to(page, page.locator(".examples").get_by_role("button", name="May Player One build a palace of 6"))
    page.keyboard.press("Enter")
    # Jáva, paragraph 27: the value of a palace is at most the number of spaces of the settlement.
    expect(verdict(page)).to_have_text("✗ Illegal")
    expect(page.locator(".findings").first).to_contain_text("too few for a palace of 6")
    expect(page.locator(".findings a").first).to_have_attribute("href", "/en/rules/java/palace.size")
    expect(page.locator(".findings .citations").first).to_contain_text("the part on palaces, paragraph 3")

    walk_to(page, page.get_by_role("button", name="Player One builds a palace of 4 on H12"))
    page.keyboard.press("Enter")
    expect(verdict(page)).to_have_text("✓ Legal")
    expect(verdict(page)).to_be_focused()


def test_the_places_of_a_finding_are_marked(page: Page) -> None:
    open_dispute(page, example(page, "confusing-lands", CARD))
    # Podivné kraje, Průběh hry, paragraph 4: conditions must not be covered. Only those of player One's landscape are meant.
    expect(verdict(page)).to_have_text("✗ Illegal")
    expect_marked(page, "r1c1", "r1c2")
    assert page.locator(".picture .marked").first.get_attribute("data-at") == "/state/landscapes/one"
    assert len(re.findall(rb"/Type */Page\b", page.pdf(format="A4"))) == 1

    # Which rule is broken depends on the phase, of which nothing is known: the card is neither the chosen one nor one passed on.
    state = {"landscapes": {"one": {"squares": ["5 5 F", "V M ."]}}, "chosen": {"one": {"card": 9}}}
    action = {"type": "place", "player": "one", "card": 8, "side": "plain", "rotation": 0, "row": 2, "column": 1}
    page.goto("about:blank")
    open_dispute(page, {"game": "confusing-lands", "state": state, "actions": [action]})
    either = "Either this rule or another one named here is broken, depending on which phase it is."
    expect(page.locator(".ruling > .findings .message")).to_contain_text([either, either])
    expect(page.locator(".ruling > .findings > li")).to_have_count(2)
    expect(verdict(page)).to_contain_text("Illegal")


def test_a_proposal_has_a_row_for_each_player(page: Page) -> None:
    state = {
        "phase": "proposals",
        "players": ["red", "white", "blue"],
        "territories": {"coast-1": {"face_up": {"cards": [{"resource": "grain"}]}, "face_down": {"count": 2}}},
    }
    open_dispute(page, {"game": "graenaland", "state": state, "actions": []})
    page.get_by_role("radio", name="Enter the move").check()
    kinds = page.locator(".action-form > .field select")
    expect(kinds.locator("optgroup").first.locator("option").first).to_have_text("Propose")
    kinds.select_option("propose")
    shares = page.get_by_role("group", name="shares", exact=True)
    for player in ("Red", "White", "Blue"):
        expect(shares.get_by_role("group", name=player, exact=True)).to_be_visible()
    expect(shares.get_by_role("radio")).to_have_count(0)  # nobody has to choose who it is
    page.locator(".action-form > .member").first.get_by_role("radio", name="Red").check()
    page.get_by_role("combobox", name="territory", exact=True).select_option(label="Coast 1")
    white = shares.get_by_role("group", name="White", exact=True)
    white.get_by_role("button", name="face down: Add one").click()
    with page.expect_request(
        lambda request: request.url.endswith("/rulings") and "propose" in (request.post_data or "")
    ) as asked:
        page.locator(".action-form button.main").click()
    request: Any = asked.value.post_data_json
    assert request["action"]["shares"] == [{"player": "white", "face_up": [], "face_down": 1}]


@pytest.mark.parametrize("width", [360])
def test_a_card_is_laid_and_turned_by_tapping(page: Page) -> None:
    """The squares that it would take are marked at once. Who plays it follows from the landscape, and nothing is typed."""
    landscapes = {"one": {"squares": ["7 7 F", "V M ."]}, "two": {"squares": ["F F F", "F F F"]}}
    state = {"phase": "placing-chosen", "chosen": {"two": {"card": 9}}, "landscapes": landscapes}
    open_dispute(page, {"game": "confusing-lands", "state": state, "actions": []})
    page.get_by_role("radio", name="Enter the move").check()
    page.locator(".action-form > .field select").select_option("place")
    corner = page.locator('.picture [data-at^="/state/landscapes/two"][data-place="r0c2"]')
    corner.tap()
    expect(page.get_by_role("radio", name="Player Two")).to_be_checked()
    expect_marked(page, "r0c2", "r0c3", "r0c4", "r1c2", "r1c3", "r1c4")
    rotation = page.get_by_role("group", name="turned clockwise").get_by_role("radio")
    expect(rotation).to_have_count(4)
    corner.tap()
    expect(rotation.nth(1)).to_be_checked()
    expect_marked(page, "r0c2", "r0c3", "r1c2", "r1c3", "r2c2", "r2c3")
    page.get_by_role("button", name="+ card").tap()
    page.get_by_role("combobox", name="card").select_option("9")
    page.get_by_label("the plain side").check()
    page.get_by_role("button", name="Get the ruling").tap()
    # Podivné kraje, Průběh hry, paragraph 3: it covers at least one square.
    expect(verdict(page)).to_have_text("✓ Legal")
    expect(page.locator(".claim")).to_contain_text("row 0, column 2, with the plain side up, turned by 90°")


@pytest.mark.usefixtures("refusals")
@pytest.mark.parametrize("width", [360])
def test_an_action_is_built_by_touching_the_picture(page: Page) -> None:
    open_dispute(page, example(page, "confusing-lands", CARD))
    page.get_by_role("radio", name="Enter the move").check()
    row, column = (page.get_by_role("spinbutton", name=name) for name in ("row", "column"))
    expect(row).to_have_value("0")
    page.locator('[data-place="r2c3"]').first.tap()
    expect(row).to_have_value("2")
    expect(column).to_have_value("3")
    page.get_by_role("button", name="Get the ruling").tap()
    # Příklady umísťování karet: a corner without a condition may be covered.
    expect(verdict(page)).to_have_text("✓ Legal")
    page.get_by_role("radio", name="As JSON").check()
    page.get_by_label("Move as JSON", exact=True).fill('{"type": "place", "player": "three"}')
    page.get_by_role("button", name="Get the ruling").tap()
    expect(page.get_by_role("alert").get_by_title("/action/player")).to_have_text("player")
    expect(verdict(page)).to_have_text("✓ Legal")


def test_a_missing_choice_is_asked_for_and_not_sent(page: Page) -> None:
    open_dispute(page, example(page, "java", PALACE))
    expect(verdict(page)).to_have_text("✗ Illegal")
    page.get_by_role("radio", name="Enter the move").check()
    page.locator(".action-form > .field select").select_option(label="Build a palace")
    page.get_by_role("radio", name="Player One").check()
    page.get_by_label("space", exact=True).fill("H12")
    page.get_by_role("button", name="Get the ruling").click()
    # The browser says in its own words that one of these has to be chosen.
    value = page.get_by_role("group", name="Value")
    expect(value.get_by_role("radio").first).to_be_focused()
    expect(page.locator(".action-form ~ .trouble, .wrong")).to_have_count(0)
    expect(verdict(page)).to_have_text("✗ Illegal")
    value.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("button", name="Get the ruling").click()
    expect(verdict(page)).to_have_text("✓ Legal")


@pytest.mark.parametrize("width", [360])
def test_pieces_on_the_board_are_touched_and_stay_in_sight(page: Page) -> None:
    open_dispute(page, example(page, "java", PALACE))
    page.get_by_role("radio", name="Enter the move").check()
    page.locator(".action-form > .field select").select_option("move")
    figure = page.locator('.picture [data-at="/state/figures/0"]')
    expect(figure).to_have_class(re.compile(r"\bsmall\b"))  # for a finger
    for _ in range(10):  # the picture may come anew meanwhile, and then it is not known at once what is small
        while "small" in (figure.get_attribute("class") or ""):
            page.get_by_role("button", name="Zoom in").tap()
        with suppress(TimeoutError):
            figure.tap(timeout=3_000)
            break
    expect(page.get_by_label("from", exact=True)).to_have_value("J14")
    page.locator(".action-form > .field select").select_option("lay-land")
    page.get_by_role("radio", name="Player One").check()
    page.locator('.picture [data-place="G13"]').first.tap()
    expect(page.get_by_role("textbox", name="tile")).to_have_value("G13v G15r H14r")
    ask = page.get_by_role("button", name="Get the ruling")
    ask.evaluate("button => button.scrollIntoView({block: 'end'})")
    expect(page.locator(".picture .mark").first).to_be_in_viewport()
    ask.tap()
    # Jáva, paragraph 10: anywhere on the board.
    expect(verdict(page)).to_have_text("✓ Legal")


@pytest.mark.parametrize("width", [360])
def test_a_tile_is_laid_and_turned_by_tapping(page: Page) -> None:
    open_dispute(page, {"game": "java", "state": {"phase": "turn", "turn": {"player": "one"}}, "actions": []})
    page.get_by_role("radio", name="Enter the move").check()
    page.locator(".action-form > .field select").select_option("lay-land")
    tile = page.get_by_role("textbox", name="tile")
    space, edge = (page.locator(f'.picture [data-place="{name}"]').first for name in ("G13", "@8"))
    for written in ("@8v @10r A9r", "@8v A9r A7r", "@8v A7r @6r", "@8v @10r A9r"):
        edge.tap()
        expect(tile).to_have_value(written)
    for written in ("G13v G15r H14r", "G13v H14r H12r"):
        space.tap()
        expect(tile).to_have_value(written)
    expect_marked(page, "G13", "H12", "H14")
    page.get_by_role("group", name="What is laid?").get_by_role("radio", name="Two spaces").check()
    expect(tile).to_have_value("G13v H14r")
    for _ in range(5):  # as fast as a finger can
        space.tap()
    expect(tile).to_have_value("G13v G15r")
    page.get_by_role("radio", name="Rice", exact=True).check()
    expect(tile).to_have_value("G13r")
    page.get_by_role("button", name="Get the ruling").tap()
    expect(page.locator(".claim")).to_contain_text("lays a single tile: rice on G13")


def test_a_dispute_goes_on_and_back_and_is_shared(page: Page, reopened: Callable[[], Page]) -> None:
    open_dispute(page, {**example(page, "java", PALACE), "actions": []})
    # Touching a place filters the actions to those that are possible there. One's figure is on J14.
    page.locator('[data-place="J14"]').first.click()
    page.get_by_role("button", name="Player One moves the figure on J14 to I15").click()
    expect(verdict(page)).to_have_text("✓ Legal")
    page.get_by_role("button", name="Continue from here").click()
    expect(page.locator('[data-place="I15"] title').first).to_contain_text("Player One")
    page.get_by_role("button", name="Player One takes the top card of the deck").click()
    expect(page.locator(".transcript p").first).to_contain_text("All moves are legal.")
    page.get_by_role("button", name="Continue from here").click()
    expect(steps(page)).to_have_count(3)
    expect(steps(page).nth(2).get_by_role("button")).to_have_attribute("aria-current", "step")

    steps(page).nth(2).get_by_role("button").press("ArrowUp")
    expect(steps(page).nth(1).get_by_role("button")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator('[data-place="J14"] title').first).to_contain_text("Player One")
    expect(page.locator(".claim")).to_contain_text("Player One moves the figure on J14 to I15")

    shared = reopened()
    expect(verdict(shared)).to_have_text("✓ Legal")
    expect(shared.locator(".claim")).to_contain_text("moves the figure")
    expect(steps(shared)).to_have_count(3)

    further = page.locator(".further")
    further.locator("summary").first.click()
    further.get_by_role("radio", name="Is this position possible?").check()
    further.get_by_role("button", name="Ask", exact=True).click()
    expect(verdict(page)).to_have_text("✓ Possible")
    page.go_back()
    expect(steps(page)).to_have_count(3)
    further.get_by_role("radio", name="Is this whole turn allowed?").check()
    further.get_by_role("button", name="Ask", exact=True).click()
    expect(page.locator(".asked")).to_contain_text("Is this whole turn allowed?")
    expect(verdict(page)).to_have_text("✓ Legal")


def test_a_transcript_with_an_illegal_move_is_cut(page: Page) -> None:
    open_dispute(page, example(page, "graenaland", POSITIONS))
    # Rozšiřující pravidla, Počáteční pozice, paragraphs 2 and 3: in turn, and the second time in the opposite order.
    expect(page.locator(".transcript p").first).to_contain_text("First illegal move: step 6")
    expect(steps(page).nth(5).get_by_role("button")).to_have_attribute("aria-current", "step")
    expect(verdict(page)).to_have_text("✗ Illegal")
    expect(page.locator(".findings").first).to_contain_text("It is White's turn, not Red's.")
    expect_marked(page, "red", "white")
    page.get_by_role("button", name="Next step").click()
    expect(verdict(page)).to_have_text("✓ Legal")
    expect(verdict(page)).to_be_focused()
    steps(page).nth(5).get_by_role("button").click()
    page.get_by_role("button", name="Delete from step 6").click()
    expect(page.locator(".transcript p").first).to_contain_text("All moves are legal.")
    expect(steps(page)).to_have_count(6)


def test_a_new_game_is_downloaded_and_loaded(page: Page) -> None:
    page.goto("/en/desk")
    page.get_by_role("radio", name="Java").check()
    page.get_by_text("Choose the shuffle").click()
    page.get_by_role("textbox", name="Shuffle seed").fill("rice")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".actions").get_by_role("button", name="uses an extra action token").click()  # an example says that, too
    expect(verdict(page)).to_have_text("✓ Legal")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    page.get_by_role("button", name="New dispute").click()
    expect(page.get_by_role("heading", name="Which game?")).to_be_focused()
    page.get_by_text("Open a file").click()
    page.get_by_label("A file that you downloaded").set_input_files(download.value.path())
    expect(verdict(page)).to_have_text("✓ Legal")
    expect(page.locator(".bar")).to_contain_text("New game for 2 players")


@pytest.mark.usefixtures("refusals")
def test_an_impossible_state_is_explained_and_corrected(page: Page) -> None:
    dispute = example(page, "java", "impossible")
    open_dispute(page, {**dispute, "actions": [{"type": "end-turn", "player": "one"}]})
    # Jáva, paragraph 37: three extra action tokens each.
    expect(page.locator(".findings > li")).to_have_count(3)
    expect(page.locator(".findings").first).to_contain_text("Player One has 4 extra action tokens")
    expect(page.locator('.picture .marked[data-at="/state/figures/0"]')).to_have_count(1)
    page.get_by_label("State", exact=True).fill('{"tiles": ["E9x"]}')
    page.get_by_role("button", name="Use this state").click()
    expect(page.get_by_role("alert").get_by_title("/state/tiles/0")).to_have_text(re.compile(rf"\w{INTO}1\.$"))
    page.get_by_label("State", exact=True).fill('{"phase": "turn"}')
    page.get_by_role("button", name="Use this state").click()
    expect(verdict(page)).to_have_text("? Undetermined")
    expect(page.locator(".missing").first).to_be_visible()
    expect(page.locator(".ruling > .findings")).not_to_contain_text("/state")


def test_the_rest_of_a_dispute_is_said_to_be_in_order(page: Page) -> None:
    state = {"land": ["J20v2", "J22v1", "I21v1"], "figures": ["J20 one", "J22 two"]}
    palace = {"type": "build-palace", "player": "one", "space": "I21", "value": 2}
    open_dispute(page, {"game": "java", "state": state, "actions": [palace]})
    expect(verdict(page)).to_have_text("? Undetermined")
    expect(page.locator(".ruling")).to_contain_text("Nothing that is known forbids it. ")
    page.get_by_role("checkbox", name="Everything else is in order").click()
    expect(verdict(page)).to_have_text("✓ Legal")
    expect(page.locator(".ruling > .claim")).to_contain_text("Player One builds")
    expect(page.locator(".granted")).to_contain_text("which phase it is")
    page.get_by_text("8 rules are assumed to be kept").click()
    expect(page.locator(".findings > .assumed")).to_have_count(8)


def test_a_territory_is_chosen_by_its_name_or_touched(page: Page) -> None:
    open_dispute(page, example(page, "graenaland", "choosing-positions-going-on"), "cs")
    expect(page.locator(".actions").first).to_be_visible()
    page.locator('.action input[type="radio"]').nth(1).check()
    territory = page.get_by_role("combobox", name="území", exact=True)
    expect(territory.locator("option:checked")).to_have_text("Pobřeží 3")
    places = ["Pobřeží 1", "Pobřeží 2", "Pobřeží 3", "Vnitrozemí 1", "Vnitrozemí 2"]
    expect(territory.locator("option")).to_have_text(["Vyberte…", *places])
    assert MACHINE_NAME.findall(page.locator(".action-form").inner_text()) == []
    page.locator('.picture [data-place="coast-1"]').first.click()
    expect(territory.locator("option:checked")).to_have_text("Pobřeží 1")
    territory.select_option(label="Vnitrozemí 1")
    expect(page.locator('.picture .marked[data-place="inland-1"]')).not_to_have_count(0)


@pytest.mark.usefixtures("refusals")
def test_a_damaged_link_is_no_dead_end(page: Page, watch: Watch) -> None:
    of_wrong_shape: list[dict[str, Any]] = [
        {"state": {}},
        {"game": "../rules", "state": {}},
        {"game": "java", "state": []},
        {"game": "java", "state": {}, "actions": 5},
        {"game": "java", "state": {}, "at": -1},
        {"game": "java", "state": {}, "title": {}},
    ]
    open_dispute(page, of_wrong_shape[0])
    expect(page.get_by_role("alert")).to_contain_text("This link is damaged")
    valid = "values => import('/static/desk/desk/dispute.js').then(({ isDispute }) => values.filter(isDispute))"
    assert page.evaluate(valid, of_wrong_shape) == []
    watch.allow("(GET|POST) /(v1/games|en/rules)/chess.* was answered 404")
    open_dispute(page, {"game": "chess", "state": {}})
    page.get_by_role("button", name="New dispute").click()
    expect(page.get_by_role("heading", name="Which game?")).to_be_focused()
    page.goto("about:blank")
    open_dispute(page, {**example(page, "java", PALACE), "actions": [{"type": "castle"}]})
    page.get_by_role("button", name="Delete the last step").click()
    expect(page.locator(".actions button").first).to_be_visible()


@pytest.mark.usefixtures("refusals")
@in_every_window
def test_every_view_can_be_used_by_everybody(page: Page, look: Callable[[], None], locale: str) -> None:
    def show(game: str, name: str) -> None:
        dispute = example(page, game, name)
        open_dispute(page, dispute, locale)
        expect(page.locator(".bar")).to_contain_text(dispute["title"])

    for game, name, there in [
        ("java", PALACE, ".mark"),  # illegal
        ("graenaland", POSITIONS, ".transcript li"),
        ("graenaland", "vote-undecided", ".missing"),
        ("java", "impossible", ".findings .message, .findings > li"),
    ]:
        show(game, name)
        expect(page.locator(there).first).to_be_visible()
        expect(page.locator(".stale")).to_have_count(0)
        look()
    show("confusing-lands", CARD)
    page.locator('.action input[type="radio"]').nth(1).check()
    page.locator(".scores summary").click()
    expect(page.locator(".action-form select").first).to_be_visible()
    look()


def test_scores_that_hinge_have_a_switch_of_the_reading(page: Page) -> None:
    page.goto(f"/en/desk{fragment({'game': 'confusing-lands', 'state': RIVERS, 'actions': []})}")
    page.locator(".scores summary").click()
    points = page.locator(".scores h3").first
    expect(points).to_have_text("Player One: 2 points")
    page.get_by_role("button", name="Any river squares that touch each other").click()
    expect(points).to_have_text("Player One: 10 points")
    page.get_by_role("button", name="Squares whose river ends meet").click()
    expect(points).to_have_text("Player One: 2 points")
