"""Receipts over HTTP: an answer with a receipt, the check, the public keys, and a service without keys."""

import logging
from itertools import count
from typing import Any

import orjson
import pytest
from werkzeug.test import Client

from lawspeaker.api.receipts.words import MOST_CHARACTERS, in_words
from lawspeaker.api.settings import Settings
from lawspeaker.app import create_front
from lawspeaker.games import GAMES
from tests.api.worked import ONE_OF_EACH, Worked
from tests.client import Adapter, client_of
from tests.receipt_keys import SIGNED_AT, jwk_set, private_jwk, public
from tests.sweeps import each

OURS = private_jwk("ours")
LONGEST = 1_100
"""Characters. A code with a longer receipt would be hard to scan."""


@pytest.fixture(scope="module")
def signing() -> Client:
    """A client of a service that signs, whose clock goes on by a second with each receipt."""
    seconds = count(SIGNED_AT)
    app = create_front(Settings(receipt_keys=jwk_set(OURS)), GAMES, clock=lambda: next(seconds) + 0.9)
    return Client(Adapter(app))


@pytest.fixture
def asked(dispute: Worked) -> dict[str, Any]:
    return {"question": dispute.question}


def check(client: Client, receipt: str, **of: Any) -> Any:
    return client.post("/v1/receipts/verify", json={"receipt": receipt, **of}).get_json()


@each("worked", ONE_OF_EACH)
def test_every_question_has_receipts(signing: Client, worked: Worked) -> None:
    asked = {"question": worked.question}
    headers = {"Accept-Language": "cs"}
    alone = signing.post(worked.path, json=worked.body, headers=headers).get_json()
    body = signing.post("/v1/receipts?explain=all", json=asked, headers=headers).get_json()
    assert len(body["receipt"]) <= LONGEST
    checked = check(signing, body["receipt"], request=worked.body, answer=body["answer"][worked.game.id][worked.operation])
    assert checked["outcome"] == "valid"
    said = {"game": worked.game.id, "question": worked.operation, "language": "cs", "explain": True}
    assert {name: checked["receipt"][name] for name in said} == said
    assert checked["receipt"]["ruleset"] == alone.get("ruleset", worked.game.ruleset)
    assert checked["receipt"].get("verdict") == alone.get("verdict", alone.get("outcome"))


def test_a_receipt_leaves_the_bytes_of_the_answer_alone(asked: dict[str, Any], dispute: Worked) -> None:
    signing, plain = client_of(receipt_keys=jwk_set(OURS)), client_of()
    expected = plain.post(dispute.path, json=dispute.body)
    answers = [signing.post("/v1/receipts", json=asked) for _ in range(2)]
    for answer in answers:
        assert answer.data.endswith(
            b',"answer":{"%b":{"%b":%b}}}' % (dispute.game.id.encode(), dispute.operation.encode(), expected.data)
        )
    kept = signing.post(dispute.path, data=orjson.dumps(dispute.body), content_type="application/json")
    assert kept.headers["Cache-Status"] == "lawspeaker; hit; detail=memory"
    assert kept.data == expected.data
    for name in ("Content-Type", "Content-Language", "Vary"):
        assert kept.headers[name] == expected.headers[name]


def test_a_receipt_has_its_own_time_and_preferences(signing: Client, asked: dict[str, Any]) -> None:
    first, second = (signing.post("/v1/receipts", json=asked).get_json() for _ in range(2))
    assert first["answer"] == second["answer"]
    times = [check(signing, each["receipt"])["receipt"]["iat"] for each in (first, second)]
    assert times[1] == times[0] + 1
    minimal = signing.post("/v1/receipts", json=asked, headers={"Prefer": "return=minimal"})
    assert minimal.headers["Preference-Applied"] == "return=minimal"
    said = check(signing, minimal.get_json()["receipt"])["receipt"]
    assert said["minimal"] is True
    assert "explain" not in said


def test_an_error_in_the_question_is_reported_with_its_place(signing: Client) -> None:
    def problem(question: Any) -> Any:
        return signing.post("/v1/receipts", json={"question": question}).get_json()

    unknown = problem({"chess": {"rulings": {}}})
    assert (unknown["status"], unknown["errors"][0]["pointer"]) == (404, "/question/chess")
    assert problem({"java": {"openings": {}}})["errors"][0]["pointer"] == "/question/java/openings"
    invalid = problem({"java": {"scores": {"stat": 5}}})
    assert (invalid["status"], {error["pointer"] for error in invalid["errors"]}) == (
        400,
        {f"/question/java/scores/{member}" for member in ("state", "stat")},
    )
    impossible = problem({"java": {"scores": {"state": {"tiles": [], "palaces": [{"space": "E9", "value": 4}]}}}})
    assert (impossible["status"], impossible["errors"][0]["pointer"]) == (422, "/question/java/scores/state/palaces/0/space")
    missing = problem({"java": {}})
    assert (missing["status"], missing["errors"][0]["pointer"]) == (400, "/question/java")


@each("language", ["en", "cs", "fr"])
def test_the_check_says_its_result_in_words(language: str) -> None:
    old = private_jwk("old")
    signing = client_of(receipt_keys=jwk_set(old))
    asked = {"question": {"java": {"setups": {"players": ["one", "two"], "seed": "a"}}}}
    receipt = signing.post("/v1/receipts", json=asked).get_json()["receipt"]
    later = client_of(receipt_keys=jwk_set(OURS, public(old, revoked={"revoked_at": 2**37})))
    past = client_of(receipt_keys=jwk_set(OURS, public(old, revoked={"revoked_at": 0})))
    headers = {"Accept-Language": language}
    altered = f"{receipt[:-1]}{'A' if receipt[-1] != 'A' else 'Q'}"
    told = {}
    for client, sent, outcome in [
        (signing, {"receipt": receipt}, "valid"),
        (later, {"receipt": receipt}, "valid"),
        (past, {"receipt": receipt}, "withdrawn-key"),
        (client_of(receipt_keys=jwk_set(OURS)), {"receipt": receipt}, "unknown-key"),
        (signing, {"receipt": altered}, "altered"),
        (signing, {"receipt": receipt, "request": {}}, "other-content"),
        (signing, {"receipt": receipt, "answer": {}}, "other-content"),
        (signing, {"receipt": receipt, "request": 5, "answer": None}, "other-content"),
        (signing, {"receipt": "nonsense"}, "not-a-receipt"),
    ]:
        answer = client.post("/v1/receipts/verify", json=sent, headers=headers)
        assert (answer.status_code, answer.headers["Content-Language"]) == (200, language)
        assert answer.get_json()["outcome"] == outcome
        told[answer.get_json()["message"]] = outcome
    assert len(told) == 9


def test_the_public_keys_are_published_without_the_private_part(signing: Client) -> None:
    answer = signing.get("/.well-known/jwks.json")
    assert answer.get_json() == {"keys": [{**public(OURS), "use": "sig"}]}
    assert signing.get("/.well-known/jwks.json", headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304
    assert signing.get("/.well-known/jwks.json?x=1").status_code == 400


def test_without_a_key_the_service_says_that_receipts_are_off(asked: dict[str, Any]) -> None:
    off, checking = client_of(), client_of(receipt_keys=jwk_set(public(OURS)))
    for answer in (
        off.post("/v1/receipts", json=asked),
        off.post("/v1/receipts/verify", json={"receipt": "a"}),
        checking.post("/v1/receipts", json=asked),
    ):
        assert (answer.status_code, answer.get_json()["type"]) == (403, "/problems/receipts-off")
    assert off.get("/.well-known/jwks.json").get_json() == {"keys": []}
    assert off.get("/problems/receipts-off").status_code == 200
    assert check(checking, "a")["outcome"] == "not-a-receipt"


def test_the_private_key_is_nowhere(
    asked: dict[str, Any], caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    settings = Settings(receipt_keys=jwk_set(OURS), log_level="debug")
    client = Client(Adapter(create_front(settings)))
    answers = [
        client.post("/v1/receipts", json=asked),
        client.post("/v1/receipts/verify", json={"receipt": OURS["x"]}),
        client.post("/v1/receipts", json={}),
        *(client.get(path) for path in ("/.well-known/jwks.json", "/metrics", "/readyz", "/v1/games", "/openapi.json")),
    ]
    told = [*(answer.get_data(as_text=True) for answer in answers), caplog.text, *capfd.readouterr(), repr(settings)]
    assert not [text for text in told if OURS["d"] in text]


def test_words_give_the_reasons_that_decide_and_are_cut() -> None:
    messages = GAMES["graenaland"].messages
    told = [(False, "kept"), (True, "broken"), (True, "too")]
    findings = [{"decides": decides, "message": message} for decides, message in told]
    assert in_words({"findings": findings}, messages, "en") == ["broken", "too"]
    assert in_words({"findings": findings[:1]}, messages, "en") == []
    stopped = {"verdict": "illegal", "sentence": "Red builds", "findings": findings}
    assert in_words({"rulings": [{"verdict": "legal"}, stopped]}, messages, "en") == ["Red builds", "broken", "too"]
    words = in_words({"sentence": "Red passes", "findings": [{"decides": True, "message": "x" * 200}] * 5}, messages, "en")
    assert words[0] == "Red passes"
    assert sum(map(len, words)) <= MOST_CHARACTERS
    assert words[-1].endswith("…")
    scores = [{"player": "blue", "at_least": 1, "at_most": 3}, {"player": "white", "at_least": 2}, {"player": "red", "rank": 1}]
    players = [{"player": "red", "votes": 0}, *scores, {"player": "red"}]
    assert in_words({"players": players}, messages, "en") == ["Red 0, Blue 1-3, White ≥ 2, 1. Red, Red"]
    hinge = {"reading": "deck.reshuffle", "choice": "when-needed", "otherwise": [{"choice": "when-last-leaves"}]}
    (reading,) = in_words({"hinges_on": [hinge]}, messages, "en")
    assert reading.startswith("The rulebook can be read otherwise: When is the discard pile shuffled")
    assert reading.endswith("Here: When the next card is needed")
