"""The rules reader as it comes from the server, before any script runs."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby, product
from typing import Any

import orjson
import pytest
from markupsafe import escape
from werkzeug.test import Client

from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.messages import LANGUAGES
from lawspeaker.api.resources.cases import CASES, cases_by_rule
from lawspeaker.conformance.cases import Case
from lawspeaker.games import GAMES
from tests.client import client_of
from tests.conformance import cases
from tests.desk.link import entered_by
from tests.sweeps import each

LARGEST = 300_000
"""The largest size of a page in bytes."""


every_language = each("language", LANGUAGES)
every_game_and_language = each(
    "game, language", product(GAMES.ours.values(), LANGUAGES), label=lambda pair: f"{pair[0].id} in {pair[1]}"
)
every_game = each("game", GAMES.ours.values(), label=lambda game: game.id)


def read(client: Client, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200, path
    assert len(answer.data) < LARGEST, path
    return answer.text


def links(page: str) -> list[str]:
    return re.findall(r'href="([^"]+)"', page)


def ids(page: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', page)


def to_the_desk(page: str) -> Iterator[dict[str, Any]]:
    """The values in the links of a page to the desk."""
    return (entered_by(link) for link in links(page) if "/desk#" in link)


@cache
def by_rule() -> Mapping[tuple[str, str], list[Case]]:
    """The cases that show a rule, by the game and the rule."""
    found = defaultdict(list)
    for case in cases():
        for rule in case.rules:
            found[case.game, rule].append(case)
    return found


def cases_of(game: Game[Any], rule: str) -> list[Case]:
    return by_rule().get((game.id, rule), [])


@every_language
def test_games_are_listed_with_what_they_have(client: Client, language: str) -> None:
    page = read(client, f"/{language}/rules/")
    for game in GAMES.values():
        assert f"/{language}/rules/{game.id}" in links(page)
        assert str(len(game.catalogue.rules)) in page
        assert str(len(game.catalogue.readings)) in page


@every_game_and_language
def test_a_game_has_all_rules_under_headings_and_all_readings(client: Client, game: Game[Any], language: str) -> None:
    page = read(client, f"/{language}/rules/{game.id}")
    shown = [id for id in ids(page) if id in game.catalogue.rules]
    assert sorted(shown) == sorted(game.catalogue.rules)
    assert shown[0] in {rule for checks in game.action_checks.values() for rule, _ in checks}  # what players do comes first
    assert {f"/{language}/rules/{game.id}/{rule}" for rule in game.catalogue.rules} <= set(links(page))
    assert {f"reading-{reading}" for reading in game.catalogue.readings} <= set(ids(page))


@every_game_and_language
def test_rules_are_grouped_alike_in_every_language(game: Game[Any], language: str) -> None:
    def groups(language: str) -> list[list[str]]:
        heading = game.messages.heading
        return [list(rules) for _, rules in groupby(game.catalogue.rules, lambda rule: heading(language, rule))]

    assert groups(language) == groups("en")
    headings = [game.messages.heading(language, rules[0]) for rules in groups(language)]
    assert len(set(headings)) == len(headings) > 1


@pytest.mark.slow
@every_game
def test_every_rule_has_its_page(client: Client, game: Game[Any]) -> None:
    """The page has links to the previous and the next rule, and all cases. Those that violate the rule come first."""
    rules = list(game.catalogue.rules)
    for index, rule in enumerate(rules):
        language = LANGUAGES[index % len(LANGUAGES)]
        page = read(client, f"/{language}/rules/{game.id}/{rule}")
        around = rules[max(0, index - 1) : index] + rules[index + 1 :][:1]
        assert {f"/{language}/rules/{game.id}/{other}" for other in around} <= set(links(page))
        assert {f"/{other}/rules/{game.id}/{rule}" for other in LANGUAGES} <= set(links(page))
        cases = {f"case-{case.id}": rule in case.expect.get("violated", ()) for case in cases_of(game, rule)}
        shown = [id for id in ids(page) if id.startswith("case-")]
        assert sorted(shown) == sorted(cases)
        assert [cases[id] for id in shown] == sorted(cases.values(), reverse=True)
        entered = [dispute_of(case) for case in cases_of(game, rule) if case.request.get("state")]
        assert sorted(map(orjson.dumps, to_the_desk(page))) == sorted(map(orjson.dumps, entered))


@every_game
def test_a_case_can_be_opened_at_the_desk(client: Client, game: Game[Any]) -> None:
    one_of_each = {case.question: case for case in cases() if case.game == game.id and case.request.get("state")}
    for case in one_of_each.values():
        ask_as_the_desk_does(client, dispute_of(case))


def dispute_of(case: Case) -> dict[str, Any]:
    """The values for the desk that ask about a case: step by step, or its own question about the state as a whole."""
    request = {member: value for member, value in case.request.items() if member != "state"}
    has_steps = case.question in ("rulings", "turns", "replays")
    actions = (request.get("actions") or [request["action"]]) if has_steps else []
    dispute = {"game": case.game, "state": case.request["state"], "actions": actions}
    if case.question in ("rulings", "replays"):
        return dispute
    rest = {member: value for member, value in request.items() if case.question != "turns" or member != "actions"}
    return {**dispute, "question": case.question, "asked": rest}


def ask_as_the_desk_does(client: Client, entered: dict[str, Any]) -> None:
    path = f"/v1/games/{entered['game']}"
    if GAMES[entered["game"]].draw:
        assert client.post(f"{path}/pictures", json={"state": entered["state"]}).status_code == 200
    question = entered.get("question", "replays" if entered["actions"] else "audits")
    request = {"state": entered["state"], **({"actions": entered["actions"]} if entered["actions"] else {})}
    assert client.post(f"{path}/{question}", json=request | entered.get("asked", {})).status_code == 200


def test_a_case_shows_its_question_and_answer(client: Client) -> None:
    """Jáva, paragraph 43: whoever stands highest is first; One on the third level before Two on the second, for a palace of 6."""
    page = " ".join(read(client, "/cs/rules/java/final.first").split())
    case = page[page.index('id="case-ranking-higher-figure"') :].partition("</article>")[0]
    assert "Kdo stojí nejvýš?" in case
    assert "Výšky: Hráč 1: 3; Hráč 2: 2" in case
    assert "Body: Hráč 1: 6; Hráč 2: 3" in case
    assert "/desk#" not in case, "there is no state to open"


def test_a_title_in_another_language_than_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = cases_by_rule(GAMES["java"].folder / CASES)["final.first"]
    case = next(case for case in shown if case["id"] == "ranking-higher-figure")
    monkeypatch.delitem(case["titles"], "fr")
    czech, english = case["titles"]["cs"], escape(case["title"])
    client = client_of()
    for language, heading in (("cs", f"<h3>{czech}"), ("fr", f'<h3 lang="en">{english}')):
        page = read(client, f"/{language}/rules/java/final.first")
        assert heading in page[page.index('id="case-ranking-higher-figure"') :].partition("</article>")[0]
    assert "<h3 lang" not in read(client, "/en/rules/java/final.first")


def test_a_case_that_breaks_several_rules_names_the_others(client: Client) -> None:
    broken = ((case, rule) for case in cases() for rule in case.rules if rule in case.expect.get("violated", ()))
    case, rule = next((case, rule) for case, rule in broken if len(case.expect["violated"]) > 1)
    page = read(client, f"/fr/rules/{case.game}/{rule}")
    shown = page[page.index(f'id="case-{case.id}"') :].partition("</article>")[0]
    assert {f"/fr/rules/{case.game}/{other}" for other in case.expect["violated"] if other != rule} <= set(links(shown))
