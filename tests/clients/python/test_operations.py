"""Every operation of the contract is asked of a running service through the Python package, which gives its answer."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import orjson
import pytest

from lawspeaker.games import GAMES
from lawspeaker_client import AsyncLawspeaker, Lawspeaker
from lawspeaker_client.models import JavaSetupRequest
from tests.api.worked import WORKED
from tests.receipt_keys import jwk_set, private_jwk
from tests.serving import Server, serve

pytestmark = pytest.mark.slow

OURS = [worked for worked in WORKED if worked.game.id in GAMES.ours]


@dataclass(frozen=True)
class Use:
    """A use of an operation: the method, and what it is given; and as what the client should send it."""

    verb: str
    template: str
    """The path as the contract has it."""
    path: str
    game: str
    method: str
    given: tuple[Any, ...] = ()

    def of(self, client: Lawspeaker | AsyncLawspeaker) -> Callable[..., Any]:
        owner = getattr(client, self.game.replace("-", "_")) if self.game else client
        method: Callable[..., Any] = getattr(owner, self.method)
        return method

    @property
    def body(self) -> bytes | None:
        return orjson.dumps(self.given[0]) if self.verb == "post" else None


def uses() -> Iterator[Use]:
    yield Use("get", "/.well-known/jwks.json", "/.well-known/jwks.json", "", "public_keys", ())
    for name in ("healthz", "readyz"):
        yield Use("get", f"/{name}", f"/{name}", "", name)
    yield Use("get", "/v1/games", "/v1/games", "", "games")
    questions = [worked.question for worked in OURS]
    yield Use("post", "/v1/batches", "/v1/batches", "", "batches", ({"questions": questions[:8]},))
    for game in GAMES.ours.values():
        path = f"/v1/games/{game.id}"
        yield Use("get", path, path, game.id, "game")
        yield Use("get", f"{path}/rules", f"{path}/rules", game.id, "rules")
        yield Use("get", f"{path}/examples", f"{path}/examples", game.id, "examples")
        yield Use("get", f"{path}/pieces", f"{path}/pieces", game.id, "pieces")
        rule, edition = next(iter(game.catalogue.rules)), next(iter(game.editions))
        yield Use("get", f"{path}/rules/{{rule}}", f"{path}/rules/{rule}", game.id, "rule", (rule,))
        yield Use("get", f"{path}/editions/{{edition}}", f"{path}/editions/{edition}", game.id, "edition", (edition,))
    for worked in OURS:
        method = worked.operation.replace("-", "_")
        yield Use("post", worked.path, worked.path, worked.game.id, method, (worked.body,))


USES = list(uses())


def plain(answer: Any) -> bytes:
    """An answer of a client as it was sent: a picture as text, all else in JSON."""
    return answer.encode() if isinstance(answer, str) else orjson.dumps(answer)


WITH_A_KEY = {("post", "/v1/receipts"), ("post", "/v1/receipts/verify")}
"""What needs a service with a key. ``test_a_receipt_is_asked_for_and_checked`` uses it."""


def test_a_receipt_is_asked_for_and_checked() -> None:
    with serve(receipt_keys=jwk_set(private_jwk())) as server, Lawspeaker(server.url) as client:
        request: JavaSetupRequest = {"players": ["one", "two"]}
        answer = client.receipts({"question": {"java": {"setups": request}}})
        checked = client.receipts_verify(
            {"receipt": answer["receipt"], "request": request, "answer": answer["answer"]["java"]["setups"]}
        )
        assert checked["outcome"] == "valid"


def test_every_operation_of_the_contract_is_used(contract: Any) -> None:
    operations = {(verb, path) for path, item in contract["paths"].items() for verb in item}
    assert {(use.verb, use.template) for use in USES} | WITH_A_KEY | {("post", "/v1/streams")} == operations


def test_both_clients_give_the_answers_of_the_service(service: Server, judge: Lawspeaker) -> None:
    async def all_answers() -> list[Any]:
        async with AsyncLawspeaker(service.url, retries=100) as client:  # the service may refuse so many at the same time
            return await asyncio.gather(*(use.of(client)(*use.given) for use in USES))

    for use, awaited in zip(USES, asyncio.run(all_answers()), strict=True):
        answer = use.of(judge)(*use.given)
        status, _, body = service.ask(use.path, use.body)
        assert (status, plain(answer), plain(awaited)) == (200, body, body), use


def test_both_clients_have_the_same_methods() -> None:
    def methods(owner: object) -> set[str]:
        return {name for name in dir(owner) if not name.startswith("_")}

    one, other = Lawspeaker("http://127.0.0.1"), AsyncLawspeaker("http://127.0.0.1")
    assert methods(one) - {"close"} == methods(other) - {"aclose"}
    for game in GAMES.ours:
        name = game.replace("-", "_")
        assert methods(getattr(one, name)) == methods(getattr(other, name))
    one.close()
    asyncio.run(other.aclose())


def test_a_picture_is_the_text_of_an_svg(judge: Lawspeaker) -> None:
    picture = judge.confusing_lands.pictures({"state": {"landscapes": {"one": {"squares": ["F M"]}}}})
    assert picture["svg"].startswith("<svg ")


def test_rules_are_found_by_their_words(judge: Lawspeaker) -> None:
    found = judge.java.rules(search="palác & figurka?", language="cs")["rules"]
    assert {rule["id"] for rule in found} < {rule["id"] for rule in judge.java.rules()["rules"]}
    assert judge.java.rules(search="who wins a tie")["rules"][0]["id"] == "end.winner"


def test_preferences_reach_the_service(service: Server, judge: Lawspeaker) -> None:
    czech = judge.java.game(language="cs")
    assert czech["title"] != judge.java.game()["title"]
    with Lawspeaker(service.url, language="cs") as client:
        assert client.java.game() == czech
        assert client.java.game(language="en") == judge.java.game()
    answer = judge.java.setups({"players": ["one", "two"], "seed": "rice"})
    minimal = judge.java.setups({"players": ["one", "two"], "seed": "rice"}, minimal=True)
    assert answer.keys() - minimal.keys() == {"state"}
    explained = judge.java.setups({"players": ["one", "two"], "seed": "rice"}, explain="all")
    assert len(explained["findings"]) > len(answer["findings"])
