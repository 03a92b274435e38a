"""Generates valid and invalid requests from the committed contract. Every response must be one that the contract declares.

Nearly all random states are impossible. So valid requests ask about states, and actions, that play leads to, and only what may be
added to these is generated. Each operation must give a number of successful responses.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.test import Client

from lawspeaker.api.settings import Settings
from lawspeaker.app import create_front
from lawspeaker.games import GAMES
from tests.api.worked import WORKED
from tests.client import Adapter
from tests.effort import THOROUGH
from tests.receipt_keys import jwk_set, private_jwk

pytestmark = pytest.mark.slow

T = TypeVar("T")
Body = dict[str, Any]

CONTRACT = Path(__file__).parents[2] / "openapi.yaml"
ENOUGH = 0.1
"""The least share of successful responses of each operation."""
UNCOMPRESSED = {"Accept-Encoding": "identity"}
"""Schemathesis accepts gzip, but does not decompress the responses of an application that it calls directly."""
FARTHEST = 2
"""The number of actions from a worked example to the farthest state that is tried."""

CHECKS = {
    "positive_data_acceptance": {"expected-statuses": ["2xx", "304", "422"]},
    "negative_data_rejection": {"expected-statuses": ["400", "404", "405", "406", "413", "415"]},
}
OF_BATCHES = {"negative_data_rejection": {"expected-statuses": ["200", "400", "404", "405", "406", "413", "415"]}}
"""A batch answers each of its questions: an invalid one with a problem."""
every_part = pytest.mark.parametrize("part", [*GAMES.ours, "others"])


def requests_of(tested: int) -> pytest.MarkDecorator:
    """The number of requests to each operation. Most of the time goes into generating states, for invalid ones each time."""
    return pytest.mark.parametrize("requests", [tested, pytest.param(100, marks=THOROUGH)])


@requests_of(6)
@every_part
def test_a_valid_request_gets_a_declared_answer(part: str, requests: int, subtests: pytest.Subtests) -> None:
    for operation in operations_of(part):
        with subtests.test(operation.label):
            statuses = send_generated(valid_cases(operation), requests)
            assert statuses.count(200) >= max(1, int(ENOUGH * len(statuses)))


@requests_of(4)
@every_part
def test_an_invalid_request_gets_a_declared_problem(part: str, requests: int, subtests: pytest.Subtests) -> None:
    for operation in operations_of(part):
        if operation.body or operation.path_parameters:
            with subtests.test(operation.label):
                cases = generated(operation, "negative")
                send_generated(cases.filter(lambda case: "None" not in repr(case.body)), requests)  # null is left out


@cache
def operations() -> list[Any]:
    """All but streams, for which Schemathesis writes no lines."""
    import schemathesis  # loads for more than a second

    config = {"checks": CHECKS, "operations": [{"include-path": "/v1/batches", "checks": OF_BATCHES}]}
    schema = schemathesis.openapi.from_path(CONTRACT, config=schemathesis.Config.from_dict(config))
    return [schema[path][method] for path, item in schema.raw_schema["paths"].items() for method in item if path != "/v1/streams"]


def operations_of(part: str) -> list[Any]:
    """The operations of a game; those of none are the part "others"."""
    return [
        operation for operation in operations() if part == (path[3] if len(path := operation.path.split("/")) > 3 else "others")
    ]


def send_generated(cases: st.SearchStrategy[Any], requests: int) -> Sequence[int]:
    """Sends generated requests, the same in each run, and validates the responses. Returns their statuses."""
    statuses = []

    def ask(case: Any) -> None:
        answer = case.call(app=app(), headers=UNCOMPRESSED)
        case.validate_response(answer)
        statuses.append(answer.status_code)

    health = list(HealthCheck)
    always = settings(max_examples=requests, derandomize=True, database=None, deadline=None, suppress_health_check=health)
    always(given(cases)(ask))()
    return statuses


def generated(operation: Any, mode: str, **known: Any) -> st.SearchStrategy[Any]:
    from schemathesis import GenerationMode

    cases: st.SearchStrategy[Any] = operation.as_strategy(generation_mode=GenerationMode(mode), **known)
    return cases


def valid_cases(operation: Any) -> st.SearchStrategy[Any]:
    """Valid requests to ``operation``. To generate a whole state takes long, and nearly all of them are impossible."""
    if bodies := whole_bodies(operation.path):
        return st.sampled_from(bodies).flatmap(
            lambda body: generated(operation, "positive", body=body, media_type="application/json")
        )
    return generated(operation, "positive").map(with_possible_state)


@cache
def whole_bodies(path: str) -> Sequence[Body]:
    """The bodies of a question to which nothing can be added; none for other operations."""
    game, question = path.split("/")[3:5] if path.count("/") == 4 else ("", "")
    match question:
        case "rulings":
            return [{"state": state, "action": action} for state, actions in reachable(game) for action in actions]
        case "turns" | "replays":
            more = {"go_on": True} if question == "replays" else {}
            return [{"state": state, "actions": actions[-2:], **more} for state, actions in reachable(game)]
        case "legal-actions" | "audits" | "pictures" | "edits":
            return []
        case _:
            return [dict(worked.body) for worked in WORKED if worked.path == path]


def with_possible_state(case: Any) -> Any:
    """``case`` with a state and an action that play leads to; in a batch and for a receipt, worked examples."""
    body, place = case.body, case.path.split("/")[2:]
    if isinstance(body, dict) and place != ["receipts", "verify"]:
        some = [one.question for one in (chosen(WORKED, body), WORKED[0])]
        case.body = {"batches": {"questions": some}, "receipts": {"question": some[0]}}.get(place[0]) or with_state(
            place[1], body
        )
    return case


def with_state(game: str, body: Body) -> Body:
    state, actions = chosen(reachable(game), body)
    strangers = set() if body.get("player") in state.get("players", ()) else {"player"}
    action = {"action": chosen(actions, body)} if "action" in body else {}
    return {**{member: value for member, value in body.items() if member not in strangers}, "state": state, **action}


def chosen(items: Sequence[T], body: Body) -> T:
    """One of ``items``, always the same for the same ``body``."""
    return items[crc32(repr(body).encode(errors="backslashreplace")) % len(items)]


@cache
def app() -> Adapter:
    return Adapter(create_front(Settings(receipt_keys=jwk_set(private_jwk()))))


@cache
def reachable(game: str) -> Sequence[tuple[Any, list[Any]]]:
    """States that play leads to from the worked examples, each with actions: legal ones, and that of the example."""
    starts = [worked.body for worked in WORKED if worked.game.id == game and "state" in worked.body]
    return [found for start in starts for found in played(game, start["state"], start.get("action"))]


def played(game: str, state: Any, action: Any) -> Iterator[tuple[Any, list[Any]]]:
    client = Client(app())
    for turn in range(FARTHEST):
        legal = client.post(f"/v1/games/{game}/legal-actions", json={"state": state, "limit": 20}).get_json().get("actions", [])
        actions = legal + ([action] if action else [])
        if not actions:
            return
        yield state, actions
        ruling = client.post(f"/v1/games/{game}/rulings", json={"state": state, "action": actions[turn % len(actions)]})
        state = ruling.get_json().get("state", state)
