"""Generates valid and invalid requests from the committed contract. Every response must be one that the contract declares.

Nearly all random states are impossible. So in valid requests the state, and the action if there is one, are replaced by some
that play leads to. Each operation must give a number of successful responses.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode
from werkzeug.test import Client

from lawspeaker.api.settings import Settings
from lawspeaker.app import create_app
from tests.api.worked import IN_JSON, WORKED, Worked
from tests.client import Adapter
from tests.effort import THOROUGH
from tests.receipt_keys import jwk_set, private_jwk

pytestmark = pytest.mark.slow

T = TypeVar("T")

CONTRACT = Path(__file__).parents[2] / "openapi.yaml"
every_number = pytest.mark.parametrize("requests", [16, pytest.param(100, marks=THOROUGH)])
"""The number of valid requests to each operation, and of invalid ones."""
ENOUGH = 0.1
"""The least share of successful responses of each operation."""
UNCOMPRESSED = {"Accept-Encoding": "identity"}
"""Schemathesis accepts gzip, but does not decompress the responses of an application that it calls directly."""
FARTHEST = 4
"""The number of actions from a worked example to the farthest state that is tried."""

CHECKS = {
    "positive_data_acceptance": {"expected-statuses": ["2xx", "304", "422"]},
    "negative_data_rejection": {"expected-statuses": ["400", "404", "405", "406", "413", "415"]},
}
schema = schemathesis.openapi.from_path(CONTRACT, config=schemathesis.Config.from_dict({"checks": CHECKS}))
OPERATIONS: list[Any] = [schema[path][method] for path, item in schema.raw_schema["paths"].items() for method in item]

every_operation = pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)


@every_number
@every_operation
def test_a_good_request_has_an_answer_that_the_contract_declares(operation: Any, requests: int) -> None:
    statuses = []

    def ask(case: schemathesis.Case[Any]) -> None:
        if isinstance(case.body, dict):
            case.body = possible(case.path, case.body)
        answer = case.call(app=app(), headers=UNCOMPRESSED)
        case.validate_response(answer)
        statuses.append(answer.status_code)

    send_generated(ask, operation, GenerationMode.POSITIVE, requests)
    assert statuses.count(200) >= max(1, int(ENOUGH * len(statuses)))


@every_number
@pytest.mark.parametrize(
    "operation",
    [operation for operation in OPERATIONS if operation.body or operation.path_parameters],
    ids=lambda operation: operation.label,
)
def test_a_bad_request_is_refused_as_the_contract_declares(operation: Any, requests: int) -> None:
    def ask(case: schemathesis.Case[Any]) -> None:
        case.validate_response(case.call(app=app(), headers=UNCOMPRESSED))

    send_generated(ask, operation, GenerationMode.NEGATIVE, requests)


def send_generated(ask: Callable[[schemathesis.Case[Any]], None], operation: Any, mode: GenerationMode, requests: int) -> None:
    """Calls ``ask`` with so many generated requests to ``operation``. They are the same in each run."""
    always = settings(
        max_examples=requests, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
    )
    strategy: SearchStrategy[schemathesis.Case[Any]] = operation.as_strategy(generation_mode=mode)
    always(given(strategy)(ask))()


def possible(path: str, body: dict[str, Any]) -> dict[str, Any]:
    """``body`` with a state and an action that play leads to. If the question needs more than these, a worked example."""
    if path == "/v1/batches":
        return {"questions": [{"game": one.game.id, "question": one.operation, "request": one.body} for one in few(body)]}
    if path == "/v1/receipts":
        one = chosen(IN_JSON, body)
        return {"game": one.game.id, "question": one.operation, "request": one.body}
    if path == "/v1/receipts/verify":
        return body
    game, question = path.split("/")[3:5]
    state, actions = chosen(reachable(game), body)
    match question:
        case "turns":
            return {"state": state, "actions": [chosen(actions, body), chosen(actions, state)]}
        case "rulings":
            return {"state": state, "action": chosen(actions, body)}
        case "audits" | "legal-actions":
            strangers = set() if body.get("player") in state.get("players", ()) else {"player"}
            action = {"action": chosen(actions, body)} if "action" in body else {}
            return {**{member: value for member, value in body.items() if member not in strangers}, "state": state, **action}
        case "pictures" | "edits":
            return {**body, "state": state}
        case "replays":
            return {"state": state, "actions": [chosen(actions, body), chosen(actions, state)], "go_on": True}
        case _:
            return chosen([dict(worked.body) for worked in WORKED if worked.path == path], body)


def few(body: dict[str, Any]) -> list[Worked]:
    """Two worked examples, always the same for the same ``body``."""
    return [chosen(IN_JSON, body), chosen(IN_JSON, {"second": body})]


def chosen(items: Sequence[T], body: dict[str, Any]) -> T:
    """One of ``items``, always the same for the same ``body``."""
    return items[crc32(repr(body).encode(errors="backslashreplace")) % len(items)]


@cache
def app() -> Adapter:
    return Adapter(create_app(Settings(receipt_keys=jwk_set(private_jwk()))))


@cache
def reachable(game: str) -> list[tuple[Any, list[Any]]]:
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
