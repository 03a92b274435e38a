"""From a quick question to the whole position, to the desk, and back: what was entered arrives, no more and no less."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.desk.link import entered_by, fragment
from tests.desk.watch import Watch

CLAN = {"settlements": 1, "army": 1}
CITY = {"place": "city", "palace": 4, "spaces": 6, "heights": {"one": [3, 1], "two": [3]}}
SQUARES = ["7 7 F", "V ns ."]
REQUEST = "entered => import('/static/desk/votes/entered.js').then(({ request }) => request(entered))"
"""The request about a vote that is entered."""


def answered(page: Page, game: str, question: str, request: Any) -> Any:
    answer = page.request.post(f"/v1/games/{game}/{question}", data=request)
    assert answer.ok, answer.text()
    return answer.json()


def carried_to_position(page: Page, name: str, entered: Any) -> dict[str, Any]:
    """What arrives at the editor from a quick question."""
    page.goto(f"/en/{name}{fragment(entered)}")
    page.get_by_role("button", name="Enter the whole position").click()
    page.wait_for_url("**/en/position#*")
    dispute: dict[str, Any] = entered_by(page.url)
    return dispute


def carried(page: Page, name: str, entered: Any) -> Any:
    """The state that arrives at the editor and at the desk, and the answer to the question about it. Back, all is as entered."""
    dispute = carried_to_position(page, name, entered)
    page.get_by_role("button", name="Ask about this position").click()
    page.wait_for_url("**/en/desk#*")
    assert entered_by(page.url)["state"] == dispute["state"]
    page.get_by_role("button", name="Change the position").click()
    page.wait_for_url("**/en/position#*")
    page.get_by_role("button", name="Back to the quick question").click()
    page.wait_for_url(f"**/en/{name}#*")
    expect(page.get_by_role("button", name="Enter the whole position")).to_be_visible()
    assert entered_by(page.url) == entered
    return dispute["state"], answered(page, dispute["game"], dispute["question"], {"state": dispute["state"], **dispute["asked"]})


def test_a_city_of_java_arrives_on_the_board(page: Page) -> None:
    state, answer = carried(page, "heights", CITY)
    assert (answer["place"], answer["size"], answer["palace"]["value"]) == ("city", 6, 4)
    ranking = [(each["player"], each["heights"], each["rank"]) for each in answer["players"]]
    assert ranking == [("one", [3, 1], 1), ("two", [3], 2)]
    assert answer["may_build"] == {"player": "one", "largest": 6}
    assert len(state["figures"]) == 3
    assert state.keys() == {"land", "palaces", "figures"}

    shore = {"place": "shore", "heights": {"two": [2], "three": [1]}}  # of unknown size
    dispute = carried_to_position(page, "heights", shore)
    assert dispute["state"].keys() == {"land", "figures"}
    expect(page.locator('.picture [data-at^="/state/figures/"]')).to_have_count(2)
    expect(page.locator(".told .verdict")).to_have_text("Possible so far")
    answer = answered(page, "java", dispute["question"], {"state": dispute["state"], **dispute["asked"]})
    assert {each["player"]: each["heights"] for each in answer["players"]} == shore["heights"]


def test_the_desk_and_the_quick_question_agree_on_palaces(page: Page, watch: Watch) -> None:
    watch.allow("POST /v1/games/java/standings was answered 400")
    place = {"type": "village", "spaces": 1, "heights": {"one": [1, 1]}}  # refused, so it arrives as it was asked
    dispute = carried_to_position(page, "heights", {"place": "village", "spaces": 1, "heights": {"one": [1, 1]}})
    assert (dispute["state"], dispute["asked"]) == ({}, {"place": place})

    page.goto(f"/en/heights{fragment({**CITY, 'palace': 6, 'spaces': 7})}")
    expect(page.locator(".glance")).to_contain_text("too few spaces for a larger one")
    page.get_by_role("button", name="Enter the whole position").click()
    page.wait_for_url("**/en/position#*")
    page.get_by_role("button", name="Ask about this position").click()
    expect(page.locator(".verdict")).to_contain_text("Player One is first, but no palace can be laid here")


def test_a_vote_brings_nobody_who_is_not_there(page: Page) -> None:
    clans = {"red": {**CLAN, "hero": "warrior", "army": 2, "ballot": True}, "blue": {**CLAN, "ballot": False}}
    vote = {"palisade": False, "clans": clans}
    state, _ = carried(page, "votes", vote | {"players": 3})
    assert {"yellow", "white", "violet"}.isdisjoint(str(state).split("'"))
    assert state["territories"]["coast-1"]["works"] == []
    for players, votes in ((3, 3), (4, 2), (None, None)):
        request = page.evaluate(REQUEST, vote | ({"players": players} if players else {}))
        assert request["ballots"] == {"red": True, "blue": False}
        answer = answered(page, "graenaland", "votes", request)
        assert [each["player"] for each in answer["players"]] == ["red", "blue"]
        warrior = next(source for source in answer["players"][0]["sources"] if source["source"] == "warrior")
        assert warrior.get("votes") == votes
        assert any("three-players" in rule["rule"] for rule in answer["rules"]) is (players != 4)

    three = ["red", "white", "violet"]  # they are all who play
    request = page.evaluate(REQUEST, {"palisade": False, "players": 3, "clans": dict.fromkeys(three, CLAN)})
    assert request["state"]["players"] == three


def test_a_landscape_arrives_square_by_square(page: Page) -> None:
    state, answer = carried(page, "landscape", {"shared": 5, "landscapes": {"one": SQUARES}})
    assert state == {"landscapes": {"one": {"squares": SQUARES}}, "shared": {"card": 5}}
    assert [each["player"] for each in answer["players"]] == ["one"]
