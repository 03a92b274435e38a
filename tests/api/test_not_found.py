"""What does not exist is answered with what does; a wrong method or media type with the right one."""

from typing import Any

from werkzeug.test import Client

from lawspeaker.adjudication.questions import questions_of
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.words.quoting import MOST_LISTED
from lawspeaker.api.problem_types import PROBLEM_TYPES
from lawspeaker.games import GAMES
from tests.api.worked import Worked
from tests.sweeps import each

GAMES_LISTED = f"There are: {', '.join(GAMES)}."


def detail(client: Client, path: str, method: str = "GET", status: int = 404) -> str:
    answer = client.open(path, method=method)
    assert (answer.status_code, answer.mimetype) == (status, "application/problem+json")
    assert answer.headers["Content-Language"] == "en"
    text: str = answer.get_json()["detail"]
    return text


@each(
    "path, beginning",
    [
        ("/v1/games/chess", 'There is no "chess" below /v1/games. '),
        ("/v1/games/chess/rulings", 'There is no "chess" below /v1/games. '),
        ("/v1/games/", "The path is incomplete after /v1/games/. "),
        ("/v1/games/%0a%00", 'There is no "\\n\\u0000" below /v1/games. '),
        ("/openapi/chess.json", 'There is no game "chess". '),
        ("/en/rules/chess", 'There is no game "chess". '),
    ],
)
def test_an_unknown_game_is_answered_with_all_games(client: Client, path: str, beginning: str) -> None:
    assert detail(client, path) == beginning + GAMES_LISTED


@each("game", GAMES.values(), label=lambda game: game.id)
def test_what_a_game_does_not_have_is_answered_with_what_it_has(client: Client, game: Game[Any]) -> None:
    path = f"/v1/games/{game.id}"
    said = detail(client, f"{path}/ruling", "POST")
    assert said.startswith(f'There is no "ruling" below {path}. There are: ')
    listed = said.removesuffix(".").partition("There are: ")[2].split(", ")
    assert {question.name for question in questions_of(game)} | {"rules", "examples"} <= set(listed)
    if game.editions:
        assert detail(client, f"{path}/editions/first") == f'There is no edition "first". There are: {", ".join(game.editions)}.'
        assert detail(client, f"{path}/editions").endswith(" itself. Below it there are: {edition}.")
    else:
        assert detail(client, f"{path}/editions").startswith(f'There is no "editions" below {path}. There are: setups, ')
    rules = list(game.catalogue.rules)
    where = f"GET {path}/rules lists all {len(rules)}."
    for of_rules in (f"{path}/rules/", f"/en/rules/{game.id}/"):
        nearly, strange = detail(client, f"{of_rules}{rules[3]}x"), detail(client, f"{of_rules}chess")
        if len(rules) <= MOST_LISTED:
            assert strange == f'There is no rule "chess". There are: {", ".join(rules)}.'
        else:
            assert nearly.startswith(f'There is no rule "{rules[3]}x". Did you mean {rules[3]}')
            assert nearly.endswith(where)
            assert strange == f'There is no rule "chess". {where}'


def test_an_unknown_page_is_answered_with_all_pages_of_its_kind(client: Client) -> None:
    assert detail(client, "/problems/chess") == f'There is no problem type "chess". There are: {", ".join(PROBLEM_TYPES)}.'
    assert detail(client, "/developers/chess").startswith('There is no guide "chess". There are: ask, play, errors, ')
    nowhere = "There is nothing at this path. The API begins at /v1/games, its documentation at /developers."
    assert detail(client, "/chess") == nowhere
    assert detail(client, "/v2/games") == nowhere
    assert detail(client, f"/v1/games/{'a' * 3_000}").startswith(f'There is no "{"a" * 40}…" (3,000 characters) below ')


def test_paths_below_a_leaf_are_explained(client: Client, dispute: Worked) -> None:
    assert detail(client, f"{dispute.path}/1", "POST") == f"There is nothing below {dispute.path}."
    rule = f"/v1/games/{dispute.game.id}/rules"
    assert detail(client, f"{rule}/{'a' * 3_000}%0a/1") == f"There is nothing below {rule}/{{rule}}."


@each(
    "method, path, said",
    [
        ("GET", "/v1/batches", 'This path accepts POST; the request used "GET".'),
        ("PUT", "/v1/games", 'This path accepts GET or HEAD; the request used "PUT".'),
        ("POST", "/docs", 'This path accepts GET or HEAD; the request used "POST".'),
    ],
)
def test_a_wrong_method_is_answered_with_the_right_ones(client: Client, method: str, path: str, said: str) -> None:
    assert detail(client, path, method, 405) == said
