"""Nobody at a table reads a name of a place that is for programs, such as ``coast-1``."""

import pytest
from playwright.sync_api import Page, expect

from tests.desk.link import fragment
from tests.desk.test_desk import INTO, example, open_dispute
from tests.desk.test_examples import open_example
from tests.words.test_place_words import MACHINE_NAME

READ = """
() => [...document.querySelectorAll("details")].map((each) => { each.open = true; }) && document.body.innerText
"""


def test_what_has_happened_names_places_in_words(page: Page) -> None:
    open_example(page, "Graenaland", "set-up")
    expect(page.locator(".asked details").first).to_be_attached()
    text = page.evaluate(READ)
    assert "settlements: Coast 1, Coast 3" in text
    assert f"tiles{INTO}Coast 1{INTO}terrain" in text
    assert MACHINE_NAME.findall(text) == []


@pytest.mark.parametrize("locale", ["cs"])
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


def test_a_position_is_said_with_the_names_of_places(page: Page) -> None:
    state = {"territories": {"coast-1": {}}, "map": [{"territory": "coast-1", "coast": True}]}
    page.goto(f"/en/position{fragment({'game': 'graenaland', 'state': state, 'actions': []})}")
    page.get_by_role("heading", name="Everything else").click()
    expect(page.get_by_role("combobox", name="territory", exact=True).first.locator("option:checked")).to_have_text("Coast 1")
