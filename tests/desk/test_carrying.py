"""From a quick question to the whole position, to the desk, and back: what was entered arrives, no more and no less."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client import client_of
from tests.desk.link import entered_by, fragment
from tests.desk.watch import Watch

CLAN = {"settlements": 1, "army": 1}
CITY = {"place": "city", "palace": 4, "spaces": 6, "heights": {"one": [3, 1], "two": [3]}}
SQUARES = ["7 7 F", "V ns ."]


def answered(dispute: dict[str, Any]) -> Any:
    """The answer to the question of a dispute about its whole position."""
    request = {"state": dispute["state"], **dispute["asked"]}
    answer = client_of().post(f"/v1/games/{dispute['game']}/{dispute['question']}", json=request)
    assert answer.status_code == 200, answer.get_json()
    return answer.get_json()


def carried(page: Page, name: str, entered: Any) -> dict[str, Any]:
    """What arrives at the editor from a quick question, at the desk from there, and what comes back is as it was entered."""
    page.goto(f"/en/{name}{fragment(entered)}")
    page.get_by_role("button", name="Enter the whole position").click()
    page.wait_for_url("**/en/position#*")
    dispute: dict[str, Any] = entered_by(page.url)
    page.get_by_role("button", name="Ask about this position").click()
    page.wait_for_url("**/en/desk#*")
    assert entered_by(page.url)["state"] == dispute["state"]
    page.get_by_role("button", name="Change the position").click()
    page.wait_for_url("**/en/position#*")
    page.get_by_role("button", name="Back to the quick question").click()
    page.wait_for_url(f"**/en/{name}#*")
    expect(page.get_by_role("button", name="Enter the whole position")).to_be_visible()
    assert entered_by(page.url) == entered
    return dispute


def test_a_city_of_java_arrives_on_the_board_with_its_figures(page: Page) -> None:
    dispute = carried(page, "heights", CITY)
    answer = answered(dispute)
    assert (answer["place"], answer["size"], answer["palace"]["value"]) == ("city", 6, 4)
    assert [(each["player"], each["heights"], each["rank"]) for each in answer["players"]] == [
        ("one", [3, 1], 1),
        ("two", [3], 2),
    ]
    assert answer["may_build"] == {"player": "one", "largest": 6}
    assert len(dispute["state"]["figures"]) == 3
    assert dispute["state"].keys() == {"land", "palaces", "figures"}
    assert "players" not in dispute["state"]


def test_the_desk_says_that_no_larger_palace_fits_as_the_quick_question_does(page: Page) -> None:
    page.goto(f"/en/heights{fragment({**CITY, 'palace': 6, 'spaces': 7})}")
    expect(page.locator(".glance")).to_contain_text("too few spaces for a larger one")
    page.get_by_role("button", name="Enter the whole position").click()
    page.wait_for_url("**/en/position#*")
    page.get_by_role("button", name="Ask about this position").click()
    expect(page.locator(".verdict")).to_have_text("Player One is first, but no palace can be laid here")


@pytest.mark.parametrize(
    ("entered", "members"),
    [
        ({"place": "village", "heights": {"one": [2, 2], "four": [5]}}, {"land", "palaces", "figures"}),
        ({"place": "city", "heights": {"one": [1]}}, {"land", "palaces", "figures"}),
        ({"place": "village", "spaces": 3, "heights": {"one": [6, 1], "four": [4]}}, {"land", "palaces", "figures"}),
        ({"place": "shore", "spaces": 1, "heights": {"two": [6]}}, {"land", "water", "figures"}),
        ({"place": "shore", "spaces": 2, "heights": {"two": [2], "three": [1]}}, {"land", "water", "figures"}),
        ({"place": "shore", "heights": {"two": [2], "three": [1]}}, {"land", "figures"}),
    ],
    ids=["village", "city", "steep village", "steep shore", "shore", "shore of unknown size"],
)
def test_any_place_of_java_arrives_with_what_is_known_of_it(page: Page, entered: Any, members: set[str]) -> None:
    page.goto(f"/en/heights{fragment(entered)}")
    heights = page.locator(".ranking h3")
    expect(heights.first).to_be_visible()
    page.get_by_role("button", name="Enter the whole position").click()
    page.wait_for_url("**/en/position#*")
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")
    dispute = entered_by(page.url)
    assert dispute["state"].keys() == members
    answer = answered(dispute)
    assert answer["place"] == (place := entered["place"])
    assert {each["player"]: each["heights"] for each in answer["players"]} == entered["heights"]
    assert answer.get("size") == (entered.get("spaces") if place != "shore" or "water" in members else None)
    assert "value" not in answer.get("palace", {})
    figures = page.locator('.picture [data-at^="/state/figures/"]')
    expect(figures).to_have_count(sum(map(len, entered["heights"].values())))


def test_a_question_that_is_refused_arrives_as_it_was_asked(page: Page, watch: Watch) -> None:
    watch.allow("POST /v1/games/java/standings was answered 400")
    page.goto(f"/en/heights{fragment({'place': 'village', 'spaces': 1, 'heights': {'one': [1, 1]}})}")
    page.get_by_role("button", name="Enter the whole position").click()
    page.wait_for_url("**/en/position#*")
    dispute = entered_by(page.url)
    assert (dispute["state"], dispute["asked"]) == ({}, {"place": {"type": "village", "spaces": 1, "heights": {"one": [1, 1]}}})


@pytest.mark.parametrize("players", [3, 4, None])
def test_a_vote_of_graenaland_brings_nobody_who_is_not_there(page: Page, players: int | None) -> None:
    clans = {"red": {**CLAN, "hero": "warrior", "army": 2, "ballot": True}, "blue": {**CLAN, "ballot": False}}
    dispute = carried(page, "votes", {"palisade": False, "clans": clans, **({"players": players} if players else {})})
    assert {"yellow", "white", "violet"}.isdisjoint(str(dispute["state"]).split("'"))
    assert dispute["state"]["territories"]["coast-1"]["works"] == []
    assert dispute["asked"] == {"territory": "coast-1", "ballots": {"red": True, "blue": False}}
    answer = answered(dispute)
    assert [each["player"] for each in answer["players"]] == ["red", "blue"]
    warrior = next(source for source in answer["players"][0]["sources"] if source["source"] == "warrior")
    assert warrior.get("votes") == {3: 3, 4: 2}.get(players or 0)
    assert any("three-players" in rule["rule"] for rule in answer["rules"]) is (players != 4)


def test_three_who_are_all_there_are_those_who_play(page: Page) -> None:
    clans = dict.fromkeys(("red", "white", "violet"), CLAN)
    dispute = carried(page, "votes", {"palisade": False, "players": 3, "clans": clans})
    assert dispute["state"]["players"] == ["red", "white", "violet"]


def test_a_landscape_arrives_square_by_square(page: Page) -> None:
    dispute = carried(page, "landscape", {"shared": 5, "landscapes": {"one": SQUARES}})
    assert dispute["state"] == {"landscapes": {"one": {"squares": SQUARES}}, "shared": {"card": 5}}
